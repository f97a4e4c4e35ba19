// Wrong answers of a run, explained by wrong variants of the rules.
#include "casebook/infer/explain_run.hpp"

#include <gtest/gtest.h>

#include "casebook/corpus/read.hpp"
#include "casebook/judge/judge.hpp"
#include "casebook/mutants/engine.hpp"

namespace casebook::infer {
namespace {

const std::vector<scenario::Scenario>& scenarios() {
  static const std::vector<scenario::Scenario> all = [] {
    std::vector<scenario::Scenario> read;
    for (corpus::ScenarioFile& file : corpus::read_corpus({CASEBOOK_SCENARIOS}).files)
      read.push_back(std::move(file.scenario));
    return read;
  }();
  return all;
}

// The run of an engine with that fault.
std::vector<AnsweredCheck> run_with(const std::string& fault) {
  std::vector<AnsweredCheck> checks;
  const auto engine = mutants::make_engine_with(*mutants::mutant_named(fault));
  const judge::Policy policy{judge::Refusals::contain_rule, judge::Asking::once};
  for (const scenario::Scenario& scenario : scenarios())
    for (const judge::CheckResult& result :
         judge::judge(scenario, *engine, Rulings{}, policy).checks)
      if (result.verdict == judge::Verdict::pass || result.verdict == judge::Verdict::fail) {
        checks.push_back({scenario.id, result.check, result.difference});
      }
  return checks;
}

bool names(const ExplainingFaults& found, const std::string& fault) {
  const auto& faults = found.faults;
  return std::find(faults.begin(), faults.end(), mutants::mutant_named(fault)) != faults.end();
}

std::size_t wrong_in(const std::vector<AnsweredCheck>& checks) {
  return static_cast<std::size_t>(
      std::count_if(checks.begin(), checks.end(),
                    [](const AnsweredCheck& check) { return !check.difference.empty(); }));
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
  for (AnsweredCheck& check : checks)
    for (const AnsweredCheck& other : others)
      if (check.difference.empty() && other.scenario == check.scenario &&
          other.check == check.check) {
        check.difference = other.difference;
      }
  const auto found = explain_run(scenarios(), Rulings{}, checks);
  ASSERT_GE(found.size(), 2U);
  for (const char* fault : {"cavalry-goes-one-square", "a-charge-of-six"})
    EXPECT_TRUE(names(found[0], fault) || names(found[1], fault)) << fault;
}

// An engine need not say by which rule it refuses.
TEST(ExplainRun, ReasonsMayBeLeftOut) {
  auto checks = run_with("cavalry-goes-one-square");
  for (AnsweredCheck& check : checks) {
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
  for (AnsweredCheck& check : checks) {
    if (!is_first) check.difference.clear();
    is_first = is_first && check.difference.empty();
  }
  ASSERT_EQ(wrong_in(checks), 1U);
  for (const ExplainingFaults& found : explain_run(scenarios(), Rulings{}, checks))
    EXPECT_FALSE(names(found, "cavalry-goes-one-square"));
}

TEST(ExplainRun, NothingWrongNothingFound) {
  auto checks = run_with("cavalry-goes-one-square");
  for (AnsweredCheck& check : checks) check.difference.clear();
  EXPECT_TRUE(explain_run(scenarios(), Rulings{}, checks).empty());
}

}  // namespace
}  // namespace casebook::infer
