#include "boards.hpp"

namespace casebook::sampling {
namespace {

Terrain random_terrain(Random& random, int mountains_in_100) {
  const int drawn = random.between(1, 100);
  if (drawn <= mountains_in_100) return Terrain::mountain;
  if (drawn <= mountains_in_100 + 8) return Terrain::fort;
  return drawn <= mountains_in_100 + 14 ? Terrain::pass : Terrain::plain;
}

BoardPointer free_map(Random& random, int columns, int rows) {
  auto board = std::make_shared<Board>(columns, rows);
  const int mountains = random.between(0, 25);
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      board->set_terrain(Square(row, column), random_terrain(random, mountains));
  for (const Side side : all_sides)
    for (int left = random.between(0, 3); left > 0; --left) {
      const Square square = random_square(random, *board);
      if (board->arsenal_owner(square)) continue;
      board->set_terrain(square, Terrain::plain);
      board->set_arsenal(square, side);
    }
  return board;
}

}  // namespace

std::vector<Square> list_of(const Squares& squares) {
  std::vector<Square> list;
  for (const Square square : squares) list.push_back(square);
  return list;
}

bool is_free(const Position& position, Square square) {
  return position.board->contains(square) && position.board->terrain(square) != Terrain::mountain &&
         !position.units.holds(square);
}

std::optional<Square> steps_away(const Board& board, Square from, Direction direction, int steps) {
  std::optional<Square> square = from;
  for (int step = 0; step < steps && square; ++step) square = board.neighbour(*square, direction);
  return square;
}

Direction random_direction(Random& random) {
  return all_directions[static_cast<std::size_t>(random.between(0, 7))];
}

Kind random_kind(Random& random) {
  return all_kinds[static_cast<std::size_t>(random.between(0, 5))];
}

void put(Position& position, Square square, Unit unit) {
  if (is_free(position, square)) position.units.place(square, unit);
}

Square random_square(Random& random, const Board& board) {
  const int row = random.between(0, board.rows() - 1);
  return Square(row, random.between(0, board.columns() - 1));
}

BoardPointer random_board(Random& random) {
  switch (random.between(0, 5)) {
    case 0:
    case 1: return book_map();
    case 2: return open_map();
    case 3: return free_map(random, Square::columns, Square::rows);
    default: break;
  }
  const int columns = random.between(1, 12);
  return free_map(random, columns, random.between(1, 12));
}

Rulings random_rulings(Random& random) {
  Rulings rulings;
  const int changes = random.between(0, 3);
  if (changes == 0) return rulings;
  if (changes == 1) {
    const Ruling ruling = static_cast<Ruling>(random.between(0, ruling_count - 1));
    rulings.set(ruling, random.between(1, reading_count(ruling) - 1));
    return rulings;
  }
  for (const Ruling ruling : all_rulings())
    rulings.set(ruling, random.between(0, reading_count(ruling) - 1));
  return rulings;
}

}  // namespace casebook::sampling
