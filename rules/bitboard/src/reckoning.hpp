// Answers with reasons that more than one question needs.
#pragma once

#include <optional>
#include <vector>

#include "casebook/model/action.hpp"
#include "casebook/model/answers.hpp"
#include "prepared.hpp"

namespace casebook::bitboard {

// The whole reckoning of an attack. `target` holds a unit; both standings are known.
Clash reckoning_of(const Prepared& prepared, const Field& field, const Standing& standing,
                   Spot target);

// Every permission that refuses the action, in the order of the rule book.
std::vector<Violation> violations(const Prepared& prepared, const Field& field,
                                  const Action& action);

// The legal moves, by first square, then last.
std::vector<Move> moves_in(const Prepared& prepared, const Field& field);

std::optional<End> end_of(const Field& field);

}  // namespace casebook::bitboard
