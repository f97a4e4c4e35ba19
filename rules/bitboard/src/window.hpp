// The neighbourhood of a spot in one word.
#pragma once

#include <cstring>

#include "ground.hpp"
#include "lanes.hpp"

namespace casebook::bitboard {
inline namespace CASEBOOK_MACHINE {

// The squares of the set around a spot of the board. The eighth row is whatever lies south of the
// seventh: masks leave it out.
inline Window window(const Rows& set, Spot spot) {
  Lanes lanes;
  std::memcpy(&lanes, set.row + (spot.row() - window_reach), sizeof lanes);
  lanes = (lanes >> static_cast<std::uint32_t>(spot.column() - window_reach)) & 0x7FU;
  const auto bytes = __builtin_convertvector(lanes, Bytes);
  Window window = 0;
  std::memcpy(&window, &bytes, sizeof window);
  return window;
}

// The spot that a bit of the window around `centre` stands for.
inline Spot spot_in_window(Spot centre, int bit) {
  return spot_at(centre.row() + (bit >> 3) - window_reach,
                 centre.column() + (bit & 7) - window_reach);
}

}  // namespace CASEBOOK_MACHINE
}  // namespace casebook::bitboard
