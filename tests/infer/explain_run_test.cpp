// Wrong answers of a run, explained by wrong variants of the rules.
#include "casebook/infer/explain_run.hpp"

#include <gtest/gtest.h>

#include "casebook/corpus/read.hpp"
#include "casebook/judge/judge.hpp"
#include "casebook/mutants/engine.hpp"

namespace casebook::infer {
namespace {

const std::vector<scenario::Scenario>& scenarios() {
  static const std::vector<scenario::Scenario> all =
      corpus::scenarios_of(corpus::read_corpus({CASEBOOK_SCENARIOS}));
  return all;
}

// The run of an engine with that fault.
std::vector<RunCheck> run_with(const std::string& fault) {
  std::vector<RunCheck> checks;
  const auto engine = mutants::make_engine_with(*mutants::mutant_named(fault));
  const judge::Policy policy{judge::Refusals::contain_rule, judge::Asking::once};
  for (const scenario::Scenario& scenario : scenarios())
    for (const judge::CheckResult& result :
         judge::judge(scenario, *engine, Rulings{}, policy).checks)
      checks.push_back({scenario.id, result.check, result.verdict, result.difference});
  return checks;
}

bool names(const ExplainingFaults& found, const std::string& fault) {
  const auto& faults = found.faults;
  return std::find(faults.begin(), faults.end(), mutants::mutant_named(fault)) != faults.end();
}

bool is_wrong(const RunCheck& check) { return check.verdict == judge::Verdict::fail; }

void make_right(RunCheck& check) {
  if (is_wrong(check)) check.verdict = judge::Verdict::pass;
}

std::size_t wrong_in(const std::vector<RunCheck>& checks) {
  return static_cast<std::size_t>(std::count_if(checks.begin(), checks.end(), is_wrong));
}

TEST(ExplainRun, OneFaultExplainsAll) {
  for (const char* fault : {"cavalry-goes-one-square", "a-charge-of-six", "no-line-to-the-east"}) {
    const auto checks = run_with(fault);
    const auto found = explain_run(scenarios(), Rulings{}, checks);
    ASSERT_EQ(found.size(), 1U) << fault;
    EXPECT_TRUE(names(found.front(), fault)) << fault;
    EXPECT_EQ(found.front().checks.size(), wrong_in(checks)) << fault;
  }
}

// Of two engines' wrong answers together each fault explains its own.
TEST(ExplainRun, TwoFaults) {
  auto checks = run_with("cavalry-goes-one-square");
  const auto others = run_with("a-charge-of-six");
  for (RunCheck& check : checks)
    for (const RunCheck& other : others)
      if (!is_wrong(check) && other.scenario == check.scenario && other.check == check.check) {
        check = other;
      }
  const auto found = explain_run(scenarios(), Rulings{}, checks);
  ASSERT_GE(found.size(), 2U);
  for (const char* fault : {"cavalry-goes-one-square", "a-charge-of-six"})
    EXPECT_TRUE(names(found[0], fault) || names(found[1], fault)) << fault;
}

// An engine need not say by which rule it refuses.
TEST(ExplainRun, ReasonsMayBeLeftOut) {
  auto checks = run_with("cavalry-goes-one-square");
  for (RunCheck& check : checks) {
    const std::size_t by = check.difference.find(" is refused by ");
    if (by != std::string::npos) check.difference.resize(by + 11);
  }
  const auto found = explain_run(scenarios(), Rulings{}, checks);
  ASSERT_FALSE(found.empty());
  EXPECT_TRUE(names(found.front(), "cavalry-goes-one-square"));
  EXPECT_EQ(found.front().checks.size(), wrong_in(checks));
}

// A fault that explains one wrong answer is not believed against many right ones.
TEST(ExplainRun, RightAnswersSpeakAgainstAFault) {
  auto checks = run_with("cavalry-goes-one-square");
  bool is_first = true;
  for (RunCheck& check : checks) {
    if (!is_first) make_right(check);
    is_first = is_first && !is_wrong(check);
  }
  ASSERT_EQ(wrong_in(checks), 1U);
  for (const ExplainingFaults& found : explain_run(scenarios(), Rulings{}, checks))
    EXPECT_FALSE(names(found, "cavalry-goes-one-square"));
}

TEST(ExplainRun, NothingWrongNothingFound) {
  auto checks = run_with("cavalry-goes-one-square");
  for (RunCheck& check : checks) make_right(check);
  EXPECT_TRUE(explain_run(scenarios(), Rulings{}, checks).empty());
}

}  // namespace
}  // namespace casebook::infer
