// Section: the end of the war.
#include "casebook/literal/derived.hpp"
#include "casebook/literal/violations.hpp"
#include "sections.hpp"

namespace casebook::literal {
namespace {

// end.both-arsenals (V; 4.10.1, 4.12.1)
bool has_lost_its_arsenals(const Case& c, Side side) {
  return (c.position.board->arsenals(side) - c.position.destroyed_arsenals).empty();
}

// end.no-fighting-unit (V)
bool has_no_fighting_unit(const Case& c, Side side) {
  for (const Square unit : c.position.units.squares(side))
    if (is_fighting_unit(kind_at(c, unit))) return false;
  return true;
}
bool never(const Case&, Side) { return false; }

// end.all-isolated (4.9.3): it plays on.
bool plays_on(const Case&, Side) { return false; }
// all-isolated: loses
bool loses_when_all_isolated(const Case& c, Side side) {
  const Squares& units = c.position.units.squares(side);
  return !units.empty() && (units & c.reach(side).in).empty();
}
// all-isolated: loses-without-communications-units
bool loses_without_communications_units(const Case& c, Side side) {
  for (const Square unit : c.position.units.squares(side))
    if (is_communications_unit(kind_at(c, unit))) return false;
  return loses_when_all_isolated(c, side);
}

// end.at-once (V)
Verdict nothing_after_the_end(const Case& c, const Action&) {
  if (!c.progress.end) return std::nullopt;
  return violation::of(rule::end_at_once);
}

// end.surrender (V)
bool opponent_wins(const Case& c, Side side) { return side == opponent(c.position.to_move); }
// end.draw-agreed (V)
bool nobody_wins(const Case&, Side) { return false; }

constexpr RuleEntry rules[] = {
    rule_entry<&RuleBook::has_lost_its_arsenals, has_lost_its_arsenals, never>(
        rule::end_both_arsenals),
    rule_entry<&RuleBook::has_no_fighting_unit, has_no_fighting_unit, never>(
        rule::end_no_fighting_unit),
    rule_entry<&RuleBook::loses_when_all_isolated, plays_on, loses_when_all_isolated>(
        rule::end_all_isolated),
    rule_entry<&RuleBook::nothing_after_the_end, nothing_after_the_end,
               violation::never_refuses<Action>>(rule::end_at_once),
    rule_entry<&RuleBook::wins_by_surrender, opponent_wins>(rule::end_surrender),
    rule_entry<&RuleBook::wins_by_agreed_draw, nobody_wins>(rule::end_draw_agreed),
};

constexpr ReadingEntry readings[] = {
    reading_entry<&RuleBook::loses_when_all_isolated, loses_when_all_isolated>(AllIsolated::loses),
    reading_entry<&RuleBook::loses_when_all_isolated, loses_without_communications_units>(
        AllIsolated::loses_without_communications_units),
};

}  // namespace

std::span<const RuleEntry> end_rules() { return rules; }
std::span<const ReadingEntry> end_readings() { return readings; }

}  // namespace casebook::literal
