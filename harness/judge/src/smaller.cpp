#include "smaller.hpp"

#include <algorithm>
#include <functional>

namespace casebook::judge {
namespace {

bool contains(const std::vector<int>& lines, int line) {
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

int before(const std::vector<int>& lines, int line) {
  return static_cast<int>(
      std::count_if(lines.begin(), lines.end(), [line](int other) { return other < line; }));
}

// Where a square is to be found afterwards; nothing for one that goes.
using Place = std::function<std::optional<Square>(Square)>;

Squares placed(const Squares& squares, const Place& place) {
  Squares all;
  for (const Square square : squares)
    if (const auto now = place(square)) all.insert(*now);
  return all;
}

// The same units and marks on another board.
Position on_board(const Position& position, BoardPointer board, const Place& place) {
  Position result;
  result.board = std::move(board);
  for (const Square square : position.units.squares())
    if (const auto now = place(square)) result.units.place(*now, *position.units.at(square));
  result.to_move = position.to_move;
  result.turn = position.turn;
  for (const Square arsenal : placed(position.destroyed_arsenals, place))
    if (result.board->arsenal_owner(arsenal)) result.destroyed_arsenals.insert(arsenal);
  result.moved = placed(position.moved, place);
  if (position.could_move) result.could_move = placed(*position.could_move, place);
  if (position.shaken) result.shaken = place(*position.shaken);
  return result;
}

void copy_square(const Board& from, Square square, Board& to, Square place) {
  to.set_terrain(place, from.terrain(square));
  if (const auto owner = from.arsenal_owner(square)) to.set_arsenal(place, *owner);
}

}  // namespace

Position without_units(const Position& position, const std::vector<Square>& units) {
  return on_board(position, position.board, [&units](Square square) {
    const bool goes = std::find(units.begin(), units.end(), square) != units.end();
    return goes ? std::nullopt : std::optional<Square>(square);
  });
}

Position with_plain_ground(const Position& position, const std::vector<Square>& squares) {
  const Board& old = *position.board;
  auto board = std::make_shared<Board>(old.columns(), old.rows());
  for (int row = 0; row < old.rows(); ++row)
    for (int column = 0; column < old.columns(); ++column) {
      const Square square(row, column);
      const bool is_levelled = std::find(squares.begin(), squares.end(), square) != squares.end();
      if (!is_levelled) copy_square(old, square, *board, square);
    }
  return on_board(position, board, [](Square square) { return std::optional<Square>(square); });
}

std::optional<Position> without_lines(const Position& position, const Lines& lines) {
  const Board& old = *position.board;
  const int rows = old.rows() - static_cast<int>(lines.rows.size());
  const int columns = old.columns() - static_cast<int>(lines.columns.size());
  if (rows < 1 || columns < 1) return std::nullopt;
  const Place place = [&lines](Square square) -> std::optional<Square> {
    if (contains(lines.rows, square.row()) || contains(lines.columns, square.column())) {
      return std::nullopt;
    }
    return Square(square.row() - before(lines.rows, square.row()),
                  square.column() - before(lines.columns, square.column()));
  };
  for (const Square unit : position.units.squares())
    if (!place(unit)) return std::nullopt;
  auto board = std::make_shared<Board>(columns, rows);
  for (int row = 0; row < old.rows(); ++row)
    for (int column = 0; column < old.columns(); ++column)
      if (const auto now = place(Square(row, column)))
        copy_square(old, Square(row, column), *board, *now);
  return on_board(position, board, place);
}

Position with_unit_moved(const Position& position, Square from, Square to) {
  return on_board(position, position.board, [from, to](Square square) {
    return std::optional<Square>(square == from ? to : square);
  });
}

Position with_kind(const Position& position, Square square, Kind kind) {
  Position result = position;
  const Side side = position.units.at(square)->side;
  result.units.remove(square);
  result.units.place(square, {side, kind});
  return result;
}

std::vector<Position> without_a_mark(const Position& position) {
  std::vector<Position> all;
  const auto add = [&](const std::function<void(Position&)>& change) {
    all.push_back(position);
    change(all.back());
  };
  if (position.turn != 1) add([](Position& of) { of.turn = 1; });
  if (!position.moved.empty()) add([](Position& of) { of.moved = Squares(); });
  if (position.could_move) add([](Position& of) { of.could_move.reset(); });
  if (position.shaken) add([](Position& of) { of.shaken.reset(); });
  if (!position.destroyed_arsenals.empty()) {
    add([](Position& of) { of.destroyed_arsenals = Squares(); });
  }
  for (const Square unit : position.moved) add([unit](Position& of) { of.moved.erase(unit); });
  for (const Square arsenal : position.destroyed_arsenals)
    add([arsenal](Position& of) { of.destroyed_arsenals.erase(arsenal); });
  return all;
}

std::vector<Kind> weaker_kinds(Kind kind) {
  switch (kind) {
    case Kind::horse_artillery: return {Kind::infantry, Kind::cavalry, Kind::foot_artillery};
    case Kind::foot_artillery: return {Kind::infantry, Kind::cavalry};
    case Kind::cavalry: return {Kind::infantry};
    case Kind::mounted_communications: return {Kind::infantry, Kind::foot_communications};
    case Kind::foot_communications: return {Kind::infantry};
    case Kind::infantry: break;
  }
  return {};
}

}  // namespace casebook::judge
