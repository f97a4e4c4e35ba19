// Differences are found, made small, counted by the rule they are about, and written down.
#include "casebook/fuzz/fuzz.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "casebook/corpus/read.hpp"
#include "casebook/engines/bitboard_engine.hpp"
#include "casebook/engines/literal_engine.hpp"
#include "casebook/mutants/engine.hpp"
#include "casebook/scenario/position_problem.hpp"
#include "casebook/scenario/write.hpp"

namespace casebook::fuzz {
namespace {

const std::vector<scenario::Scenario>& scenarios() {
  static const std::vector<scenario::Scenario> all =
      corpus::scenarios_of(corpus::read_corpus({CASEBOOK_SCENARIOS}));
  return all;
}

Options options_with(std::uint64_t cases, std::size_t findings) {
  Options options;
  options.cases = cases;
  options.findings = findings;
  return options;
}

// The fault is found, small, and the scenario tells the faulty engine from the rules.
void expect_found(const mutants::Mutant& mutant) {
  SCOPED_TRACE(mutant.name);
  const auto engine = mutants::make_engine_with(mutant);
  const Report report = fuzz(*engine, scenarios(), options_with(3000, 1));
  ASSERT_FALSE(report.findings.empty());
  const Finding& finding = report.findings.front();
  EXPECT_LE(finding.disagreement.position.units.squares().size(), 5);
  ASSERT_NE(finding.like, nullptr);
  const auto text = scenario::to_yaml(finding.scenario);
  const auto read = corpus::read_scenario(text, finding.scenario.id + ".yaml");
  ASSERT_TRUE(read) << text;
  const auto holds = [&](engines::Engine& of) {
    const auto checks = judge::judge(*read, of, Rulings{}).checks;
    return std::none_of(checks.begin(), checks.end(),
                        [](const auto& check) { return judge::is_fault(check.verdict); });
  };
  EXPECT_TRUE(holds(*engines::make_literal_engine())) << text;
  EXPECT_FALSE(holds(*engine)) << text;
}

// One in thirty of all wrong variants.
TEST(Fuzz, FindsFaultsAndMakesThemSmall) {
  const auto mutants = mutants::all_mutants();
  for (std::size_t at = 3; at < mutants.size(); at += 30) expect_found(mutants[at]);
}

TEST(Fuzz, FindsNothingWrongWithTheBitboard) {
  const auto engine = engines::make_bitboard_engine();
  const Report report = fuzz(*engine, scenarios(), options_with(150, 10));
  EXPECT_EQ(report.cases, 150U);
  EXPECT_TRUE(report.findings.empty());
}

TEST(Fuzz, CountsWhatIsAboutTheSameRuleOnce) {
  const auto engine = mutants::make_engine_with(*mutants::mutant_named("cavalry-goes-one-square"));
  const Report report = fuzz(*engine, scenarios(), options_with(60, 50));
  std::set<std::pair<std::string_view, const mutants::Mutant*>> kinds;
  int times = 0;
  for (const Finding& finding : report.findings) {
    EXPECT_TRUE(kinds.emplace(finding.rule.text, finding.like).second);
    times += finding.times;
  }
  EXPECT_GE(times, 10);
  EXPECT_LE(report.findings.size(), 3U);
}

TEST(Fuzz, TheSameSeedAndCasesGiveTheSameReport) {
  const auto texts = [] {
    const auto engine =
        mutants::make_engine_with(*mutants::mutant_named("infantry-factors-swapped"));
    std::vector<std::string> all;
    for (const Finding& finding : fuzz(*engine, scenarios(), options_with(20, 50)).findings)
      all.push_back(scenario::to_yaml(finding.scenario));
    return all;
  };
  const auto first = texts();
  EXPECT_FALSE(first.empty());
  EXPECT_EQ(first, texts());
}

TEST(Fuzz, ShardsShareTheCasesOut) {
  const auto engine = engines::make_bitboard_engine();
  std::set<std::uint64_t> tried;
  for (std::uint64_t index = 0; index < 3; ++index) {
    Options options = options_with(20, 10);
    options.shard = {index, 3};
    options.progress = [&tried](std::uint64_t number, std::size_t) {
      EXPECT_TRUE(tried.insert(number).second);
    };
    fuzz(*engine, scenarios(), options);
  }
  EXPECT_EQ(tried.size(), 20U);
}

TEST(Fuzz, EndsInTime) {
  const auto engine = engines::make_bitboard_engine();
  Options options = options_with(1'000'000'000, 10);
  options.time = std::chrono::milliseconds(50);
  EXPECT_LT(fuzz(*engine, scenarios(), options).cases, 1'000'000U);
}

TEST(Fuzz, EveryPositionIsLegal) {
  for (std::uint64_t number = 0; number < 2000; ++number) {
    const auto problem = scenario::position_problem(position_of(scenarios(), 5, number));
    EXPECT_FALSE(problem) << number << ": " << problem->message;
  }
}

}  // namespace
}  // namespace casebook::fuzz
