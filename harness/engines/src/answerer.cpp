#include "answerer.hpp"

#include <utility>

#include "casebook/model/answer_text.hpp"

namespace casebook::engines {
namespace {

template <class Reason>
std::vector<std::string> texts_of(const std::vector<Reason>& reasons) {
  std::vector<std::string> texts;
  texts.reserve(reasons.size());
  for (const Reason& reason : reasons) texts.push_back(to_text(reason));
  return texts;
}

}  // namespace

std::vector<std::string> names_of(const std::vector<RuleId>& rules) {
  std::vector<std::string> names;
  names.reserve(rules.size());
  for (const RuleId rule : rules) names.emplace_back(rule.text);
  return names;
}

TurnReply reply_of(const TurnResult& result) {
  if (result) {
    return LegalTurnReply{result->position, result->end, true, texts_of(result->events)};
  }
  std::vector<RuleId> rules;
  for (const Violation& violation : result.error().because) rules.push_back(violation.rule);
  return IllegalTurnReply{result.error().at, names_of(rules)};
}

AttackReply reply_of(const Clash& clash) {
  std::map<Square, int> counting;
  for (const auto* shares : {&clash.attackers, &clash.defenders})
    for (const Share& share : *shares) counting[share.square] = share.factor;
  std::map<Square, std::string> others;
  for (const Share& share : clash.not_counting) others.emplace(share.square, share.rule.text);
  return {clash.offence, clash.defence, clash.outcome, std::move(counting), std::move(others)};
}

LineReply reply_of(const UnitCommunication& unit) {
  return {texts_of(unit.path), texts_of(unit.cuts)};
}

}  // namespace casebook::engines
