// Wrong variants of the rules on the tactical clash.
#include "casebook/literal/derived.hpp"
#include "casebook/literal/violations.hpp"
#include "fault.hpp"

namespace casebook::mutants {
namespace {

using namespace literal;

// ---------------------------------------------------------------- clash.target
Verdict a_friend_may_be_attacked(const Case& c, const Attack& attack) {
  if (c.position.units.holds(attack.target, c.position.to_move)) return std::nullopt;
  return as_written<&RuleBook::target_is_enemy>(c, attack);
}
Verdict an_empty_square_may_be_attacked(const Case& c, const Attack& attack) {
  if (!c.position.units.holds(attack.target)) return std::nullopt;
  return as_written<&RuleBook::target_is_enemy>(c, attack);
}
Verdict an_arsenal_may_be_attacked(const Case& c, const Attack& attack) {
  if (c.position.standing_arsenal(attack.target) == opponent(c.position.to_move)) {
    return std::nullopt;
  }
  return as_written<&RuleBook::target_is_enemy>(c, attack);
}
Verdict communications_units_are_no_targets(const Case& c, const Attack& attack) {
  const auto there = c.position.units.at(attack.target);
  if (there && is_communications_unit(there->kind)) {
    return violation::at(rule::clash_target, attack.target);
  }
  return as_written<&RuleBook::target_is_enemy>(c, attack);
}
Verdict isolated_units_are_no_targets(const Case& c, const Attack& attack) {
  const bool stands = c.position.units.holds(attack.target);
  if (stands && !c.in_communication(attack.target)) {
    return violation::at(rule::clash_target, attack.target);
  }
  return as_written<&RuleBook::target_is_enemy>(c, attack);
}

// ---------------------------------------------------------------- clash.attacker
Verdict nobody_attacks(const Attack& attack) {
  return violation::at(rule::clash_attacker, attack.target);
}
Verdict an_attack_must_be_able_to_succeed(const Case& c, const Attack& attack) {
  const Clash clash = reckon(c, attack.target);
  return clash.offence > clash.defence ? std::nullopt : nobody_attacks(attack);
}
Verdict a_neighbour_must_attack(const Case& c, const Attack& attack) {
  for (const Share& share : reckon(c, attack.target).attackers)
    if (share.distance == 1) return std::nullopt;
  return nobody_attacks(attack);
}
Verdict two_must_attack(const Case& c, const Attack& attack) {
  return reckon(c, attack.target).attackers.size() >= 2 ? std::nullopt : nobody_attacks(attack);
}
Verdict anyone_attacks_the_isolated(const Case& c, const Attack& attack) {
  if (!c.in_communication(attack.target)) return std::nullopt;
  return as_written<&RuleBook::somebody_attacks>(c, attack);
}
// Those who stand in reach but add nothing are enough.
Verdict whoever_reaches_attacks(const Case& c, const Attack& attack) {
  for (const Square unit : c.position.units.squares(c.position.to_move))
    if (c.ask<&RuleBook::joins_attack>(unit, attack.target)) return std::nullopt;
  return nobody_attacks(attack);
}

// ---------------------------------------------------------------- clash.all-offence
bool joins_within_range_alone(const Case& c, Square unit, Square target) {
  return !out_of_reach(c, unit, target);
}
bool joins_next_to_it(const Case& c, Square unit, Square target) {
  return are_neighbours(unit, target) && as_written<&RuleBook::joins_attack>(c, unit, target);
}
bool joins_unless_moved(const Case& c, Square unit, Square target) {
  return !c.position.moved.contains(unit) && as_written<&RuleBook::joins_attack>(c, unit, target);
}
bool cavalry_charges_or_stays_out(const Case& c, Square unit, Square target) {
  if (kind_at(c, unit) == Kind::cavalry) return charge(c, unit, target).has_value();
  return as_written<&RuleBook::joins_attack>(c, unit, target);
}
bool stays_out_in_a_fort(const Case& c, Square unit, Square target) {
  return c.position.board->terrain(unit) != Terrain::fort &&
         as_written<&RuleBook::joins_attack>(c, unit, target);
}
// Clockwise from north, the first line on which somebody joins.
bool joins_on_one_line(const Case& c, Square unit, Square target) {
  const auto own_line = line_between(target, unit);
  if (!own_line || !as_written<&RuleBook::joins_attack>(c, unit, target)) return false;
  for (const Square other : c.position.units.squares(side_at(c, unit))) {
    const auto line = line_between(target, other);
    if (line && *line < *own_line && as_written<&RuleBook::joins_attack>(c, other, target)) {
      return false;
    }
  }
  return true;
}

// ---------------------------------------------------------------- clash.all-defence
bool reaches(const Case& c, Square unit, Square target) {
  return as_written<&RuleBook::joins_defence>(c, unit, target);
}
bool the_attacked_unit_is_forgotten(const Case& c, Square unit, Square target) {
  return !(unit == target) && reaches(c, unit, target);
}
bool neighbours_support(const Case& c, Square unit, Square target) {
  return distance(unit, target) <= 1 && reaches(c, unit, target);
}
template <Kind Silent>
bool does_not_support(const Case& c, Square unit, Square target) {
  return (unit == target || kind_at(c, unit) != Silent) && reaches(c, unit, target);
}
bool shaken_does_not_defend(const Case& c, Square unit, Square target) {
  return !(c.position.shaken == unit) && reaches(c, unit, target);
}
bool supports_along_the_axis_of_attack(const Case& c, Square unit, Square target) {
  if (unit == target) return true;
  const auto line = line_between(target, unit);
  if (!line || !reaches(c, unit, target)) return false;
  for (const Square enemy : c.position.units.squares(opponent(side_at(c, target)))) {
    const auto axis = line_between(target, enemy);
    const bool is_axis = axis && (*axis == *line || *axis == opposite(*line));
    if (is_axis && c.ask<&RuleBook::joins_attack>(enemy, target)) return true;
  }
  return false;
}
bool supports_where_nobody_attacks(const Case& c, Square unit, Square target) {
  for (const Square enemy : c.position.units.squares(opponent(side_at(c, target))))
    if (!(unit == target) && are_neighbours(enemy, unit)) return false;
  return reaches(c, unit, target);
}

// ---------------------------------------------------------------- the outcome
bool resists_only_the_weaker(const Case&, int offence, int defence) { return offence < defence; }
bool resists_a_lead_of_one(const Case&, int offence, int defence) { return offence <= defence + 1; }
bool resists_less_than_twice(const Case&, int offence, int defence) {
  return offence < 2 * defence || offence <= defence;
}
bool destroyed_by_one(const Case&, int offence, int defence) { return offence >= defence + 1; }
bool destroyed_by_three(const Case&, int offence, int defence) { return offence >= defence + 3; }
bool destroyed_by_exactly_two(const Case&, int offence, int defence) {
  return offence == defence + 2;
}
bool shaken_if_there_was_a_defence(const Case&, int offence, int defence) {
  return offence == defence + 1 && defence >= 6;
}

// ---------------------------------------------------------------- clash.needs-communication
bool terrain_replaces_communication(const Case& c, Square unit) {
  const Terrain terrain = c.position.board->terrain(unit);
  return terrain == Terrain::fort || terrain == Terrain::pass || c.in_communication(unit);
}
bool communications_units_are_always_fit(const Case& c, Square unit) {
  return is_communications_unit(kind_at(c, unit)) || c.in_communication(unit);
}
bool the_isolated_defend(const Case& c, Square unit) {
  return side_at(c, unit) != c.position.to_move || c.in_communication(unit);
}
bool the_isolated_attack(const Case& c, Square unit) {
  return side_at(c, unit) == c.position.to_move || c.in_communication(unit);
}
template <Kind Exempt>
bool fights_while_isolated(const Case& c, Square unit) {
  return kind_at(c, unit) == Exempt || c.in_communication(unit);
}
bool fit_unless_shaken(const Case& c, Square unit) {
  return !(c.position.shaken == unit) && c.in_communication(unit);
}

// ---------------------------------------------------------------- communications units
template <Kind Of>
bool only_the_one(const Case& c, Square unit) {
  return kind_at(c, unit) == Of;
}
bool supports_if_it_redirects(const Case& c, Square unit) {
  return c.reach(side_at(c, unit)).redirecting.contains(unit);
}

constexpr auto target_rule = rule::clash_target;
constexpr auto attacker = rule::clash_attacker;
constexpr auto offence_rule = rule::clash_all_offence;
constexpr auto defence_rule = rule::clash_all_defence;
constexpr auto fit = rule::clash_needs_communication;
constexpr auto isolated_one = rule::clash_isolated_communications_unit;
constexpr auto support = rule::clash_communications_unit_supports;

constexpr Fault faults[] = {
    fault<&RuleBook::target_is_enemy, a_friend_may_be_attacked>(
        "a-friend-may-be-attacked", target_rule, "a side may attack its own unit"),
    fault<&RuleBook::target_is_enemy, an_empty_square_may_be_attacked>(
        "an-empty-square-may-be-attacked", target_rule, "a side may attack an empty square"),
    fault<&RuleBook::target_is_enemy, an_arsenal_may_be_attacked>(
        "an-arsenal-may-be-attacked", rule::arsenal_no_target,
        "a side may fire on an empty enemy arsenal"),
    fault<&RuleBook::target_is_enemy, communications_units_are_no_targets>(
        "communications-units-are-no-targets", target_rule,
        "a communications unit cannot be attacked"),
    fault<&RuleBook::target_is_enemy, isolated_units_are_no_targets>(
        "isolated-units-are-no-targets", target_rule, "an isolated unit cannot be attacked"),
    fault<&RuleBook::somebody_attacks, an_attack_must_be_able_to_succeed>(
        "an-attack-must-be-able-to-succeed", attacker, "an attack that is resisted is illegal"),
    fault<&RuleBook::somebody_attacks, a_neighbour_must_attack>(
        "a-neighbour-must-attack", attacker, "an attack needs a unit next to its target"),
    fault<&RuleBook::somebody_attacks, two_must_attack>("two-must-attack", attacker,
                                                        "an attack needs two units"),
    fault<&RuleBook::somebody_attacks, anyone_attacks_the_isolated>(
        "anyone-attacks-the-isolated", attacker,
        "an isolated unit may be attacked though nobody adds anything"),
    fault<&RuleBook::somebody_attacks, whoever_reaches_attacks>(
        "whoever-reaches-attacks", attacker,
        "isolated, shaken and communications units in reach make an attack legal"),
    fault<&RuleBook::joins_attack, joins_within_range_alone>(
        "charges-end-at-range-two", offence_rule, "a column counts only as far as cavalry's range"),
    fault<&RuleBook::joins_attack, joins_next_to_it>("only-neighbours-attack", offence_rule,
                                                     "only units next to the target count"),
    fault<&RuleBook::joins_attack, joins_unless_moved>("who-moved-does-not-attack", offence_rule,
                                                       "a unit that has moved does not count"),
    fault<&RuleBook::joins_attack, cavalry_charges_or_stays_out>(
        "cavalry-charges-or-stays-out", offence_rule, "cavalry that does not charge counts 0"),
    fault<&RuleBook::joins_attack, stays_out_in_a_fort>("no-attack-out-of-a-fort", offence_rule,
                                                        "a unit in a fort does not attack"),
    fault<&RuleBook::joins_attack, joins_on_one_line>("an-attack-on-one-line", offence_rule,
                                                      "only the units on one line count"),
    fault<&RuleBook::joins_defence, the_attacked_unit_is_forgotten>(
        "the-attacked-unit-is-forgotten", defence_rule, "the attacked unit itself does not count"),
    fault<&RuleBook::joins_defence, neighbours_support>(
        "only-neighbours-support", defence_rule, "only units next to the attacked one support it"),
    fault<&RuleBook::joins_defence, does_not_support<Kind::cavalry>>(
        "cavalry-does-not-support", defence_rule, "cavalry supports nobody"),
    fault<&RuleBook::joins_defence, does_not_support<Kind::horse_artillery>>(
        "horse-artillery-does-not-support", defence_rule, "horse artillery supports nobody"),
    fault<&RuleBook::joins_defence, shaken_does_not_defend>(
        "shaken-units-do-not-defend", rule::retreat_still_defends,
        "a shaken unit does not count in defence"),
    fault<&RuleBook::joins_defence, supports_along_the_axis_of_attack>(
        "support-along-the-axis-of-attack", defence_rule,
        "only units on the lines of the attack support"),
    fault<&RuleBook::joins_defence, supports_where_nobody_attacks>(
        "engaged-units-do-not-support", defence_rule, "a unit next to an enemy supports nobody"),
    fault<&RuleBook::resists, resists_only_the_weaker>(
        "equality-is-not-resisted", rule::clash_resists, "a unit resists a weaker attack only"),
    fault<&RuleBook::resists, resists_a_lead_of_one>(
        "a-lead-of-one-is-resisted", rule::clash_resists, "a unit resists a lead of one point"),
    fault<&RuleBook::resists, resists_less_than_twice>(
        "less-than-twice-is-resisted", rule::clash_resists,
        "a unit resists an attack of less than twice its strength"),
    fault<&RuleBook::destroys, destroyed_by_one>("one-point-destroys", rule::clash_destroyed,
                                                 "a lead of one point destroys"),
    fault<&RuleBook::destroys, destroyed_by_three>("three-points-destroy", rule::clash_destroyed,
                                                   "a lead of three points is needed to destroy"),
    fault<&RuleBook::destroys, destroyed_by_exactly_two>(
        "exactly-two-points-destroy", rule::clash_destroyed,
        "a lead of more than two points does nothing"),
    fault<&RuleBook::shakes, shaken_if_there_was_a_defence>(
        "the-weak-are-never-shaken", rule::clash_shaken,
        "a lead of one point over a defence of less than 6 does nothing"),
    fault<&RuleBook::is_fit_to_fight, terrain_replaces_communication>(
        "terrain-replaces-communication", rule::clash_isolated_terrain_worthless,
        "an isolated unit in a fort or pass still counts"),
    fault<&RuleBook::is_fit_to_fight, communications_units_are_always_fit>(
        "isolated-communications-units-support", fit, "an isolated communications unit supports"),
    fault<&RuleBook::is_fit_to_fight, the_isolated_defend>(
        "isolated-units-defend", fit, "isolated units count for the side that is not to move"),
    fault<&RuleBook::is_fit_to_fight, the_isolated_attack>(
        "isolated-units-attack", fit, "isolated units count for the side to move"),
    fault<&RuleBook::is_fit_to_fight, fights_while_isolated<Kind::cavalry>>(
        "isolated-cavalry-fights", fit, "isolated cavalry counts"),
    fault<&RuleBook::is_fit_to_fight, fights_while_isolated<Kind::foot_artillery>>(
        "isolated-foot-artillery-fights", fit, "isolated foot artillery counts"),
    fault<&RuleBook::is_fit_to_fight, fit_unless_shaken>(
        "shaken-units-are-not-fit", fit, "a shaken unit counts neither in attack nor in defence"),
    fault<&RuleBook::isolated_communications_unit_defends, only_the_one<Kind::foot_communications>>(
        "isolated-mounted-ones-do-not-defend", isolated_one,
        "an isolated mounted communications unit defends with 0"),
    fault<&RuleBook::isolated_communications_unit_defends,
          only_the_one<Kind::mounted_communications>>(
        "isolated-foot-ones-do-not-defend", isolated_one,
        "an isolated foot communications unit defends with 0"),
    fault<&RuleBook::communications_unit_supports, only_the_one<Kind::foot_communications>>(
        "mounted-communications-units-do-not-support", support,
        "a mounted communications unit supports nobody"),
    fault<&RuleBook::communications_unit_supports, only_the_one<Kind::mounted_communications>>(
        "foot-communications-units-do-not-support", support,
        "a foot communications unit supports nobody"),
    fault<&RuleBook::communications_unit_supports, supports_if_it_redirects>(
        "support-only-on-a-line", support,
        "a communications unit in touch by contact only supports nobody"),
};

}  // namespace

std::span<const Fault> clash_faults() { return faults; }

}  // namespace casebook::mutants
