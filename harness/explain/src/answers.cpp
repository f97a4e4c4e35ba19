#include "answers.hpp"

#include "casebook/literal/questions.hpp"
#include "layout.hpp"
#include "words.hpp"

namespace casebook::explain {
namespace {

using literal::RuleBook;

std::string in_words(const Event& event, const std::optional<End>& end) {
  switch (event.kind) {
    case Event::Kind::removed:
      return event.square->text() + " is removed (" + std::string(event.rule->text) + ")";
    case Event::Kind::arsenal_destroyed: return "arsenal " + event.square->text() + " falls";
    case Event::Kind::ended_war:
      return (end && end->winner ? proper(*end->winner) + " wins (" : "nobody wins (") +
             std::string(event.rule->text) + ")";
    case Event::Kind::moved:
    case Event::Kind::attacked:
    case Event::Kind::ended_turn: break;
  }
  return "";
}

// "arsenal T3 falls, North wins (end.both-arsenals)"; "refused by …"; "legal" where a legal turn
// brings nothing of note.
std::string outcome_of(const TurnResult& result) {
  std::vector<std::string> parts;
  if (!result) {
    for (const Violation& violation : result.error().because)
      parts.emplace_back(violation.rule.text);
    return "refused by " + joined(parts, ", ");
  }
  for (const Event& event : result->events) {
    std::string words = in_words(event, result->end);
    if (!words.empty()) parts.push_back(std::move(words));
  }
  return parts.empty() ? "legal" : "legal: " + joined(parts, ", ");
}

TurnResult play(const Position& position, const Action& action, const RuleBook& book) {
  return literal::play(position, Turn{Turn::Kind::played, {action}}, book);
}

// An attacked unit that is removed in the same turn, though the sums alone only shake it.
std::string afterwards(const Position& position, Square target, const RuleBook& book) {
  const TurnResult result = play(position, Attack{target}, book);
  if (!result) return "";
  for (const Event& event : result->events)
    if (event.kind == Event::Kind::removed && event.square == target) {
      return ", and removed at once (" + std::string(event.rule->text) + ")";
    }
  return "";
}

void ask_turns(Answers& asked, const Position& position, const RuleBook& book) {
  const Turn nothing{};
  asked.turns[to_text(nothing)] = outcome_of(literal::play(position, nothing, book));
  for (const Square square : position.board->arsenals(opponent(position.to_move))) {
    const Action destruction = Destruction{square};
    if (!position.units.holds(square, position.to_move)) continue;
    asked.turns[to_text(destruction)] = outcome_of(play(position, destruction, book));
  }
}

}  // namespace

Answers answers(const Position& position, const Rulings& rulings) {
  const RuleBook book = literal::rule_book(rulings);
  Answers asked;
  asked.in_communication = literal::communication(position, book).in;
  for (const Square unit : position.units.squares(position.to_move)) asked.moves[unit];
  for (const Move& move : literal::moves(position, book)) asked.moves[move.from].insert(move.to);
  for (const Square target : position.units.squares(opponent(position.to_move))) {
    const Clash clash = *literal::clash(position, target, book);
    const bool is_shaken = clash.outcome == Outcome::shaken;
    asked.afterwards[target] = is_shaken ? afterwards(position, target, book) : "";
    asked.attacks.emplace(target, clash);
  }
  ask_turns(asked, position, book);
  return asked;
}

}  // namespace casebook::explain
