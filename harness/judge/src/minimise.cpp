#include "casebook/judge/minimise.hpp"

#include <algorithm>

#include "casebook/scenario/position_problem.hpp"
#include "smaller.hpp"
#include "words.hpp"

namespace casebook::judge {
namespace {

// Pairs of units are only tried when there are few.
constexpr std::size_t most_in_pairs = 12;

class Minimiser {
 public:
  Minimiser(const Position& position, const Shows& shows, int questions)
      : shows_(shows), left_(questions), result_{position, 0} {}

  Minimised run() {
    bool is_smaller = true;
    while (is_smaller && left_ > 0) {
      is_smaller = drop_units();
      is_smaller = drop_marks() || is_smaller;
      is_smaller = level_ground() || is_smaller;
      is_smaller = drop_lines() || is_smaller;
      is_smaller = drop_rims() || is_smaller;
      is_smaller = weaken_units() || is_smaller;
      is_smaller = move_units_nearer() || is_smaller;
    }
    return result_;
  }

 private:
  const Position& now() const { return result_.position; }

  // Goes on from that position if it shows what was found.
  bool accept(const Position& smaller) {
    if (left_ == 0 || scenario::position_problem(smaller)) return false;
    --left_;
    ++result_.asked;
    if (!shows_(smaller)) return false;
    result_.position = smaller;
    return true;
  }

  // Offers parts of the list to be taken away, halves first, then smaller parts, single ones last.
  // `take` says whether a part could go.
  template <class Thing, class List, class Take>
  bool take_away(const List& list, const Take& take) {
    bool has_taken = false;
    std::vector<Thing> things = list();
    for (std::size_t part = std::max<std::size_t>(things.size(), 1); part > 0; part /= 2) {
      for (std::size_t from = 0; from < things.size();) {
        const auto begin = things.begin() + static_cast<std::ptrdiff_t>(from);
        const auto end =
            things.begin() + static_cast<std::ptrdiff_t>(std::min(from + part, things.size()));
        if (take(std::vector<Thing>(begin, end))) {
          has_taken = true;
          things = list();
        } else {
          from += part;
        }
      }
    }
    return has_taken;
  }

  bool drop_units() {
    const auto units = [this] { return list_of(now().units.squares()); };
    const bool has_dropped = take_away<Square>(units, [this](const std::vector<Square>& part) {
      return accept(without_units(now(), part));
    });
    return drop_pairs() || has_dropped;
  }

  // Two units of which neither can go alone: a source of communication and what cuts it, say. Or
  // one goes, and another takes its place.
  bool drop_pairs() {
    const std::vector<Square> units = list_of(now().units.squares());
    if (units.size() > most_in_pairs) return false;
    for (const Square one : units)
      for (const Square other : units) {
        if (one == other) continue;
        if (one < other && accept(without_units(now(), {one, other}))) return true;
        if (accept(with_unit_moved(without_units(now(), {one}), other, one))) return true;
      }
    return false;
  }

  bool drop_marks() {
    bool has_dropped = false;
    for (bool again = true; again;) {
      again = false;
      for (const Position& smaller : without_a_mark(now()))
        if (accept(smaller)) {
          has_dropped = again = true;
          break;
        }
    }
    return has_dropped;
  }

  bool level_ground() {
    const auto features = [this] {
      std::vector<Square> squares;
      for (const Terrain terrain : {Terrain::mountain, Terrain::pass, Terrain::fort})
        for (const Square square : now().board->squares_with(terrain)) squares.push_back(square);
      for (const Side side : all_sides)
        for (const Square square : now().board->arsenals(side)) squares.push_back(square);
      return squares;
    };
    return take_away<Square>(features, [this](const std::vector<Square>& part) {
      return accept(with_plain_ground(now(), part));
    });
  }

  bool drop_lines() {
    const auto rows = [this] { return numbers_below(now().board->rows()); };
    const auto columns = [this] { return numbers_below(now().board->columns()); };
    const bool has_fewer_rows = take_away<int>(rows, [this](const std::vector<int>& part) {
      return accept_if_any(without_lines(now(), {part, {}}));
    });
    const bool has_fewer_columns = take_away<int>(columns, [this](const std::vector<int>& part) {
      return accept_if_any(without_lines(now(), {{}, part}));
    });
    return has_fewer_rows || has_fewer_columns;
  }

  // The first or the last row or column goes, with the units on it.
  bool drop_rims() {
    const int last_row = now().board->rows() - 1;
    const int last_column = now().board->columns() - 1;
    for (const Lines& rim :
         {Lines{{0}, {}}, Lines{{last_row}, {}}, Lines{{}, {0}}, Lines{{}, {last_column}}}) {
      std::vector<Square> units;
      for (const Square unit : now().units.squares()) {
        const bool is_there = std::count(rim.rows.begin(), rim.rows.end(), unit.row()) > 0 ||
                              std::count(rim.columns.begin(), rim.columns.end(), unit.column()) > 0;
        if (is_there) units.push_back(unit);
      }
      if (accept_if_any(without_lines(without_units(now(), units), rim))) return true;
    }
    return false;
  }

  static std::vector<int> numbers_below(int end) {
    std::vector<int> numbers;
    for (int number = 0; number < end; ++number) numbers.push_back(number);
    return numbers;
  }
  bool accept_if_any(const std::optional<Position>& smaller) { return smaller && accept(*smaller); }

  bool weaken_units() {
    bool has_changed = false;
    for (const Square square : list_of(now().units.squares()))
      for (const Kind kind : weaker_kinds(now().units.at(square)->kind))
        if (accept(with_kind(now(), square, kind))) {
          has_changed = true;
          break;
        }
    return has_changed;
  }

  // How far apart the units are in all.
  static int spread(const Position& position) {
    const std::vector<Square> units = list_of(position.units.squares());
    int sum = 0;
    for (const Square one : units)
      for (const Square other : units) sum += distance(one, other);
    return sum;
  }

  bool move_units_nearer() {
    bool has_moved = false;
    for (const Square unit : list_of(now().units.squares()))
      for (const Direction direction : all_directions) {
        const auto to = now().board->neighbour(unit, direction);
        if (!to || now().units.holds(*to)) continue;
        const Position nearer = with_unit_moved(now(), unit, *to);
        if (spread(nearer) >= spread(now()) || !accept(nearer)) continue;
        has_moved = true;
        break;
      }
    return has_moved;
  }

  const Shows& shows_;
  int left_;
  Minimised result_;
};

}  // namespace

Minimised minimise(const Position& position, const Shows& shows, const MinimiseOptions& options) {
  return Minimiser(position, shows, options.questions).run();
}

Rulings minimise_rulings(const Rulings& rulings, const std::function<bool(const Rulings&)>& shows) {
  Rulings result = rulings;
  for (const Ruling ruling : all_rulings()) {
    if (result.reading(ruling) == 0) continue;
    Rulings nearer = result;
    nearer.set(ruling, 0);
    if (shows(nearer)) result = nearer;
  }
  return result;
}

}  // namespace casebook::judge
