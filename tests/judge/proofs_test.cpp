#include "casebook/judge/proofs.hpp"

#include <gtest/gtest.h>

#include "fake_engine.hpp"

namespace casebook::judge {
namespace {

std::string messages(const std::vector<Problem>& problems) {
  std::string all;
  for (const Problem& problem : problems) all += problem.message + "\n";
  return all;
}

// The cavalry on C6 is on the row of its arsenal C1 and may ride two squares.
TEST(Refusals, AnHonestOneHasNoProblem) {
  const auto scenario =
      scenario_with("checks:\n  - refused: {play: \"C6-C3\", because: move.speed}\n");
  EXPECT_EQ(messages(refusals_are_honest(scenario)), "");
}

TEST(Refusals, ADishonestOneIsFound) {
  // C6-C3 is too long, whatever the number of moves may be.
  const auto scenario =
      scenario_with("checks:\n  - refused: {play: \"C6-C3\", because: turn.five-moves}\n");
  EXPECT_EQ(messages(refusals_are_honest(scenario)),
            "without turn.five-moves `C6-C3` is still refused by move.speed\n");
}

// The infantry on A2 is on no line of C1, so it may not move at all, and A4 is too far.
scenario::Scenario with_isolated_infantry(const std::string& rest) {
  auto scenario = scenario_with(rest);
  scenario.position.units.place(at("A2"), {Side::north, Kind::infantry});
  return scenario;
}

TEST(Refusals, OneOfTwoReasonsIsNotEnough) {
  const auto scenario =
      with_isolated_infantry("checks:\n  - refused: {play: \"A2-A4\", because: move.speed}\n");
  EXPECT_EQ(messages(refusals_are_honest(scenario)),
            "without move.speed `A2-A4` is still refused by move.needs-communication\n");
}

TEST(Refusals, AreProvedAfterTurnsToo) {
  const auto scenario = scenario_with(
      "checks:\n"
      "  - turn: {play: \"C6-C5\", then: [{refused: {play: \"C7-C10\", because: move.speed}}]}\n"
      "  - game:\n"
      "      turns: [\"C6-C5\"]\n"
      "      after: {1: [{refused: {play: \"C7-C10\", because: turn.five-moves}}]}\n");
  EXPECT_EQ(messages(refusals_are_honest(scenario)),
            "without turn.five-moves `C7-C10` is still refused by move.speed\n");
}

TEST(Refusals, AllOfAListAreTakenAway) {
  const auto right = with_isolated_infantry(
      "checks:\n"
      "  - violations: {play: \"A2-A4\", all: [move.speed, move.needs-communication]}\n");
  EXPECT_EQ(messages(refusals_are_honest(right)), "");
  const auto wrong = with_isolated_infantry(
      "checks:\n  - violations: {play: \"A2-A4\", all: [turn.five-moves, move.speed]}\n");
  EXPECT_NE(messages(refusals_are_honest(wrong)), "");
}

TEST(Tempting, ATrueAnswerHasNoProblem) {
  // Without the charge the cavalry counts its ordinary 4.
  const auto scenario = scenario_with(
      "checks:\n"
      "  - attack: {square: C7, offence: 7, defence: 5, outcome: destroyed, counting: {C6: 7, C7: "
      "5}}\n"
      "not:\n"
      "  - {check: 1, offence: 4, outcome: resists, without: charge.contact}\n");
  EXPECT_EQ(messages(tempting_answers_are_true(scenario)), "");
}

TEST(Tempting, AWrongAnswerIsFound) {
  const auto scenario = scenario_with(
      "checks:\n"
      "  - attack: {square: C7, offence: 7, defence: 5, outcome: destroyed, counting: {C6: 7, C7: "
      "5}}\n"
      "not:\n"
      "  - {check: 1, offence: 5, without: charge.contact}\n");
  EXPECT_EQ(messages(tempting_answers_are_true(scenario)),
            "`not`: without charge.contact the offence is 4, not 5\n");
}

TEST(When, AnAnswerThatHoldsUnderAllReadingsHasNoProblem) {
  const auto scenario = scenario_with("checks:\n  - communication: {in: [C6, C7]}\n");
  EXPECT_EQ(messages(when_is_right(scenario)), "");
}

// A communications unit of South on C4 cuts the line to C6 unless only fighting units do.
scenario::Scenario cut(const std::string& when) {
  auto scenario = scenario_with(when + "checks:\n  - communication: {out: [C6]}\n");
  scenario.position.units.place(at("C4"), {Side::south, Kind::foot_communications});
  return scenario;
}

TEST(When, ARulingThatIsNotNamedIsFound) {
  const auto problems = when_is_right(cut(""));
  ASSERT_EQ(problems.size(), 2U) << messages(problems);
  EXPECT_EQ(problems[0].message,
            "the answer depends on line-cutters: fighting-units, which `when` admits: "
            "communication: C6: expected out, got in");
  EXPECT_NE(problems[1].message.find("connected-fighting-units"), std::string::npos);
}

TEST(When, ANamedRulingStaysAsItIs) {
  EXPECT_EQ(messages(when_is_right(cut("when: {line-cutters: any-enemy-unit}\n"))), "");
}

TEST(When, EveryReadingThatIsListedIsTried) {
  const auto problems =
      when_is_right(cut("when: {line-cutters: [any-enemy-unit, fighting-units]}\n"));
  ASSERT_EQ(problems.size(), 1U) << messages(problems);
}

TEST(When, AScenarioThatDoesNotHoldIsOneProblem) {
  const auto scenario = scenario_with("checks:\n  - communication: {out: [C6]}\n");
  EXPECT_EQ(messages(when_is_right(scenario)),
            "does not hold under literal: communication: C6: expected out, got in\n");
}

}  // namespace
}  // namespace casebook::judge
