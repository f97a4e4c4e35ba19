#include "casebook/model/action.hpp"

#include <algorithm>
#include <optional>

#include "casebook/model/limits.hpp"

namespace casebook {
namespace {

struct Word {
  std::size_t offset;
  std::string_view text;
};

std::vector<Word> words_of(std::string_view text) {
  std::vector<Word> words;
  std::size_t at = 0;
  while (at < text.size() && words.size() <= limits::actions_in_turn) {
    if (text[at] == ' ') {
      ++at;
      continue;
    }
    const std::size_t end = std::min(text.find(' ', at), text.size());
    words.push_back({at, text.substr(at, end - at)});
    at = end;
  }
  return words;
}

std::optional<Action> action_from_text(std::string_view word) {
  if (word.empty()) return std::nullopt;
  if (word[0] == 'x' || word[0] == '*') {
    const auto square = Square::parse(word.substr(1));
    if (!square) return std::nullopt;
    if (word[0] == 'x') return Attack{*square};
    return Destruction{*square};
  }
  const auto move = move_from_text(word);
  if (!move) return std::nullopt;
  return *move;
}

std::string quoted(std::string_view word) {
  constexpr std::size_t longest = 20;
  std::string text = "\"";
  for (const char c : word.substr(0, longest)) text += c >= ' ' && c != '\x7f' ? c : '?';
  return text + (word.size() > longest ? "…\"" : "\"");
}

NotationError unreadable(const Word& word) {
  const auto dash = word.text.find('-');
  if (dash != std::string_view::npos && dash > 0 &&
      word.text.substr(0, dash) == word.text.substr(dash + 1)) {
    return {word.offset, quoted(word.text) + " moves a unit to its own square"};
  }
  return {word.offset, quoted(word.text) +
                           " is no action: write a move as K14-K15, an attack as xL15, the "
                           "destruction of an arsenal as *T3 (rows A-T, columns 1-25); - alone "
                           "is an empty turn, surrender and draw stand alone"};
}

}  // namespace

std::string to_text(const Move& move) { return move.from.text() + "-" + move.to.text(); }

std::string to_text(const Action& action) {
  if (const auto* move = std::get_if<Move>(&action)) return to_text(*move);
  if (const auto* attack = std::get_if<Attack>(&action)) return "x" + attack->target.text();
  if (const auto* destruction = std::get_if<Destruction>(&action)) {
    return "*" + destruction->square.text();
  }
  return "end of the turn";
}

std::string to_text(const Turn& turn) {
  if (turn.kind == Turn::Kind::surrender) return "surrender";
  if (turn.kind == Turn::Kind::draw) return "draw";
  if (turn.actions.empty()) return "-";
  std::string text;
  for (const Action& action : turn.actions) text += (text.empty() ? "" : " ") + to_text(action);
  return text;
}

std::optional<Move> move_from_text(std::string_view text) {
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto from = Square::parse(text.substr(0, dash));
  const auto to = Square::parse(text.substr(dash + 1));
  if (!from || !to || *from == *to) return std::nullopt;
  return Move{*from, *to};
}

tl::expected<Turn, NotationError> turn_from_text(std::string_view text) {
  const auto words = words_of(text);
  if (words.empty()) {
    return tl::make_unexpected(NotationError{0, "the turn is blank: write - for an empty turn"});
  }
  if (words.size() > limits::actions_in_turn) {
    return tl::make_unexpected(
        NotationError{words.back().offset, "the turn has more than 1000 actions: shorten it"});
  }
  if (words.size() == 1 && words[0].text == "-") return Turn{};
  if (words.size() == 1 && words[0].text == "surrender") return Turn{Turn::Kind::surrender, {}};
  if (words.size() == 1 && words[0].text == "draw") return Turn{Turn::Kind::draw, {}};
  Turn turn;
  for (const Word& word : words) {
    const auto action = action_from_text(word.text);
    if (!action) return tl::make_unexpected(unreadable(word));
    turn.actions.push_back(*action);
  }
  return turn;
}

}  // namespace casebook
