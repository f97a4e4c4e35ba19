// What a board never changes, worked out once: open squares, forts, passes, fields of fire.
#pragma once

#include <cstdint>
#include <memory>

#include "casebook/model/board.hpp"
#include "rows.hpp"

namespace casebook::bitboard {

// The neighbourhood of a spot as a 64-bit word: 7 by 7 squares, a row a byte, the spot itself at
// bit 27. See window().
using Window = std::uint64_t;

inline constexpr int window_reach = 3;
inline constexpr int window_centre = 8 * window_reach + window_reach;
inline constexpr Window ring_1 = 0x0000'001C'141C'0000U;
inline constexpr Window ring_2 = 0x0000'3E22'2222'3E00U;
// One step in each direction, clockwise from north, as a difference of bits of a window.
inline constexpr int window_steps[8] = {-8, -7, 1, 9, 8, 7, -1, -9};

struct Ground {
  BoardPointer board;
  Rows on_board;
  Rows mountain;
  Rows open;    // on the board, no mountain
  Rows closed;  // everything else, margins included
  Rows fort;
  Rows pass;
  // The arsenals the map gives each side, in reading order.
  Rows arsenal[2];
  std::uint16_t arsenal_count[2];
  Spot arsenals[2][Square::count];
  // For each spot the squares from which fire reaches it, up to 2 or 3 squares away in line and no
  // mountain between. As fire has no direction, also the squares it reaches.
  Window fire_2[spot_count];
  Window fire_3[spot_count];
  Window forts_around[spot_count];
  Window passes_around[spot_count];
};

std::unique_ptr<const Ground> ground_of(BoardPointer board);

}  // namespace casebook::bitboard
