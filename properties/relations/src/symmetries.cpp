// Nothing in the rules prefers a direction or a side.
#include <algorithm>

#include "asking.hpp"

namespace casebook::relations {
namespace {

enum class Sides { kept, swapped };

// Where each square goes, and what becomes of the sides.
struct Image {
  int columns, rows;  // of the board afterwards
  Square (*place)(Square, const Board&);
  Sides sides;
};

Side side_in(const Image& image, Side side) {
  return image.sides == Sides::kept ? side : opponent(side);
}

Squares placed(const Squares& squares, const Image& image, const Board& board) {
  Squares result;
  for (const Square square : squares) result.insert(image.place(square, board));
  return result;
}

Position seen_in(const Image& image, const Position& position) {
  const Board& old = *position.board;
  auto board = std::make_shared<Board>(image.columns, image.rows);
  Position result;
  for (int row = 0; row < old.rows(); ++row)
    for (int column = 0; column < old.columns(); ++column) {
      const Square square(row, column);
      const Square place = image.place(square, old);
      board->set_terrain(place, old.terrain(square));
      if (const auto owner = old.arsenal_owner(square)) {
        board->set_arsenal(place, side_in(image, *owner));
      }
      if (const auto unit = position.units.at(square)) {
        result.units.place(place, {side_in(image, unit->side), unit->kind});
      }
    }
  result.board = board;
  result.to_move = side_in(image, position.to_move);
  result.turn = position.turn;
  result.moved = placed(position.moved, image, old);
  result.destroyed_arsenals = placed(position.destroyed_arsenals, image, old);
  if (position.could_move) result.could_move = placed(*position.could_move, image, old);
  if (position.shaken) result.shaken = image.place(*position.shaken, old);
  return result;
}

Broken differing_moves(const Situation& of, const Position& seen, const Image& image) {
  const auto here = moves(of.engine, of.position);
  const auto there = moves(of.engine, seen);
  if (!here || !there) return std::nullopt;
  std::vector<Move> expected;
  for (const Move& move : *here)
    expected.push_back(
        {image.place(move.from, *of.position.board), image.place(move.to, *of.position.board)});
  std::sort(expected.begin(), expected.end());
  if (expected == *there) return std::nullopt;
  return "moves " + in_words(*here) + ", but seen so " + in_words(*there);
}

Broken broken_in(const Situation& of, const Image& image) {
  const Position seen = seen_in(image, of.position);
  const auto here = communication(of.engine, of.position);
  const auto there = communication(of.engine, seen);
  if (here && there && !(placed(*here, image, *of.position.board) == *there)) {
    return "in communication " + in_words(*here) + ", but seen so " + in_words(*there);
  }
  for (const Square target : of.position.units.squares()) {
    const auto one = attack(of.engine, of.position, target);
    const auto other = attack(of.engine, seen, image.place(target, *of.position.board));
    if (!one || !other) continue;
    if (one->offence == other->offence && one->defence == other->defence) continue;
    return "attack on " + target.text() + " " + in_words(*one) + ", but seen so " +
           in_words(*other);
  }
  return differing_moves(of, seen, image);
}

Broken mirrored(const Situation& of) {
  const Board& board = *of.position.board;
  return broken_in(of, {board.columns(), board.rows(),
                        [](Square square, const Board& on) {
                          return Square(square.row(), on.columns() - 1 - square.column());
                        },
                        Sides::kept});
}

Broken turned(const Situation& of) {
  const Board& board = *of.position.board;
  return broken_in(of, {board.columns(), board.rows(),
                        [](Square square, const Board& on) {
                          return Square(on.rows() - 1 - square.row(),
                                        on.columns() - 1 - square.column());
                        },
                        Sides::swapped});
}

Broken transposed(const Situation& of) {
  const Board& board = *of.position.board;
  if (board.columns() > Square::rows) return std::nullopt;
  return broken_in(
      of, {board.rows(), board.columns(),
           [](Square square, const Board&) { return Square(square.column(), square.row()); },
           Sides::kept});
}

constexpr std::array<Relation, 3> table{{
    {"mirrored-east-west",
     "No rule tells east from west (II.2.2, II.8.1, 4.3.1), so a mirrored position has the "
     "mirrored "
     "answers.",
     &mirrored},
    {"turned-with-sides-swapped",
     "Both sides have the same rules, whatever their end of the board: turned by half a turn, with "
     "the sides swapped, the answers are the turned ones.",
     &turned},
    {"transposed",
     "Rows and columns are alike (II.2.2, II.8.1, 4.3.1): with rows and columns exchanged the "
     "answers are the exchanged ones.",
     &transposed},
}};

}  // namespace

std::span<const Relation> symmetries() { return table; }

}  // namespace casebook::relations
