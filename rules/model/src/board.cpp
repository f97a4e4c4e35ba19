#include "casebook/model/board.hpp"

namespace casebook {
namespace {

constexpr std::array<std::string_view, 4> terrain_names{"plain", "mountain", "pass", "fort"};

// The book's map, in the signs of drawings.
constexpr std::array<std::string_view, Square::rows> book_rows{
    ".........................",  // A
    ".......#......@..........",  // B
    ".........^^^^............",  // C
    ".......@.^...............",  // D
    ".........^...............",  // E
    ".........=...............",  // F
    ".........^...............",  // G
    ".........^..........#....",  // H
    ".........^..#............",  // I
    ".........................",  // J
    ".........................",  // K
    "..............#..........",  // L
    "..#......................",  // M
    "..........^^^^^^.........",  // N
    "...............=......#..",  // O
    "...............^.........",  // P
    "...............^.........",  // Q
    "...............^.........",  // R
    ".........................",  // S
    "..@...................@..",  // T
};

void set_from_sign(Board& board, Square square, char sign) {
  if (sign == '^') board.set_terrain(square, Terrain::mountain);
  if (sign == '=') board.set_terrain(square, Terrain::pass);
  if (sign == '#') board.set_terrain(square, Terrain::fort);
  if (sign == '@') board.set_arsenal(square, territory_of(square));
}

Board make_book_map() {
  Board board(Square::columns, Square::rows);
  for (int index = 0; index < Square::count; ++index) {
    const Square square = Square::at(index);
    const std::string_view row = book_rows[static_cast<std::size_t>(square.row())];
    set_from_sign(board, square, row[static_cast<std::size_t>(square.column())]);
  }
  return board;
}

Board make_open_map() {
  Board board(Square::columns, Square::rows);
  for (const Side side : all_sides)
    for (const Square square : book_map()->arsenals(side)) board.set_arsenal(square, side);
  return board;
}

}  // namespace

std::string_view name(Terrain terrain) { return terrain_names[static_cast<std::size_t>(terrain)]; }

Board::Board(int columns, int rows) : columns_(columns), rows_(rows) {
  assert(columns >= 1 && columns <= Square::columns && rows >= 1 && rows <= Square::rows);
}

std::optional<Square> Board::neighbour(Square from, Direction direction) const {
  const auto next = step(from, direction);
  return next && contains(*next) ? next : std::nullopt;
}

Squares Board::squares_with(Terrain terrain) const {
  Squares squares;
  for (int row = 0; row < rows_; ++row)
    for (int column = 0; column < columns_; ++column)
      if (terrain_[index(Square(row, column))] == terrain) squares.insert(Square(row, column));
  return squares;
}

std::optional<Side> Board::arsenal_owner(Square square) const {
  for (const Side side : all_sides)
    if (arsenals(side).contains(square)) return side;
  return std::nullopt;
}

void Board::set_terrain(Square square, Terrain terrain) {
  assert(contains(square));
  terrain_[index(square)] = terrain;
}

void Board::set_arsenal(Square square, Side owner) {
  assert(contains(square));
  arsenals_[static_cast<std::size_t>(owner)].insert(square);
}

BoardPointer book_map() {
  static const BoardPointer map = std::make_shared<const Board>(make_book_map());
  return map;
}

BoardPointer open_map() {
  static const BoardPointer map = std::make_shared<const Board>(make_open_map());
  return map;
}

Side territory_of(Square square) { return square.row() < 10 ? Side::north : Side::south; }

}  // namespace casebook

std::size_t std::hash<casebook::Board>::operator()(const casebook::Board& board) const noexcept {
  const std::hash<casebook::Squares> hash_of;
  std::size_t value = static_cast<std::size_t>(board.columns() * 32 + board.rows());
  for (const casebook::Terrain terrain :
       {casebook::Terrain::mountain, casebook::Terrain::pass, casebook::Terrain::fort})
    value = value * 31 + hash_of(board.squares_with(terrain));
  for (const casebook::Side side : casebook::all_sides)
    value = value * 31 + hash_of(board.arsenals(side));
  return value;
}
