// Random positions that matter: armies that touch, lines that are nearly cut, columns of cavalry,
// units in forts and passes, shaken units, fallen and occupied arsenals, on small maps and full
// ones. Each follows from one number.
#pragma once

#include <vector>

#include "casebook/model/action.hpp"
#include "casebook/model/position.hpp"
#include "casebook/model/rulings.hpp"
#include "casebook/sampling/random.hpp"

namespace casebook::sampling {

// A square of the board.
Square random_square(Random& random, const Board& board);
// The book's map, the open one, or a free map of any size.
BoardPointer random_board(Random& random);
// A legal position (scenario::position_problem): armies that are scattered, clustered, tiny or full
// of communications units, with something in it that a rule is about, and marks of the turn.
//   Random random(7);
//   random_position(random);
Position random_position(Random& random);
// A legal position that differs from the given one in a unit, a mark or some of the terrain; now
// and then in two or three.
Position changed(Random& random, const Position& position);
// All defaults, one reading changed, or any readings.
Rulings random_rulings(Random& random);
// An action, likely to make sense, and likely to be refused.
Action random_action(Random& random, const Position& position);

}  // namespace casebook::sampling
