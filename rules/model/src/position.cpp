#include "casebook/model/position.hpp"

#include <cassert>

namespace casebook {
namespace {

constexpr int kind_count = 6;

std::uint8_t code_of(Unit unit) {
  return static_cast<std::uint8_t>(1 + static_cast<int>(unit.side) * kind_count +
                                   static_cast<int>(unit.kind));
}

Unit unit_of(std::uint8_t code) {
  const int value = code - 1;
  return {static_cast<Side>(value / kind_count), static_cast<Kind>(value % kind_count)};
}

char sign_of(const Position& position, Square square) {
  if (const auto unit = position.units.at(square)) return letter(*unit);
  if (position.board->arsenal_owner(square)) return '@';
  switch (position.board->terrain(square)) {
    case Terrain::mountain: return '^';
    case Terrain::pass: return '=';
    case Terrain::fort: return '#';
    case Terrain::plain: break;
  }
  return '.';
}

}  // namespace

std::optional<Unit> Units::at(Square square) const {
  const std::uint8_t code = codes_[index(square)];
  if (code == 0) return std::nullopt;
  return unit_of(code);
}

void Units::place(Square square, Unit unit) {
  assert(!holds(square));
  codes_[index(square)] = code_of(unit);
  squares_[static_cast<std::size_t>(unit.side)].insert(square);
}

void Units::remove(Square square) {
  assert(holds(square));
  codes_[index(square)] = 0;
  for (Squares& squares : squares_) squares.erase(square);
}

void Units::move(Square from, Square to) {
  const Unit unit = *at(from);
  remove(from);
  place(to, unit);
}

std::optional<Side> Position::standing_arsenal(Square square) const {
  if (destroyed_arsenals.contains(square)) return std::nullopt;
  return board->arsenal_owner(square);
}

bool operator==(const Position& a, const Position& b) {
  const bool same_board = a.board == b.board || *a.board == *b.board;
  return same_board && a.units == b.units && a.to_move == b.to_move &&
         a.destroyed_arsenals == b.destroyed_arsenals && a.moved == b.moved &&
         a.could_move == b.could_move && a.shaken == b.shaken;
}

std::string to_text(const Position& position) {
  std::string text = "   ";
  for (int column = 1; column <= position.board->columns(); ++column)
    text += static_cast<char>('0' + column % 10);
  text += '\n';
  for (int row = 0; row < position.board->rows(); ++row) {
    text += static_cast<char>('A' + row);
    text += "  ";
    for (int column = 0; column < position.board->columns(); ++column)
      text += sign_of(position, Square(row, column));
    text += '\n';
  }
  text += std::string(name(position.to_move)) + " to move\n";
  return text;
}

}  // namespace casebook

namespace {
constexpr std::size_t multiplier = 1'000'003;
}

std::size_t std::hash<casebook::Units>::operator()(const casebook::Units& units) const noexcept {
  std::size_t value = 0;
  for (const casebook::Square square : units.squares()) {
    const casebook::Unit unit = *units.at(square);
    const auto code = static_cast<std::size_t>(square.index()) * 12 +
                      static_cast<std::size_t>(unit.side) * 6 + static_cast<std::size_t>(unit.kind);
    value = value * multiplier + code + 1;
  }
  return value;
}

std::size_t std::hash<casebook::Position>::operator()(
    const casebook::Position& position) const noexcept {
  const std::hash<casebook::Squares> squares;
  std::size_t value = std::hash<casebook::Board>{}(*position.board);
  value = value * multiplier + std::hash<casebook::Units>{}(position.units);
  value = value * multiplier + static_cast<std::size_t>(position.to_move);
  value = value * multiplier + squares(position.destroyed_arsenals);
  value = value * multiplier + squares(position.moved);
  value = value * multiplier + (position.could_move ? 1 + squares(*position.could_move) : 0);
  value = value * multiplier +
          (position.shaken ? static_cast<std::size_t>(position.shaken->index()) + 1 : 0);
  return value;
}
