// Lines of communication: from a square in all eight directions, up to what ends each of them.
#pragma once

#include "seeds.hpp"
#include "sets.hpp"

namespace casebook::bitboard {

// The squares of each column and diagonal, one bit a row. Diagonals are numbered by column + row
// (falling to the south-west) and column - row + 23 (falling to the south-east).
struct LineMasks {
  Rows column[32];
  Rows to_south_west[32 + row_words];
  Rows to_south_east[32 + row_words];
  Rows row[row_words];  // all bits of one row
};
extern const LineMasks line_masks;

inline namespace CASEBOOK_MACHINE {

// The bits from the last one of `blockers` before `at` to the first one after it, both included.
// There is one on either side: the margins are closed.
inline std::uint32_t between_blockers(std::uint32_t blockers, int at) {
  const std::uint32_t here = std::uint32_t{1} << at;
  const std::uint32_t before = blockers & (here - 1);
  const std::uint32_t after = blockers & ~(here | (here - 1));
  return after ^ (after - last_bit_of(before));
}

// Bit r: whether row r's square of the line is blocked, or the line has no square in that row.
inline std::uint32_t blocked_rows(const Set& blockers, const Set& line) {
  const auto blocked = [](const Lanes& part, const Lanes& of_line) {
    return lane_bits(equal_lanes(part & of_line, of_line));
  };
  return (blocked(blockers.north, line.north) | blocked(blockers.middle, line.middle) << 8U) |
         blocked(blockers.south, line.south) << 16U;
}

// Adds the squares of the line in those rows.
inline void add_rows(Set& lines, const Set& line, std::uint32_t rows) {
  constexpr Lanes bits{1, 2, 4, 8, 16, 32, 64, 128};
  const Lanes all = eight_times(rows);
  const auto chosen = [&all](const Lanes& named) { return equal_lanes(all & named, named); };
  lines.north |= chosen(bits) & line.north;
  lines.middle |= chosen(bits << 8U) & line.middle;
  lines.south |= chosen(bits << 16U) & line.south;
}

// Whether the square a line comes from counts as one of its squares.
enum class Source : std::uint8_t { included, excluded };

// Adds the lines from `from`, each with the square that ends it. `blocked_squares` are the same
// squares as `blockers`.
[[gnu::always_inline]] inline void add_lines(Set& lines, const Set& blockers,
                                             const Rows& blocked_squares, Spot from,
                                             Source source) {
  const int row = from.row();
  const int column = from.column();
  const std::uint32_t kept =
      source == Source::included ? ~std::uint32_t{0} : ~(std::uint32_t{1} << row);
  const auto add = [&](const Rows& mask) {
    const Set line = load(mask);
    add_rows(lines, line, between_blockers(blocked_rows(blockers, line), row) & kept);
  };
  add(line_masks.column[column]);
  if (!seeded(Fault::no_falling_lines)) add(line_masks.to_south_west[column + row]);
  add(line_masks.to_south_east[column - row + row_words - 1]);
  std::uint32_t along = between_blockers(blocked_squares.row[row], column);
  if (source == Source::excluded) along &= ~bit_of(from);
  const Set whole_row = load(line_masks.row[row]);
  const Lanes squares = eight_times(along);
  lines = lines | (whole_row & Set{squares, squares, squares});
}

}  // namespace CASEBOOK_MACHINE
}  // namespace casebook::bitboard
