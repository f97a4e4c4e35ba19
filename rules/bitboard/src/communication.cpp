// Communication with its reasons: the path of each unit in communication, the cuts of each other.
#include <algorithm>
#include <cassert>

#include "casebook/bitboard/questions.hpp"
#include "prepared.hpp"
#include "seeds.hpp"
#include "sets.hpp"

namespace casebook::bitboard {
namespace {

constexpr int no_step = -1;

// Brings communication to one unit. A communications unit that contact brings in before a line
// does has two steps, and redirects from the second.
struct Arrival {
  Link link;
  int previous;
  bool redirects;
};

// One side's lines: who stands on the board, and what ends or cuts a line.
struct Lines {
  Lines(const Prepared& with, const Field& on, int of)
      : prepared(with), field(on), side(of), ground(*with.ground), ending(ground.closed) {
    const Law& law = prepared.law;
    Set enemies = load(field.side[1 - side]);
    if (law.line_cutters != LineCutters::any_enemy_unit) {
      enemies = enemies - field.arm[communications];
    }
    if (law.line_cutters == LineCutters::connected_fighting_units) {
      Law layer = law;
      layer.line_cutters = LineCutters::fighting_units;
      Standing standing;
      prepared.kernel->find_standing(ground, layer, field, 1 - side, standing);
      enemies = enemies & standing.in[1 - side];
    }
    cutting = rows_of(enemies);
    if (law.enemy_arsenals_block_lines) {
      ending = rows_of(load(ending) | (load(ground.arsenal[1 - side]) - field.fallen));
    }
  }

  bool serves(Spot arsenal) const {
    return holds(ground.arsenal[side], arsenal) && !holds(field.fallen, arsenal);
  }
  bool is_silenced(Spot arsenal) const {
    return holds(cutting, arsenal) && !prepared.law.occupied_arsenals_radiate;
  }
  bool is_own(Spot spot) const { return holds(field.side[side], spot); }
  bool is_fighting_unit(Spot unit) const { return is_fighting(code_at(field, unit)); }
  bool links(Spot giver, Spot receiver) const {
    return !prepared.law.only_fighting_units_link ||
           (is_fighting_unit(giver) && is_fighting_unit(receiver));
  }
  bool redirects(Spot unit, LinkKind kind, Spot giver) const {
    if (is_fighting_unit(unit)) return false;
    if (kind != LinkKind::contact) return true;
    return prepared.law.contact_redirects && (is_fighting_unit(giver) || links(giver, unit));
  }

  const Prepared& prepared;
  const Field& field;
  const int side;
  const Ground& ground;
  Rows cutting;
  Rows ending;
};

// Spreads communication link by link, so that the first arrival at a unit ends its canonical path.
class Paths {
 public:
  explicit Paths(const Lines& lines) : lines_(lines) {
    for (int i = 0; i < lines.ground.arsenal_count[lines.side]; ++i)
      start_from(lines.ground.arsenals[lines.side][i]);
    for (std::size_t at = 0; at < arrivals_.size(); ++at) go_on_from(static_cast<int>(at));
  }

  const Rows& in() const { return in_; }
  const Rows& redirecting() const { return redirecting_; }

  std::vector<Link> path_to(Spot unit) const {
    std::vector<Link> path;
    if (!holds(in_, unit)) return path;
    for (int at = first_[unit.at]; at != no_step;) {
      const Arrival& arrival = arrivals_[static_cast<std::size_t>(at)];
      path.push_back(arrival.link);
      at = arrival.previous;
    }
    std::reverse(path.begin(), path.end());
    return path;
  }

 private:
  struct Candidate {
    Spot unit;
    LinkKind kind;
  };

  void start_from(Spot arsenal) {
    if (!lines_.serves(arsenal)) return;
    candidates_.clear();
    if (lines_.prepared.law.arsenal_square_communicates && lines_.is_own(arsenal)) {
      candidates_.push_back({arsenal, LinkKind::on_arsenal});
    }
    if (!lines_.is_silenced(arsenal)) follow_lines(arsenal, LinkKind::arsenal_line);
    take_candidates(arsenal, no_step);
  }

  void go_on_from(int at) {
    const Arrival arrival = arrivals_[static_cast<std::size_t>(at)];
    const Spot unit = spot_of(arrival.link.to);
    candidates_.clear();
    if (arrival.redirects) follow_lines(unit, LinkKind::redirected_line);
    for (const int step : steps)
      if (lines_.is_own(next(unit, step))) {
        candidates_.push_back({next(unit, step), LinkKind::contact});
      }
    take_candidates(unit, at);
  }

  void follow_lines(Spot from, LinkKind kind) {
    for (const int step : steps)
      for (Spot at = next(from, step); !holds(lines_.ending, at) && !holds(lines_.cutting, at);
           at = next(at, step))
        if (lines_.is_own(at)) candidates_.push_back({at, kind});
  }

  void take_candidates(Spot from, int previous) {
    std::sort(candidates_.begin(), candidates_.end(), [](const Candidate& a, const Candidate& b) {
      return a.unit.at != b.unit.at ? a.unit.at < b.unit.at : a.kind < b.kind;
    });
    for (const Candidate& candidate : candidates_) take(candidate, from, previous);
  }

  void take(const Candidate& candidate, Spot from, int previous) {
    const Spot unit = candidate.unit;
    const bool is_known = holds(in_, unit);
    const bool is_contact = candidate.kind == LinkKind::contact;
    const bool redirects = lines_.redirects(unit, candidate.kind, from);
    if (is_known && (!redirects || holds(redirecting_, unit))) return;
    if (is_contact && !redirects && !lines_.links(from, unit)) return;
    if (!is_known) first_[unit.at] = static_cast<int>(arrivals_.size());
    insert(in_, unit);
    if (redirects) insert(redirecting_, unit);
    arrivals_.push_back({{candidate.kind, square_of(from), square_of(unit)}, previous, redirects});
  }

  const Lines& lines_;
  std::vector<Candidate> candidates_;
  std::vector<Arrival> arrivals_;
  Rows in_{};
  Rows redirecting_{};
  int first_[spot_count];  // of the units in communication
};

// What cuts the line from `source` to the isolated unit, where it would reach it otherwise: where
// no mountain and no arsenal ends it.
std::optional<Cut> cut_of(const Lines& lines, Spot source, Spot unit, bool is_silenced) {
  const auto direction = line_between(square_of(source), square_of(unit));
  if (!direction) return std::nullopt;
  const int step = steps[static_cast<std::size_t>(*direction)];
  std::optional<Cut> cut;
  for (Spot at = source; !(at == unit);) {
    at = next(at, step);
    if (holds(lines.ending, at)) return std::nullopt;
    if (!cut && holds(lines.cutting, at)) {
      cut = Cut{square_of(source), square_of(at), rule::communication_severed};
    }
  }
  if (!is_silenced) return cut;
  return Cut{square_of(source), square_of(source), rule::communication_occupied_arsenal};
}

std::vector<Cut> cuts_of(const Lines& lines, const Rows& redirecting, Spot unit) {
  std::vector<Cut> cuts;
  const Set sources = load(lines.ground.arsenal[lines.side]) | redirecting;
  for_each(sources, [&](Spot source) {
    if (!lines.serves(source) && !holds(redirecting, source)) return;
    const bool is_silenced = lines.serves(source) && lines.is_silenced(source);
    if (const auto cut = cut_of(lines, source, unit, is_silenced)) cuts.push_back(*cut);
  });
  return cuts;
}

Set both(const Rows (&rows)[2]) { return load(rows[0]) | rows[1]; }

}  // namespace

Communication communication(const Position& position, const Rules& rules) {
  const Prepared& prepared = rules.prepared();
  const Field field = field_of(position, prepared.law);
  const Standing standing = prepared.standing(field);
  const Lines lines[2] = {{prepared, field, 0}, {prepared, field, 1}};
  const Paths paths[2] = {Paths(lines[0]), Paths(lines[1])};
  Communication answer;
  answer.in = squares_of(rows_of(both(standing.in)));
  answer.redirecting = squares_of(rows_of(both(standing.redirecting)));
  const Rows everybody = rows_of(both(field.side));
  answer.units.reserve(static_cast<std::size_t>(size_of(everybody)));
  for_each(everybody, [&](Spot spot) {
    const Code code = code_at(field, spot);
    const int side = side_of(code);
    UnitCommunication of{square_of(spot), unit_of(code), paths[side].path_to(spot), {}};
    assert(has_any_seed() || of.in_communication() == holds(standing.in[side], spot));
    if (!of.in_communication()) {
      of.cuts = cuts_of(lines[side], standing.redirecting[side], spot);
    }
    answer.units.push_back(std::move(of));
  });
  return answer;
}

}  // namespace casebook::bitboard
