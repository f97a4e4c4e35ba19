// Section: the tactical clash, its rules.
#include "casebook/literal/derived.hpp"
#include "casebook/literal/numbers.hpp"
#include "casebook/literal/violations.hpp"
#include "sections.hpp"

namespace casebook::literal {
namespace {

// clash.target (III.1.1)
Verdict target_is_enemy(const Case& c, const Attack& attack) {
  if (c.position.units.holds(attack.target, opponent(c.position.to_move))) return std::nullopt;
  return violation::at(rule::clash_target, attack.target);
}

// clash.attacker (III.1.1, 4.2.1, III.2.6)
Verdict somebody_attacks(const Case& c, const Attack& attack) {
  for (const Square unit : c.position.units.squares(c.position.to_move))
    if (offence_share(c, unit, attack.target).value > 0) return std::nullopt;
  return violation::at(rule::clash_attacker, attack.target);
}

// clash.all-offence (III.2.1)
bool joins_attack(const Case& c, Square unit, Square target) {
  return charge(c, unit, target).has_value() || !out_of_reach(c, unit, target);
}

// clash.all-defence (III.2.2)
bool joins_defence(const Case& c, Square unit, Square target) {
  return unit == target || !out_of_reach(c, unit, target);
}
bool defends_alone(const Case&, Square unit, Square target) { return unit == target; }

// clash.resists (III.2.3)
bool resists(const Case&, int offence, int defence) { return offence <= defence; }
// clash.destroyed (III.2.4)
bool destroys(const Case&, int offence, int defence) {
  return offence >= defence + numbers::margin_that_destroys;
}
// clash.shaken (III.2.5)
bool shakes(const Case&, int offence, int defence) {
  return offence == defence + numbers::margin_that_shakes;
}
bool never(const Case&, int, int) { return false; }

// clash.needs-communication (4.1.1, 4.2.1, 4.6.2, 4.6.3, 4.6.4, 4.9.1, 4.9.2)
bool is_fit_to_fight(const Case& c, Square unit) { return c.in_communication(unit); }

// clash.isolated-communications-unit (4.4.2)
bool isolated_communications_unit_defends(const Case& c, Square unit) {
  return is_communications_unit(kind_at(c, unit));
}
// clash.communications-unit-supports (4.4.2, III.2.2)
bool communications_unit_supports(const Case& c, Square unit) {
  return is_communications_unit(kind_at(c, unit));
}
bool always(const Case&, Square) { return true; }
// isolated-communications-unit: defends-with-zero; communications-unit-support: does-not
bool not_at_all(const Case&, Square) { return false; }

constexpr RuleEntry rules[] = {
    rule_entry<&RuleBook::target_is_enemy, target_is_enemy, violation::never_refuses<Attack>>(
        rule::clash_target),
    rule_entry<&RuleBook::somebody_attacks, somebody_attacks, violation::never_refuses<Attack>>(
        rule::clash_attacker),
    rule_entry<&RuleBook::joins_attack, joins_attack>(rule::clash_all_offence),
    rule_entry<&RuleBook::joins_defence, joins_defence, defends_alone>(rule::clash_all_defence),
    rule_entry<&RuleBook::resists, resists, never>(rule::clash_resists),
    rule_entry<&RuleBook::destroys, destroys, never>(rule::clash_destroyed),
    rule_entry<&RuleBook::shakes, shakes, never>(rule::clash_shaken),
    rule_entry<&RuleBook::is_fit_to_fight, is_fit_to_fight, always>(
        rule::clash_needs_communication),
    rule_entry<&RuleBook::isolated_communications_unit_defends,
               isolated_communications_unit_defends, not_at_all>(
        rule::clash_isolated_communications_unit),
    rule_entry<&RuleBook::communications_unit_supports, communications_unit_supports, not_at_all>(
        rule::clash_communications_unit_supports),
};

constexpr ReadingEntry readings[] = {
    reading_entry<&RuleBook::isolated_communications_unit_defends, not_at_all>(
        IsolatedCommunicationsUnit::defends_with_zero),
    reading_entry<&RuleBook::communications_unit_supports, not_at_all>(
        CommunicationsUnitSupport::does_not),
};

}  // namespace

std::span<const RuleEntry> clash_rules() { return rules; }
std::span<const ReadingEntry> clash_readings() { return readings; }

}  // namespace casebook::literal
