#include "lines.hpp"

namespace casebook::bitboard {
namespace {

constexpr LineMasks make_line_masks() {
  LineMasks masks{};
  for (int row = 0; row < row_words; ++row) {
    masks.row[row].row[row] = ~std::uint32_t{0};
    for (int column = 0; column < 32; ++column) {
      const std::uint32_t bit = std::uint32_t{1} << column;
      masks.column[column].row[row] = bit;
      masks.to_south_west[column + row].row[row] = bit;
      masks.to_south_east[column - row + row_words - 1].row[row] = bit;
    }
  }
  return masks;
}

}  // namespace

constinit const LineMasks line_masks = make_line_masks();

}  // namespace casebook::bitboard
