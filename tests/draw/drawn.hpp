// Positions for tests, read from drawings.
#pragma once

#include <stdexcept>
#include <string_view>

#include "casebook/model/position.hpp"
#include "casebook/scenario/drawing.hpp"

namespace casebook {

// A position on the map that is drawn, every sign written.
inline Position drawn(std::string_view drawing) {
  const auto read = scenario::map_from_drawing(drawing);
  if (!read) throw std::invalid_argument(read.error().message);
  Position position;
  position.board = read->board;
  position.units = read->units;
  return position;
}

inline Square at(std::string_view text) { return *Square::parse(text); }

}  // namespace casebook
