// What the rules do not look at.
#include <algorithm>

#include "asking.hpp"

namespace casebook::relations {
namespace {

// What can be told of who is in communication and of each clash.
Broken differing(const Situation& of, const Position& other, const std::string& how) {
  const auto here = communication(of.engine, of.position);
  const auto there = communication(of.engine, other);
  if (here && there && !(*here == *there)) {
    return "in communication " + in_words(*here) + "; " + how + ": " + in_words(*there);
  }
  for (const Square target : of.position.units.squares()) {
    const auto one = attack(of.engine, of.position, target);
    const auto two = attack(of.engine, other, target);
    if (!one || !two || (one->offence == two->offence && one->defence == two->defence)) continue;
    return "attack on " + target.text() + " " + in_words(*one) + "; " + how + ": " + in_words(*two);
  }
  return std::nullopt;
}

Broken side_to_move_matters(const Situation& of) {
  if (of.position.shaken) return std::nullopt;
  Position other = of.position;
  other.to_move = opponent(other.to_move);
  other.moved = Squares();
  other.could_move.reset();
  return differing(of, other, "with the other side to move");
}

Broken fallen_arsenal_matters(const Situation& of) {
  if (of.position.destroyed_arsenals.empty()) return std::nullopt;
  const Board& old = *of.position.board;
  auto board = std::make_shared<Board>(old.columns(), old.rows());
  for (int row = 0; row < old.rows(); ++row)
    for (int column = 0; column < old.columns(); ++column) {
      const Square square(row, column);
      board->set_terrain(square, old.terrain(square));
      const auto owner = of.position.standing_arsenal(square);
      if (owner) board->set_arsenal(square, *owner);
    }
  Position other = of.position;
  other.board = board;
  other.destroyed_arsenals = Squares();
  if (const auto broken = differing(of, other, "on plain ground")) return broken;
  const auto here = moves(of.engine, of.position);
  const auto there = moves(of.engine, other);
  if (!here || !there || *here == *there) return std::nullopt;
  return "moves " + in_words(*here) + "; on plain ground: " + in_words(*there);
}

// The edge of the board, and a wall of mountains around it, stop everything alike.
Position walled(const Position& position) {
  const Board& old = *position.board;
  auto board = std::make_shared<Board>(old.columns() + 2, old.rows() + 2);
  for (int row = 0; row < board->rows(); ++row)
    for (int column = 0; column < board->columns(); ++column)
      board->set_terrain(Square(row, column), Terrain::mountain);
  Position result;
  const auto place = [](Square square) { return Square(square.row() + 1, square.column() + 1); };
  const auto placed = [&place](const Squares& squares) {
    Squares all;
    for (const Square square : squares) all.insert(place(square));
    return all;
  };
  for (int row = 0; row < old.rows(); ++row)
    for (int column = 0; column < old.columns(); ++column) {
      const Square square(row, column);
      board->set_terrain(place(square), old.terrain(square));
      if (const auto owner = old.arsenal_owner(square)) board->set_arsenal(place(square), *owner);
      if (const auto unit = position.units.at(square)) result.units.place(place(square), *unit);
    }
  result.board = board;
  result.to_move = position.to_move;
  result.moved = placed(position.moved);
  result.destroyed_arsenals = placed(position.destroyed_arsenals);
  if (position.could_move) result.could_move = placed(*position.could_move);
  if (position.shaken) result.shaken = place(*position.shaken);
  return result;
}

Broken edge_is_no_wall(const Situation& of) {
  const Board& board = *of.position.board;
  if (board.columns() + 2 > Square::columns || board.rows() + 2 > Square::rows) {
    return std::nullopt;
  }
  const Position inside = walled(of.position);
  const auto here = communication(of.engine, of.position);
  const auto there = communication(of.engine, inside);
  if (here && there && here->size() != there->size()) {
    return "in communication " + in_words(*here) + "; walled in: " + in_words(*there);
  }
  const auto free = moves(of.engine, of.position);
  const auto walled_in = moves(of.engine, inside);
  if (!free || !walled_in || free->size() == walled_in->size()) return std::nullopt;
  return "moves " + in_words(*free) + "; walled in: " + in_words(*walled_in);
}

// Lines and contact ask only whether a unit fights.
Broken kind_matters_to_lines(const Situation& of) {
  Position other = of.position;
  for (const Square square : of.position.units.squares()) {
    const Unit unit = *of.position.units.at(square);
    if (!is_fighting_unit(unit.kind)) continue;
    other.units.remove(square);
    other.units.place(square, {unit.side, Kind::infantry});
  }
  const auto here = communication(of.engine, of.position);
  const auto there = communication(of.engine, other);
  if (!here || !there || *here == *there) return std::nullopt;
  return "in communication " + in_words(*here) + "; all of them infantry: " + in_words(*there);
}

int speed_of(Kind kind) {
  const bool is_fast = kind == Kind::cavalry || kind == Kind::horse_artillery ||
                       kind == Kind::mounted_communications;
  return is_fast ? 2 : 1;
}

// Every legal move ends on a free square, near enough, and is one of a unit that has not moved; an
// isolated fighting unit has none, and nobody but a shaken unit where its duty is open.
Broken move_is_none(const Situation& of) {
  // A shaken unit without room is gone before the first move (III.2.7).
  const bool may_begin_with_a_loss = of.position.shaken && of.position.moved.empty();
  const auto listed = moves(of.engine, of.position);
  if (!listed || may_begin_with_a_loss) return std::nullopt;
  for (const Move& move : *listed) {
    const auto unit = of.position.units.at(move.from);
    const bool is_possible =
        unit && unit->side == of.position.to_move && !of.position.moved.contains(move.from) &&
        of.position.board->contains(move.to) &&
        of.position.board->terrain(move.to) != Terrain::mountain &&
        !of.position.units.holds(move.to) && distance(move.from, move.to) <= speed_of(unit->kind);
    if (!is_possible) return to_text(move) + " is listed";
  }
  return std::nullopt;
}

Broken isolated_unit_moves(const Situation& of) {
  const bool is_read_when_used =
      of.rulings.get<CommunicationRead>() == CommunicationRead::after_every_move;
  if (!is_read_when_used || of.position.shaken) return std::nullopt;
  const auto in = communication(of.engine, of.position);
  const auto listed = moves(of.engine, of.position);
  if (!in || !listed) return std::nullopt;
  for (const Move& move : *listed) {
    const auto unit = of.position.units.at(move.from);
    if (!unit || in->contains(move.from) || is_communications_unit(unit->kind)) continue;
    return move.from.text() + " is isolated, but " + to_text(move) + " is listed";
  }
  return std::nullopt;
}

Broken duty_is_neglected(const Situation& of) {
  const auto shaken = of.position.shaken;
  if (!shaken || !of.position.moved.empty()) return std::nullopt;
  const auto in = communication(of.engine, of.position);
  const auto listed = moves(of.engine, of.position);
  if (!in || !in->contains(*shaken) || !listed) return std::nullopt;
  bool has_room = false;
  for (const Direction direction : all_directions) {
    const auto near = of.position.board->neighbour(*shaken, direction);
    has_room = has_room || (near && !of.position.units.holds(*near) &&
                            of.position.board->terrain(*near) != Terrain::mountain);
  }
  if (!has_room) return std::nullopt;
  for (const Move& move : *listed)
    if (!(move.from == *shaken)) return to_text(move) + " is listed before the retreat";
  const auto end = turn(of.engine, of.position, "-");
  if (end && std::holds_alternative<engines::LegalTurnReply>(*end)) {
    return "the turn may end before the retreat";
  }
  return std::nullopt;
}

constexpr std::array<Relation, 7> table{{
    {"communication-is-the-same-for-both-to-move",
     "No sentence about lines, contact or clashes asks whose turn it is (4.3.1, 4.5.1, III.2.1).",
     &side_to_move_matters},
    {"a-fallen-arsenal-is-plain-ground",
     "A destroyed arsenal never returns, and its square is plain (V).", &fallen_arsenal_matters},
    {"the-edge-is-a-wall",
     "Mountains stop moves, fire and lines (I, 4.3.1), as the edge of the board does.",
     &edge_is_no_wall},
    {"lines-ask-only-who-fights",
     "Communication tells fighting units from communications units (4.4.2, 4.5.1), and one "
     "fighting "
     "unit from another nowhere.",
     &kind_matters_to_lines},
    {"a-move-ends-on-a-free-square-near-by",
     "Speed (II.2.1, II.7.1, 4.4.1), one unit a square, mountains and one move a unit (I) bound "
     "every move.",
     &move_is_none},
    {"the-isolated-do-not-move", "An isolated fighting unit stays (4.2.1, 4.6.2).",
     &isolated_unit_moves},
    {"the-retreat-comes-first",
     "A shaken unit that can leave does so before anything else (III.2.5).", &duty_is_neglected},
}};

}  // namespace

std::span<const Relation> indifferences() { return table; }

std::span<const Relation> all_relations() {
  static const std::vector<Relation> all = [] {
    std::vector<Relation> joined;
    for (const auto part : {symmetries(), additions(), consistencies(), indifferences()})
      joined.insert(joined.end(), part.begin(), part.end());
    return joined;
  }();
  return all;
}

}  // namespace casebook::relations
