#include "casebook/explain/turn.hpp"

#include <algorithm>

#include "casebook/literal/questions.hpp"
#include "casebook/model/turn_on_board.hpp"
#include "events.hpp"
#include "layout.hpp"
#include "words.hpp"

namespace casebook::explain {
namespace {

std::string heading(const Position& position, const Turn& turn) {
  return wrapped(proper(position.to_move) + " in turn " + std::to_string(position.turn) + ": " +
                     to_text(turn),
                 0) +
         '\n';
}

// Whether the event belongs to the end of a turn, not to one of its actions.
bool is_of_the_end(const Event& event, ArsenalDestruction destruction) {
  if (event.kind == Event::Kind::ended_turn) return true;
  if (event.rule == rule::end_all_isolated) return true;
  return destruction == ArsenalDestruction::at_turn_end &&
         (event.kind == Event::Kind::arsenal_destroyed || event.rule == rule::end_both_arsenals);
}

// What the first `count` actions bring about. Taken as a turn they are legal: all of them came
// before the first illegal one, and a duty that would keep the turn from ending lets nothing come
// before itself.
PlayedTurn played_before(const Position& position, const Turn& turn, int count,
                         const Rulings& rulings) {
  const Turn first{turn.kind, {turn.actions.begin(), turn.actions.begin() + count}};
  const TurnResult result = literal::play(position, first, literal::rule_book(rulings));
  if (!result) return {position, std::nullopt, {}};
  PlayedTurn played = *result;
  const auto destruction = rulings.get<ArsenalDestruction>();
  played.events.erase(std::remove_if(played.events.begin(), played.events.end(),
                                     [destruction](const Event& event) {
                                       return is_of_the_end(event, destruction);
                                     }),
                      played.events.end());
  return played;
}

// The events a line each; leaves `position` as they do.
std::string events_in_words(const PlayedTurn& played, Position& position) {
  Table table({Align::left, Align::left});
  for (const Event& event : played.events) {
    // Once the war is over it does not matter who would be to move.
    if (played.end && event.kind == Event::Kind::ended_turn) continue;
    auto [note, words] = in_words(event, position, played.end);
    table.add_row({std::move(note), std::move(words)}, 2);
    carry_out(event, position);
  }
  return table.text();
}

std::string refusal(const Action& action, const std::vector<Violation>& because,
                    const Position& before) {
  const bool is_end = std::holds_alternative<EndOfTurn>(action);
  const std::string what = is_end ? "The end of the turn" : to_text(action);
  if (because.size() == 1) {
    return wrapped(what + " is refused: " + describe(because.front(), action, before), 0) + '\n';
  }
  std::string text = what + " is refused by " + std::to_string(because.size()) + " rules:\n";
  for (const Violation& violation : because)
    text += "  " + wrapped(describe(violation, action, before), 2) + '\n';
  return text;
}

std::string illegal_in_words(const Position& position, const Turn& turn, const IllegalTurn& illegal,
                             const Rulings& rulings) {
  Position before = position;
  const PlayedTurn played = played_before(position, turn, illegal.at, rulings);
  std::string text = events_in_words(played, before);
  const auto at = static_cast<std::size_t>(illegal.at);
  const Action action = at < turn.actions.size() ? turn.actions[at] : Action{EndOfTurn{}};
  return text + refusal(action, illegal.because, before);
}

}  // namespace

tl::expected<TurnInWords, std::string> turn_in_words(const Position& position,
                                                     std::string_view turn,
                                                     const Rulings& rulings) {
  const auto read = turn_on_board(turn, *position.board);
  if (!read) {
    return tl::make_unexpected("character " + std::to_string(read.error().offset + 1) +
                               " of the turn: " + read.error().message);
  }
  const std::string start = reading_line(rulings) + heading(position, *read);
  const TurnResult result = literal::play(position, *read, literal::rule_book(rulings));
  if (!result) {
    return TurnInWords{Legality::illegal,
                       start + illegal_in_words(position, *read, result.error(), rulings)};
  }
  Position walking = position;
  return TurnInWords{Legality::legal, start + events_in_words(*result, walking)};
}

}  // namespace casebook::explain
