// Wrong variants of the rules on arsenals.
#include "casebook/literal/derived.hpp"
#include "casebook/literal/violations.hpp"
#include "fault.hpp"

namespace casebook::mutants {
namespace {

using namespace literal;

// ---------------------------------------------------------------- arsenal.destroyed-by-occupation
Verdict cannot_fall(const Destruction& destruction) {
  return violation::at(rule::arsenal_destroyed_by_occupation, destruction.square);
}
Verdict an_own_arsenal_may_be_destroyed(const Case& c, const Destruction& destruction) {
  const bool stands = c.position.standing_arsenal(destruction.square) == c.position.to_move;
  if (stands && c.position.units.holds(destruction.square, c.position.to_move)) return std::nullopt;
  return as_written<&RuleBook::occupation_destroys>(c, destruction);
}
Verdict destroyed_from_beside_it(const Case& c, const Destruction& destruction) {
  const Side side = c.position.to_move;
  const bool stands = c.position.standing_arsenal(destruction.square) == opponent(side);
  for (const Square unit : c.position.units.squares(side))
    if (stands && are_neighbours(unit, destruction.square)) return std::nullopt;
  return as_written<&RuleBook::occupation_destroys>(c, destruction);
}
Verdict a_fallen_arsenal_falls_again(const Case& c, const Destruction& destruction) {
  const Side side = c.position.to_move;
  const bool is_enemys = c.position.board->arsenal_owner(destruction.square) == opponent(side);
  if (is_enemys && c.position.units.holds(destruction.square, side)) return std::nullopt;
  return as_written<&RuleBook::occupation_destroys>(c, destruction);
}
Verdict only_who_came_this_turn_destroys(const Case& c, const Destruction& destruction) {
  if (!c.position.moved.contains(destruction.square)) return cannot_fall(destruction);
  return as_written<&RuleBook::occupation_destroys>(c, destruction);
}
Verdict only_who_stood_there_destroys(const Case& c, const Destruction& destruction) {
  if (c.position.moved.contains(destruction.square)) return cannot_fall(destruction);
  return as_written<&RuleBook::occupation_destroys>(c, destruction);
}
Verdict no_destruction_after_five_moves(const Case& c, const Destruction& destruction) {
  if (c.position.moved.size() >= 5) return cannot_fall(destruction);
  return as_written<&RuleBook::occupation_destroys>(c, destruction);
}

// ----------------------------------------------------------------
// arsenal.communications-unit-cannot
template <Kind Allowed>
Verdict destroys_too(const Case& c, const Destruction& destruction) {
  if (kind_at(c, destruction.square) == Allowed) return std::nullopt;
  return as_written<&RuleBook::communications_unit_cannot>(c, destruction);
}
Verdict only_infantry_destroys(const Case& c, const Destruction& destruction) {
  if (kind_at(c, destruction.square) == Kind::infantry) return std::nullopt;
  return violation::at(rule::arsenal_communications_unit_cannot, destruction.square);
}
Verdict artillery_cannot_destroy(const Case& c, const Destruction& destruction) {
  if (is_artillery(kind_at(c, destruction.square))) {
    return violation::at(rule::arsenal_communications_unit_cannot, destruction.square);
  }
  return as_written<&RuleBook::communications_unit_cannot>(c, destruction);
}

// ---------------------------------------------------------------- arsenal.needs-communication
Verdict isolated_cavalry_destroys(const Case& c, const Destruction& destruction) {
  if (kind_at(c, destruction.square) == Kind::cavalry) return std::nullopt;
  return as_written<&RuleBook::needs_communication_to_destroy>(c, destruction);
}
Verdict needs_a_line(const Case& c, const Destruction& destruction) {
  for (const Reach::Step& step : c.reach(c.position.to_move).steps) {
    const bool is_it = step.link.to == destruction.square;
    if (is_it && step.link.kind != LinkKind::contact) return std::nullopt;
  }
  return violation::at(rule::arsenal_needs_communication, destruction.square);
}
Verdict needed_communication_at_the_start(const Case& c, const Destruction& destruction) {
  const auto& could_move = c.position.could_move;
  if (!could_move || could_move->contains(destruction.square)) return std::nullopt;
  return violation::at(rule::arsenal_needs_communication, destruction.square);
}

// ---------------------------------------------------------------- arsenal.shaken-unit-cannot
Verdict nobody_destroys_beside_a_shaken_unit(const Case& c, const Destruction& destruction) {
  if (!c.position.shaken) return std::nullopt;
  return violation::at(rule::arsenal_shaken_unit_cannot, destruction.square);
}

// ----------------------------------------------------------------
// arsenal.destruction-is-the-attack
using Spent = Progress::Spent;

Verdict an_attack_follows_a_destruction(const Case& c, const Action& action) {
  if (std::holds_alternative<Attack>(action)) return std::nullopt;
  return as_written<&RuleBook::destruction_is_the_attack>(c, action);
}
template <Spent Before>
Verdict a_destruction_follows(const Case& c, const Action& action) {
  if (std::holds_alternative<Destruction>(action) && c.progress.spent == Before) {
    return std::nullopt;
  }
  return as_written<&RuleBook::destruction_is_the_attack>(c, action);
}

constexpr auto occupation = rule::arsenal_destroyed_by_occupation;
constexpr auto cannot = rule::arsenal_communications_unit_cannot;
constexpr auto needs = rule::arsenal_needs_communication;
constexpr auto shaken = rule::arsenal_shaken_unit_cannot;
constexpr auto is_attack = rule::arsenal_destruction_is_the_attack;

constexpr Fault faults[] = {
    fault<&RuleBook::occupation_destroys, an_own_arsenal_may_be_destroyed>(
        "an-own-arsenal-may-be-destroyed", occupation, "a side may destroy its own arsenal"),
    fault<&RuleBook::occupation_destroys, destroyed_from_beside_it>(
        "an-arsenal-destroyed-from-beside-it", occupation,
        "a unit next to an enemy arsenal destroys it"),
    fault<&RuleBook::occupation_destroys, a_fallen_arsenal_falls_again>(
        "a-fallen-arsenal-falls-again", occupation, "a destroyed arsenal may be destroyed again"),
    fault<&RuleBook::occupation_destroys, only_who_came_this_turn_destroys>(
        "only-who-came-this-turn-destroys", occupation,
        "a unit that already stood on the arsenal cannot destroy it"),
    fault<&RuleBook::occupation_destroys, only_who_stood_there_destroys>(
        "only-who-stood-there-destroys", occupation,
        "a unit that has just entered the arsenal cannot destroy it"),
    fault<&RuleBook::occupation_destroys, no_destruction_after_five_moves>(
        "no-destruction-after-five-moves", occupation, "no destruction follows five moves"),
    fault<&RuleBook::communications_unit_cannot, destroys_too<Kind::foot_communications>>(
        "foot-communications-units-destroy-arsenals", cannot,
        "a foot communications unit destroys an arsenal"),
    fault<&RuleBook::communications_unit_cannot, destroys_too<Kind::mounted_communications>>(
        "mounted-communications-units-destroy-arsenals", cannot,
        "a mounted communications unit destroys an arsenal"),
    fault<&RuleBook::communications_unit_cannot, only_infantry_destroys>(
        "only-infantry-destroys-arsenals", cannot, "only infantry destroys an arsenal"),
    fault<&RuleBook::communications_unit_cannot, artillery_cannot_destroy>(
        "artillery-destroys-no-arsenal", cannot, "artillery cannot destroy an arsenal"),
    fault<&RuleBook::needs_communication_to_destroy, isolated_cavalry_destroys>(
        "isolated-cavalry-destroys-arsenals", needs, "isolated cavalry destroys an arsenal"),
    fault<&RuleBook::needs_communication_to_destroy, needs_a_line>(
        "contact-does-not-let-destroy", needs,
        "a unit in communication by contact cannot destroy an arsenal"),
    fault<&RuleBook::needs_communication_to_destroy, needed_communication_at_the_start>(
        "communication-at-the-start-lets-destroy", needs,
        "a unit destroys an arsenal if it was in communication when the turn began"),
    fault<&RuleBook::shaken_unit_cannot, nobody_destroys_beside_a_shaken_unit>(
        "a-shaken-unit-holds-back-its-side", shaken,
        "a side with a shaken unit destroys no arsenal"),
    fault<&RuleBook::destruction_is_the_attack, an_attack_follows_a_destruction>(
        "an-attack-follows-a-destruction", is_attack, "an attack may follow a destruction"),
    fault<&RuleBook::destruction_is_the_attack, a_destruction_follows<Spent::attack>>(
        "a-destruction-follows-an-attack", is_attack, "a destruction may follow an attack"),
    fault<&RuleBook::destruction_is_the_attack, a_destruction_follows<Spent::destruction>>(
        "a-destruction-follows-a-destruction", is_attack,
        "two arsenals may be destroyed in one turn"),
};

}  // namespace

std::span<const Fault> arsenal_faults() { return faults; }

}  // namespace casebook::mutants
