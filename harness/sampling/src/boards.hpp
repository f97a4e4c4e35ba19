// Helpers that draw squares.
#pragma once

#include <optional>
#include <vector>

#include "casebook/sampling/sampling.hpp"

namespace casebook::sampling {

std::vector<Square> list_of(const Squares& squares);
// Where a unit can be put: on the board, no mountain, nobody there.
bool is_free(const Position& position, Square square);
// The square so many steps away, on the board.
std::optional<Square> steps_away(const Board& board, Square from, Direction direction, int steps);
Direction random_direction(Random& random);
Kind random_kind(Random& random);
// Puts a unit there if it can stand there.
void put(Position& position, Square square, Unit unit);

// Adds what some rule is about; see themes.cpp.
void add_theme(Random& random, Position& position);

}  // namespace casebook::sampling
