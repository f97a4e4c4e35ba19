// The neighbourhood of a spot in one word.
#pragma once

#include "ground.hpp"
#include "lanes.hpp"

namespace casebook::bitboard {
inline namespace CASEBOOK_MACHINE {

// The squares of the set around a spot of the board. The eighth row is whatever lies south of the
// seventh: masks leave it out.
inline Window window(const Rows& set, Spot spot) {
  return seven_bits_each(set.row + (spot.row() - window_reach), spot.column() - window_reach);
}

// The spot that a bit of the window around `centre` stands for.
inline Spot spot_in_window(Spot centre, int bit) {
  return spot_at(centre.row() + (bit >> 3) - window_reach,
                 centre.column() + (bit & 7) - window_reach);
}

}  // namespace CASEBOOK_MACHINE
}  // namespace casebook::bitboard
