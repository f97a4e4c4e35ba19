// Under which readings a scenario is judged.
#include <gtest/gtest.h>

#include "casebook/judge/judge.hpp"
#include "fake_engine.hpp"

namespace casebook::judge {
namespace {

constexpr const char* check = "checks:\n  - communication: {in: [C6]}\n";
constexpr const char* by_reading =
    "readings:\n"
    "  terrain-bonus:\n"
    "    whenever-defending:\n"
    "      - communication: {in: [C7]}\n"
    "    only-when-attacked:\n"
    "      - communication: {out: [C7]}\n"
    "      - moves: {of: C6, to: []}\n";

const Rulings only_attacked = Rulings{}.with(TerrainBonus::only_when_attacked);

TEST(Runs, AreLiteralWhereNothingIsSaid) {
  EXPECT_EQ(runs_of(scenario_with(check)), std::vector<Rulings>{Rulings{}});
}

TEST(Runs, TakeTheFirstReadingThatWhenAdmits) {
  const auto named =
      scenario_with(std::string("when: {terrain-bonus: only-when-attacked}\n") + check);
  EXPECT_EQ(runs_of(named), std::vector<Rulings>{only_attacked});
  EXPECT_FALSE(admits(named, Rulings{}));
}

TEST(Runs, PreferTheDefault) {
  const auto listed = scenario_with(
      std::string("when: {line-cutters: [fighting-units, any-enemy-unit]}\n") + check);
  EXPECT_EQ(runs_of(listed), std::vector<Rulings>{Rulings{}});
  EXPECT_TRUE(admits(listed, Rulings{}.with(LineCutters::fighting_units)));
  EXPECT_FALSE(admits(listed, Rulings{}.with(LineCutters::connected_fighting_units)));
}

TEST(Runs, AreOneForEachReading) {
  const auto scenario = scenario_with(std::string(check) + by_reading);
  EXPECT_EQ(runs_of(scenario), (std::vector<Rulings>{Rulings{}, only_attacked}));
}

TEST(Runs, OnlyTheReadingInForceIsJudged) {
  const auto scenario = scenario_with(std::string(check) + by_reading);
  FakeEngine engine(engines::CommunicationReply{{at("C6")}});
  const auto literal = judge(scenario, engine, Rulings{}).checks;
  ASSERT_EQ(literal.size(), 2U);
  EXPECT_EQ(literal[0].check, "1");
  EXPECT_EQ(literal[1].check, "readings.whenever-defending.1");
  EXPECT_EQ(literal[1].verdict, Verdict::fail);
  const auto other = judge(scenario, engine, only_attacked).checks;
  ASSERT_EQ(other.size(), 3U);
  EXPECT_EQ(other[1].check, "readings.only-when-attacked.1");
  EXPECT_EQ(other[1].verdict, Verdict::pass);
}

TEST(Runs, WhatWhenLeavesOutIsNotAsked) {
  const auto scenario =
      scenario_with(std::string("when: {terrain-bonus: only-when-attacked}\n") + check);
  FakeEngine engine(engines::CommunicationReply{});
  const auto checks = judge(scenario, engine, Rulings{}).checks;
  ASSERT_EQ(checks.size(), 1U);
  EXPECT_EQ(checks[0].verdict, Verdict::other_reading);
  EXPECT_EQ(engine.asked, 0);
}

TEST(Runs, AReadingThatIsNotListedHasNoAnswer) {
  const auto scenario = scenario_with(std::string(check) +
                                      "readings:\n"
                                      "  line-cutters:\n"
                                      "    any-enemy-unit: [{communication: {in: [C6]}}]\n"
                                      "    fighting-units: [{communication: {in: [C7]}}]\n");
  FakeEngine engine(engines::CommunicationReply{});
  const auto checks =
      judge(scenario, engine, Rulings{}.with(LineCutters::connected_fighting_units)).checks;
  ASSERT_EQ(checks.size(), 3U);
  for (const CheckResult& result : checks) EXPECT_EQ(result.verdict, Verdict::other_reading);
}

TEST(Runs, WhatAnEngineCannotTakeCannotBeAsked) {
  FakeEngine engine(engines::CommunicationReply{});
  engine.cannot = {Ruling::terrain_bonus};
  const auto checks = judge(scenario_with(check), engine, only_attacked).checks;
  ASSERT_EQ(checks.size(), 1U);
  EXPECT_EQ(checks[0].verdict, Verdict::not_expressible);
  EXPECT_EQ(checks[0].got, "the engine cannot take terrain-bonus: only-when-attacked");
  EXPECT_EQ(engine.asked, 0);
}

}  // namespace
}  // namespace casebook::judge
