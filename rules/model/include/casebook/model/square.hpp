// Squares in the book's notation, the eight directions, and sets of squares.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace casebook {

// The eight directions, clockwise from north.
enum class Direction : std::uint8_t {
  north,
  north_east,
  east,
  south_east,
  south,
  south_west,
  west,
  north_west,
};

inline constexpr std::array<Direction, 8> all_directions{
    Direction::north, Direction::north_east, Direction::east, Direction::south_east,
    Direction::south, Direction::south_west, Direction::west, Direction::north_west};

// "north", "north-east", …
std::string_view name(Direction direction);
// The direction that points the other way.
constexpr Direction opposite(Direction direction) {
  return static_cast<Direction>((static_cast<int>(direction) + 4) % 8);
}

// A square of the largest board, 25 columns by 20 rows. Row 0 is A (north), column 0 is 1 (west).
// Squares compare in reading order: row A to T, then column 1 to 25.
class Square {
 public:
  static constexpr int rows = 20;
  static constexpr int columns = 25;
  static constexpr int count = rows * columns;

  // row 0–19, column 0–24.
  constexpr Square(int row, int column)
      : index_(static_cast<std::uint16_t>(row * columns + column)) {
    assert(row >= 0 && row < rows && column >= 0 && column < columns);
  }
  // index 0–499, in reading order.
  static constexpr Square at(int index) { return Square(index / columns, index % columns); }
  // "L15" is row L, column 15. Nothing for any other text: lower case, "L0", "L015", "U1", "L26".
  static std::optional<Square> parse(std::string_view text);

  constexpr int row() const { return index_ / columns; }
  constexpr int column() const { return index_ % columns; }
  constexpr int index() const { return index_; }
  // The book's notation: Square(11, 14).text() is "L15".
  std::string text() const;

  friend constexpr bool operator==(Square, Square) = default;
  friend constexpr bool operator<(Square a, Square b) { return a.index_ < b.index_; }

 private:
  std::uint16_t index_;
};

// The next square that way on the largest board, or nothing beyond its edge.
std::optional<Square> step(Square from, Direction direction);
// The larger of the two distances, rows and columns; 1 for neighbours.
int distance(Square a, Square b);
// The direction of the straight line (row, column or diagonal) from one square to another;
// nothing if they are not in line or are the same square.
std::optional<Direction> line_between(Square from, Square to);
// One of the up to eight squares around the other.
constexpr bool are_neighbours(Square a, Square b) {
  const int rows = a.row() - b.row();
  const int columns = a.column() - b.column();
  return rows >= -1 && rows <= 1 && columns >= -1 && columns <= 1 && !(a == b);
}

// A set of squares. Iterates in reading order.
class Squares {
 public:
  Squares() = default;
  Squares(std::initializer_list<Square> squares) {
    for (const Square square : squares) insert(square);
  }

  bool contains(Square square) const { return (word(square) >> bit(square)) & 1U; }
  void insert(Square square) { words_[slot(square)] |= std::uint64_t{1} << bit(square); }
  void erase(Square square) { words_[slot(square)] &= ~(std::uint64_t{1} << bit(square)); }
  bool empty() const;
  int size() const;

  friend bool operator==(const Squares&, const Squares&) = default;
  friend Squares operator|(Squares a, const Squares& b);
  friend Squares operator&(Squares a, const Squares& b);
  // The squares of `a` that are not in `b`.
  friend Squares operator-(Squares a, const Squares& b);

  class Iterator {
   public:
    Iterator(const Squares& squares, std::size_t slot) : squares_(&squares), slot_(slot) { load(); }
    Square operator*() const {
      return Square::at(static_cast<int>(slot_) * 64 + std::countr_zero(rest_));
    }
    Iterator& operator++() {
      rest_ &= rest_ - 1;
      if (rest_ == 0) {
        ++slot_;
        load();
      }
      return *this;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) {
      return a.slot_ == b.slot_ && a.rest_ == b.rest_;
    }

   private:
    void load() {
      rest_ = 0;
      while (slot_ < slots && (rest_ = squares_->words_[slot_]) == 0) ++slot_;
    }
    const Squares* squares_;
    std::size_t slot_;
    std::uint64_t rest_ = 0;
  };
  Iterator begin() const { return Iterator(*this, 0); }
  Iterator end() const { return Iterator(*this, slots); }

 private:
  static constexpr std::size_t slots = 8;
  static std::size_t slot(Square square) { return static_cast<std::size_t>(square.index()) / 64; }
  static int bit(Square square) { return square.index() % 64; }
  std::uint64_t word(Square square) const { return words_[slot(square)]; }
  friend struct std::hash<Squares>;
  std::array<std::uint64_t, slots> words_{};
};

}  // namespace casebook

template <>
struct std::hash<casebook::Square> {
  std::size_t operator()(casebook::Square square) const noexcept {
    return static_cast<std::size_t>(square.index());
  }
};

template <>
struct std::hash<casebook::Squares> {
  std::size_t operator()(const casebook::Squares& squares) const noexcept;
};
