#include "positions.hpp"

#include <array>
#include <random>
#include <string_view>

namespace casebook::benchmarks {
namespace {

constexpr int position_count = 64;

constexpr std::array<int, all_kinds.size()> roster{9, 4, 1, 1, 1, 1};

constexpr std::array<std::string_view, Square::rows> opening_rows{
    ".........................",  // A
    ".........................",  // B
    ".........................",  // C
    "..R......................",  // D
    ".........................",  // E
    "....M....I...............",  // F
    "..CC.IIAI................",  // G
    "..CCIHIII................",  // H
    ".....I...................",  // I
    ".........................",  // J
    "..............iiiac......",  // K
    "..............iiicc......",  // L
    "..............iiic.......",  // M
    "................m........",  // N
    "...............h......r..",  // O
    ".........................",  // P
    ".........................",  // Q
    ".........................",  // R
    ".........................",  // S
    ".........................",  // T
};

void place_somewhere(std::mt19937_64& random, Position& position, Unit unit) {
  for (;;) {
    const Square square = Square::at(static_cast<int>(random() % Square::count));
    if (position.units.holds(square)) continue;
    if (position.board->terrain(square) == Terrain::mountain) continue;
    position.units.place(square, unit);
    return;
  }
}

Position random_position(std::mt19937_64& random) {
  Position position;
  for (const Side side : all_sides)
    for (const Kind kind : all_kinds)
      for (int left = roster[static_cast<std::size_t>(kind)]; left > 0; --left)
        place_somewhere(random, position, {side, kind});
  position.to_move = random() % 2 == 0 ? Side::north : Side::south;
  return position;
}

std::vector<Position> make_random_positions() {
  std::mt19937_64 random(1965);
  std::vector<Position> positions;
  positions.reserve(position_count);
  for (int i = 0; i < position_count; ++i) positions.push_back(random_position(random));
  return positions;
}

}  // namespace

const std::vector<Position>& random_positions() {
  static const std::vector<Position> positions = make_random_positions();
  return positions;
}

Position common_opening() {
  Position position;
  for (int index = 0; index < Square::count; ++index) {
    const Square square = Square::at(index);
    const std::string_view row = opening_rows[static_cast<std::size_t>(square.row())];
    if (const auto unit = unit_of_letter(row[static_cast<std::size_t>(square.column())])) {
      position.units.place(square, *unit);
    }
  }
  return position;
}

}  // namespace casebook::benchmarks
