// An attack reckoned up in words: `casebook explain --attack SQUARE`.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "casebook/model/position.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::explain {

// The attack on the unit that stands on `target` by its opponent, whoever is to move: a line for
// each unit that counts, with its factor, where it stands from the target and the rule; then those
// in line that do not count, and why; the sums as sums; the outcome. `position` is legal. In error,
// with one message: a square on which nobody stands.
//   attack(figure_6, *Square::parse("L15"), Rulings{})  // "… offence 5 + 4 + … = 38 …"
tl::expected<std::string, std::string> attack(const Position& position, Square target,
                                              const Rulings& rulings);

}  // namespace casebook::explain
