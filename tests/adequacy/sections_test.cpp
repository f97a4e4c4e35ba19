// What adequacy says of a corpus apart from wrong variants: each section finds what it is there
// for.
#include <gtest/gtest.h>

#include "casebook/adequacy/coverage.hpp"
#include "casebook/adequacy/minimality.hpp"
#include "casebook/adequacy/readings.hpp"
#include "casebook/adequacy/refusals.hpp"

namespace casebook::adequacy {
namespace {

// A charge in the row of both arsenals: 7 against 5. A3 and E3 stand aside; the infantry in the
// fort A11 supports nobody.
corpus::ScenarioFile file_with(const std::string& rules, const std::string& when,
                               const std::string& checks, const std::string& reserve = "A11") {
  const std::string text =
      "id: sample\n"
      "title: A charge\n"
      "rules: [" +
      rules + "]\n" + when +
      "why: >\n"
      "  Cavalry next to its target charges.\n"
      "source: {text: II.5.1}\n"
      "position:\n"
      "  map: {columns: 12, rows: 5, forts: [A11], arsenals: {north: [C1], south: [C12]}}\n"
      "  to-move: north\n"
      "  north: {cavalry: [C6], infantry: [A3]}\n"
      "  south: {cavalry: [C7], infantry: [" +
      reserve +
      "]}\n"
      "checks:\n" +
      checks;
  const auto read = corpus::read_scenario(text, "charges/sample.yaml");
  if (!read) ADD_FAILURE() << corpus::to_text(read.error().front());
  return {"charges/sample.yaml", *read};
}

const std::string charge =
    "  - attack: {square: C7, offence: 7, defence: 5, outcome: destroyed, counting: {C6: 7, C7: "
    "5}}\n";

TEST(Coverage, NamesARuleThatNobodyAsked) {
  const auto file = file_with("charge.contact, move.speed", "", charge);
  const Coverage found = coverage(std::vector{file}, 1);
  ASSERT_EQ(found.unasked.size(), 1U);
  EXPECT_EQ(found.unasked.front().rule, rule::move_speed);
  EXPECT_FALSE(found.holds());
  EXPECT_NE(to_text(found).find("not asked sample: no check asks move.speed"), std::string::npos);
}

TEST(Coverage, CountsWhatARuleAnswered) {
  const auto file = file_with("charge.contact", "", charge);
  const Coverage found = coverage(std::vector{file}, 2);
  for (const RuleUse& use : found.uses) {
    if (use.rule == rule::factor_infantry) {
      EXPECT_EQ(use.asked_in, 0);
    }
    if (use.rule == rule::clash_destroyed) {
      EXPECT_EQ(use.said_yes, 1);
    }
    if (use.rule == rule::move_speed) {
      EXPECT_FALSE(use.is_covered());
    }
  }
}

TEST(Coverage, AnExcuseMustBeNeeded) {
  Coverage found;
  found.uses = {{rule::move_speed, 3, 2, 0, {}, "it never says no"}};
  EXPECT_TRUE(found.holds());
  EXPECT_NE(
      to_text(found).find("0 are seen to answer both ways, 1 one way for a reason, 0 without"),
      std::string::npos);
  found.uses.front().said_no = 1;
  EXPECT_FALSE(found.holds());
  EXPECT_NE(to_text(found).find("move.speed answers both ways: it needs no excuse"),
            std::string::npos);
}

TEST(ReadingDependence, NamesANeedlessRuling) {
  const auto file =
      file_with("charge.contact", "when: {terrain-bonus: whenever-defending}\n", charge);
  const ReadingDependence found = reading_dependence(std::vector{file});
  EXPECT_EQ(found.scenarios.front().needless, std::vector<Ruling>{Ruling::terrain_bonus});
  EXPECT_FALSE(found.holds());
}

// Only where two readings come together does the answer change: contact alone brings communication.
TEST(ReadingDependence, NamesReadingsUnderWhichTheAnswerIsAnother) {
  const auto file = file_with("charge.contact", "",
                              "  - attack: {square: C7, outcome: destroyed}\n"
                              "  - moves: {of: A3, to: []}\n");
  const ReadingDependence found = reading_dependence(std::vector{file});
  EXPECT_FALSE(found.scenarios.front().missing.empty());
}

TEST(ReadingDependence, NamesReadingsThatNoScenarioTells) {
  const auto file = file_with("charge.contact", "", charge);
  const ReadingDependence found = reading_dependence(std::vector{file});
  EXPECT_EQ(found.untold.size(), 27U);
  EXPECT_TRUE(found.scenarios.front().missing.empty());
  EXPECT_TRUE(found.scenarios.front().needless.empty());
}

TEST(Refusals, NamesPermissionsThatRefuseNothing) {
  const auto file =
      file_with("move.speed", "", "  - refused: {play: \"C6-C2\", because: move.speed}\n");
  const Refusals found = refusals(std::vector{file}, 1);
  EXPECT_EQ(found.checks, 1);
  EXPECT_TRUE(found.problems.empty()) << to_text(found);
  EXPECT_EQ(std::count(found.unrefused.begin(), found.unrefused.end(), rule::move_speed), 0);
  EXPECT_GT(found.unrefused.size(), 10U);
}

TEST(Refusals, NamesOneThatHasAnotherReason) {
  const auto file =
      file_with("move.speed", "", "  - refused: {play: \"C6-C7\", because: move.speed}\n");
  EXPECT_FALSE(refusals(std::vector{file}, 1).problems.empty());
}

Minimality minimality_of(const std::vector<corpus::ScenarioFile>& files) {
  const Adequacy kills = adequacy(files, mutants::all_mutants(), 1);
  const Coverage asked = coverage(files, 1);
  const ReadingDependence readings = reading_dependence(files);
  return minimality(files, {kills, asked, readings}, 1);
}

TEST(Minimality, ListsUnitsThatChangeNothing) {
  const Minimality found = minimality_of({file_with("charge.contact", "", charge)});
  ASSERT_EQ(found.idle.size(), 1U);
  EXPECT_EQ(found.idle.front().theme, "charges");
  const std::vector<Square> aside{*Square::parse("A3"), *Square::parse("A11")};
  EXPECT_EQ(found.idle.front().units, aside);
  EXPECT_TRUE(found.spare.empty());
  EXPECT_FALSE(found.holds());
  EXPECT_NE(to_text(found).find("idle      charges/sample: A3 A11\n"), std::string::npos);
}

// A unit that only a tempting wrong answer speaks of is not idle: with the infantry's range gone
// C10 supports the cavalry, 5 + 6 = 11.
TEST(Minimality, CountsTemptingAnswers) {
  const std::string tempting =
      charge +
      "not:\n  - {check: 1, defence: 11, outcome: resists, without: fire.range-infantry}\n";
  const auto file = file_with("charge.contact", "", tempting, "C10");
  const Minimality found = minimality_of({file});
  ASSERT_EQ(found.idle.size(), 1U);
  EXPECT_EQ(found.idle.front().units, std::vector<Square>{*Square::parse("A3")});
}

TEST(Minimality, NamesScenariosThatCouldGo) {
  auto twin = file_with("charge.contact", "", charge);
  twin.scenario.id = "twin";
  const Minimality found = minimality_of({file_with("charge.contact", "", charge), twin});
  ASSERT_EQ(found.spare.size(), 2U);
  EXPECT_EQ(details_to_text(found), "spare     charges/sample\nspare     charges/twin\n");
}

// The same scenario by the name of an opening that is given whole.
TEST(Minimality, AnIdleUnitMayStayForAReason) {
  auto file = file_with("charge.contact", "", charge);
  file.path = "turn/sample.yaml";
  file.scenario.id = "a-turn-by-both-sides-from-the-common-opening";
  const Minimality found = minimality_of({file});
  EXPECT_TRUE(found.holds());
  EXPECT_NE(details_to_text(found).find(
                "stays     turn/a-turn-by-both-sides-from-the-common-opening: A3 A11: an opening"),
            std::string::npos);
}

// The same scenario by the name of one whose idle units stay for a reason.
TEST(Minimality, AReasonMustBeNeeded) {
  auto file = file_with("charge.contact", "", charge);
  file.path = "support/sample.yaml";
  file.scenario.id = "who-adds-nothing-and-why";  // keeps A6, where this one has A3 and A11
  const Minimality found = minimality_of({file});
  EXPECT_EQ(found.kept_for_nothing,
            std::vector<std::string>{"support/who-adds-nothing-and-why: A6"});
  EXPECT_FALSE(found.holds());
  EXPECT_NE(to_text(found).find("who-adds-nothing-and-why: A6 is not idle"), std::string::npos);
}

}  // namespace
}  // namespace casebook::adequacy
