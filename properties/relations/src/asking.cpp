#include "asking.hpp"

namespace casebook::relations {
namespace {

template <class Answer>
std::optional<Answer> put(engines::Engine& engine, const Position& position,
                          const engines::Question& question) {
  const engines::Reply reply = engine.ask(position, question);
  const auto* answer = std::get_if<Answer>(&reply);
  return answer == nullptr ? std::nullopt : std::optional<Answer>(*answer);
}

}  // namespace

std::optional<Squares> communication(engines::Engine& engine, const Position& position) {
  const auto reply =
      put<engines::CommunicationReply>(engine, position, engines::CommunicationQuestion{});
  return reply ? std::optional<Squares>(reply->in) : std::nullopt;
}

std::optional<engines::AttackReply> attack(engines::Engine& engine, const Position& position,
                                           Square target) {
  return put<engines::AttackReply>(engine, position, engines::AttackQuestion{target});
}

std::optional<std::vector<Move>> moves(engines::Engine& engine, const Position& position) {
  const auto reply = put<engines::MovesReply>(engine, position, engines::MovesQuestion{});
  return reply ? std::optional<std::vector<Move>>(reply->moves) : std::nullopt;
}

std::optional<engines::TurnReply> turn(engines::Engine& engine, const Position& position,
                                       const std::string& play) {
  return put<engines::TurnReply>(engine, position, engines::TurnQuestion{play});
}

std::optional<bool> begins_legally(engines::Engine& engine, const Position& position,
                                   const Action& action) {
  const auto reply = turn(engine, position, to_text(action));
  if (!reply) return std::nullopt;
  const auto* illegal = std::get_if<engines::IllegalTurnReply>(&*reply);
  return illegal == nullptr || illegal->at.value_or(0) > 0;
}

std::optional<Square> free_square(const Situation& situation) {
  const Position& position = situation.position;
  std::vector<Square> free;
  for (int row = 0; row < position.board->rows(); ++row)
    for (int column = 0; column < position.board->columns(); ++column) {
      const Square square(row, column);
      const bool is_mountain = position.board->terrain(square) == Terrain::mountain;
      if (!is_mountain && !position.units.holds(square)) free.push_back(square);
    }
  return free.empty() ? std::nullopt : std::optional<Square>(situation.random.element_of(free));
}

std::optional<Square> some_unit(const Situation& situation, const Squares& units) {
  std::vector<Square> list;
  for (const Square square : units) list.push_back(square);
  return list.empty() ? std::nullopt : std::optional<Square>(situation.random.element_of(list));
}

std::string in_words(const Squares& squares) {
  std::string text;
  for (const Square square : squares) text += (text.empty() ? "" : " ") + square.text();
  return text.empty() ? "none" : text;
}

std::string in_words(const std::vector<Move>& moves) {
  std::string text;
  for (const Move& move : moves) text += (text.empty() ? "" : " ") + to_text(move);
  return text.empty() ? "none" : text;
}

std::string in_words(const engines::AttackReply& reply) {
  return std::to_string(reply.offence.value_or(-1)) + " against " +
         std::to_string(reply.defence.value_or(-1)) + ", " +
         std::string(name(reply.outcome.value_or(Outcome::none)));
}

}  // namespace casebook::relations
