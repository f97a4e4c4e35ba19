#include "casebook/scenario/position_problem.hpp"

namespace casebook::scenario {
namespace {

using Problem = std::optional<PositionProblem>;

Problem problem(std::string key, Square square, const std::string& message) {
  return PositionProblem{std::move(key), square, square.text() + ": " + message};
}

// "the map is 9 columns by 7 rows"
std::string size_of(const Board& board) {
  return "the map has " + std::to_string(board.columns()) + " columns and " +
         std::to_string(board.rows()) + " rows, so its last square is " +
         Square(board.rows() - 1, board.columns() - 1).text();
}

// An arsenal needs a plain square of its own and one owner (rules: a square has one terrain).
Problem map_problem(const Position& position) {
  for (const Side side : all_sides) {
    for (const Square square : position.board->arsenals(side)) {
      if (!position.board->contains(square)) {
        return problem("map", square, "off the map; " + size_of(*position.board));
      }
      if (position.board->terrain(square) != Terrain::plain) {
        return problem("map", square,
                       "an arsenal stands on a plain square, not on a " +
                           std::string(name(position.board->terrain(square))));
      }
      if (position.board->arsenals(opponent(side)).contains(square)) {
        return problem("map", square, "an arsenal belongs to one side, not to both");
      }
    }
  }
  return std::nullopt;
}

Problem units_problem(const Position& position) {
  for (const Side side : all_sides) {
    for (const Square square : position.units.squares(side)) {
      const std::string key(name(side));
      if (!position.board->contains(square)) {
        return problem(key, square, "off the map; " + size_of(*position.board));
      }
      if (position.board->terrain(square) == Terrain::mountain) {
        return problem(key, square, "no unit can stand on a mountain");
      }
    }
  }
  return std::nullopt;
}

std::string of_the_side_to_move(const Position& position) {
  return "no unit of the side to move (" + std::string(name(position.to_move)) + ") stands there";
}

Problem shaken_problem(const Position& position) {
  if (!position.shaken || position.units.holds(*position.shaken, position.to_move)) {
    return std::nullopt;
  }
  return problem("shaken", *position.shaken,
                 of_the_side_to_move(position) + ", and only such a unit can be shaken");
}

Problem moved_problem(const Position& position) {
  constexpr int moves_in_a_turn = 5;
  for (const Square square : position.moved) {
    if (!position.units.holds(square, position.to_move)) {
      return problem("moved", square,
                     of_the_side_to_move(position) + "; name the square on which the move ended");
    }
  }
  if (position.moved.size() > moves_in_a_turn) {
    return PositionProblem{
        "moved", std::nullopt,
        "at most five units have moved in a turn, not " + std::to_string(position.moved.size())};
  }
  return std::nullopt;
}

Problem arsenals_problem(const Position& position) {
  for (const Square square : position.destroyed_arsenals) {
    if (!position.board->contains(square) || !position.board->arsenal_owner(square)) {
      return problem("destroyed-arsenals", square, "the map has no arsenal there");
    }
  }
  return std::nullopt;
}

Problem could_move_problem(const Position& position) {
  if (!position.could_move) return std::nullopt;
  for (const Square square : *position.could_move) {
    if (!position.units.holds(square, position.to_move)) {
      return problem("could-move", square, of_the_side_to_move(position));
    }
    if (is_communications_unit(position.units.at(square)->kind)) {
      return problem("could-move", square,
                     "a communications unit can always move; name fighting units only");
    }
  }
  return std::nullopt;
}

Problem turn_problem(const Position& position) {
  if (position.turn >= 1) return std::nullopt;
  return PositionProblem{"turn", std::nullopt, "turns are numbered from 1"};
}

}  // namespace

std::optional<PositionProblem> position_problem(const Position& position) {
  for (const auto judge : {map_problem, units_problem, shaken_problem, moved_problem,
                           arsenals_problem, could_move_problem, turn_problem}) {
    if (auto found = judge(position)) return found;
  }
  return std::nullopt;
}

}  // namespace casebook::scenario
