#include "casebook/scenario/drawing.hpp"

#include <algorithm>

namespace casebook::scenario {
namespace {

constexpr std::size_t cell_width = 4;  // the widest cell, c@n, and a blank

std::string terrain_sign(const Board& board, Square square) {
  if (const auto owner = board.arsenal_owner(square)) return *owner == Side::north ? "@n" : "@s";
  switch (board.terrain(square)) {
    case Terrain::mountain: return "^";
    case Terrain::pass: return "=";
    case Terrain::fort: return "#";
    case Terrain::plain: break;
  }
  return ".";
}

std::string cell(const Position& position, Square square) {
  const std::string sign = terrain_sign(*position.board, square);
  const auto unit = position.units.at(square);
  if (!unit) return sign;
  return std::string(1, letter(*unit)) + (sign == "." ? "" : sign);
}

std::string padded(std::string text) {
  if (text.size() < cell_width) text.append(cell_width - text.size(), ' ');
  return text;
}

std::string ended(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line + "\n";
}

}  // namespace

Window whole(const Board& board) {
  return {Square(0, 0), Square(board.rows() - 1, board.columns() - 1)};
}

Window window_around_units(const Position& position) {
  const Squares units = position.units.squares();
  if (units.empty()) return whole(*position.board);
  int top = Square::rows;
  int bottom = 0;
  int left = Square::columns;
  int right = 0;
  for (const Square square : units) {
    top = std::min(top, square.row());
    bottom = std::max(bottom, square.row());
    left = std::min(left, square.column());
    right = std::max(right, square.column());
  }
  return {Square(std::max(top - 1, 0), std::max(left - 1, 0)),
          Square(std::min(bottom + 1, position.board->rows() - 1),
                 std::min(right + 1, position.board->columns() - 1))};
}

std::string to_drawing(const Position& position, const Window& window) {
  std::string line = padded(".") + " ";
  for (int column = window.north_west.column(); column <= window.south_east.column(); ++column)
    line += padded(std::to_string(column + 1));
  std::string text = ended(line);
  for (int row = window.north_west.row(); row <= window.south_east.row(); ++row) {
    line = padded(std::string(1, static_cast<char>('A' + row))) + " ";
    for (int column = window.north_west.column(); column <= window.south_east.column(); ++column)
      line += padded(cell(position, Square(row, column)));
    text += ended(line);
  }
  return text;
}

}  // namespace casebook::scenario
