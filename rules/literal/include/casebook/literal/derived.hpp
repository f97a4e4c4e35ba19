// What follows from several rules together. These are no rules: they only ask the Case.
#pragma once

#include <vector>

#include "casebook/literal/case.hpp"

namespace casebook::literal {

// ---------------------------------------------------------------- squares
// On the board, no mountain, no unit.
bool is_free(const Case& c, Square square);
// The middle squares of a move of exactly two squares (move.any-direction); none of another move.
Squares middle_squares(const Case& c, const Move& move);
// Those that hold no unit and are no mountain.
Squares free_middle_squares(const Case& c, const Move& move);

// ---------------------------------------------------------------- retreat
// The shaken unit that must leave its square before anything else is done in this turn: no unit
// moved yet, and an isolated one is not let off (retreat.isolated). Nothing otherwise.
std::optional<Square> open_duty(const Case& c);
// Whether a shaken unit there is destroyed on that occasion, and by which rule.
std::optional<RuleId> doom(const Case& c, Square shaken, Occasion occasion);

// ---------------------------------------------------------------- clash
// A number and the rule that gives it.
struct Factor {
  int value;
  RuleId rule;
};
// Why a unit does not reach a square in line with it: out of range, a mountain or a unit between.
std::optional<RuleId> out_of_reach(const Case& c, Square unit, Square target);
// What the unit adds when it charges `target`; nothing if it does not charge.
std::optional<Factor> charge(const Case& c, Square unit, Square target);
// What the unit on `unit` adds to an attack on `target`, or the rule that makes it 0.
Factor offence_share(const Case& c, Square unit, Square target);
// What the unit on `unit` adds to the defence of `target`, or the rule that makes it 0.
Factor defence_share(const Case& c, Square unit, Square target);
// The whole reckoning. `target` holds a unit.
Clash reckon(const Case& c, Square target);

// ---------------------------------------------------------------- permissions
// Every permission that refuses the action, in the order of the rule book.
std::vector<Violation> violations(const Case& c, const Action& action);
// Whether no permission refuses the move.
bool is_legal(const Case& c, const Move& move);
// Whether the unit on that enemy arsenal is one that may destroy it: arsenal.
// communications-unit-cannot, arsenal.needs-communication and arsenal.shaken-unit-cannot.
bool is_qualified(const Case& c, Square arsenal);

}  // namespace casebook::literal
