// Section: movement.
#include "casebook/literal/derived.hpp"
#include "casebook/literal/numbers.hpp"
#include "casebook/literal/violations.hpp"
#include "sections.hpp"

namespace casebook::literal {
namespace {

// move.speed (II.2.1, II.2.4, II.7.1, 4.4.1)
Verdict speed(const Case& c, const Move& move) {
  const int squares = distance(move.from, move.to);
  const int limit = numbers::speed(kind_at(c, move.from));
  if (squares <= limit) return std::nullopt;
  return violation::beyond(rule::move_speed, move.from, squares, limit);
}

// move.any-direction (II.2.2, II.2.3)
bool is_next_to_both_ends(const Case&, const Move& move, Square middle) {
  return are_neighbours(move.from, middle) && are_neighbours(middle, move.to);
}

// two-diagonal-steps: in-line. Of two diagonal steps the second goes on in the first's direction.
bool does_not_turn_between_diagonals(const Case&, const Move& move, Square middle) {
  if (!are_neighbours(move.from, middle) || !are_neighbours(middle, move.to)) return false;
  const Direction first = *line_between(move.from, middle);
  const Direction second = *line_between(middle, move.to);
  const bool both_diagonal = static_cast<int>(first) % 2 == 1 && static_cast<int>(second) % 2 == 1;
  return !both_diagonal || first == second;
}

// move.through-empty-squares (II.2.3)
Verdict through_empty_squares(const Case& c, const Move& move) {
  int taken = 0;
  for (const Square middle : middle_squares(c, move)) {
    if (is_free(c, middle)) return std::nullopt;
    if (c.position.units.holds(middle)) ++taken;
  }
  if (taken == 0) return std::nullopt;
  return violation::between(rule::move_through_empty_squares, move.from, move.to);
}

// fast-move-through-isolation: stops. Some free way leads over a square where it is connected.
Verdict stopped_by_isolation(const Case& c, const Move& move) {
  const Squares middles = free_middle_squares(c, move);
  if (middles.empty() || is_communications_unit(kind_at(c, move.from))) return std::nullopt;
  for (const Square middle : middles) {
    Position there = c.position;
    there.units.move(move.from, middle);
    if (c.elsewhere(there).in_communication(middle)) return std::nullopt;
  }
  return violation::between(rule::move_through_isolation, move.from, move.to);
}

// move.needs-communication (4.1.1, 4.2.1, 4.4.4, 4.6.2)
Verdict needs_communication_to_move(const Case& c, const Move& move) {
  if (is_communications_unit(kind_at(c, move.from))) return std::nullopt;
  if (c.ask<&RuleBook::has_communication_to_move>(move.from)) return std::nullopt;
  const bool retreats = open_duty(c) == move.from &&
                        c.ask<&RuleBook::fate_of_isolated>(move.from) == IsolatedShaken::retreats;
  if (retreats) return std::nullopt;
  return violation::at(rule::move_needs_communication, move.from);
}

constexpr RuleEntry rules[] = {
    rule_entry<&RuleBook::speed, speed, violation::never_refuses<Move>>(rule::move_speed),
    rule_entry<&RuleBook::is_middle_square, is_next_to_both_ends>(rule::move_any_direction),
    rule_entry<&RuleBook::through_empty_squares, through_empty_squares,
               violation::never_refuses<Move>>(rule::move_through_empty_squares),
    // fast-move-through-isolation: passes. Only where a unit ends its move matters (4.6.1).
    rule_entry<&RuleBook::through_isolation, violation::never_refuses<Move>,
               violation::never_refuses<Move>>(rule::move_through_isolation),
    rule_entry<&RuleBook::needs_communication_to_move, needs_communication_to_move,
               violation::never_refuses<Move>>(rule::move_needs_communication),
};

constexpr ReadingEntry readings[] = {
    reading_entry<&RuleBook::through_isolation, stopped_by_isolation>(
        FastMoveThroughIsolation::stops),
    reading_entry<&RuleBook::is_middle_square, does_not_turn_between_diagonals>(
        TwoDiagonalSteps::in_line),
};

}  // namespace

std::span<const RuleEntry> movement_rules() { return rules; }
std::span<const ReadingEntry> movement_readings() { return readings; }

Squares middle_squares(const Case& c, const Move& move) {
  Squares middles;
  if (distance(move.from, move.to) != 2) return middles;
  for (const Direction direction : all_directions) {
    const auto middle = c.position.board->neighbour(move.from, direction);
    if (middle && c.ask<&RuleBook::is_middle_square>(move, *middle)) middles.insert(*middle);
  }
  return middles;
}

Squares free_middle_squares(const Case& c, const Move& move) {
  Squares free;
  for (const Square middle : middle_squares(c, move))
    if (is_free(c, middle)) free.insert(middle);
  return free;
}

}  // namespace casebook::literal
