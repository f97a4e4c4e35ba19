#include "boards.hpp"

namespace casebook::sampling {
namespace {

// Where units can stand: everywhere, around one square, or around the arsenals.
std::vector<Square> standing_room(Random& random, const Board& board) {
  std::vector<Square> room;
  const Square centre = random_square(random, board);
  const int radius = random.one_in(2) ? Square::columns : random.between(2, 5);
  for (int row = 0; row < board.rows(); ++row)
    for (int column = 0; column < board.columns(); ++column) {
      const Square square(row, column);
      const bool is_near = distance(centre, square) <= radius || board.arsenal_owner(square);
      if (is_near && board.terrain(square) != Terrain::mountain) room.push_back(square);
    }
  return room;
}

std::vector<Kind> random_army(Random& random) {
  std::vector<Kind> army;
  if (random.one_in(3)) {  // the book's
    army = {all_kinds.begin() + 1, all_kinds.end()};
    army.insert(army.end(), 3, Kind::cavalry);
    army.insert(army.end(), 9, Kind::infantry);
    return army;
  }
  const int size = random.one_in(2) ? random.between(1, 5) : random.between(0, 40);
  const bool is_mostly_cavalry = random.one_in(3);
  for (int i = 0; i < size; ++i)
    army.push_back(is_mostly_cavalry && !random.one_in(4) ? Kind::cavalry : random_kind(random));
  return army;
}

void place_armies(Random& random, Position& position) {
  std::vector<Square> room = standing_room(random, *position.board);
  for (const Side side : all_sides)
    for (const Kind kind : random_army(random)) {
      if (room.empty()) return;
      const auto at =
          static_cast<std::size_t>(random.between(0, static_cast<int>(room.size()) - 1));
      position.units.place(room[at], {side, kind});
      room.erase(room.begin() + static_cast<std::ptrdiff_t>(at));
    }
}

void mark_units(Random& random, Position& position) {
  const std::vector<Square> units = list_of(position.units.squares(position.to_move));
  if (units.empty()) return;
  if (random.one_in(3)) position.shaken = random.element_of(units);
  if (random.one_in(3)) {
    for (int moved = random.between(1, 5); moved > 0; --moved)
      position.moved.insert(random.element_of(units));
  }
  if (!random.one_in(4)) return;
  position.could_move.emplace();
  for (const Square unit : units)
    if (is_fighting_unit(position.units.at(unit)->kind) && !random.one_in(3)) {
      position.could_move->insert(unit);
    }
}

}  // namespace

Position random_position(Random& random) {
  Position position;
  position.board = random_board(random);
  position.to_move = random.one_in(2) ? Side::north : Side::south;
  position.turn = random.between(1, 9);
  place_armies(random, position);
  for (int themes = random.between(0, 3); themes > 0; --themes) add_theme(random, position);
  mark_units(random, position);
  for (const Side side : all_sides)
    for (const Square arsenal : position.board->arsenals(side))
      if (random.one_in(6)) position.destroyed_arsenals.insert(arsenal);
  return position;
}

Action random_action(Random& random, const Position& position) {
  const auto any_of = [&](const Squares& squares) {
    const std::vector<Square> list = list_of(squares);
    return list.empty() || random.one_in(8) ? random_square(random, *position.board)
                                            : random.element_of(list);
  };
  const Side enemy = opponent(position.to_move);
  if (random.one_in(6)) return Attack{any_of(position.units.squares(enemy))};
  if (random.one_in(10)) return Destruction{any_of(position.board->arsenals(enemy))};
  const Square from = any_of(position.units.squares(position.to_move));
  for (int tries = 0; tries < 40; ++tries) {
    const Square to = random_square(random, *position.board);
    if (!(to == from) && (distance(from, to) <= 2 || random.one_in(30))) return Move{from, to};
  }
  return Attack{any_of(position.units.squares(enemy))};
}

}  // namespace casebook::sampling
