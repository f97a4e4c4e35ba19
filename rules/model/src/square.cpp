#include "casebook/model/square.hpp"

#include <cstdlib>

namespace casebook {
namespace {

struct Offset {
  int rows;
  int columns;
};

constexpr std::array<Offset, 8> offsets{{
    {-1, 0},
    {-1, 1},
    {0, 1},
    {1, 1},
    {1, 0},
    {1, -1},
    {0, -1},
    {-1, -1},
}};
constexpr std::array<std::string_view, 8> direction_names{
    "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"};

constexpr int sign(int value) { return (value > 0) - (value < 0); }

}  // namespace

std::string_view name(Direction direction) {
  return direction_names[static_cast<std::size_t>(direction)];
}

std::optional<Square> Square::parse(std::string_view text) {
  if (text.size() < 2 || text.size() > 3) return std::nullopt;
  if (text[0] < 'A' || text[0] > 'T' || text[1] < '1' || text[1] > '9') return std::nullopt;
  int column = text[1] - '0';
  if (text.size() == 3) {
    if (text[2] < '0' || text[2] > '9') return std::nullopt;
    column = column * 10 + (text[2] - '0');
  }
  if (column > columns) return std::nullopt;
  return Square(text[0] - 'A', column - 1);
}

std::string Square::text() const {
  return static_cast<char>('A' + row()) + std::to_string(column() + 1);
}

std::optional<Square> step(Square from, Direction direction) {
  const Offset offset = offsets[static_cast<std::size_t>(direction)];
  const int row = from.row() + offset.rows;
  const int column = from.column() + offset.columns;
  if (row < 0 || row >= Square::rows || column < 0 || column >= Square::columns) {
    return std::nullopt;
  }
  return Square(row, column);
}

int distance(Square a, Square b) {
  const int rows = std::abs(a.row() - b.row());
  const int columns = std::abs(a.column() - b.column());
  return rows > columns ? rows : columns;
}

std::optional<Direction> line_between(Square from, Square to) {
  const int rows = to.row() - from.row();
  const int columns = to.column() - from.column();
  const bool straight = rows == 0 || columns == 0 || std::abs(rows) == std::abs(columns);
  if (from == to || !straight) return std::nullopt;
  for (const Direction direction : all_directions) {
    const Offset offset = offsets[static_cast<std::size_t>(direction)];
    if (offset.rows == sign(rows) && offset.columns == sign(columns)) return direction;
  }
  return std::nullopt;
}

bool Squares::empty() const {
  for (const std::uint64_t word : words_)
    if (word != 0) return false;
  return true;
}

int Squares::size() const {
  int size = 0;
  for (const std::uint64_t word : words_) size += std::popcount(word);
  return size;
}

Squares operator|(Squares a, const Squares& b) {
  for (std::size_t i = 0; i < Squares::slots; ++i) a.words_[i] |= b.words_[i];
  return a;
}
Squares operator&(Squares a, const Squares& b) {
  for (std::size_t i = 0; i < Squares::slots; ++i) a.words_[i] &= b.words_[i];
  return a;
}
Squares operator-(Squares a, const Squares& b) {
  for (std::size_t i = 0; i < Squares::slots; ++i) a.words_[i] &= ~b.words_[i];
  return a;
}

}  // namespace casebook

std::size_t std::hash<casebook::Squares>::operator()(
    const casebook::Squares& squares) const noexcept {
  std::uint64_t value = 0;
  for (const std::uint64_t word : squares.words_) {
    value = (value ^ word) * 0x9E3779B97F4A7C15U;
    value ^= value >> 32U;
  }
  return static_cast<std::size_t>(value);
}
