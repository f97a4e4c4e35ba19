#include "casebook/adequacy/adequacy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "samples.hpp"

namespace casebook::adequacy {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Adequacy, AScenarioKillsWhatItFails) {
  const std::vector files{charge(), ride()};
  const auto mutants = mutants_named({"cavalry-goes-one-square", "a-charge-of-six"});
  const Adequacy measured = adequacy(files, mutants, 1);
  ASSERT_EQ(measured.findings.size(), 2u);
  EXPECT_EQ(measured.scenarios, 2);
  EXPECT_THAT(measured.findings[0].kills, ElementsAre(Kill{"a-ride", rule::move_speed, "2"}));
  // 6 against 5 only shakes.
  EXPECT_THAT(measured.findings[1].kills, ElementsAre(Kill{"a-charge", rule::charge_contact, "1"},
                                                      Kill{"a-ride", rule::move_speed, "1"}));
}

TEST(Adequacy, WhatNoScenarioTellsFromTheRulesSurvives) {
  const std::vector files{charge()};
  const auto mutants = mutants_named({"infantry-goes-two-squares"});
  const Adequacy measured = adequacy(files, mutants, 1);
  EXPECT_FALSE(measured.findings[0].is_killed());
  EXPECT_EQ(measured.killed(), 0);
}

TEST(Adequacy, AttributionNeedsAScenarioAboutTheSameRule) {
  const auto mutants = mutants_named({"a-charge-of-six"});
  const std::vector elsewhere{charge("a-charge", "charge.column")};
  const Adequacy not_attributed = adequacy(elsewhere, mutants, 1);
  EXPECT_EQ(not_attributed.killed(), 1);
  EXPECT_EQ(not_attributed.attributed(), 0);
  const std::vector both{charge("a-charge", "charge.column"), charge("another")};
  EXPECT_EQ(adequacy(both, mutants, 1).attributed(), 1);
}

TEST(Adequacy, AScenarioThatTheRulesFailIsLeftOut) {
  const std::vector files{untrue(), charge()};
  const auto mutants = mutants_named({"cavalry-goes-one-square"});
  const Adequacy measured = adequacy(files, mutants, 1);
  EXPECT_THAT(measured.broken, ElementsAre("untrue"));
  EXPECT_EQ(measured.scenarios, 1);
  EXPECT_THAT(measured.findings[0].kills, IsEmpty());
}

TEST(Adequacy, AMutantIsTheDefaultMadeWrongAndLeavesOtherReadingsAlone) {
  const auto mutants = mutants_named({"no-contact-on-diagonals"});
  auto file = contact();
  EXPECT_TRUE(adequacy(std::vector{file}, mutants, 1).findings[0].is_killed());
  file.scenario.when =
      scenario::When{{Ruling::contact_links, {static_cast<int>(ContactLinks::fighting_units)}}};
  EXPECT_FALSE(adequacy(std::vector{file}, mutants, 1).findings[0].is_killed());
}

TEST(Adequacy, TheNumberOfJobsChangesNothing) {
  const std::vector files{charge(), ride(), charge("another", "move.speed")};
  const auto one = adequacy(files, mutants::all_mutants(), 1);
  const auto several = adequacy(files, mutants::all_mutants(), 5);
  EXPECT_GT(one.killed(), 5);
  EXPECT_EQ(one.findings, several.findings);
}

TEST(Adequacy, MoreJobsThanMutants) {
  const std::vector files{charge()};
  EXPECT_EQ(adequacy(files, mutants_named({"a-charge-of-six"}), 8).killed(), 1);
  EXPECT_THAT(adequacy(files, {}, 8).findings, IsEmpty());
}

TEST(Percent, IsRoundedDown) {
  EXPECT_EQ(percent(2, 3), 66);
  EXPECT_EQ(percent(374, 375), 99);
  EXPECT_EQ(percent(375, 375), 100);
  EXPECT_EQ(percent(0, 0), 100);
}

}  // namespace
}  // namespace casebook::adequacy
