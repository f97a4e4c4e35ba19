// How our own engines answer: they share the questions and the structures of the answers, and
// differ in the functions that answer and in what those read the rules from.
#pragma once

#include <string>
#include <vector>

#include "casebook/engines/engine.hpp"
#include "casebook/model/answers.hpp"
#include "casebook/model/turn_on_board.hpp"

namespace casebook::engines {

std::vector<std::string> names_of(const std::vector<RuleId>& rules);
TurnReply reply_of(const TurnResult& result);
AttackReply reply_of(const Clash& clash);
LineReply reply_of(const UnitCommunication& unit);

// The questions our engines answer, by name.
inline std::vector<std::string> all_questions() {
  return {"communication", "attack", "moves", "turn", "deployment", "perft", "line"};
}

// Answers one question about one position. `Rules` is what the engine reads the rules from: its
// namespace is where the functions that answer are found.
template <class Rules>
struct Answerer {
  const Position& position;
  const Rules& rules;
  std::vector<RuleId> (*refusals_of_deployment)(const Position&);

  Reply operator()(const CommunicationQuestion&) const {
    return CommunicationReply{communication(position, rules).in};
  }
  Reply operator()(const AttackQuestion& question) const {
    const auto answer = clash(position, question.square, rules);
    if (!answer) return Refused{question.square.text() + " is empty: there is no unit to attack"};
    return reply_of(*answer);
  }
  Reply operator()(const MovesQuestion& question) const {
    return MovesReply{question.of ? moves_of(position, *question.of, rules)
                                  : moves(position, rules)};
  }
  Reply operator()(const TurnQuestion& question) const {
    const auto turn = turn_on_board(question.play, *position.board);
    if (!turn) {
      return Refused{"the turn cannot be read: at character " +
                     std::to_string(turn.error().offset + 1) + ", " + turn.error().message};
    }
    return reply_of(play(position, *turn, rules));
  }
  Reply operator()(const DeploymentQuestion&) const {
    if (!(*position.board == *book_map())) {
      return Skipped{"only the book's map has territories to deploy in"};
    }
    const std::vector<RuleId> refusing = refusals_of_deployment(position);
    return DeploymentReply{refusing.empty(), names_of(refusing)};
  }
  Reply operator()(const PerftQuestion& question) const {
    return PerftReply{perft(position, question.depth, rules)};
  }
  Reply operator()(const LineQuestion& question) const {
    for (const UnitCommunication& unit : communication(position, rules).units)
      if (unit.square == question.of) return reply_of(unit);
    return Refused{question.of.text() + " is empty: there is no unit to reach"};
  }
};

}  // namespace casebook::engines
