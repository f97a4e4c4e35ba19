// Section: the retreat of a shaken unit.
#include "casebook/literal/derived.hpp"
#include "casebook/literal/numbers.hpp"
#include "casebook/literal/violations.hpp"
#include "sections.hpp"

namespace casebook::literal {
namespace {

// retreat.must-leave (III.2.5)
Verdict must_leave(const Case& c, const Action& action) {
  const auto duty = open_duty(c);
  if (!duty || std::holds_alternative<Move>(action)) return std::nullopt;
  return violation::at(rule::retreat_must_leave, *duty);
}

// retreat.first-move (III.2.5)
Verdict retreat_comes_first(const Case& c, const Move& move) {
  const auto duty = open_duty(c);
  if (!duty || *duty == move.from) return std::nullopt;
  return violation::between(rule::retreat_first_move, *duty, move.from);
}

// retreat-distance: one-square
Verdict retreats_one_square(const Case& c, const Move& move) {
  const int squares = distance(move.from, move.to);
  if (open_duty(c) != move.from || squares <= 1) return std::nullopt;
  return violation::beyond(rule::retreat_at_own_speed, move.from, squares, 1);
}

// retreat.no-offence-next-turn (III.2.6)
bool offence_is_barred(const Case& c, Square unit) { return c.position.shaken == unit; }
bool offence_is_never_barred(const Case&, Square) { return false; }

// retreat.no-room (III.2.7, I)
bool has_no_room(const Case& c, Square unit) {
  for (const Direction direction : all_directions) {
    const auto square = c.position.board->neighbour(unit, direction);
    if (square && is_free(c, *square)) return false;
  }
  return true;
}
bool there_is_always_room(const Case&, Square) { return false; }

// retreat.no-room (III.2.7): at its first move
bool fate_is_judged_at_its_first_move(const Case&, Occasion occasion) {
  return occasion == Occasion::beginning_of_its_turn;
}
// no-room-judged: at-once
bool fate_is_judged_at_once(const Case&, Occasion) { return true; }

// retreat.isolated (III.2.5, III.2.7, 4.6.2)
IsolatedShaken isolated_is_destroyed(const Case&, Square) { return IsolatedShaken::destroyed; }
// isolated-shaken-unit: stays
IsolatedShaken isolated_stays(const Case&, Square) { return IsolatedShaken::stays; }
// isolated-shaken-unit: retreats
IsolatedShaken isolated_retreats(const Case&, Square) { return IsolatedShaken::retreats; }

constexpr RuleEntry rules[] = {
    rule_entry<&RuleBook::must_leave, must_leave, violation::never_refuses<Action>>(
        rule::retreat_must_leave),
    rule_entry<&RuleBook::retreat_comes_first, retreat_comes_first, violation::never_refuses<Move>>(
        rule::retreat_first_move),
    // retreat-distance: full-speed. A retreat is a move like any other (III.2.5).
    rule_entry<&RuleBook::retreat_at_own_speed, violation::never_refuses<Move>,
               violation::never_refuses<Move>>(rule::retreat_at_own_speed),
    rule_entry<&RuleBook::offence_is_barred, offence_is_barred, offence_is_never_barred>(
        rule::retreat_no_offence_next_turn),
    rule_entry<&RuleBook::has_no_room, has_no_room, there_is_always_room>(rule::retreat_no_room),
    rule_entry<&RuleBook::fate_is_judged, fate_is_judged_at_its_first_move>(rule::retreat_no_room),
    rule_entry<&RuleBook::fate_of_isolated, isolated_is_destroyed, isolated_retreats>(
        rule::retreat_isolated),
};

constexpr ReadingEntry readings[] = {
    reading_entry<&RuleBook::retreat_at_own_speed, retreats_one_square>(
        RetreatDistance::one_square),
    reading_entry<&RuleBook::fate_is_judged, fate_is_judged_at_once>(NoRoomJudged::at_once),
    reading_entry<&RuleBook::fate_of_isolated, isolated_stays>(IsolatedShakenUnit::stays),
    reading_entry<&RuleBook::fate_of_isolated, isolated_retreats>(IsolatedShakenUnit::retreats),
};

bool is_isolated_fighting_unit(const Case& c, Square unit) {
  return is_fighting_unit(kind_at(c, unit)) && !c.in_communication(unit);
}

}  // namespace

std::span<const RuleEntry> retreat_rules() { return rules; }
std::span<const ReadingEntry> retreat_readings() { return readings; }

std::optional<Square> open_duty(const Case& c) {
  const auto shaken = c.position.shaken;
  if (!shaken || !c.position.moved.empty()) return std::nullopt;
  const bool is_let_off = is_isolated_fighting_unit(c, *shaken) &&
                          c.ask<&RuleBook::fate_of_isolated>(*shaken) == IsolatedShaken::stays;
  return is_let_off ? std::nullopt : shaken;
}

std::optional<RuleId> doom(const Case& c, Square shaken, Occasion occasion) {
  if (!c.ask<&RuleBook::fate_is_judged>(occasion)) return std::nullopt;
  if (c.ask<&RuleBook::has_no_room>(shaken)) return rule::retreat_no_room;
  const bool is_destroyed = is_isolated_fighting_unit(c, shaken) &&
                            c.ask<&RuleBook::fate_of_isolated>(shaken) == IsolatedShaken::destroyed;
  return is_destroyed ? std::optional(rule::retreat_isolated) : std::nullopt;
}

}  // namespace casebook::literal
