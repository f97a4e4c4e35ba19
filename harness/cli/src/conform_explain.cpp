#include <algorithm>

#include "casebook/infer/explain_run.hpp"
#include "conform.hpp"

namespace casebook::cli {
namespace {

// Whatever the engine answered; what it declined speaks neither for nor against a fault.
std::vector<infer::AnsweredCheck> answered_in(const report::RunReport& report) {
  std::vector<infer::AnsweredCheck> answered;
  for (const report::Judged& judged : report.scenarios)
    for (const judge::CheckResult& check : judged.result.checks)
      if (check.verdict == judge::Verdict::pass || check.verdict == judge::Verdict::fail) {
        answered.push_back({judged.result.id, check.check, check.difference});
      }
  return answered;
}

void write_explanation(const infer::ExplainingFaults& found,
                       const std::vector<infer::AnsweredCheck>& answered, Console& console) {
  bool is_first = true;
  for (const mutants::Mutant* fault : found.faults) {
    console.out << (is_first ? "  " : "  or ") << fault->effect << " (" << fault->rule.text
                << ")\n";
    is_first = false;
  }
  console.out << "    explains " << found.checks.size()
              << (found.checks.size() == 1 ? " check" : " checks") << ", the first in "
              << answered[found.checks.front()].scenario << '\n';
}

}  // namespace

void write_explanations(const report::RunReport& report, const corpus::Corpus& corpus,
                        Console& console) {
  std::vector<scenario::Scenario> scenarios;
  for (const corpus::ScenarioFile& file : corpus.files) scenarios.push_back(file.scenario);
  const auto answered = answered_in(report);
  const auto explained =
      infer::explain_run(scenarios, report.rulings.value_or(Rulings{}), answered);
  std::size_t wrong = 0;
  for (const infer::AnsweredCheck& check : answered) wrong += check.difference.empty() ? 0 : 1;
  if (wrong == 0) return;
  if (!explained.empty()) console.out << "\nIt answers as if\n";
  for (const infer::ExplainingFaults& found : explained) {
    write_explanation(found, answered, console);
    wrong -= found.checks.size();
  }
  console.out << wrong << (wrong == 1 ? " wrong answer is" : " wrong answers are")
              << " explained by no single fault that is known\n";
}

}  // namespace casebook::cli
