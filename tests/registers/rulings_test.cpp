// The register of rulings against their enumeration and the table of readings.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>

#include "casebook/corpus/registers.hpp"
#include "casebook/literal/rule_table.hpp"

namespace casebook::corpus {
namespace {

bool names(const std::vector<Ruling>& rulings, Ruling ruling) {
  return std::find(rulings.begin(), rulings.end(), ruling) != rulings.end();
}

TEST(RulingRegister, HasEveryRulingOnceInOrder) {
  ASSERT_EQ(registers().rulings.size(), all_rulings().size());
  for (std::size_t i = 0; i < all_rulings().size(); ++i)
    EXPECT_EQ(registers().rulings[i].ruling, all_rulings()[i]) << name(all_rulings()[i]);
}

TEST(RulingRegister, HasTheReadingsInOrderTheDefaultFirst) {
  for (const RulingEntry& entry : registers().rulings) {
    ASSERT_EQ(static_cast<int>(entry.readings.size()), reading_count(entry.ruling))
        << name(entry.ruling);
    for (int reading = 0; reading < reading_count(entry.ruling); ++reading) {
      const ReadingEntry& registered = entry.readings[static_cast<std::size_t>(reading)];
      EXPECT_EQ(registered.name, reading_name(entry.ruling, reading));
      EXPECT_FALSE(registered.means.empty()) << registered.name;
      EXPECT_FALSE(registered.speaks_for.empty()) << registered.name;
    }
  }
}

TEST(RulingRegister, HasAQuestionAndTheSentencesThatRaiseIt) {
  const std::set<std::string> second_hand{"I", "V", "RSG"};
  for (const RulingEntry& entry : registers().rulings) {
    EXPECT_FALSE(entry.question.empty()) << name(entry.ruling);
    EXPECT_FALSE(entry.sentences.empty()) << name(entry.ruling);
    for (const std::string& sentence : entry.sentences)
      EXPECT_TRUE(second_hand.count(sentence) == 1 || registers().sentence(sentence))
          << name(entry.ruling) << ": " << sentence;
  }
}

TEST(RulingRegister, AgreesWithTheRulesOnWhoOwnsWhat) {
  std::map<std::string_view, Ruling> owned;
  for (const RuleEntry& entry : registers().rules)
    if (entry.owns) owned.emplace(entry.id.text, *entry.owns);
  EXPECT_EQ(owned.size(), all_rulings().size());
  for (const RulingEntry& entry : registers().rulings) {
    ASSERT_EQ(owned.count(entry.owner.text), 1U) << name(entry.ruling);
    EXPECT_EQ(owned.at(entry.owner.text), entry.ruling) << entry.owner.text;
    EXPECT_TRUE(names(registers().of(entry.owner).rulings, entry.ruling)) << entry.owner.text;
  }
}

// The readings of a ruling are forms of the rule that owns it: they go into its slots.
TEST(RulingRegister, TheOwnersSlotsAreThoseThatItsReadingsFill) {
  std::map<const char*, std::string_view> rule_of_slot;
  for (const literal::RuleEntry& entry : literal::rule_entries())
    rule_of_slot[entry.slot] = entry.rule.text;
  for (const literal::ReadingEntry& entry : literal::reading_entries())
    EXPECT_EQ(rule_of_slot.at(entry.slot), registers().of(entry.ruling).owner.text)
        << name(entry.ruling) << ": " << reading_name(entry.ruling, entry.reading);
}

// The owner rests on none but sentences and sections that its question is about, or the other way
// round: at least one source of the owner raises the question.
TEST(RulingRegister, TheOwnerAndTheQuestionShareASource) {
  for (const RulingEntry& entry : registers().rulings) {
    const std::vector<std::string>& sources = registers().of(entry.owner).sources;
    EXPECT_TRUE(std::any_of(entry.sentences.begin(), entry.sentences.end(),
                            [&](const std::string& sentence) {
                              return std::find(sources.begin(), sources.end(), sentence) !=
                                     sources.end();
                            }))
        << name(entry.ruling);
  }
}

}  // namespace
}  // namespace casebook::corpus
