// Communication in words: `casebook explain`.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "casebook/model/position.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::explain {

// Every unit of either side, a line each: the path by which it is in communication, from the
// arsenal on; for an isolated one what cuts each line that would reach it, or that none leads to
// it. Below, the rules by which communication passes. `position` is legal.
//   "  H17  infantry  arsenal D8 → south-east to H12 → redirected east to H17"
std::string communication(const Position& position, const Rulings& rulings);

// The same of one unit, a step of its path on each line, each with its rule. In error, with one
// message: a square on which nobody stands.
tl::expected<std::string, std::string> communication_of(const Position& position, Square unit,
                                                        const Rulings& rulings);

}  // namespace casebook::explain
