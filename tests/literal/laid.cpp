#include "laid.hpp"

#include <map>
#include <sstream>
#include <stdexcept>

#include "casebook/literal/questions.hpp"
#include "casebook/literal/rule_table.hpp"

namespace casebook::literal {
namespace {

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

std::string joined(const std::vector<std::string>& words, std::string_view between = " ") {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : std::string(between)) + word;
  return text;
}

void place(Units& units, Side side, std::string_view text) {
  std::optional<Unit> unit;
  for (const std::string& word : words_of(text)) {
    if (word.size() == 1) {
      unit = Unit{side, unit_of_letter(word[0]).value().kind};
    } else {
      units.place(at(word), unit.value());
    }
  }
}

std::string end_text(const End& end) {
  const std::string winner = end.winner ? std::string(name(*end.winner)) : "nobody";
  return ", " + winner + " wins by " + std::string(rule_of(end.by).text);
}

std::string text_of(const PlayedTurn& turn) {
  std::string text = "legal:";
  for (const Square square : turn.position.units.squares()) {
    text += std::string(" ") + letter(*turn.position.units.at(square)) + square.text();
  }
  if (turn.position.shaken) text += ", shaken " + turn.position.shaken->text();
  const Squares& fallen = turn.position.destroyed_arsenals;
  if (!fallen.empty()) text += ", fallen " + literal::text_of(fallen);
  return turn.end ? text + end_text(*turn.end) : text;
}

std::string text_of(const IllegalTurn& turn) {
  std::string text = "refused at " + std::to_string(turn.at) + ":";
  for (const Violation& violation : turn.because) text += " " + std::string(violation.rule.text);
  return text;
}

std::string play_text(const Position& position, std::string_view text, const RuleBook& book) {
  const auto turn = turn_from_text(text);
  if (!turn) throw std::invalid_argument(turn.error().message);
  const TurnResult result = play(position, *turn, book);
  return result ? text_of(*result) : text_of(result.error());
}

std::string clash_text(const Position& position, Square target, const RuleBook& book) {
  const auto reckoning = clash(position, target, book);
  if (!reckoning) return "nobody there";
  return std::to_string(reckoning->offence) + ":" + std::to_string(reckoning->defence) + " " +
         std::string(name(reckoning->outcome));
}

std::string counting_text(const Position& position, Square target, const RuleBook& book) {
  const Clash reckoning = clash(position, target, book).value();
  std::map<Square, int> shares;
  for (const auto* list : {&reckoning.attackers, &reckoning.defenders})
    for (const Share& share : *list) shares[share.square] = share.factor;
  std::vector<std::string> words;
  words.reserve(shares.size());
  for (const auto& [square, factor] : shares)
    words.push_back(square.text() + " " + std::to_string(factor));
  return joined(words, ", ");
}

std::string deployment_text(const Position& position) {
  std::vector<std::string> words;
  for (const RuleId rule : deployment(position)) words.emplace_back(rule.text);
  return words.empty() ? "legal" : joined(words);
}

std::string moves_text(const std::vector<Move>& moves) {
  std::vector<std::string> words;
  words.reserve(moves.size());
  for (const Move& move : moves) words.push_back(to_text(move));
  return joined(words);
}

std::string destinations_text(const Position& position, Square from, const RuleBook& book) {
  std::vector<std::string> words;
  for (const Move& move : moves_of(position, from, book)) words.push_back(move.to.text());
  return joined(words);
}

}  // namespace

Square at(std::string_view text) { return Square::parse(text).value(); }

Squares squares(std::string_view text) {
  Squares squares;
  for (const std::string& word : words_of(text)) {
    const auto colon = word.find(':');
    Square square = at(word.substr(0, colon));
    squares.insert(square);
    if (colon == std::string::npos) continue;
    const Square last = at(word.substr(colon + 1));
    const Direction direction = line_between(square, last).value();
    while (!(square == last)) {
      square = step(square, direction).value();
      squares.insert(square);
    }
  }
  return squares;
}

std::string text_of(const Squares& squares) {
  std::vector<std::string> words;
  for (const Square square : squares) words.push_back(square.text());
  return joined(words);
}

Position lay(std::string_view north, std::string_view south, BoardPointer map) {
  Position position;
  position.board = std::move(map);
  place(position.units, Side::north, north);
  place(position.units, Side::south, south);
  return position;
}

Position south_to_move(Position position) {
  position.to_move = Side::south;
  return position;
}
Position with_shaken(Position position, std::string_view square) {
  position.shaken = at(square);
  return position;
}
Position with_moved(Position position, std::string_view moved) {
  position.moved = squares(moved);
  return position;
}
Position with_fallen(Position position, std::string_view arsenals) {
  position.destroyed_arsenals = squares(arsenals);
  return position;
}

BoardPointer map_of(std::initializer_list<std::string_view> rows) {
  const auto columns = static_cast<int>(rows.begin()->size());
  Board board(columns, static_cast<int>(rows.size()));
  for (int row = 0; row < board.rows(); ++row)
    for (int column = 0; column < columns; ++column) {
      const Square square(row, column);
      const char sign = rows.begin()[row][static_cast<std::size_t>(column)];
      if (sign == '^') board.set_terrain(square, Terrain::mountain);
      if (sign == '=') board.set_terrain(square, Terrain::pass);
      if (sign == '#') board.set_terrain(square, Terrain::fort);
      if (sign == 'n') board.set_arsenal(square, Side::north);
      if (sign == 's') board.set_arsenal(square, Side::south);
    }
  return std::make_shared<const Board>(board);
}

const RuleBook& defaults() {
  static const RuleBook book = rule_book(Rulings{});
  return book;
}

RuleBook without(RuleId rule) {
  RuleBook book = rule_book(Rulings{});
  if (remove_rule(book, rule) != Removal::done) throw std::invalid_argument(std::string(rule.text));
  return book;
}

std::string answer(const Position& position, std::string_view question, const RuleBook& book) {
  const std::vector<std::string> words = words_of(question);
  if (question == "in") return text_of(communication(position, book).in);
  if (question == "redirecting") return text_of(communication(position, book).redirecting);
  if (question == "moves") return moves_text(moves(position, book));
  if (question == "deployment") return deployment_text(position);
  if (words[0] == "counting") return counting_text(position, at(words[1]), book);
  if (words[0] == "play") return play_text(position, question.substr(5), book);
  if (words[0] == "perft") return std::to_string(perft(position, std::stoi(words[1]), book));
  if (question[0] == 'x') return clash_text(position, at(question.substr(1)), book);
  return destinations_text(position, at(question), book);
}

}  // namespace casebook::literal
