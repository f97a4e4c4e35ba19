// The part of a board that a drawing shows.
#pragma once

#include "casebook/model/board.hpp"

namespace casebook::scenario {

// Two squares and everything between them.
struct Window {
  Square north_west{0, 0};
  Square south_east{0, 0};
  bool contains(Square square) const {
    return square.row() >= north_west.row() && square.row() <= south_east.row() &&
           square.column() >= north_west.column() && square.column() <= south_east.column();
  }
  friend bool operator==(const Window&, const Window&) = default;
};

}  // namespace casebook::scenario
