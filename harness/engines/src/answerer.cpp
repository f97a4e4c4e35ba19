#include "answerer.hpp"

#include <utility>

namespace casebook::engines {

std::vector<std::string> names_of(const std::vector<RuleId>& rules) {
  std::vector<std::string> names;
  names.reserve(rules.size());
  for (const RuleId rule : rules) names.emplace_back(rule.text);
  return names;
}

TurnReply reply_of(const TurnResult& result) {
  if (result) return LegalTurnReply{result->position, result->end};
  std::vector<RuleId> rules;
  for (const Violation& violation : result.error().because) rules.push_back(violation.rule);
  return IllegalTurnReply{result.error().at, names_of(rules)};
}

AttackReply reply_of(const Clash& clash) {
  std::map<Square, int> counting;
  for (const auto* shares : {&clash.attackers, &clash.defenders})
    for (const Share& share : *shares) counting[share.square] = share.factor;
  return {clash.offence, clash.defence, clash.outcome, std::move(counting)};
}

}  // namespace casebook::engines
