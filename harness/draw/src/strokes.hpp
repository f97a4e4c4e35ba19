// Where lines of communication run over squares, as strokes to draw.
#pragma once

#include <array>

#include "casebook/draw/text_board.hpp"

namespace casebook::draw {

// One character a square and side: `-` `|` `/` `\`, `+` where two cross, ' ' where none runs.
class Strokes {
 public:
  Strokes(const Facts& facts, Lines lines);
  char at(Square square, Side side) const { return marks_[slot(side)][index(square)]; }
  bool runs_over(Square square) const {
    return at(square, Side::north) != ' ' || at(square, Side::south) != ' ';
  }

 private:
  static std::size_t slot(Side side) { return static_cast<std::size_t>(side); }
  static std::size_t index(Square square) { return static_cast<std::size_t>(square.index()); }
  std::array<std::array<char, Square::count>, 2> marks_;
};

// Whether the lines of that side are drawn.
bool shows(Lines lines, Side side);

// What stands below the board: the signs that are in use, and the marked units by their squares.
// Each line ends with '\n'.
std::string legend_of(const Position& position, const Facts& facts, const TextStyle& style);

}  // namespace casebook::draw
