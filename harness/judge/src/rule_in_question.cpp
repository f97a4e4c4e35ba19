// Which rule a disagreement is about, told from the reasons of the literal rules.
#include <algorithm>

#include "casebook/engines/literal_engine.hpp"
#include "casebook/judge/agreement.hpp"
#include "casebook/judge/disagreement.hpp"
#include "casebook/literal/questions.hpp"
#include "casebook/literal/rule_table.hpp"

namespace casebook::judge {
namespace {

using engines::Reply;

RuleId rule_of_outcome(Outcome outcome) {
  switch (outcome) {
    case Outcome::none: return rule::clash_attacker;
    case Outcome::resists: return rule::clash_resists;
    case Outcome::shaken: return rule::clash_shaken;
    case Outcome::destroyed: break;
  }
  return rule::clash_destroyed;
}

// One question put to the rules, and why they answer as they do.
class Reasons {
 public:
  Reasons(const Disagreement& disagreement, const Rulings& rulings)
      : of_(disagreement), book_(literal::rule_book(rulings)) {}

  RuleId operator()(const engines::CommunicationQuestion&) const {
    const auto* given = std::get_if<engines::CommunicationReply>(&of_.given);
    const Communication communication = literal::communication(of_.position, book_);
    for (const UnitCommunication& unit : communication.units) {
      const bool is_said_in = given != nullptr && given->in.contains(unit.square);
      if (is_said_in == unit.in_communication()) continue;
      if (unit.in_communication()) return rule_of(unit.path.back().kind);
      return unit.cuts.empty() ? rule::communication_contact : unit.cuts.front().rule;
    }
    return rule::communication_direct;
  }

  RuleId operator()(const engines::AttackQuestion& question) const {
    const auto clash = literal::clash(of_.position, question.square, book_);
    if (!clash) return rule::clash_target;
    const auto* given = std::get_if<engines::AttackReply>(&of_.given);
    if (given != nullptr && given->counting) {
      for (const auto* shares : {&clash->attackers, &clash->defenders, &clash->not_counting})
        for (const Share& share : *shares) {
          const auto said = given->counting->find(share.square);
          const int factor = said == given->counting->end() ? 0 : said->second;
          if (factor != share.factor) return share.rule;
        }
    }
    return rule_of_outcome(clash->outcome);
  }

  RuleId operator()(const engines::MovesQuestion&) const {
    const auto* given = std::get_if<engines::MovesReply>(&of_.given);
    const auto* expected = std::get_if<engines::MovesReply>(&of_.expected);
    if (given == nullptr || expected == nullptr) return rule::move_any_direction;
    for (const Move& move : given->moves) {
      const auto& legal = expected->moves;
      if (std::find(legal.begin(), legal.end(), move) != legal.end()) continue;
      return refusal_of(Turn{Turn::Kind::played, {move}}).value_or(rule::move_any_direction);
    }
    return rule::move_any_direction;
  }

  RuleId operator()(const engines::TurnQuestion& question) const {
    const auto turn = turn_from_text(question.play);
    if (!turn) return rule::turn_alternate;
    if (const auto refusal = refusal_of(*turn)) return *refusal;
    const auto played = literal::play(of_.position, *turn, book_);
    return rule_of_turn(*played);
  }

  template <class Other>
  RuleId operator()(const Other&) const {
    return rule::deployment_roster;
  }

 private:
  std::optional<RuleId> refusal_of(const Turn& turn) const {
    const auto played = literal::play(of_.position, turn, book_);
    if (played || played.error().because.empty()) return std::nullopt;
    return played.error().because.front().rule;
  }

  // The last thing that happened in the turn for which there is a rule.
  static RuleId rule_of_turn(const PlayedTurn& played) {
    RuleId found = rule::move_any_direction;
    for (const Event& event : played.events) {
      if (event.rule) found = *event.rule;
      if (event.clash) found = rule_of_outcome(event.clash->outcome);
      if (event.kind == Event::Kind::arsenal_destroyed) {
        found = rule::arsenal_destroyed_by_occupation;
      }
    }
    return found;
  }

  const Disagreement& of_;
  literal::RuleBook book_;
};

// A rule without which the rules would answer as the engine does.
std::optional<RuleId> rule_forgotten(const Disagreement& of, const Rulings& rulings) {
  for (const literal::RuleEntry& entry : literal::rule_entries()) {
    if (entry.absent == nullptr) continue;
    const auto engine = engines::make_book_engine("without", [&entry](const Rulings& readings) {
      literal::RuleBook book = literal::rule_book(readings);
      literal::remove_rule(book, entry.rule);
      return book;
    });
    engine->take(rulings);
    if (agrees(of.given, engine->ask(of.position, of.question))) return entry.rule;
  }
  return std::nullopt;
}

}  // namespace

RuleId rule_in_question(const Disagreement& disagreement, const Rulings& rulings) {
  if (const auto forgotten = rule_forgotten(disagreement, rulings)) return *forgotten;
  return std::visit(Reasons(disagreement, rulings), disagreement.question);
}

}  // namespace casebook::judge
