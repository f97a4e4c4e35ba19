#include "field.hpp"

#include "prepared.hpp"
#include "sets.hpp"

namespace casebook::bitboard {
namespace {

Rows rows_of(const Squares& squares) {
  Rows rows{};
  for (const Square square : squares) insert(rows, spot_of(square));
  return rows;
}

void place_units(Field& field, const Units& units) {
  for (const Square square : units.squares()) {
    const Unit unit = *units.at(square);
    toggle_unit(field, spot_of(square), code_of(unit));
    if (is_fighting_unit(unit.kind)) ++field.marks.fighting[static_cast<std::size_t>(unit.side)];
  }
}

std::uint64_t hash_of(Feature feature, const Rows& rows) {
  std::uint64_t hash = 0;
  for_each(rows, [&](Spot spot) { hash ^= key(feature, spot); });
  return hash;
}

}  // namespace

std::uint64_t hash_of(const Field& field) {
  std::uint64_t hash = hash_of(Feature::moved, field.moved) ^
                       hash_of(Feature::could_move, field.could_move) ^
                       hash_of(Feature::fallen, field.fallen);
  for (const Rows& side : field.side)
    for_each(side, [&](Spot spot) { hash ^= key(code_at(field, spot), spot); });
  if (!(field.marks.shaken == nowhere)) hash ^= key(Feature::shaken, field.marks.shaken);
  if (field.marks.to_move == 1) hash ^= key_of_south_to_move;
  if (field.marks.knows_could_move) hash ^= key_of_known_could_move;
  return hash;
}

Field field_of(const Position& position, const Law& law) {
  Field field{};
  Marks& marks = field.marks;
  place_units(field, position.units);
  field.moved = rows_of(position.moved);
  field.fallen = rows_of(position.destroyed_arsenals);
  if (law.communication_is_read_at_turn_start && position.could_move) {
    field.could_move = rows_of(*position.could_move);
    marks.knows_could_move = true;
  }
  for (const Side side : all_sides)
    marks.arsenals_left[static_cast<std::size_t>(side)] = static_cast<std::uint16_t>(
        (position.board->arsenals(side) - position.destroyed_arsenals).size());
  if (position.shaken) marks.shaken = spot_of(*position.shaken);
  marks.to_move = static_cast<std::uint8_t>(position.to_move);
  marks.turn = position.turn;
  marks.moves_made = static_cast<std::uint8_t>(position.moved.size());
  marks.hash = hash_of(field);
  return field;
}

Squares squares_of(const Rows& rows) {
  Squares squares;
  for_each(rows, [&](Spot spot) { squares.insert(square_of(spot)); });
  return squares;
}

Position position_of(const Field& field, const BoardPointer& board, const Law& law) {
  Position position;
  position.board = board;
  for (const Rows& side : field.side)
    for_each(side, [&](Spot spot) {
      position.units.place(square_of(spot), unit_of(code_at(field, spot)));
    });
  const Marks& marks = field.marks;
  position.to_move = static_cast<Side>(marks.to_move);
  position.turn = marks.turn;
  position.destroyed_arsenals = squares_of(field.fallen);
  position.moved = squares_of(field.moved);
  if (law.communication_is_read_at_turn_start && marks.knows_could_move) {
    position.could_move = squares_of(field.could_move);
  }
  if (!(marks.shaken == nowhere)) position.shaken = square_of(marks.shaken);
  return position;
}

}  // namespace casebook::bitboard
