// Compares answers with what the scenario says.
#pragma once

#include <string>

#include "casebook/engines/engine.hpp"
#include "casebook/judge/judge.hpp"
#include "casebook/model/position.hpp"
#include "casebook/scenario/scenario.hpp"

namespace casebook::judge {

// What was found of one check. `got` names the parts of the answer that the check asks for, or the
// reason of a verdict that is neither pass nor fail.
struct Finding {
  Verdict verdict = Verdict::pass;
  std::string got;
  std::string difference;
  std::shared_ptr<const Sights> sights = nullptr;  // of a failure, where there is something to see
};

Finding compare(const scenario::CommunicationCheck& check,
                const engines::CommunicationReply& reply);
// Skipped if the answer has none of the parts that are asked for.
Finding compare(const scenario::AttackCheck& check, const engines::AttackReply& reply);
Finding compare(const scenario::MovesCheck& check, const engines::MovesReply& reply);
Finding compare(const scenario::TurnCheck& check, const engines::TurnReply& reply);
// Skipped if the answer has none of the parts that are asked for.
Finding compare(const scenario::LineCheck& check, const engines::LineReply& reply);
Finding compare(const scenario::PerftCheck& check, const engines::PerftReply& reply);
Finding compare(const scenario::DeploymentCheck& check, const engines::DeploymentReply& reply,
                Refusals refusals);
// A turn's text that must be refused by these rules.
Finding compare_refusal(const std::string& play, const std::vector<RuleId>& rules,
                        const engines::TurnReply& reply, Refusals refusals);
// The project's own map.
Finding compare_map(const scenario::MapCheck& check);

// What a turn returned. Skipped if the engine said nothing about it.
Finding compare(const scenario::EndCheck& check, const engines::LegalTurnReply& returned);
Finding compare(const scenario::AccountCheck& check, const engines::LegalTurnReply& returned);
Finding compare(const scenario::StandsCheck& check, const Position& position);
Finding compare(const scenario::ShakenCheck& check, const Position& position);
Finding compare(const scenario::DestroyedArsenalsCheck& check, const Position& position);
Finding compare(const scenario::ToMoveCheck& check, const Position& position);

}  // namespace casebook::judge
