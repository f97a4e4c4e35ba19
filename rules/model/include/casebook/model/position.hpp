// A position: everything that the answer to a question about the rules may depend on.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>

#include "casebook/model/board.hpp"
#include "casebook/model/side.hpp"
#include "casebook/model/square.hpp"

namespace casebook {

// Where the units of both sides stand: at most one on a square.
class Units {
 public:
  // The unit on that square, or nothing.
  std::optional<Unit> at(Square square) const;
  bool holds(Square square) const { return codes_[index(square)] != 0; }
  // Whether a unit of that side stands there.
  bool holds(Square square, Side side) const { return squares(side).contains(square); }
  // The squares that hold a unit; of one side; of either.
  const Squares& squares(Side side) const { return squares_[static_cast<std::size_t>(side)]; }
  Squares squares() const { return squares_[0] | squares_[1]; }

  // `square` is empty.
  void place(Square square, Unit unit);
  // `square` holds a unit.
  void remove(Square square);
  // `from` holds a unit, `to` does not.
  void move(Square from, Square to);

  friend bool operator==(const Units&, const Units&) = default;

 private:
  static std::size_t index(Square square) { return static_cast<std::size_t>(square.index()); }
  std::array<std::uint8_t, Square::count> codes_{};  // 0: nobody; else 1 + side * 6 + kind
  std::array<Squares, 2> squares_{};
};

struct Position {
  BoardPointer board = book_map();  // never null
  Units units;
  Side to_move = Side::north;
  int turn = 1;                // from 1; says nothing to the rules
  Squares destroyed_arsenals;  // arsenals of the map that have fallen
  Squares moved;               // units that moved in this turn, by their present square
  // Fighting units that could move when the turn began, by their present square. Only read under
  // communication-read: at-turn-start-and-before-the-attack, and only inside a turn.
  std::optional<Squares> could_move;
  std::optional<Square> shaken;  // a unit of the side to move, on its present square

  // An arsenal of the map that has not fallen: its owner; otherwise nothing.
  std::optional<Side> standing_arsenal(Square square) const;

  // Equal in everything but the turn's number.
  friend bool operator==(const Position& a, const Position& b);
};

// The board as lines of text with row letters and column numbers: units by their letters, upper
// case North; terrain `.` plain, `^` mountain, `=` pass, `#` fort, `@` arsenal. For messages;
// harness/draw makes the drawings that people look at.
std::string to_text(const Position& position);

}  // namespace casebook

template <>
struct std::hash<casebook::Units> {
  std::size_t operator()(const casebook::Units& units) const noexcept;
};

template <>
struct std::hash<casebook::Position> {
  std::size_t operator()(const casebook::Position& position) const noexcept;
};
