// What is worth asking about a position, and where two engines differ over it.
#include <algorithm>

#include "casebook/judge/agreement.hpp"
#include "casebook/judge/disagreement.hpp"
#include "words.hpp"

namespace casebook::judge {
namespace {

using engines::Question;

// How far, in rows and columns, the moves go that are tried of a unit: every one of its speed, one
// square too far, a knight's step.
constexpr std::array<std::array<int, 2>, 5> tried_moves{{{1, 0}, {1, 1}, {2, 1}, {0, 2}, {3, 0}}};
constexpr std::size_t most_units_tried = 12;

void add_turn(std::vector<Question>& all, const Action& action) {
  all.emplace_back(engines::TurnQuestion{to_text(action)});
}

std::optional<Square> square_off(const Board& board, Square from, int rows, int columns) {
  const int row = from.row() + rows;
  const int column = from.column() + columns;
  if (row < 0 || column < 0 || row >= board.rows() || column >= board.columns()) {
    return std::nullopt;
  }
  return Square(row, column);
}

void add_moves(std::vector<Question>& all, const Position& position, Square unit) {
  for (const auto& step : tried_moves)
    for (const int way : {1, -1})
      if (const auto to = square_off(*position.board, unit, way * step[0], way * step[1]))
        add_turn(all, Move{unit, *to});
}

// The first free square next to it.
std::optional<Move> a_step(const Position& position, Square unit) {
  for (const Direction direction : all_directions) {
    const auto to = position.board->neighbour(unit, direction);
    if (!to || position.units.holds(*to)) continue;
    if (position.board->terrain(*to) != Terrain::mountain) return Move{unit, *to};
  }
  return std::nullopt;
}

void add_turn(std::vector<Question>& all, const std::vector<Action>& actions) {
  all.emplace_back(engines::TurnQuestion{to_text(Turn{Turn::Kind::played, actions})});
}

// Turns of more than one action: what follows an attack or a destruction, a unit that moves twice,
// a sixth move.
void add_longer_turns(std::vector<Question>& all, const Position& position) {
  const Side enemy = opponent(position.to_move);
  std::vector<Action> last;
  for (const Square unit : position.units.squares(enemy)) {
    last.emplace_back(Attack{unit});
    break;
  }
  for (const Square arsenal : position.board->arsenals(enemy))
    if (position.units.holds(arsenal, position.to_move)) last.emplace_back(Destruction{arsenal});
  std::vector<Action> steps;
  for (const Square unit : position.units.squares(position.to_move))
    if (const auto step = a_step(position, unit)) steps.emplace_back(*step);
  for (const Action& first : last) {
    for (const Action& second : last) add_turn(all, {first, second});
    if (!steps.empty()) add_turn(all, {first, steps.front()});
  }
  if (steps.empty()) return;
  const Move there = std::get<Move>(steps.front());
  add_turn(all, {there, Move{there.to, there.from}});
  for (const Action& action : last) add_turn(all, {there, action});
  if (steps.size() > 6) steps.erase(steps.begin() + 6, steps.end());
  add_turn(all, steps);
}

std::vector<Question> attacks_on(const Squares& units) {
  std::vector<Question> all;
  for (const Square unit : units) all.emplace_back(engines::AttackQuestion{unit});
  return all;
}

std::vector<Question> turns(const Position& position) {
  std::vector<Question> all{engines::TurnQuestion{"-"}, engines::TurnQuestion{"surrender"},
                            engines::TurnQuestion{"draw"}};
  const Side enemy = opponent(position.to_move);
  for (const Square unit : position.units.squares(enemy)) add_turn(all, Attack{unit});
  for (const Square arsenal : position.board->arsenals(enemy)) add_turn(all, Destruction{arsenal});
  std::vector<Square> units = list_of(position.units.squares(position.to_move));
  if (units.size() > most_units_tried) units.erase(units.begin() + most_units_tried, units.end());
  for (const Square unit : units) add_moves(all, position, unit);
  for (const Square unit : position.units.squares(enemy))
    if (const auto step = a_step(position, unit)) {
      add_turn(all, *step);
      break;
    }
  add_longer_turns(all, position);
  return all;
}

bool declines(const engines::Reply& reply) {
  return std::holds_alternative<engines::Skipped>(reply);
}

}  // namespace

std::optional<Topic> topic_of(const Question& question) {
  if (std::holds_alternative<engines::CommunicationQuestion>(question)) {
    return Topic::communication;
  }
  if (std::holds_alternative<engines::AttackQuestion>(question)) return Topic::attack;
  if (std::holds_alternative<engines::MovesQuestion>(question)) return Topic::moves;
  if (std::holds_alternative<engines::TurnQuestion>(question)) return Topic::turn;
  return std::nullopt;
}

std::vector<Question> questions_about(const Position& position, Topic topic) {
  switch (topic) {
    case Topic::communication: return {engines::CommunicationQuestion{}};
    case Topic::attack: return attacks_on(position.units.squares());
    case Topic::moves: return {engines::MovesQuestion{}};
    case Topic::turn: break;
  }
  return turns(position);
}

std::optional<Disagreement> first_disagreement(engines::Engine& rules, engines::Engine& tested,
                                               const Position& position,
                                               const std::vector<Topic>& topics,
                                               Refusals refusals) {
  for (const Topic topic : topics)
    for (const Question& question : questions_about(position, topic)) {
      engines::Reply given = tested.ask(position, question);
      if (declines(given)) continue;
      engines::Reply expected = rules.ask(position, question);
      if (agrees(given, expected, refusals)) continue;
      return Disagreement{position, question, std::move(expected), std::move(given)};
    }
  return std::nullopt;
}

}  // namespace casebook::judge
