#include "casebook/adequacy/refusals.hpp"

#include <algorithm>
#include <sstream>

#include "casebook/corpus/registers.hpp"
#include "casebook/engines/literal_engine.hpp"
#include "casebook/judge/proofs.hpp"
#include "casebook/scenario/every_check.hpp"
#include "parallel.hpp"

namespace casebook::adequacy {
namespace {

std::vector<RuleId> refused_in(const scenario::Scenario& scenario) {
  std::vector<RuleId> refused;
  for (const scenario::Check* check : scenario::every_check(scenario))
    if (const auto* one = std::get_if<scenario::RefusedCheck>(&check->what)) {
      refused.push_back(one->because);
    }
  return refused;
}

// The lists of violations are compared exactly, as for the project's own engines.
std::vector<RefusalProblem> problems_of(const scenario::Scenario& scenario) {
  std::vector<RefusalProblem> problems;
  const auto rules = engines::make_literal_engine();
  for (const Rulings& rulings : judge::runs_of(scenario))
    for (const judge::CheckResult& check : judge::judge(scenario, *rules, rulings).checks)
      if (judge::is_fault(check.verdict)) {
        problems.push_back({scenario.id, check.question + ": " + check.difference});
      }
  for (const judge::Problem& problem : judge::refusals_are_honest(scenario))
    problems.push_back({scenario.id, problem.message});
  return problems;
}

}  // namespace

Refusals refusals(std::span<const corpus::ScenarioFile> files, int jobs) {
  std::vector<std::vector<RefusalProblem>> problems(files.size());
  share_out(files.size(), jobs, [&](std::size_t at) {
    if (!refused_in(files[at].scenario).empty()) problems[at] = problems_of(files[at].scenario);
  });
  Refusals result;
  std::vector<RuleId> refused;
  for (std::size_t at = 0; at < files.size(); ++at) {
    const std::vector<RuleId> here = refused_in(files[at].scenario);
    refused.insert(refused.end(), here.begin(), here.end());
    result.problems.insert(result.problems.end(), problems[at].begin(), problems[at].end());
  }
  result.checks = static_cast<int>(refused.size());
  for (const corpus::RuleEntry& entry : corpus::registers().rules) {
    const bool is_refused = std::find(refused.begin(), refused.end(), entry.id) != refused.end();
    if (entry.kind == corpus::RuleKind::permission && !is_refused) {
      result.unrefused.push_back(entry.id);
    }
  }
  return result;
}

std::string to_text(const Refusals& refusals) {
  std::ostringstream out;
  for (const RefusalProblem& problem : refusals.problems)
    out << "dishonest " << problem.scenario << ": " << problem.message << '\n';
  for (const RuleId rule : refusals.unrefused)
    out << "unrefused " << rule.text << ": no check is refused by it\n";
  out << refusals.checks << " refusals, each by one permission alone: " << refusals.problems.size()
      << " wrong, " << refusals.unrefused.size() << " permissions without any\n";
  return out.str();
}

}  // namespace casebook::adequacy
