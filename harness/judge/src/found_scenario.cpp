// The scenario that shows a disagreement.
#include <algorithm>

#include "casebook/engines/literal_engine.hpp"
#include "casebook/judge/completion.hpp"
#include "casebook/judge/disagreement.hpp"
#include "casebook/model/action.hpp"

namespace casebook::judge {
namespace {

using scenario::Scenario;

// Where the one check stands that has no answer yet.
constexpr scenario::Place unanswered{1, 1};

// The check that asks what the question asks; its answer is filled in later.
struct Checks {
  const Disagreement& of;

  scenario::Check operator()(const engines::CommunicationQuestion&) const {
    return {scenario::CommunicationCheck{}, unanswered};
  }
  scenario::Check operator()(const engines::AttackQuestion& question) const {
    return {scenario::AttackCheck{question.square, {}, {}, {}, {}}, unanswered};
  }
  scenario::Check operator()(const engines::MovesQuestion& question) const {
    scenario::MovesCheck check;
    check.of = question.of;
    return {check, unanswered};
  }
  scenario::Check operator()(const engines::TurnQuestion& question) const {
    const auto* turn = std::get_if<engines::TurnReply>(&of.expected);
    const auto* illegal = turn == nullptr ? nullptr : std::get_if<engines::IllegalTurnReply>(turn);
    if (illegal == nullptr) return {scenario::TurnCheck{question.play, {}}, unanswered};
    if (illegal->because && illegal->because->size() == 1) {
      return {scenario::RefusedCheck{question.play, {}}, unanswered};
    }
    return {scenario::ViolationsCheck{question.play, {}}, unanswered};
  }
  template <class Other>
  scenario::Check operator()(const Other&) const {
    return {scenario::CommunicationCheck{}, unanswered};
  }
};

bool holds(const Scenario& scenario, engines::Engine& rules, const Rulings& rulings) {
  for (const CheckResult& check : judge(scenario, rules, rulings).checks)
    if (check.verdict != Verdict::pass) return false;
  return true;
}

// The readings of each ruling under which the answers stay what they are, the others standing as
// they are; only of rulings that change them, or that are not at their defaults.
scenario::When when_of(Scenario scenario, const Rulings& rulings) {
  scenario.when.reset();
  const auto rules = engines::make_literal_engine();
  scenario::When when;
  for (const Ruling ruling : all_rulings()) {
    std::vector<int> right;
    for (int reading = 0; reading < reading_count(ruling); ++reading) {
      Rulings flipped = rulings;
      flipped.set(ruling, reading);
      if (holds(scenario, *rules, flipped)) right.push_back(reading);
    }
    // The engine differed under this reading, so it is the one to be run under.
    const int reading = rulings.reading(ruling);
    if (reading != 0) right = {reading};
    if (static_cast<int>(right.size()) < reading_count(ruling)) when[ruling] = right;
  }
  return when;
}

std::string sentence_about(const FoundBy& found) {
  std::string text = "Found by comparing " + found.engine + " with the rules";
  if (!found.how.empty()) text += " (" + found.how + ")";
  return text + ". The answers are those of the literal rules.";
}

}  // namespace

Scenario scenario_of(const Disagreement& disagreement, const Rulings& rulings,
                     const FoundBy& found) {
  Scenario scenario;
  scenario.id = found.id;
  scenario.title = "A position on which " + found.engine + " differs from the rules";
  scenario.rules = {found.rule ? *found.rule : rule_in_question(disagreement, rulings)};
  scenario.why = sentence_about(found);
  scenario.source.original = true;
  scenario.hunts = found.engine + " answers otherwise";
  scenario.position = disagreement.position;
  if (!(*scenario.position.board == *book_map()) && !(*scenario.position.board == *open_map())) {
    scenario.map_notation = scenario::MapNotation::listed;
  }
  scenario.checks = {std::visit(Checks{disagreement}, disagreement.question)};
  // Under exactly these readings, so that the answers are filled in under them.
  scenario.when.emplace();
  for (const Ruling ruling : all_rulings()) (*scenario.when)[ruling] = {rulings.reading(ruling)};
  scenario = complete(scenario, {unanswered}).scenario;
  scenario.when = when_of(scenario, rulings);
  scenario.unconfirmed = true;
  return scenario;
}

}  // namespace casebook::judge
