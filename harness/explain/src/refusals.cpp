#include "casebook/explain/turn.hpp"
#include "words.hpp"

namespace casebook::explain {
namespace {

// What a sentence about a violation may speak of.
struct Refused {
  const Violation& violation;
  const Action& action;
  const Position& before;

  Square square() const { return violation.square.value_or(Square(0, 0)); }
  Square other() const { return violation.other.value_or(square()); }
  std::string unit() const { return the_unit(before, square()); }
  std::string side() const { return proper(before.to_move); }
  std::string enemy() const { return proper(opponent(before.to_move)); }
  // Where the refused move goes; the square itself for any other action.
  Square goal() const {
    const auto* move = std::get_if<Move>(&action);
    return move != nullptr ? move->to : square();
  }
  std::string way() const { return square().text() + " to " + goal().text(); }
  std::string number() const { return std::to_string(violation.number.value_or(0)); }
  std::string limit() const { return std::to_string(violation.limit.value_or(0)); }
};

std::string squares(int count) {
  return std::to_string(count) + (count == 1 ? " square" : " squares");
}

std::string mountain(const Refused& r) {
  if (!r.violation.other) return r.square().text() + " is a mountain";
  return "from " + r.way() + " every way that units leave open leads over a mountain";
}
std::string occupied(const Refused& r) {
  const auto unit = r.before.units.at(r.square());
  return (unit ? owned(*unit) : "a unit") + " stands on " + r.square().text();
}
std::string sixth_move(const Refused& r) {
  return "this would be move " + r.number() + " of the turn, which has at most " + r.limit();
}
std::string moved_already(const Refused& r) { return r.unit() + " has moved in this turn"; }
std::string attacked_already(const Refused&) { return "the turn's one attack has been made"; }
std::string comes_last(const Refused&) {
  return "no move follows the turn's attack or destruction";
}
std::string not_own_unit(const Refused& r) {
  const auto unit = r.before.units.at(r.square());
  if (!unit) return "nobody stands on " + r.square().text();
  return r.unit() + " is " + proper(unit->side) + "'s, and " + r.side() + " is to move";
}
std::string too_far(const Refused& r) {
  const auto unit = r.before.units.at(r.square());
  const int limit = r.violation.limit.value_or(0);
  return (unit ? std::string(prose(unit->kind)) : "the unit") + " moves at most " + squares(limit) +
         "; " + r.way() + " are " + r.number();
}
std::string way_is_taken(const Refused& r) {
  return "every square on the way from " + r.way() + " is taken by a unit";
}
std::string way_isolates(const Refused& r) {
  return "on every free square on the way from " + r.way() + " " + r.unit() + " would be isolated";
}
std::string cannot_move_isolated(const Refused& r) {
  return r.unit() + " is without communication";
}
std::string no_enemy(const Refused& r) {
  return "no unit of " + r.enemy() + "'s stands on " + r.square().text();
}
std::string no_attacker(const Refused& r) {
  return "no unit of " + r.side() + "'s adds any offence against " + r.square().text();
}
std::string duty_is_open(const Refused& r) {
  return r.unit() + " is shaken and must leave its square first";
}
std::string retreat_is_first(const Refused& r) {
  return r.unit() + " is shaken and must move before " + r.other().text() + " does";
}
std::string retreats_too_far(const Refused& r) {
  return "a shaken unit retreats at most " + squares(r.violation.limit.value_or(0)) + "; " +
         r.way() + " are " + r.number();
}
std::string no_occupation(const Refused& r) {
  if (!(r.before.standing_arsenal(r.square()) == opponent(r.before.to_move))) {
    return "no arsenal of " + r.enemy() + "'s stands on " + r.square().text();
  }
  return "no unit of " + r.side() + "'s stands on the arsenal " + r.square().text();
}
std::string destroys_nothing(const Refused& r) { return r.unit() + " is no fighting unit"; }
std::string isolated(const Refused& r) { return r.unit() + " is isolated"; }
std::string shaken(const Refused& r) { return r.unit() + " is shaken in this turn"; }
std::string attack_is_spent(const Refused& r) {
  if (r.violation.square) return "under this reading an arsenal falls without being declared";
  return "the turn's one attack or destruction has been made";
}
std::string war_is_over(const Refused&) { return "the war is over"; }

using Sentence = std::string (*)(const Refused&);

struct Entry {
  RuleId rule;
  Sentence sentence;
};

constexpr Entry sentences[] = {
    {rule::terrain_mountain_no_entry, mountain},
    {rule::terrain_one_unit_per_square, occupied},
    {rule::turn_five_moves, sixth_move},
    {rule::turn_unit_moves_once, moved_already},
    {rule::turn_one_attack, attacked_already},
    {rule::turn_attack_comes_last, comes_last},
    {rule::turn_alternate, not_own_unit},
    {rule::move_speed, too_far},
    {rule::move_through_empty_squares, way_is_taken},
    {rule::move_through_isolation, way_isolates},
    {rule::move_needs_communication, cannot_move_isolated},
    {rule::clash_target, no_enemy},
    {rule::clash_attacker, no_attacker},
    {rule::retreat_must_leave, duty_is_open},
    {rule::retreat_first_move, retreat_is_first},
    {rule::retreat_at_own_speed, retreats_too_far},
    {rule::arsenal_destroyed_by_occupation, no_occupation},
    {rule::arsenal_communications_unit_cannot, destroys_nothing},
    {rule::arsenal_needs_communication, isolated},
    {rule::arsenal_shaken_unit_cannot, shaken},
    {rule::arsenal_destruction_is_the_attack, attack_is_spent},
    {rule::end_at_once, war_is_over},
};

}  // namespace

std::string describe(const Violation& violation, const Action& action, const Position& before) {
  const std::string cited = cite(violation.rule);
  for (const Entry& entry : sentences)
    if (entry.rule == violation.rule) {
      return cited + ": " + entry.sentence({violation, action, before}) + '.';
    }
  return cited + '.';
}

}  // namespace casebook::explain
