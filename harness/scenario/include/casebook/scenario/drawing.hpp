// Drawings: a window of the board as text, with its row letters and column numbers at the edge.
//
//   .    13  14  15  16  17
//   J    .   .   C   .   .
//   K    .   .   C   .   .
//   L    .   .   i#  .   .
//
// A cell is a unit's letter (upper case North), a sign of the terrain (`.` plain, `^` mountain,
// `=` pass, `#` fort, `@n` and `@s` an arsenal with its owner), or both, the unit first.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "casebook/model/position.hpp"
#include "casebook/scenario/window.hpp"

namespace casebook::scenario {

// The whole board.
Window whole(const Board& board);
// The smallest window that holds every unit, one square wider on each side where the board has
// one; the whole board if there is no unit.
Window window_around_units(const Position& position);

// Draws the window, terrain written out; each line ends with '\n' and has no blanks before it.
// The window lies on the board. Units outside it are not drawn.
std::string to_drawing(const Position& position, const Window& window);

// What is wrong with a drawing, and where in it (1-based).
struct DrawingError {
  int line;
  int column;
  std::string message;
};

// What a drawing shows.
struct Drawing {
  BoardPointer board;
  Units units;
  Window window;
};

// Reads a window of `board`. A plain sign says nothing about the terrain, any other one must agree
// with the board. Blanks at the end of lines and how far cells stand apart do not matter.
//   units_from_drawing(".    15\nL    i#\n", book_map())->units.at(Square(11, 14))
tl::expected<Drawing, DrawingError> units_from_drawing(std::string_view text, BoardPointer board);

// Reads a whole map with its units: labels begin at A and 1, every sign counts.
tl::expected<Drawing, DrawingError> map_from_drawing(std::string_view text);

}  // namespace casebook::scenario
