// Section: arsenals.
#include "casebook/literal/derived.hpp"
#include "casebook/literal/violations.hpp"
#include "sections.hpp"

namespace casebook::literal {
namespace {

// arsenal.destroyed-by-occupation (V, RSG, 4.1.3)
Verdict occupation_destroys(const Case& c, const Destruction& destruction) {
  const Side side = c.position.to_move;
  const bool stands = c.position.standing_arsenal(destruction.square) == opponent(side);
  if (stands && c.position.units.holds(destruction.square, side)) return std::nullopt;
  return violation::at(rule::arsenal_destroyed_by_occupation, destruction.square);
}

// arsenal.communications-unit-cannot (V; 4.4.2)
Verdict communications_unit_cannot(const Case& c, const Destruction& destruction) {
  if (is_fighting_unit(kind_at(c, destruction.square))) return std::nullopt;
  return violation::at(rule::arsenal_communications_unit_cannot, destruction.square);
}

// arsenal.needs-communication (4.2.1)
Verdict needs_communication(const Case& c, const Destruction& destruction) {
  if (c.in_communication(destruction.square)) return std::nullopt;
  return violation::at(rule::arsenal_needs_communication, destruction.square);
}

// arsenal.shaken-unit-cannot (III.2.6)
Verdict shaken_unit_cannot(const Case& c, const Destruction& destruction) {
  if (!(c.position.shaken == destruction.square)) return std::nullopt;
  return violation::at(rule::arsenal_shaken_unit_cannot, destruction.square);
}

// arsenal.destruction-is-the-attack (RSG, V): one destruction or one attack a turn.
Verdict destruction_is_the_attack(const Case& c, const Action& action) {
  using Spent = Progress::Spent;
  const bool attack_after_destruction =
      std::holds_alternative<Attack>(action) && c.progress.spent == Spent::destruction;
  const bool destruction_after_either =
      std::holds_alternative<Destruction>(action) && c.progress.spent != Spent::nothing;
  if (!attack_after_destruction && !destruction_after_either) return std::nullopt;
  return violation::of(rule::arsenal_destruction_is_the_attack);
}

// arsenal-destruction: on-entry-ends-turn, on-entry-freely, at-turn-end. Nothing is declared.
Verdict destruction_is_never_declared(const Case& c, const Action& action) {
  const auto* destruction = std::get_if<Destruction>(&action);
  if (destruction == nullptr) return destruction_is_the_attack(c, action);
  return violation::at(rule::arsenal_destruction_is_the_attack, destruction->square);
}

// arsenal.destruction-is-the-attack (RSG, V): how an arsenal falls.
ArsenalFalls falls_when_declared(const Case&) { return ArsenalFalls::declared; }
ArsenalFalls falls_on_entry_as_attack(const Case&) { return ArsenalFalls::on_entry_as_attack; }
ArsenalFalls falls_on_entry_freely(const Case&) { return ArsenalFalls::on_entry_freely; }
ArsenalFalls falls_at_turn_end(const Case&) { return ArsenalFalls::at_turn_end; }

constexpr auto never = violation::never_refuses<Destruction>;

constexpr RuleEntry rules[] = {
    rule_entry<&RuleBook::occupation_destroys, occupation_destroys, never>(
        rule::arsenal_destroyed_by_occupation),
    rule_entry<&RuleBook::communications_unit_cannot, communications_unit_cannot, never>(
        rule::arsenal_communications_unit_cannot),
    rule_entry<&RuleBook::needs_communication_to_destroy, needs_communication, never>(
        rule::arsenal_needs_communication),
    rule_entry<&RuleBook::shaken_unit_cannot, shaken_unit_cannot, never>(
        rule::arsenal_shaken_unit_cannot),
    rule_entry<&RuleBook::destruction_is_the_attack, destruction_is_the_attack,
               violation::never_refuses<Action>>(rule::arsenal_destruction_is_the_attack),
    rule_entry<&RuleBook::arsenal_falls, falls_when_declared>(
        rule::arsenal_destruction_is_the_attack),
};

constexpr ReadingEntry readings[] = {
    reading_entry<&RuleBook::destruction_is_the_attack, destruction_is_never_declared>(
        ArsenalDestruction::on_entry_ends_turn),
    reading_entry<&RuleBook::arsenal_falls, falls_on_entry_as_attack>(
        ArsenalDestruction::on_entry_ends_turn),
    reading_entry<&RuleBook::destruction_is_the_attack, destruction_is_never_declared>(
        ArsenalDestruction::on_entry_freely),
    reading_entry<&RuleBook::arsenal_falls, falls_on_entry_freely>(
        ArsenalDestruction::on_entry_freely),
    reading_entry<&RuleBook::destruction_is_the_attack, destruction_is_never_declared>(
        ArsenalDestruction::at_turn_end),
    reading_entry<&RuleBook::arsenal_falls, falls_at_turn_end>(ArsenalDestruction::at_turn_end),
    // arsenal-assailant: any-fighting-unit
    reading_entry<&RuleBook::needs_communication_to_destroy, violation::never_refuses<Destruction>>(
        ArsenalAssailant::any_fighting_unit),
    // shaken-unit-on-arsenal: destroys
    reading_entry<&RuleBook::shaken_unit_cannot, violation::never_refuses<Destruction>>(
        ShakenUnitOnArsenal::destroys),
};

}  // namespace

std::span<const RuleEntry> arsenal_rules() { return rules; }
std::span<const ReadingEntry> arsenal_readings() { return readings; }

bool is_qualified(const Case& c, Square arsenal) {
  const Destruction destruction{arsenal};
  return !c.ask<&RuleBook::communications_unit_cannot>(destruction) &&
         !c.ask<&RuleBook::needs_communication_to_destroy>(destruction) &&
         !c.ask<&RuleBook::shaken_unit_cannot>(destruction);
}

}  // namespace casebook::literal
