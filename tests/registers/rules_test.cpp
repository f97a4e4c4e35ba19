// The register of rules against the names of rules and the functions of the rule book.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "casebook/corpus/registers.hpp"
#include "casebook/literal/rule_table.hpp"

namespace casebook::corpus {
namespace {

using testing::ElementsAreArray;

std::vector<std::string_view> texts(const std::vector<RuleId>& rules) {
  std::vector<std::string_view> texts;
  texts.reserve(rules.size());
  for (const RuleId rule : rules) texts.push_back(rule.text);
  return texts;
}

bool is_second_hand(const std::string& source) {
  return source == "I" || source == "V" || source == "RSG";
}

TEST(RuleRegister, HasEveryRuleOnceInTheOrderOfTheNames) {
  std::vector<std::string_view> registered;
  for (const RuleEntry& entry : registers().rules) registered.push_back(entry.id.text);
  std::vector<std::string_view> named;
  for (const RuleId rule : rule::all) named.push_back(rule.text);
  EXPECT_THAT(registered, ElementsAreArray(named));
}

// Permissions, facts and amounts have a function; setups and consequences have none.
TEST(RuleRegister, KindSaysWhetherTheRuleHasAFunction) {
  std::set<std::string_view> with_function;
  for (const literal::RuleEntry& entry : literal::rule_entries())
    with_function.insert(entry.rule.text);
  for (const RuleEntry& entry : registers().rules) {
    const bool should = entry.kind == RuleKind::permission || entry.kind == RuleKind::fact ||
                        entry.kind == RuleKind::amount;
    EXPECT_EQ(with_function.count(entry.id.text) == 1, should)
        << entry.id.text << " is a " << name(entry.kind);
  }
}

TEST(RuleRegister, ThesePermissionsMayRefuseAnAction) {
  std::vector<std::string_view> permissions;
  for (const RuleEntry& entry : registers().rules)
    if (entry.kind == RuleKind::permission) permissions.push_back(entry.id.text);
  EXPECT_THAT(permissions, ElementsAreArray({"terrain.mountain-no-entry",
                                             "terrain.one-unit-per-square",
                                             "turn.five-moves",
                                             "turn.unit-moves-once",
                                             "turn.one-attack",
                                             "turn.attack-comes-last",
                                             "turn.alternate",
                                             "move.speed",
                                             "move.through-empty-squares",
                                             "move.through-isolation",
                                             "move.needs-communication",
                                             "clash.target",
                                             "clash.attacker",
                                             "retreat.must-leave",
                                             "retreat.first-move",
                                             "retreat.at-own-speed",
                                             "arsenal.destroyed-by-occupation",
                                             "arsenal.communications-unit-cannot",
                                             "arsenal.needs-communication",
                                             "arsenal.shaken-unit-cannot",
                                             "arsenal.destruction-is-the-attack",
                                             "end.at-once"}));
}

// A permission can always be taken away: it then never refuses.
TEST(RuleRegister, EveryPermissionHasAnAbsentForm) {
  for (const RuleEntry& entry : registers().rules) {
    if (entry.kind != RuleKind::permission) continue;
    literal::RuleBook book = literal::rule_book(Rulings{});
    EXPECT_EQ(literal::remove_rule(book, entry.id), literal::Removal::done) << entry.id.text;
  }
}

TEST(RuleRegister, EveryRuleHasAStatementASectionAndASource) {
  for (const RuleEntry& entry : registers().rules) {
    EXPECT_FALSE(entry.statement.empty()) << entry.id.text;
    EXPECT_FALSE(entry.section.empty()) << entry.id.text;
    ASSERT_FALSE(entry.sources.empty()) << entry.id.text;
    for (const std::string& source : entry.sources)
      EXPECT_TRUE(is_second_hand(source) || registers().sentence(source))
          << entry.id.text << ": " << source;
    const std::set<std::string> distinct(entry.sources.begin(), entry.sources.end());
    EXPECT_EQ(distinct.size(), entry.sources.size()) << entry.id.text;
  }
}

TEST(RuleRegister, SecondaryAreThoseWithNoSentenceAtHand) {
  for (const RuleEntry& entry : registers().rules)
    EXPECT_EQ(entry.secondary,
              std::all_of(entry.sources.begin(), entry.sources.end(), is_second_hand))
        << entry.id.text;
}

TEST(RuleRegister, ConsequencesAndNoOthersFollowFromRules) {
  for (const RuleEntry& entry : registers().rules)
    EXPECT_EQ(entry.kind == RuleKind::consequence, !entry.follows_from.empty()) << entry.id.text;
}

// Going back from a consequence one comes to rules that stand on their own.
TEST(RuleRegister, NoConsequenceFollowsFromItself) {
  for (const RuleEntry& entry : registers().rules) {
    std::vector<RuleId> reached = entry.follows_from;
    for (std::size_t i = 0; i < reached.size() && i < registers().rules.size(); ++i)
      for (const RuleId more : registers().of(reached[i]).follows_from)
        if (std::find(reached.begin(), reached.end(), more) == reached.end())
          reached.push_back(more);
    EXPECT_THAT(texts(reached), testing::Not(testing::Contains(entry.id.text)));
  }
}

}  // namespace
}  // namespace casebook::corpus
