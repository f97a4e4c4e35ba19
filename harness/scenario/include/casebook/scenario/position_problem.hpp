// What makes a position impossible, whatever the rules say of it. The readers of scenario files and
// of the protocol both ask here, so that they refuse the same positions.
#pragma once

#include <optional>
#include <string>

#include "casebook/model/position.hpp"

namespace casebook::scenario {

struct PositionProblem {
  std::string key;               // of the position's block: "map", "north", "moved", "turn", …
  std::optional<Square> square;  // that is wrong there
  std::string message;           // "L15: a unit cannot stand on a mountain"
};

// The first thing wrong with a position, or nothing. Judged, in this order: arsenals on squares
// that are plain otherwise, and one owner each; units on the board and off the mountains; `shaken`
// a unit of the side to move; `moved` at most five units of the side to move; `destroyed-arsenals`
// arsenals of the map; `could-move` fighting units of the side to move; `turn` from 1 on.
// A position without any unit is no problem here.
//   position_problem(Position{})  // nothing
std::optional<PositionProblem> position_problem(const Position& position);

}  // namespace casebook::scenario
