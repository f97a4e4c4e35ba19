#include "casebook/infer/explain_run.hpp"
#include "casebook/model/counted.hpp"
#include "conform.hpp"

namespace casebook::cli {
namespace {

std::vector<infer::RunCheck> checks_of(const report::RunReport& report) {
  std::vector<infer::RunCheck> checks;
  for (const report::Judged& judged : report.scenarios)
    for (const judge::CheckResult& check : judged.result.checks)
      checks.push_back({judged.result.id, check.check, check.verdict, check.difference});
  return checks;
}

void write_explanation(const infer::ExplainingFaults& found,
                       const std::vector<infer::RunCheck>& checks, Console& console) {
  bool is_first = true;
  for (const mutants::Mutant* fault : found.faults) {
    console.out << (is_first ? "  " : "  or ") << fault->effect << " (" << fault->rule.text
                << ")\n";
    is_first = false;
  }
  console.out << "    explains " << counted(found.checks.size(), "check") << ", the first in "
              << checks[found.checks.front()].scenario << '\n';
}

}  // namespace

void write_explanations(const report::RunReport& report, const corpus::Corpus& corpus,
                        Console& console) {
  std::size_t wrong = report::count(report).of(judge::Verdict::fail);
  if (wrong == 0) return;
  const auto checks = checks_of(report);
  const auto explained =
      infer::explain_run(corpus::scenarios_of(corpus), report.rulings.value_or(Rulings{}), checks);
  if (!explained.empty()) console.out << "\nIt answers as if\n";
  for (const infer::ExplainingFaults& found : explained) {
    write_explanation(found, checks, console);
    wrong -= found.checks.size();
  }
  console.out << wrong << (wrong == 1 ? " wrong answer is" : " wrong answers are")
              << " explained by no single fault that is known\n";
}

}  // namespace casebook::cli
