#include "boards.hpp"
#include "casebook/scenario/position_problem.hpp"

namespace casebook::sampling {
namespace {

// One thing changed; what comes of it may be no legal position.
void change_a_unit(Random& random, Position& position) {
  const std::vector<Square> units = list_of(position.units.squares());
  const int kind_of_change = random.between(0, 4);
  if (units.empty() || kind_of_change == 0) {
    const Side side = random.one_in(2) ? Side::north : Side::south;
    put(position, random_square(random, *position.board), {side, random_kind(random)});
    return;
  }
  const Square square = random.element_of(units);
  const Unit unit = *position.units.at(square);
  position.units.remove(square);
  position.moved.erase(square);
  if (position.could_move) position.could_move->erase(square);
  if (position.shaken == square) position.shaken.reset();
  if (kind_of_change == 1) return;
  if (kind_of_change == 2) {
    position.units.place(square, {unit.side, random_kind(random)});
    return;
  }
  const auto to =
      steps_away(*position.board, square, random_direction(random), random.between(1, 2));
  put(position, to && is_free(position, *to) ? *to : square, unit);
}

void change_a_mark(Random& random, Position& position) {
  const std::vector<Square> own = list_of(position.units.squares(position.to_move));
  if (own.empty() || random.one_in(4)) {
    position.to_move = opponent(position.to_move);
    position.moved = Squares();
    position.could_move.reset();
    position.shaken.reset();
  } else if (random.one_in(2)) {
    position.shaken = random.element_of(own);
  } else {
    position.moved.insert(random.element_of(own));
  }
}

void change_the_ground(Random& random, Position& position) {
  const Square square = random_square(random, *position.board);
  if (position.board->arsenal_owner(square)) {
    position.destroyed_arsenals.insert(square);
    return;
  }
  if (position.units.holds(square)) return;
  auto board = std::make_shared<Board>(*position.board);
  board->set_terrain(square, static_cast<Terrain>(random.between(0, 3)));
  position.board = board;
}

}  // namespace

Position changed(Random& random, const Position& position) {
  Position result = position;
  for (int changes = random.one_in(3) ? random.between(2, 3) : 1; changes > 0; --changes) {
    Position next = result;
    const int what = random.between(0, 9);
    if (what <= 6) {
      change_a_unit(random, next);
    } else if (what <= 8) {
      change_a_mark(random, next);
    } else {
      change_the_ground(random, next);
    }
    if (!scenario::position_problem(next)) result = next;
  }
  return result;
}

}  // namespace casebook::sampling
