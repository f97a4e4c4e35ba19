// The words for what two engines differ over.
#include <algorithm>

#include "casebook/engines/protocol.hpp"
#include "casebook/judge/disagreement.hpp"
#include "words.hpp"

namespace casebook::judge {
namespace {

// "only the engine C1-C2, only the rules D1-B1"; a side that has nothing of its own is left out.
std::string only_one(const std::string& engine, const std::string& rules) {
  std::vector<std::string> parts;
  if (engine != "none") parts.push_back("only the engine " + engine);
  if (rules != "none") parts.push_back("only the rules " + rules);
  return joined(parts, ", ");
}

std::vector<Move> without(const std::vector<Move>& moves, const std::vector<Move>& others) {
  std::vector<Move> left;
  std::set_difference(moves.begin(), moves.end(), others.begin(), others.end(),
                      std::back_inserter(left));
  return left;
}

std::string in_short(const engines::Reply& reply, const engines::Question& question) {
  return engines::reply_to_json(reply, question);
}

}  // namespace

std::string difference_in_words(const Disagreement& of) {
  const auto* moves = std::get_if<engines::MovesReply>(&of.expected);
  const auto* given_moves = std::get_if<engines::MovesReply>(&of.given);
  if (moves != nullptr && given_moves != nullptr) {
    return "moves: " + only_one(in_words(without(given_moves->moves, moves->moves)),
                                in_words(without(moves->moves, given_moves->moves)));
  }
  const auto* in = std::get_if<engines::CommunicationReply>(&of.expected);
  const auto* given_in = std::get_if<engines::CommunicationReply>(&of.given);
  if (in != nullptr && given_in != nullptr) {
    return "in communication: " + only_one(in_words(list_of(given_in->in - in->in)),
                                           in_words(list_of(in->in - given_in->in)));
  }
  return engines::question_to_json(of.question) +
         "\n  rules:  " + in_short(of.expected, of.question) +
         "\n  engine: " + in_short(of.given, of.question);
}

}  // namespace casebook::judge
