#include "casebook/literal/questions.hpp"

#include <algorithm>

#include "casebook/literal/derived.hpp"
#include "play.hpp"
#include "reach.hpp"

namespace casebook::literal {
namespace {

// The squares of the board exactly that far from `from`, in reading order.
std::vector<Square> ring_around(const Board& board, Square from, int radius) {
  std::vector<Square> ring;
  for (int row = from.row() - radius; row <= from.row() + radius; ++row)
    for (int column = from.column() - radius; column <= from.column() + radius; ++column) {
      if (row < 0 || row >= board.rows() || column < 0 || column >= board.columns()) continue;
      const Square square(row, column);
      if (distance(from, square) == radius) ring.push_back(square);
    }
  return ring;
}

// Ring by ring, up to the first that move.speed refuses whole: how far a unit goes is that rule's
// business.
void add_moves_of(std::vector<Move>& moves, const Case& c, Square from) {
  if (!c.position.units.holds(from, c.position.to_move)) return;
  const std::size_t before = moves.size();
  bool goes_on = true;
  for (int radius = 1; goes_on; ++radius) {
    goes_on = false;
    for (const Square to : ring_around(*c.position.board, from, radius)) {
      const Move move{from, to};
      if (c.ask<&RuleBook::speed>(move)) continue;
      goes_on = true;
      if (is_legal(c, move)) moves.push_back(move);
    }
  }
  std::sort(moves.begin() + static_cast<std::ptrdiff_t>(before), moves.end());
}

void add_all_moves(std::vector<Move>& moves, const Case& c) {
  for (const Square from : c.position.units.squares(c.position.to_move))
    add_moves_of(moves, c, from);
}

TurnResult conclude(const Position& position, Turn::Kind kind, const RuleBook& book) {
  const Case c(position, book);
  std::optional<Side> winner;
  for (const Side side : all_sides) {
    const bool wins = kind == Turn::Kind::surrender ? c.ask<&RuleBook::wins_by_surrender>(side)
                                                    : c.ask<&RuleBook::wins_by_agreed_draw>(side);
    if (wins) winner = side;
  }
  Position as_given = position;
  as_given.shaken.reset();  // nothing of the turn is carried out, its beginning neither
  TurnInPlay turn(as_given, book);
  turn.conclude(kind == Turn::Kind::surrender ? EndCause::surrender : EndCause::draw_agreed,
                winner);
  return PlayedTurn{turn.position(), turn.progress().end, turn.events()};
}

// An attack or a destruction ends the turn without an action of its own: nothing can follow it
// (turn.attack-comes-last, 4.9.1).
bool ends_the_turn(const TurnInPlay& turn, const Action& last) {
  return turn.progress().spent != Progress::Spent::nothing &&
         !std::holds_alternative<EndOfTurn>(last);
}

// Every legal action: moves, attacks, destructions, the end of the turn.
std::vector<Action> legal_actions(const Case& c) {
  std::vector<Move> moves;
  add_all_moves(moves, c);
  std::vector<Action> actions(moves.begin(), moves.end());
  std::vector<Action> others;
  const Position& position = c.position;
  const Side enemy = opponent(position.to_move);
  for (const Square square : position.units.squares(enemy)) others.push_back(Attack{square});
  for (const Square square : position.board->arsenals(enemy)) others.push_back(Destruction{square});
  others.push_back(EndOfTurn{});
  for (const Action& action : others)
    if (violations(c, action).empty()) actions.push_back(action);
  return actions;
}

unsigned long long count(const TurnInPlay& turn, int depth) {
  if (depth == 0) return 1;
  if (turn.progress().end) return 0;
  const std::vector<Action> actions = legal_actions(turn.now());
  if (depth == 1) return actions.size();
  unsigned long long nodes = 0;
  for (const Action& action : actions) {
    TurnInPlay next = turn;
    next.apply(action);
    if (ends_the_turn(next, action)) next.apply(EndOfTurn{});
    if (next.progress().end) continue;
    nodes += count(TurnInPlay(next.position(), next.book()), depth - 1);
  }
  return nodes;
}

}  // namespace

Communication communication(const Position& position, const RuleBook& book) {
  const Case c(position, book);
  Communication answer;
  for (const Side side : all_sides) {
    answer.in = answer.in | c.reach(side).in;
    answer.redirecting = answer.redirecting | c.reach(side).redirecting;
  }
  for (const Square square : position.units.squares()) {
    const Unit unit = *position.units.at(square);
    const Reach& reach = c.reach(unit.side);
    UnitCommunication of{square, unit, path_to(reach, square), {}};
    if (!of.in_communication()) of.cuts = cuts_of(c, reach, square);
    answer.units.push_back(std::move(of));
  }
  return answer;
}

std::optional<Clash> clash(const Position& position, Square target, const RuleBook& book) {
  if (!position.units.holds(target)) return std::nullopt;
  return reckon(Case(position, book), target);
}

std::vector<Move> moves(const Position& position, const RuleBook& book) {
  const TurnInPlay turn(position, book);
  std::vector<Move> moves;
  if (!turn.progress().end) add_all_moves(moves, turn.now());
  return moves;
}

std::vector<Move> moves_of(const Position& position, Square from, const RuleBook& book) {
  const TurnInPlay turn(position, book);
  std::vector<Move> moves;
  if (!turn.progress().end) add_moves_of(moves, turn.now(), from);
  return moves;
}

TurnResult play(const Position& position, const Turn& turn, const RuleBook& book) {
  if (turn.kind != Turn::Kind::played) return conclude(position, turn.kind, book);
  TurnInPlay playing(position, book);
  std::vector<Action> actions = turn.actions;
  actions.push_back(EndOfTurn{});
  for (std::size_t at = 0; at < actions.size(); ++at) {
    auto because = violations(playing.now(), actions[at]);
    if (!because.empty()) {
      return tl::make_unexpected(IllegalTurn{static_cast<int>(at), std::move(because)});
    }
    playing.apply(actions[at]);
  }
  return PlayedTurn{playing.position(), playing.progress().end, playing.events()};
}

unsigned long long perft(const Position& position, int depth, const RuleBook& book) {
  return count(TurnInPlay(position, book), depth);
}

}  // namespace casebook::literal
