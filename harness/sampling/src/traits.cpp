#include "casebook/sampling/traits.hpp"

#include <algorithm>

#include "boards.hpp"
#include "casebook/bitboard/questions.hpp"

namespace casebook::sampling {
namespace {

constexpr std::array<std::string_view, trait_count> names{
    "isolated unit",    "armies in contact", "charge of one",   "charge of two",  "charge of three",
    "shaken outcome",   "destroyed outcome", "redirected line", "line cut",       "line nearly cut",
    "occupied arsenal", "fallen arsenal",    "unit in a fort",  "unit in a pass", "shaken unit",
    "moved unit",       "full map",          "small map",       "other reading"};

class Finder {
 public:
  Finder(const Position& position, const Rulings& rulings)
      : position_(position), rulings_(rulings), rules_(position.board, rulings) {}

  std::vector<Trait> all() {
    look_at_communication();
    look_at_clashes();
    look_at_the_board();
    std::sort(found_.begin(), found_.end());
    found_.erase(std::unique(found_.begin(), found_.end()), found_.end());
    return found_;
  }

 private:
  void add_if(bool is_there, Trait trait) {  // NOLINT: a fact, not a switch
    if (is_there) found_.push_back(trait);
  }

  void look_at_communication() {
    const Communication communication = bitboard::communication(position_, rules_);
    for (const UnitCommunication& unit : communication.units) {
      add_if(!unit.in_communication(), Trait::isolated_unit);
      add_if(!unit.cuts.empty(), Trait::line_cut);
      if (!unit.in_communication()) continue;
      const Link& last = unit.path.back();
      add_if(last.kind == LinkKind::redirected_line, Trait::redirected_line);
      add_if(last.kind == LinkKind::arsenal_line && enemy_beside(last, unit.unit.side),
             Trait::line_nearly_cut);
    }
  }

  // Whether an enemy stands beside a square between the two ends of a line.
  bool enemy_beside(const Link& line, Side side) const {
    for (const Square enemy : position_.units.squares(opponent(side)))
      for (const Direction direction : all_directions) {
        const auto near = position_.board->neighbour(enemy, direction);
        if (near && is_between(*near, line)) return true;
      }
    return false;
  }

  static bool is_between(Square square, const Link& line) {
    return !(square == line.from) && !(square == line.to) &&
           distance(line.from, square) + distance(square, line.to) ==
               distance(line.from, line.to) &&
           in_line(square, line.from) && in_line(square, line.to);
  }
  static bool in_line(Square a, Square b) {
    const int rows = std::abs(a.row() - b.row());
    const int columns = std::abs(a.column() - b.column());
    return rows == 0 || columns == 0 || rows == columns;
  }

  void look_at_clashes() {
    for (const Square target : position_.units.squares()) {
      const auto clash = bitboard::clash(position_, target, rules_);
      add_if(clash->outcome == Outcome::shaken, Trait::shaken_outcome);
      add_if(clash->outcome == Outcome::destroyed, Trait::destroyed_outcome);
      for (const Share& attacker : clash->attackers) {
        add_if(distance(attacker.square, target) == 1, Trait::armies_in_contact);
        if (attacker.factor != 7) continue;
        const int place = attacker.distance;
        add_if(place == 1, Trait::charge_of_one);
        add_if(place == 2, Trait::charge_of_two);
        add_if(place >= 3, Trait::charge_of_three_up);
      }
    }
  }

  void look_at_the_board() {
    for (const Square unit : position_.units.squares()) {
      const Terrain terrain = position_.board->terrain(unit);
      add_if(terrain == Terrain::fort, Trait::unit_in_fort);
      add_if(terrain == Terrain::pass, Trait::unit_in_pass);
      const auto owner = position_.standing_arsenal(unit);
      add_if(owner && *owner != position_.units.at(unit)->side, Trait::occupied_arsenal);
    }
    add_if(!position_.destroyed_arsenals.empty(), Trait::fallen_arsenal);
    add_if(position_.shaken.has_value(), Trait::shaken_unit);
    add_if(!position_.moved.empty(), Trait::moved_unit);
    const bool is_full =
        position_.board->columns() == Square::columns && position_.board->rows() == Square::rows;
    add_if(is_full, Trait::full_map);
    add_if(!is_full, Trait::small_map);
    add_if(!(rulings_ == Rulings{}), Trait::other_reading);
  }

  const Position& position_;
  const Rulings& rulings_;
  bitboard::Rules rules_;
  std::vector<Trait> found_;
};

}  // namespace

std::string_view name(Trait trait) { return names[static_cast<std::size_t>(trait)]; }

std::array<Trait, trait_count> all_traits() {
  std::array<Trait, trait_count> all{};
  for (std::size_t number = 0; number < trait_count; ++number)
    all[number] = static_cast<Trait>(number);
  return all;
}

std::vector<Trait> traits_of(const Position& position, const Rulings& rulings) {
  return Finder(position, rulings).all();
}

}  // namespace casebook::sampling
