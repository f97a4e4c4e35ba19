// Positions a little smaller than a given one.
#pragma once

#include <optional>
#include <vector>

#include "casebook/model/position.hpp"

namespace casebook::judge {

// The same position without the units on these squares.
Position without_units(const Position& position, const std::vector<Square>& units);

// The same with plain ground on these squares, arsenals on them gone.
Position with_plain_ground(const Position& position, const std::vector<Square>& squares);

// The rows or columns that are left out; both in order.
struct Lines {
  std::vector<int> rows;
  std::vector<int> columns;
};
// The same on a smaller board: what lies south or east of a line that is left out moves up. Nothing
// if a unit stands on one of the lines, or no board would be left.
std::optional<Position> without_lines(const Position& position, const Lines& lines);

// The same with the unit on `from` on `to`, a free square; its marks go with it.
Position with_unit_moved(const Position& position, Square from, Square to);

// The same with another kind of unit on that square.
Position with_kind(const Position& position, Square square, Kind kind);

// The positions that lack one of the marks: moved units (all, each), a known `could move`, the
// shaken unit, fallen arsenals (all, each), a turn's number other than 1.
std::vector<Position> without_a_mark(const Position& position);

// Weaker kinds than that one, the weakest first.
std::vector<Kind> weaker_kinds(Kind kind);

}  // namespace casebook::judge
