// Sets of squares in registers: what can be done with a whole set at once.
#pragma once

#include <cstring>

#include "lanes.hpp"
#include "rows.hpp"

namespace casebook::bitboard {
inline namespace CASEBOOK_MACHINE {

inline constexpr int part_count = 3;

struct Set {
  Lanes part[part_count];
};

inline Set load(const Rows& rows) {
  Set set;
  std::memcpy(&set, rows.row, sizeof set);
  return set;
}
// Leaves the words past the margins as they are.
inline void store(Rows& rows, const Set& set) { std::memcpy(rows.row, &set, sizeof set); }
inline Rows rows_of(const Set& set) {
  Rows rows;
  store(rows, set);
  std::memset(rows.row + row_words, 0, sizeof rows - sizeof set);
  return rows;
}

inline Set operator|(const Set& a, const Set& b) {
  return {{a.part[0] | b.part[0], a.part[1] | b.part[1], a.part[2] | b.part[2]}};
}
inline Set operator&(const Set& a, const Set& b) {
  return {{a.part[0] & b.part[0], a.part[1] & b.part[1], a.part[2] & b.part[2]}};
}
inline Set operator^(const Set& a, const Set& b) {
  return {{a.part[0] ^ b.part[0], a.part[1] ^ b.part[1], a.part[2] ^ b.part[2]}};
}
// The squares of `a` that are not in `b`.
inline Set operator-(const Set& a, const Set& b) {
  return {{a.part[0] & ~b.part[0], a.part[1] & ~b.part[1], a.part[2] & ~b.part[2]}};
}
inline Set operator&(const Set& a, const Rows& b) { return a & load(b); }
inline Set operator|(const Set& a, const Rows& b) { return a | load(b); }
inline Set operator-(const Set& a, const Rows& b) { return a - load(b); }

inline bool is_empty(const Set& set) { return is_zero(set.part[0] | set.part[1] | set.part[2]); }

// The set of one square.
inline Set only(Spot spot) {
  Rows rows{};
  insert(rows, spot);
  return load(rows);
}

// Each row with its neighbours on the west and on the east.
inline Lanes widened(const Lanes& lanes) { return lanes | (lanes << 1) | (lanes >> 1); }

// The set and all neighbours of its squares.
inline Set dilated(const Set& set) {
  const Lanes zero{};
  const Lanes a = widened(set.part[0]);
  const Lanes b = widened(set.part[1]);
  const Lanes c = widened(set.part[2]);
  return {{a | __builtin_shufflevector(zero, a, 7, 8, 9, 10, 11, 12, 13, 14) |
               __builtin_shufflevector(a, b, 1, 2, 3, 4, 5, 6, 7, 8),
           b | __builtin_shufflevector(a, b, 7, 8, 9, 10, 11, 12, 13, 14) |
               __builtin_shufflevector(b, c, 1, 2, 3, 4, 5, 6, 7, 8),
           c | __builtin_shufflevector(b, c, 7, 8, 9, 10, 11, 12, 13, 14) |
               __builtin_shufflevector(c, zero, 1, 2, 3, 4, 5, 6, 7, 8)}};
}

// What contact carries `from` to, over squares of `through`, in any number of steps.
inline Set flooded(const Set& from, const Set& through) {
  Set reached = from;
  for (;;) {
    const Set further = reached | (dilated(reached) & through);
    if (is_empty(further ^ reached)) return reached;
    reached = further;
  }
}

// Bit r: whether the set has a square in row r.
inline std::uint32_t rows_in(const Set& set) {
  const Lanes zero{};
  return (lane_bits(reinterpret_cast<Lanes>(set.part[0] != zero)) |
          lane_bits(reinterpret_cast<Lanes>(set.part[1] != zero)) << 8U) |
         lane_bits(reinterpret_cast<Lanes>(set.part[2] != zero)) << 16U;
}

// Calls `visit` with each spot of the set, in reading order.
template <class Visit>
inline void for_each(const Set& set, const Visit& visit) {
  const Rows rows = rows_of(set);
  for (std::uint32_t left = rows_in(set); left != 0; left &= left - 1) {
    const int row = first_bit(left);
    for (std::uint32_t word = rows.row[row]; word != 0; word &= word - 1)
      visit(spot_at(row, first_bit(word)));
  }
}
template <class Visit>
inline void for_each(const Rows& rows, const Visit& visit) {
  for_each(load(rows), visit);
}

inline int size_of(const Rows& rows) {
  int size = 0;
  for (int row = margin; row < row_words - 1; ++row) size += bit_count(rows.row[row]);
  return size;
}

}  // namespace CASEBOOK_MACHINE
}  // namespace casebook::bitboard
