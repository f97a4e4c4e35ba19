#include "armies.hpp"

namespace casebook::small_scope {
namespace {

std::vector<Square> standing_room(const Board& board) {
  std::vector<Square> room;
  for (int row = 0; row < board.rows(); ++row)
    for (int column = 0; column < board.columns(); ++column)
      if (board.terrain(Square(row, column)) != Terrain::mountain) room.emplace_back(row, column);
  return room;
}

// Adds to `all` every army that begins with `begun` and goes on with squares from number `from`.
void add_armies(std::vector<Army>& all, const Army& begun, const std::vector<Square>& room,
                std::size_t from, int units) {
  all.push_back(begun);
  if (units == 0) return;
  for (std::size_t at = from; at < room.size(); ++at)
    for (const Kind kind : all_kinds) {
      Army army = begun;
      army.emplace_back(room[at], kind);
      add_armies(all, army, room, at + 1, units - 1);
    }
}

}  // namespace

BoardPointer small_board() {
  auto board = std::make_shared<Board>(4, 4);
  board->set_arsenal(Square(0, 0), Side::north);
  board->set_arsenal(Square(3, 3), Side::south);
  board->set_terrain(Square(1, 1), Terrain::mountain);
  board->set_terrain(Square(1, 2), Terrain::pass);
  board->set_terrain(Square(2, 1), Terrain::fort);
  return board;
}

std::vector<Army> armies_of(const Board& board, int units) {
  std::vector<Army> all;
  add_armies(all, {}, standing_room(board), 0, units);
  return all;
}

bool place(Position& position, Side side, const Army& army) {
  for (const auto& [square, kind] : army) {
    if (position.units.holds(square)) return false;
    position.units.place(square, {side, kind});
  }
  return true;
}

}  // namespace casebook::small_scope
