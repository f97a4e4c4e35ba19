#include <optional>

#include "casebook/judge/proofs.hpp"
#include "casebook/literal/questions.hpp"
#include "casebook/literal/rule_table.hpp"
#include "casebook/model/action.hpp"
#include "words.hpp"

namespace casebook::judge {
namespace {

std::string under(const Rulings& rulings) {
  return rulings == Rulings{} ? "" : " (under " + to_text(rulings) + ")";
}

// Proves the refusals of one scenario under one reading of every ruling.
class Prover {
 public:
  Prover(const Rulings& rulings, std::vector<Problem>& problems)
      : rulings_(rulings), book_(literal::rule_book(rulings)), problems_(problems) {}

  void prove(const std::vector<scenario::Check>& checks, const Position& position) {
    for (const scenario::Check& check : checks) {
      if (const auto* refused = std::get_if<scenario::RefusedCheck>(&check.what)) {
        prove_refusal(refused->play, {refused->because}, position, check.place);
      } else if (const auto* all = std::get_if<scenario::ViolationsCheck>(&check.what)) {
        prove_refusal(all->play, all->all, position, check.place);
      } else if (const auto* turn = std::get_if<scenario::TurnCheck>(&check.what)) {
        if (const auto after = played(turn->play, position)) prove(turn->then, *after);
      } else if (const auto* game = std::get_if<scenario::GameCheck>(&check.what)) {
        prove_game(*game, position);
      }
    }
  }

 private:
  void prove_game(const scenario::GameCheck& game, const Position& position) {
    std::optional<Position> now = position;
    int turn = 0;
    for (const std::string& text : game.turns) {
      now = played(text, *now);
      if (!now) return;
      const auto after = game.after.find(++turn);
      if (after != game.after.end()) prove(after->second, *now);
    }
  }

  // Nothing where the turn is illegal: that the check fails is said elsewhere.
  std::optional<Position> played(const std::string& text, const Position& position) const {
    const auto turn = turn_from_text(text);
    if (!turn) return std::nullopt;
    const TurnResult result = literal::play(position, *turn, book_);
    if (!result) return std::nullopt;
    return result->position;
  }

  void prove_refusal(const std::string& text, const std::vector<RuleId>& rules,
                     const Position& position, const scenario::Place& place) {
    const auto turn = turn_from_text(text);
    if (!turn) return;
    const TurnResult refused = literal::play(position, *turn, book_);
    if (refused) return;  // the check fails: said elsewhere
    literal::RuleBook without = book_;
    for (const RuleId rule : rules) {
      if (literal::remove_rule(without, rule) == literal::Removal::done) continue;
      problems_.push_back({place, std::string(rule.text) + " refuses nothing by itself; name a " +
                                      "permission" + under(rulings_)});
      return;
    }
    const TurnResult result = literal::play(position, *turn, without);
    if (result || result.error().at > refused.error().at) return;
    std::vector<RuleId> still;
    for (const Violation& violation : result.error().because) still.push_back(violation.rule);
    problems_.push_back({place, "without " + joined(names_of(rules), ", ") + " `" + text +
                                    "` is still " + refused_by(names_of(still)) + under(rulings_)});
  }

  Rulings rulings_;
  literal::RuleBook book_;
  std::vector<Problem>& problems_;
};

// Empty if the clash is what the scenario says it would be.
std::string difference(const scenario::TemptingAnswer& answer, const Clash& clash) {
  const auto differs = [](const char* what, const std::string& said, const std::string& is) {
    return std::string(what) + " is " + is + ", not " + said;
  };
  if (answer.offence && *answer.offence != clash.offence) {
    return differs("offence", std::to_string(*answer.offence), std::to_string(clash.offence));
  }
  if (answer.defence && *answer.defence != clash.defence) {
    return differs("defence", std::to_string(*answer.defence), std::to_string(clash.defence));
  }
  if (answer.outcome && *answer.outcome != clash.outcome) {
    return differs("outcome", std::string(name(*answer.outcome)), std::string(name(clash.outcome)));
  }
  return {};
}

// What is wrong with one tempting answer under these readings; empty if nothing.
std::string fault_of(const scenario::TemptingAnswer& answer, const scenario::Scenario& scenario,
                     const Rulings& rulings) {
  const std::string number = std::to_string(answer.check);
  if (answer.check < 1 || static_cast<std::size_t>(answer.check) > scenario.checks.size()) {
    return "there is no check " + number;
  }
  const auto& check = scenario.checks[static_cast<std::size_t>(answer.check) - 1];
  const auto* attack = std::get_if<scenario::AttackCheck>(&check.what);
  if (attack == nullptr) return "check " + number + " is no attack";
  literal::RuleBook without = literal::rule_book(rulings);
  const std::string rule(answer.without.text);
  if (literal::remove_rule(without, answer.without) != literal::Removal::done) {
    return rule + " cannot be taken out of the book";
  }
  const auto clash = literal::clash(scenario.position, attack->square, without);
  if (!clash) return "nobody stands on " + attack->square.text();
  const std::string wrong = difference(answer, *clash);
  return wrong.empty() ? "" : "without " + rule + " the " + wrong;
}

}  // namespace

std::vector<Problem> refusals_are_honest(const scenario::Scenario& scenario) {
  std::vector<Problem> problems;
  for (const Rulings& run : runs_of(scenario)) {
    Prover prover(run, problems);
    prover.prove(scenario.checks, scenario.position);
    if (!scenario.readings) continue;
    for (const auto& [reading, checks] : scenario.readings->readings) {
      if (reading != run.reading(scenario.readings->ruling)) continue;
      prover.prove(checks, scenario.position);
    }
  }
  return problems;
}

std::vector<Problem> tempting_answers_are_true(const scenario::Scenario& scenario) {
  std::vector<Problem> problems;
  for (const Rulings& run : runs_of(scenario)) {
    for (const scenario::TemptingAnswer& answer : scenario.tempting) {
      const std::string fault = fault_of(answer, scenario, run);
      if (fault.empty()) continue;
      const auto check = static_cast<std::size_t>(answer.check) - 1;
      const bool exists = answer.check >= 1 && check < scenario.checks.size();
      problems.push_back({exists ? scenario.checks[check].place : scenario::Place{},
                          "`not`: " + fault + under(run)});
    }
  }
  return problems;
}

}  // namespace casebook::judge
