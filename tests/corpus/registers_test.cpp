#include "casebook/corpus/registers.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace casebook::corpus {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(Registers, HoldEveryRuleInOrder) {
  ASSERT_EQ(registers().rules.size(), std::size(rule::all));
  for (std::size_t i = 0; i < std::size(rule::all); ++i) {
    EXPECT_EQ(registers().rules[i].id, rule::all[i]);
    EXPECT_FALSE(registers().rules[i].statement.empty());
    EXPECT_FALSE(registers().rules[i].sources.empty());
    EXPECT_FALSE(registers().rules[i].section.empty());
  }
}

TEST(Registers, KnowWhatARuleIs) {
  const RuleEntry& charge = registers().of(rule::charge_not_from_fort);
  EXPECT_EQ(charge.kind, RuleKind::fact);
  EXPECT_TRUE(charge.secondary);
  EXPECT_THAT(charge.sources, ElementsAre("RSG", "V"));
  EXPECT_EQ(charge.owns, Ruling::charge_from_fort);
  EXPECT_THAT(charge.rulings, Contains(Ruling::charge_from_fort));

  const RuleEntry& infantry = registers().of(rule::factor_infantry);
  EXPECT_EQ(infantry.kind, RuleKind::amount);
  EXPECT_FALSE(infantry.secondary);
  EXPECT_EQ(infantry.numbers, (std::map<std::string, int>{{"offence", 4}, {"defence", 6}}));
  EXPECT_EQ(infantry.owns, std::nullopt);

  EXPECT_EQ(registers().of(rule::move_speed).kind, RuleKind::permission);
  EXPECT_EQ(registers().of(rule::terrain_board).kind, RuleKind::setup);
  EXPECT_EQ(registers().of(rule::charge_reach).kind, RuleKind::consequence);
  EXPECT_THAT(registers().of(rule::charge_reach).follows_from, Contains(rule::charge_column));
  EXPECT_EQ(name(RuleKind::consequence), "consequence");
}

TEST(Registers, HoldEveryRulingWithItsReadingsInOrder) {
  ASSERT_EQ(registers().rulings.size(), ruling_count);
  for (const Ruling ruling : all_rulings()) {
    const RulingEntry& entry = registers().of(ruling);
    EXPECT_EQ(entry.ruling, ruling);
    EXPECT_FALSE(entry.question.empty());
    EXPECT_FALSE(entry.sentences.empty());
    ASSERT_EQ(entry.readings.size(), static_cast<std::size_t>(reading_count(ruling)));
    for (int i = 0; i < reading_count(ruling); ++i) {
      const ReadingEntry& reading = entry.readings[static_cast<std::size_t>(i)];
      EXPECT_EQ(reading.name, reading_name(ruling, i));
      EXPECT_FALSE(reading.means.empty());
      EXPECT_FALSE(reading.speaks_for.empty());
    }
    EXPECT_EQ(registers().of(entry.owner).owns, ruling) << name(ruling);
  }
  EXPECT_EQ(registers().of(Ruling::line_cutters).owner, rule::communication_severed);
}

TEST(Registers, AccountForEverySentence) {
  EXPECT_EQ(registers().sentences.size(), 66U);
  for (const SentenceEntry& sentence : registers().sentences)
    EXPECT_NE(sentence.rules.empty(), sentence.commentary.empty()) << sentence.locator;
  ASSERT_NE(registers().sentence("II.6.2"), nullptr);
  EXPECT_THAT(registers().sentence("II.6.2")->rules, Contains(rule::charge_not_against_fort));
  EXPECT_THAT(registers().sentence("4.11.5")->commentary, HasSubstr("no rule"));
  EXPECT_EQ(registers().sentence("4.11.6"), nullptr);
  EXPECT_EQ(registers().sentence(""), nullptr);
  ASSERT_EQ(registers().texts.size(), 3U);
  EXPECT_EQ(registers().texts[0].key, "4");
  EXPECT_EQ(registers().texts[2].language, "French");
}

// A rule's sources and a sentence's rules are the same arrows, seen from their two ends.
TEST(Registers, RulesAndSentencesNameEachOther) {
  for (const RuleEntry& entry : registers().rules) {
    for (const std::string& source : entry.sources) {
      const SentenceEntry* sentence = registers().sentence(source);
      if (sentence == nullptr) {
        EXPECT_TRUE(source == "I" || source == "V" || source == "RSG") << source;
      } else if (sentence->commentary.empty()) {
        EXPECT_THAT(sentence->rules, Contains(entry.id)) << source << " " << entry.id.text;
      }
    }
  }
  for (const SentenceEntry& sentence : registers().sentences)
    for (const RuleId id : sentence.rules)
      EXPECT_THAT(registers().of(id).sources, Contains(sentence.locator)) << id.text;
}

}  // namespace
}  // namespace casebook::corpus
