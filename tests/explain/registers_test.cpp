#include "casebook/explain/registers.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "casebook/model/rule_id.hpp"
#include "casebook/model/rulings.hpp"
#include "positions.hpp"

namespace casebook::explain {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(RulePage, TellsWhereARuleComesFromAndWhatHangsOnIt) {
  const std::string page = *rule_page("charge.not-from-fort");
  EXPECT_THAT(page, StartsWith("charge.not-from-fort\n\n"));
  EXPECT_THAT(page, HasSubstr("\nkind            fact\n"));
  EXPECT_THAT(page, HasSubstr("\nsource          RSG, V (secondary: no sentence at hand states "
                              "it)\n"));
  EXPECT_THAT(page, HasSubstr("\nrulings         charge-from-fort (its own)\n"));
  EXPECT_THAT(page, HasSubstr("\nit implies      charge.from-pass\n"));
}

TEST(RulePage, NamesTheTextThatItsLocatorsCount) {
  const std::string page = *rule_page("move.needs-communication");
  EXPECT_THAT(page, HasSubstr("\nsource          4.1.1, 4.2.1, 4.4.4, 4.6.2\n"));
  EXPECT_THAT(page, HasSubstr("section 4, Communications (English)\n"));
  EXPECT_THAT(page, Not(HasSubstr("secondary")));
  EXPECT_THAT(page, Not(HasSubstr("(French)")));
}

TEST(RulePage, OfAConsequenceNamesWhatItFollowsFrom) {
  EXPECT_THAT(*rule_page("move.into-isolation"),
              HasSubstr("\nfollows from    move.needs-communication\n"));
}

TEST(RulePage, EveryRuleHasOneThatFitsThePage) {
  for (const RuleId rule : rule::all) {
    const auto page = rule_page(rule.text);
    ASSERT_TRUE(page) << rule.text;
    EXPECT_LE(longest_line(*page), 100) << rule.text;
  }
}

TEST(RulePage, OfAnUnknownRuleProposesTheNearest) {
  EXPECT_EQ(rule_page("mov.sped").error(),
            "no rule is called `mov.sped`; did you mean `move.speed`? `casebook rules` lists them "
            "all");
  EXPECT_EQ(rule_page("unlike-anything-there-is").error(),
            "no rule is called `unlike-anything-there-is`; `casebook rules` lists them all");
  EXPECT_LE(rule_page(std::string(100'000, 'x')).error().size(), 200U);
}

TEST(RulesList, HoldsEveryRuleOnce) {
  const std::string list = *rules_list({});
  for (const RuleId rule : rule::all) {
    const std::string line = "\n  " + std::string(rule.text) + ' ';
    const auto first = list.find(line);
    ASSERT_NE(first, std::string::npos) << rule.text;
    EXPECT_EQ(list.find(line, first + 1), std::string::npos) << rule.text;
  }
  EXPECT_LE(longest_line(list), 100);
}

TEST(RulesList, IsChosenBySectionAndKind) {
  const std::string list = *rules_list({"turn", "permission"});
  EXPECT_THAT(list, HasSubstr("  turn.five-moves "));
  EXPECT_THAT(list, Not(HasSubstr("move.speed")));
  const std::string setup = *rules_list({std::nullopt, "setup"});
  EXPECT_THAT(setup, HasSubstr("  deployment.roster "));
  EXPECT_THAT(setup, Not(HasSubstr("turn.five-moves")));
}

TEST(RulesList, NamesWhatThereIsToChooseFrom) {
  EXPECT_THAT(rules_list({"foo", std::nullopt}).error(),
              StartsWith("no section `foo`; the sections are terrain, deployment, turn, "));
  EXPECT_EQ(rules_list({std::nullopt, "foo"}).error(),
            "no kind `foo`; the kinds are permission, fact, amount, setup, consequence");
  EXPECT_EQ(rules_list({"deployment", "amount"}).error(),
            "section deployment has no rule of kind amount");
}

TEST(RulingPage, TellsWhatEachReadingMeansAndWhatSpeaksForIt) {
  const std::string page = *ruling_page("charge-from-fort");
  EXPECT_THAT(page, StartsWith("charge-from-fort\n\n"));
  EXPECT_THAT(page, HasSubstr("\nbarred (default)\n  means  "));
  EXPECT_THAT(page, HasSubstr("\nallowed\n  means  "));
  EXPECT_THAT(page, HasSubstr("\n  for    "));
  EXPECT_THAT(page, HasSubstr("\nowner      charge.not-from-fort (RSG, V; secondary)\n"));
  EXPECT_THAT(page, HasSubstr("\nsentences  II.6.1, V, RSG\n"));
  EXPECT_THAT(page, HasSubstr("\nengines    ssjmarx/pykrieg and "));
}

TEST(RulingPage, OfAnUnknownRulingProposesTheNearest) {
  EXPECT_EQ(ruling_page("terrain-bonu").error(),
            "no ruling is called `terrain-bonu`; did you mean `terrain-bonus`? `casebook rulings` "
            "lists them all");
}

TEST(RulingsList, HoldsEveryRulingWithItsReadings) {
  const std::string list = rulings_list();
  for (const Ruling ruling : all_rulings()) {
    EXPECT_THAT('\n' + list, HasSubstr('\n' + std::string(name(ruling)) + '\n'));
    EXPECT_THAT(list, HasSubstr("  " + std::string(reading_name(ruling, 0)) + " (default) · "));
    EXPECT_LE(longest_line(*ruling_page(name(ruling))), 100);
  }
  EXPECT_LE(longest_line(list), 100);
}

}  // namespace
}  // namespace casebook::explain
