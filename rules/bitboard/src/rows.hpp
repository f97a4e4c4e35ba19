// Sets of squares as rows of bits, the form in which the whole engine works.
//
// A row of the board is a 32-bit word, column 1 at bit 3; row A is the fourth of 32 words. The
// margin of three rows and columns all around is what makes steps, lines and windows simple: they
// run off the board into squares that are never open, and no bit of one row reaches another.
#pragma once

#include <cstdint>

#include "casebook/model/square.hpp"
#include "lanes.hpp"

namespace casebook::bitboard {

inline constexpr int margin = 3;  // rows and columns around the board, on the north and the west
inline constexpr int row_words = 24;  // rows that a set can have anything in: margins and board
inline constexpr int spot_count = row_words * 32;

// A square of the board with its margins: 32 * row + column. `nowhere` lies in the margin.
struct Spot {
  std::uint16_t at;
  constexpr int row() const { return at >> 5; }
  constexpr int column() const { return at & 31; }
  friend constexpr bool operator==(Spot, Spot) = default;
};

inline constexpr Spot nowhere{0};

// The words from row_words on are always 0: windows (window.hpp) read, and never find, them.
struct alignas(32) Rows {
  std::uint32_t row[32];
};

// One step in each direction, clockwise from north, as a difference of spots.
inline constexpr int steps[8] = {-32, -31, 1, 33, 32, 31, -1, -33};

inline namespace CASEBOOK_MACHINE {

constexpr Spot spot_at(int row, int column) {
  return Spot{static_cast<std::uint16_t>(row * 32 + column)};
}
constexpr Spot spot_of(Square square) {
  return spot_at(square.row() + margin, square.column() + margin);
}
// `spot` is a square of the largest board.
constexpr Square square_of(Spot spot) {
  return Square(spot.row() - margin, spot.column() - margin);
}

constexpr Spot next(Spot spot, int step) {
  return Spot{static_cast<std::uint16_t>(spot.at + step)};
}

inline bool holds(const Rows& set, Spot spot) {
  return ((set.row[spot.row()] >> spot.column()) & 1U) != 0;
}
inline std::uint32_t bit_of(Spot spot) { return std::uint32_t{1} << spot.column(); }
inline void insert(Rows& set, Spot spot) { set.row[spot.row()] |= bit_of(spot); }
inline void erase(Rows& set, Spot spot) { set.row[spot.row()] &= ~bit_of(spot); }
inline void toggle(Rows& set, Spot spot) { set.row[spot.row()] ^= bit_of(spot); }

}  // namespace CASEBOOK_MACHINE
}  // namespace casebook::bitboard
