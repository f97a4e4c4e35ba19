// The board of four rows and four columns, and all armies that can stand on it.
#pragma once

#include <utility>
#include <vector>

#include "casebook/model/board.hpp"
#include "casebook/model/position.hpp"

namespace casebook::small_scope {

// An arsenal of each side in two corners, a fort, a mountain pass and a mountain between them:
//      1 2 3 4
//   A  @ . . .
//   B  . ^ = .
//   C  . # . .
//   D  . . . @
BoardPointer small_board();

using Army = std::vector<std::pair<Square, Kind>>;

// All armies of at most so many units (0–4) of any kinds, the empty one first.
std::vector<Army> armies_of(const Board& board, int units);

// Places the army; false if one of its squares is taken.
bool place(Position& position, Side side, const Army& army);

}  // namespace casebook::small_scope
