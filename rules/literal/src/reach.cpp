#include "reach.hpp"

#include <algorithm>

namespace casebook::literal {
namespace {

// A unit that communication may pass to, from the step being looked at.
struct Candidate {
  Square unit;
  LinkKind kind;
};

// Unit by unit in reading order, a line before contact.
bool comes_first(const Candidate& a, const Candidate& b) {
  return a.unit == b.unit ? a.kind < b.kind : a.unit < b.unit;
}

Squares all_arsenals(const Case& c) {
  return c.position.board->arsenals(Side::north) | c.position.board->arsenals(Side::south);
}

class Spreading {
 public:
  Spreading(const Case& c, Side side) : c_(c), side_(side), own_(c.position.units.squares(side)) {}

  Reach run() {
    for (const Square arsenal : all_arsenals(c_))
      if (c_.ask<&RuleBook::arsenal_serves>(side_, arsenal)) start_from(arsenal);
    // The steps grow while they are gone through: a step never precedes one with fewer links.
    for (std::size_t at = 0; at < reach_.steps.size(); ++at) go_on_from(static_cast<int>(at));
    return std::move(reach_);
  }

 private:
  void start_from(Square arsenal) {
    std::vector<Candidate> candidates;
    if (c_.ask<&RuleBook::is_on_its_arsenal>(side_, arsenal)) {
      candidates.push_back({arsenal, LinkKind::on_arsenal});
    }
    if (!c_.ask<&RuleBook::is_silenced>(side_, arsenal)) {
      for (const Direction direction : all_directions)
        if (c_.ask<&RuleBook::arsenal_radiates>(arsenal, direction)) {
          follow_line(arsenal, direction, LinkKind::arsenal_line, candidates);
        }
    }
    take_all(candidates, arsenal, -1);
  }

  void go_on_from(int at) {
    const Reach::Step step = reach_.steps[static_cast<std::size_t>(at)];
    const Square unit = step.link.to;
    std::vector<Candidate> candidates;
    if (step.redirects) {
      for (const Direction direction : all_directions)
        follow_line(unit, direction, LinkKind::redirected_line, candidates);
    }
    for (const Direction direction : all_directions) {
      const auto neighbour = c_.position.board->neighbour(unit, direction);
      if (neighbour && own_.contains(*neighbour)) {
        candidates.push_back({*neighbour, LinkKind::contact});
      }
    }
    take_all(candidates, unit, at);
  }

  // The side's units on a line, up to a mountain, an enemy that cuts, or the edge.
  void follow_line(Square from, Direction direction, LinkKind kind,
                   std::vector<Candidate>& candidates) {
    auto square = c_.position.board->neighbour(from, direction);
    while (square && !c_.ask<&RuleBook::mountain_cuts_line>(side_, *square) &&
           !c_.ask<&RuleBook::enemy_arsenal_ends_line>(side_, *square) &&
           !c_.ask<&RuleBook::unit_cuts>(side_, *square)) {
      if (own_.contains(*square)) candidates.push_back({*square, kind});
      square = c_.position.board->neighbour(*square, direction);
    }
  }

  void take_all(std::vector<Candidate>& candidates, Square from, int previous) {
    std::sort(candidates.begin(), candidates.end(), comes_first);
    for (const Candidate& candidate : candidates) take(candidate, from, previous);
  }

  void take(const Candidate& candidate, Square from, int previous) {
    const bool is_known = reach_.in.contains(candidate.unit);
    if (is_known && reach_.redirecting.contains(candidate.unit)) return;
    const bool redirects =
        c_.ask<&RuleBook::redirects>(candidate.unit, Arrival{candidate.kind, from});
    const bool is_given = candidate.kind != LinkKind::contact || redirects ||
                          c_.ask<&RuleBook::contact_links>(from, candidate.unit);
    if (!is_given || (is_known && !redirects)) return;
    reach_.in.insert(candidate.unit);
    if (redirects) reach_.redirecting.insert(candidate.unit);
    reach_.steps.push_back({{candidate.kind, from, candidate.unit}, previous, redirects});
  }

  const Case& c_;
  const Side side_;
  const Squares own_;
  Reach reach_;
};

// The direction of a line from `source` over `unit` that no mountain and no arsenal ends.
std::optional<Direction> open_line(const Case& c, Side side, Square source, Square unit) {
  const auto direction = line_between(source, unit);
  for (Square square = source; direction && !(square == unit);) {
    square = *step(square, *direction);
    if (c.ask<&RuleBook::mountain_cuts_line>(side, square)) return std::nullopt;
    if (c.ask<&RuleBook::enemy_arsenal_ends_line>(side, square)) return std::nullopt;
  }
  return direction;
}

// What cuts that line, if it would reach the unit otherwise.
std::optional<Cut> first_cut(const Case& c, Side side, Square source, Square unit) {
  const auto direction = open_line(c, side, source, unit);
  if (!direction) return std::nullopt;
  for (Square square = source; !(square == unit);) {
    square = *step(square, *direction);
    if (c.ask<&RuleBook::unit_cuts>(side, square)) {
      return Cut{source, square, rule::communication_severed};
    }
  }
  return std::nullopt;
}

std::optional<Cut> cut_from_arsenal(const Case& c, Side side, Square arsenal, Square unit) {
  const auto direction = open_line(c, side, arsenal, unit);
  if (!direction || !c.ask<&RuleBook::arsenal_radiates>(arsenal, *direction)) return std::nullopt;
  if (!c.ask<&RuleBook::is_silenced>(side, arsenal)) return first_cut(c, side, arsenal, unit);
  return Cut{arsenal, arsenal, rule::communication_occupied_arsenal};
}

void add_cut(std::vector<Cut>& cuts, const std::optional<Cut>& cut) {
  if (cut && (cuts.empty() || !(cuts.back() == *cut))) cuts.push_back(*cut);
}

}  // namespace

Reach spread(const Case& c, Side side) { return Spreading(c, side).run(); }

std::vector<Link> path_to(const Reach& reach, Square unit) {
  std::vector<Link> path;
  const auto last = std::find_if(reach.steps.begin(), reach.steps.end(),
                                 [&](const Reach::Step& step) { return step.link.to == unit; });
  if (last == reach.steps.end()) return path;
  for (int at = static_cast<int>(last - reach.steps.begin()); at >= 0;) {
    const Reach::Step& step = reach.steps[static_cast<std::size_t>(at)];
    path.push_back(step.link);
    at = step.previous;
  }
  std::reverse(path.begin(), path.end());
  return path;
}

std::vector<Cut> cuts_of(const Case& c, const Reach& reach, Square unit) {
  const Side side = side_at(c, unit);
  const Squares arsenals = all_arsenals(c);
  std::vector<Cut> cuts;
  for (const Square source : arsenals | reach.redirecting) {
    if (arsenals.contains(source) && c.ask<&RuleBook::arsenal_serves>(side, source)) {
      add_cut(cuts, cut_from_arsenal(c, side, source, unit));
    }
    if (reach.redirecting.contains(source)) add_cut(cuts, first_cut(c, side, source, unit));
  }
  return cuts;
}

}  // namespace casebook::literal
