// Wrong variants of the rules on movement.
#include <cstdlib>

#include "casebook/literal/derived.hpp"
#include "casebook/literal/numbers.hpp"
#include "casebook/literal/violations.hpp"
#include "fault.hpp"

namespace casebook::mutants {
namespace {

using namespace literal;

int rows_between(const Move& move) { return std::abs(move.from.row() - move.to.row()); }
int columns_between(const Move& move) { return std::abs(move.from.column() - move.to.column()); }
bool is_knights_step(const Move& move) { return rows_between(move) + columns_between(move) == 3; }
bool is_straight_step(Square a, Square b) { return a.row() == b.row() || a.column() == b.column(); }

bool would_be_in_communication(const Case& c, Square unit, Square square) {
  Position there = c.position;
  there.units.move(unit, square);
  return c.elsewhere(there).in_communication(square);
}

// ---------------------------------------------------------------- move.speed
Verdict no_further_than(const Move& move, int squares, int limit) {
  if (squares <= limit) return std::nullopt;
  return violation::beyond(rule::move_speed, move.from, squares, limit);
}
template <Kind Of, int Limit>
Verdict at_another_speed(const Case& c, const Move& move) {
  if (kind_at(c, move.from) != Of) return as_written<&RuleBook::speed>(c, move);
  return no_further_than(move, distance(move.from, move.to), Limit);
}
Verdict a_diagonal_step_counts_two(const Case& c, const Move& move) {
  return no_further_than(move, rows_between(move) + columns_between(move),
                         numbers::speed(kind_at(c, move.from)));
}
Verdict two_diagonal_steps_are_too_far(const Case& c, const Move& move) {
  if (rows_between(move) == 2 && columns_between(move) == 2) return no_further_than(move, 3, 2);
  return as_written<&RuleBook::speed>(c, move);
}
Verdict only_the_rows_are_measured(const Case& c, const Move& move) {
  return no_further_than(move, rows_between(move), numbers::speed(kind_at(c, move.from)));
}
Verdict isolation_slows_down(const Case& c, const Move& move) {
  if (c.in_communication(move.from)) return as_written<&RuleBook::speed>(c, move);
  return no_further_than(move, distance(move.from, move.to), 1);
}

// ---------------------------------------------------------------- move.any-direction
bool a_knights_step_begins_straight(const Case& c, const Move& move, Square middle) {
  if (is_knights_step(move) && !is_straight_step(move.from, middle)) return false;
  return as_written<&RuleBook::is_middle_square>(c, move, middle);
}
bool a_knights_step_begins_diagonally(const Case& c, const Move& move, Square middle) {
  if (is_knights_step(move) && is_straight_step(move.from, middle)) return false;
  return as_written<&RuleBook::is_middle_square>(c, move, middle);
}
bool next_to_its_first_square(const Case&, const Move& move, Square middle) {
  return are_neighbours(move.from, middle);
}
bool by_straight_steps_alone(const Case& c, const Move& move, Square middle) {
  return is_straight_step(move.from, middle) && is_straight_step(middle, move.to) &&
         as_written<&RuleBook::is_middle_square>(c, move, middle);
}

// ---------------------------------------------------------------- move.through-empty-squares
template <class Blocks>
Verdict unless_a_way_is_open(const Case& c, const Move& move, const Blocks& blocks) {
  int blocked = 0;
  for (const Square middle : middle_squares(c, move)) {
    if (blocks(middle)) {
      ++blocked;
    } else if (is_free(c, middle) || c.position.units.holds(middle)) {
      return std::nullopt;
    }
  }
  if (blocked == 0) return std::nullopt;
  return violation::between(rule::move_through_empty_squares, move.from, move.to);
}
Verdict only_enemies_block(const Case& c, const Move& move) {
  const Squares& enemies = c.position.units.squares(opponent(c.position.to_move));
  return unless_a_way_is_open(c, move, [&](Square middle) { return enemies.contains(middle); });
}
Verdict only_friends_block(const Case& c, const Move& move) {
  const Squares& friends = c.position.units.squares(c.position.to_move);
  return unless_a_way_is_open(c, move, [&](Square middle) { return friends.contains(middle); });
}
Verdict communications_units_do_not_block(const Case& c, const Move& move) {
  return unless_a_way_is_open(c, move, [&](Square middle) {
    return c.position.units.holds(middle) && is_fighting_unit(kind_at(c, middle));
  });
}
Verdict every_middle_square_must_be_empty(const Case& c, const Move& move) {
  for (const Square middle : middle_squares(c, move))
    if (c.position.units.holds(middle)) {
      return violation::between(rule::move_through_empty_squares, move.from, move.to);
    }
  return std::nullopt;
}
template <Kind Of>
Verdict rides_through_anyone(const Case& c, const Move& move) {
  if (kind_at(c, move.from) == Of) return std::nullopt;
  return as_written<&RuleBook::through_empty_squares>(c, move);
}
Verdict a_knights_step_leaps(const Case& c, const Move& move) {
  if (is_knights_step(move)) return std::nullopt;
  return as_written<&RuleBook::through_empty_squares>(c, move);
}
Verdict a_retreat_leads_through_friends(const Case& c, const Move& move) {
  if (c.position.shaken == move.from) return only_enemies_block(c, move);
  return as_written<&RuleBook::through_empty_squares>(c, move);
}
Verdict mountains_count_as_units(const Case& c, const Move& move) {
  if (middle_squares(c, move).empty() || !free_middle_squares(c, move).empty()) {
    return std::nullopt;
  }
  return violation::between(rule::move_through_empty_squares, move.from, move.to);
}

// ---------------------------------------------------------------- move.through-isolation
Verdict isolates(const Move& move) {
  return violation::between(rule::move_through_isolation, move.from, move.to);
}
Verdict nobody_rides_into_isolation(const Case& c, const Move& move) {
  const bool goes_on_two_squares = distance(move.from, move.to) == 2 && is_free(c, move.to);
  if (!goes_on_two_squares || would_be_in_communication(c, move.from, move.to)) return std::nullopt;
  return isolates(move);
}
Verdict communications_units_stop_in_isolation(const Case& c, const Move& move) {
  const Squares middles = free_middle_squares(c, move);
  if (middles.empty() || is_fighting_unit(kind_at(c, move.from))) return std::nullopt;
  for (const Square middle : middles)
    if (would_be_in_communication(c, move.from, middle)) return std::nullopt;
  return isolates(move);
}
Verdict a_ride_stops_beside_an_enemy(const Case& c, const Move& move) {
  const Squares middles = free_middle_squares(c, move);
  for (const Square middle : middles) {
    bool is_watched = false;
    for (const Square enemy : c.position.units.squares(opponent(c.position.to_move)))
      is_watched = is_watched || are_neighbours(enemy, middle);
    if (!is_watched) return std::nullopt;
  }
  return middles.empty() ? std::nullopt : isolates(move);
}

// ---------------------------------------------------------------- move.needs-communication
Verdict isolated(const Move& move) {
  return violation::at(rule::move_needs_communication, move.from);
}
Verdict communications_units_need_it_too(const Case& c, const Move& move) {
  return c.in_communication(move.from) ? std::nullopt : isolated(move);
}
Verdict foot_communications_units_need_it_too(const Case& c, const Move& move) {
  if (kind_at(c, move.from) == Kind::foot_communications && !c.in_communication(move.from)) {
    return isolated(move);
  }
  return as_written<&RuleBook::needs_communication_to_move>(c, move);
}
template <Kind Of>
Verdict moves_while_isolated(const Case& c, const Move& move) {
  if (kind_at(c, move.from) == Of) return std::nullopt;
  return as_written<&RuleBook::needs_communication_to_move>(c, move);
}
Verdict an_isolated_unit_finds_its_way_back(const Case& c, const Move& move) {
  if (is_free(c, move.to) && would_be_in_communication(c, move.from, move.to)) return std::nullopt;
  return as_written<&RuleBook::needs_communication_to_move>(c, move);
}
Verdict nobody_moves_into_isolation(const Case& c, const Move& move) {
  const bool is_judged = is_fighting_unit(kind_at(c, move.from)) && is_free(c, move.to);
  if (is_judged && !would_be_in_communication(c, move.from, move.to)) return isolated(move);
  return as_written<&RuleBook::needs_communication_to_move>(c, move);
}

constexpr auto way = rule::move_through_empty_squares;

constexpr Fault faults[] = {
    fault<&RuleBook::speed, at_another_speed<Kind::infantry, 2>>(
        "infantry-goes-two-squares", rule::move_speed, "infantry moves up to two squares"),
    fault<&RuleBook::speed, at_another_speed<Kind::cavalry, 1>>(
        "cavalry-goes-one-square", rule::move_speed, "cavalry moves one square only"),
    fault<&RuleBook::speed, at_another_speed<Kind::cavalry, 3>>(
        "cavalry-goes-three-squares", rule::move_speed, "cavalry moves up to three squares"),
    fault<&RuleBook::speed, at_another_speed<Kind::foot_artillery, 2>>(
        "foot-artillery-goes-two-squares", rule::move_speed,
        "foot artillery moves up to two squares"),
    fault<&RuleBook::speed, at_another_speed<Kind::horse_artillery, 1>>(
        "horse-artillery-goes-one-square", rule::move_speed,
        "horse artillery moves one square only"),
    fault<&RuleBook::speed, at_another_speed<Kind::horse_artillery, 3>>(
        "horse-artillery-goes-three-squares", rule::move_speed,
        "horse artillery moves up to three squares"),
    fault<&RuleBook::speed, at_another_speed<Kind::foot_communications, 2>>(
        "foot-communications-units-go-two-squares", rule::move_speed,
        "a foot communications unit moves up to two squares"),
    fault<&RuleBook::speed, at_another_speed<Kind::mounted_communications, 1>>(
        "mounted-communications-units-go-one-square", rule::move_speed,
        "a mounted communications unit moves one square only"),
    fault<&RuleBook::speed, at_another_speed<Kind::mounted_communications, 3>>(
        "mounted-communications-units-go-three-squares", rule::move_speed,
        "a mounted communications unit moves up to three squares"),
    fault<&RuleBook::speed, a_diagonal_step_counts_two>(
        "a-diagonal-step-counts-two", rule::move_speed,
        "rows and columns are added up, so that infantry cannot step diagonally"),
    fault<&RuleBook::speed, two_diagonal_steps_are_too_far>(
        "two-diagonal-steps-are-too-far", rule::move_speed,
        "two diagonal steps in one direction are refused as too long"),
    fault<&RuleBook::speed, only_the_rows_are_measured>(
        "only-the-rows-are-measured", rule::move_speed, "the columns of a move are not measured"),
    fault<&RuleBook::speed, isolation_slows_down>(
        "isolation-slows-down", rule::move_speed,
        "an isolated mounted communications unit moves one square only"),
    fault<&RuleBook::is_middle_square, a_knights_step_begins_straight>(
        "a-knights-step-begins-straight", rule::move_any_direction,
        "of one straight and one diagonal step the straight one comes first"),
    fault<&RuleBook::is_middle_square, a_knights_step_begins_diagonally>(
        "a-knights-step-begins-diagonally", rule::move_any_direction,
        "of one straight and one diagonal step the diagonal one comes first"),
    fault<&RuleBook::is_middle_square, next_to_its_first_square>(
        "any-neighbour-is-a-middle-square", rule::move_any_direction,
        "a way may lead over a square that does not touch the last one"),
    fault<&RuleBook::is_middle_square, by_straight_steps_alone>(
        "by-straight-steps-alone", rule::move_any_direction,
        "ways are made of straight steps; a move that has none is not looked at"),
    fault<&RuleBook::through_empty_squares, only_enemies_block>(
        "rides-lead-through-friends", way, "a two-square move passes through friends"),
    fault<&RuleBook::through_empty_squares, only_friends_block>(
        "rides-lead-through-enemies", way, "a two-square move passes through enemies"),
    fault<&RuleBook::through_empty_squares, communications_units_do_not_block>(
        "communications-units-do-not-block", way,
        "a two-square move passes through communications units"),
    fault<&RuleBook::through_empty_squares, every_middle_square_must_be_empty>(
        "every-middle-square-must-be-empty", way,
        "one unit beside the way refuses a two-square move"),
    fault<&RuleBook::through_empty_squares, rides_through_anyone<Kind::cavalry>>(
        "cavalry-leaps", way, "cavalry passes through anyone"),
    fault<&RuleBook::through_empty_squares, rides_through_anyone<Kind::horse_artillery>>(
        "horse-artillery-leaps", way, "horse artillery passes through anyone"),
    fault<&RuleBook::through_empty_squares, rides_through_anyone<Kind::mounted_communications>>(
        "mounted-communications-units-leap", way,
        "a mounted communications unit passes through anyone"),
    fault<&RuleBook::through_empty_squares, a_knights_step_leaps>(
        "a-knights-step-leaps", way, "a knight's step is not barred by units"),
    fault<&RuleBook::through_empty_squares, a_retreat_leads_through_friends>(
        "a-retreat-leads-through-friends", way, "a retreat passes through friends"),
    fault<&RuleBook::through_empty_squares, mountains_count_as_units>(
        "mountains-count-as-units", way, "a way over mountains alone is refused by this rule too"),
    fault<&RuleBook::through_isolation, nobody_rides_into_isolation>(
        "nobody-rides-into-isolation", rule::move_through_isolation,
        "a two-square move may not end where the unit is isolated"),
    fault<&RuleBook::through_isolation, communications_units_stop_in_isolation>(
        "communications-units-stop-in-isolation", rule::move_through_isolation,
        "a communications unit may not step on over a square where it is isolated"),
    fault<&RuleBook::through_isolation, a_ride_stops_beside_an_enemy>(
        "a-ride-stops-beside-an-enemy", rule::move_through_isolation,
        "a two-square move may not lead past an enemy unit"),
    fault<&RuleBook::needs_communication_to_move, communications_units_need_it_too>(
        "isolated-communications-units-stand-still", rule::move_communications_unit_always,
        "an isolated communications unit cannot move"),
    fault<&RuleBook::needs_communication_to_move, foot_communications_units_need_it_too>(
        "isolated-foot-communications-units-stand-still", rule::move_communications_unit_always,
        "an isolated foot communications unit cannot move"),
    fault<&RuleBook::needs_communication_to_move, moves_while_isolated<Kind::infantry>>(
        "isolated-infantry-moves", rule::move_needs_communication, "isolated infantry may move"),
    fault<&RuleBook::needs_communication_to_move, moves_while_isolated<Kind::cavalry>>(
        "isolated-cavalry-moves", rule::move_needs_communication, "isolated cavalry may move"),
    fault<&RuleBook::needs_communication_to_move, moves_while_isolated<Kind::foot_artillery>>(
        "isolated-foot-artillery-moves", rule::move_needs_communication,
        "isolated foot artillery may move"),
    fault<&RuleBook::needs_communication_to_move, moves_while_isolated<Kind::horse_artillery>>(
        "isolated-horse-artillery-moves", rule::move_needs_communication,
        "isolated horse artillery may move"),
    fault<&RuleBook::needs_communication_to_move, an_isolated_unit_finds_its_way_back>(
        "an-isolated-unit-finds-its-way-back", rule::move_needs_communication,
        "an isolated unit may move to where it is in communication"),
    fault<&RuleBook::needs_communication_to_move, nobody_moves_into_isolation>(
        "nobody-moves-into-isolation", rule::move_into_isolation,
        "a fighting unit may not move to where it is isolated"),
};

}  // namespace

std::span<const Fault> movement_faults() { return faults; }

}  // namespace casebook::mutants
