// Lines of communication: from a square in all eight directions, up to what ends each of them.
#pragma once

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
  const auto blocked = [&](int part) {
    return lane_bits(
        reinterpret_cast<Lanes>((blockers.part[part] & line.part[part]) == line.part[part]));
  };
  return (blocked(0) | blocked(1) << 8U) | blocked(2) << 16U;
}

// Adds the squares of the line in those rows.
inline void add_rows(Set& lines, const Set& line, std::uint32_t rows) {
  constexpr Lanes bits{1, 2, 4, 8, 16, 32, 64, 128};
  for (int part = 0; part < part_count; ++part) {
    const Lanes chosen = bits << static_cast<unsigned>(8 * part);
    const Lanes all = Lanes{} + rows;
    lines.part[part] |= reinterpret_cast<Lanes>((all & chosen) == chosen) & line.part[part];
  }
}

inline void add_line(Set& lines, const Set& blockers, const Rows& mask, int row,
                     std::uint32_t kept) {
  const Set line = load(mask);
  add_rows(lines, line, between_blockers(blocked_rows(blockers, line), row) & kept);
}

// Whether the square a line comes from counts as one of its squares.
enum class Source : std::uint8_t { included, excluded };

// Adds the lines from `from`, each with the square that ends it.
inline void add_lines(Set& lines, const Set& blockers, const Rows& blocker_rows, Spot from,
                      Source source) {
  const int row = from.row();
  const int column = from.column();
  const std::uint32_t kept =
      source == Source::included ? ~std::uint32_t{0} : ~(std::uint32_t{1} << row);
  add_line(lines, blockers, line_masks.column[column], row, kept);
  add_line(lines, blockers, line_masks.to_south_west[column + row], row, kept);
  add_line(lines, blockers, line_masks.to_south_east[column - row + row_words - 1], row, kept);
  std::uint32_t along = between_blockers(blocker_rows.row[row], column);
  if (source == Source::excluded) along &= ~bit_of(from);
  const Set whole_row = load(line_masks.row[row]);
  for (int part = 0; part < part_count; ++part)
    lines.part[part] |= whole_row.part[part] & (Lanes{} + along);
}

}  // namespace CASEBOOK_MACHINE
}  // namespace casebook::bitboard
