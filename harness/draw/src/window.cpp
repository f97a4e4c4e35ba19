#include <algorithm>

#include "casebook/draw/text_board.hpp"

namespace casebook::draw {

scenario::Window window_around_units(const Position& position, int margin) {
  const Board& board = *position.board;
  int top = board.rows() - 1;
  int left = board.columns() - 1;
  int bottom = 0;
  int right = 0;
  for (const Square square : position.units.squares()) {
    top = std::min(top, square.row());
    bottom = std::max(bottom, square.row());
    left = std::min(left, square.column());
    right = std::max(right, square.column());
  }
  if (position.units.squares().empty()) {
    std::swap(top, bottom);
    std::swap(left, right);
  }
  return {Square(std::max(top - margin, 0), std::max(left - margin, 0)),
          Square(std::min(bottom + margin, board.rows() - 1),
                 std::min(right + margin, board.columns() - 1))};
}

}  // namespace casebook::draw
