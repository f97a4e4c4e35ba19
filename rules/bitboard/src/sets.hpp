// Sets of squares in registers: what can be done with a whole set at once.
#pragma once

#include <cstring>

#include "lanes.hpp"
#include "rows.hpp"

namespace casebook::bitboard {
inline namespace CASEBOOK_MACHINE {

// Rows 0–7, 8–15 and 16–23. Three members, not an array, and copied one by one, not as a block of
// memory: so compilers keep them in registers.
struct Set {
  Set(const Lanes& first, const Lanes& second, const Lanes& third)
      : north(first), middle(second), south(third) {}
  Set(const Set& other) : north(other.north), middle(other.middle), south(other.south) {}
  Set& operator=(const Set& other) {
    north = other.north;
    middle = other.middle;
    south = other.south;
    return *this;
  }

  Lanes north;
  Lanes middle;
  Lanes south;
};

inline const Lanes& part_of(const Rows& rows, int part) {
  return *reinterpret_cast<const Lanes*>(rows.row + 8 * part);
}
inline Lanes& part_of(Rows& rows, int part) {
  return *reinterpret_cast<Lanes*>(rows.row + 8 * part);
}

inline Set no_squares() { return {Lanes{}, Lanes{}, Lanes{}}; }
inline Set load(const Rows& rows) { return {part_of(rows, 0), part_of(rows, 1), part_of(rows, 2)}; }
inline Rows rows_of(const Set& set) {
  Rows rows;
  part_of(rows, 0) = set.north;
  part_of(rows, 1) = set.middle;
  part_of(rows, 2) = set.south;
  part_of(rows, 3) = Lanes{};
  return rows;
}

inline Set operator|(const Set& a, const Set& b) {
  return {a.north | b.north, a.middle | b.middle, a.south | b.south};
}
inline Set operator&(const Set& a, const Set& b) {
  return {a.north & b.north, a.middle & b.middle, a.south & b.south};
}
inline Set operator^(const Set& a, const Set& b) {
  return {a.north ^ b.north, a.middle ^ b.middle, a.south ^ b.south};
}
// The squares of `a` that are not in `b`.
inline Set operator-(const Set& a, const Set& b) {
  return {a.north & ~b.north, a.middle & ~b.middle, a.south & ~b.south};
}
inline Set operator&(const Set& a, const Rows& b) { return a & load(b); }
inline Set operator|(const Set& a, const Rows& b) { return a | load(b); }
inline Set operator-(const Set& a, const Rows& b) { return a - load(b); }

inline bool is_empty(const Set& set) { return is_zero(set.north | set.middle | set.south); }

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
  const Lanes a = widened(set.north);
  const Lanes b = widened(set.middle);
  const Lanes c = widened(set.south);
  return {a | __builtin_shufflevector(zero, a, 7, 8, 9, 10, 11, 12, 13, 14) |
              __builtin_shufflevector(a, b, 1, 2, 3, 4, 5, 6, 7, 8),
          b | __builtin_shufflevector(a, b, 7, 8, 9, 10, 11, 12, 13, 14) |
              __builtin_shufflevector(b, c, 1, 2, 3, 4, 5, 6, 7, 8),
          c | __builtin_shufflevector(b, c, 7, 8, 9, 10, 11, 12, 13, 14) |
              __builtin_shufflevector(c, zero, 1, 2, 3, 4, 5, 6, 7, 8)};
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
  const auto empty = [](const Lanes& part) { return lane_bits(equal_lanes(part, Lanes{})); };
  const std::uint32_t in_none = (empty(set.north) | empty(set.middle) << 8U) | empty(set.south)
                                                                                   << 16U;
  return ~in_none & ((std::uint32_t{1} << row_words) - 1);
}

// Calls `visit` with each spot of the set, in reading order.
template <class Visit>
inline void for_each(const Rows& rows, const Visit& visit) {
  for (std::uint32_t left = rows_in(load(rows)); left != 0; left &= left - 1) {
    const int row = first_bit(left);
    for (std::uint32_t word = rows.row[row]; word != 0; word &= word - 1)
      visit(spot_at(row, first_bit(word)));
  }
}
template <class Visit>
inline void for_each(const Set& set, const Visit& visit) {
  const Rows rows = rows_of(set);
  for_each(rows, visit);
}

inline int size_of(const Rows& rows) {
  int size = 0;
  for (int row = margin; row < row_words - 1; ++row) size += bit_count(rows.row[row]);
  return size;
}

}  // namespace CASEBOOK_MACHINE
}  // namespace casebook::bitboard
