// Which rulings matter in a position: `casebook rulings POSITION`.
#pragma once

#include <string>

#include "casebook/model/position.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::explain {

// Asks the position everything below under `base`, then again with each ruling changed by itself
// to each of its other readings, and lists by ruling only what is answered otherwise, with the
// answer of every reading of that ruling:
//   who is in communication; the moves of each unit of the side to move; the attack on each unit of
//   the other side, unless nobody adds any offence to it; the empty turn; the destruction of each
//   arsenal on which the side to move stands
// What two rulings change only together is not found. `position` is legal.
//   "  attack on G11
//      whenever-defending (default)  13 against 14: resists
//      only-when-attacked            13 against 12: shaken; F10 adds 6, not 8"
std::string ruling_differences(const Position& position, const Rulings& base);

}  // namespace casebook::explain
