// The board as text, for people: row letters and column numbers, units, terrain, and light strokes
// where lines of communication run.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "casebook/draw/facts.hpp"
#include "casebook/model/position.hpp"
#include "casebook/scenario/window.hpp"

namespace casebook::draw {

// Colour is for terminals alone: North blue, South red, in escape sequences.
enum class Colour : std::uint8_t { off, on };
// Whose lines of communication are drawn.
enum class Lines : std::uint8_t { none, of_north, of_south, of_both };
enum class Legend : std::uint8_t { off, on };

struct TextStyle {
  Colour colour = Colour::off;
  Lines lines = Lines::of_both;
  Legend legend = Legend::on;
  std::optional<scenario::Window> window;  // on the board; nothing: the whole board
};

// The position alone: no lines, no isolated units. Lines end with '\n' and have no blanks before
// it; none is wider than 78 characters. A square takes three characters:
//   I i   a unit's letter (I C A H R M), upper case North, then what it stands on, then its marks:
//         `!` isolated, `~` shaken, `'` moved in this turn, as many as fit; the legend names all
//   . ^ = #   plain, mountain, mountain pass, fort;  @n @s  an arsenal and its owner, x a fallen
//   one
// Row L of a position with South's infantry in the fort L15 and North's cavalry on L16: "… i# C …".
std::string text_board(const Position& position, const TextStyle& style);

// The same with its facts. On empty plain squares strokes take the place of the dot: first North's,
// then South's, `-` `|` `/` `\` the way the line runs, `+` where lines of one side cross.
std::string text_board(const Position& position, const Facts& facts, const TextStyle& style);

// The smallest window that holds every unit and is `margin` (0–25) squares wider on each side
// where the board has them; the whole board if there is no unit.
scenario::Window window_around_units(const Position& position, int margin);

}  // namespace casebook::draw
