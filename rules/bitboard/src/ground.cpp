#include "ground.hpp"

#include <utility>

namespace casebook::bitboard {
namespace {

void add_terrain(Ground& ground, Square square) {
  const Spot spot = spot_of(square);
  insert(ground.on_board, spot);
  switch (ground.board->terrain(square)) {
    case Terrain::mountain: insert(ground.mountain, spot); break;
    case Terrain::fort: insert(ground.fort, spot); break;
    case Terrain::pass: insert(ground.pass, spot); break;
    case Terrain::plain: break;
  }
}

void tell_open_from_closed(Ground& ground) {
  for (int row = 0; row < row_words; ++row) {
    ground.open.row[row] = ground.on_board.row[row] & ~ground.mountain.row[row];
    ground.closed.row[row] = ~ground.open.row[row];
  }
}

void add_arsenals(Ground& ground) {
  for (const Side side : all_sides) {
    const auto own = static_cast<std::size_t>(side);
    for (const Square square : ground.board->arsenals(side)) {
      insert(ground.arsenal[own], spot_of(square));
      ground.arsenals[own][ground.arsenal_count[own]++] = spot_of(square);
    }
  }
}

Window fire_from(const Ground& ground, Spot spot, int range) {
  Window fire = 0;
  for (int direction = 0; direction < 8; ++direction) {
    Spot at = spot;
    for (int distance = 1; distance <= range; ++distance) {
      at = next(at, steps[direction]);
      if (holds(ground.closed, at)) break;
      fire |= Window{1} << (window_centre + distance * window_steps[direction]);
    }
  }
  return fire;
}

Window around(const Rows& set, Spot spot) {
  Window window = 0;
  for (int row = 0; row < 7; ++row) {
    const std::uint32_t word = set.row[spot.row() - window_reach + row];
    window |= Window{(word >> (spot.column() - window_reach)) & 0x7FU} << (8 * row);
  }
  return window;
}

}  // namespace

std::unique_ptr<const Ground> ground_of(BoardPointer board) {
  auto ground = std::make_unique<Ground>();
  ground->board = std::move(board);
  for (int row = 0; row < ground->board->rows(); ++row)
    for (int column = 0; column < ground->board->columns(); ++column)
      add_terrain(*ground, Square(row, column));
  tell_open_from_closed(*ground);
  add_arsenals(*ground);
  for (int index = 0; index < Square::count; ++index) {
    const Spot spot = spot_of(Square::at(index));
    ground->fire_2[spot.at] = fire_from(*ground, spot, 2);
    ground->fire_3[spot.at] = fire_from(*ground, spot, 3);
    ground->forts_around[spot.at] = around(ground->fort, spot);
    ground->passes_around[spot.at] = around(ground->pass, spot);
  }
  return ground;
}

}  // namespace casebook::bitboard
