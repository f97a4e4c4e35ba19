// The register of sentences: each of the 66 carries rules or is commentary, and both registers
// agree on which.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>

#include "casebook/corpus/registers.hpp"

namespace casebook::corpus {
namespace {

using testing::ElementsAreArray;

// Paragraph by paragraph, the number of sentences of each text as printed.
const std::map<std::string, std::vector<int>>& printed() {
  static const std::map<std::string, std::vector<int>> texts{
      {"4", {3, 1, 4, 4, 3, 4, 1, 3, 3, 1, 5, 1}},
      {"II", {1, 4, 2, 2, 3, 2, 3, 6}},
      {"III", {1, 7, 2}},
  };
  return texts;
}

// These three support a rule without stating it.
const std::map<std::string, RuleId>& corroborating() {
  static const std::map<std::string, RuleId> sentences{
      {"4.9.3", rule::end_all_isolated},
      {"4.10.1", rule::end_both_arsenals},
      {"4.11.4", rule::communication_read_when_used},
  };
  return sentences;
}

TEST(Sentences, AreThoseOfTheThreeTextsInOrder) {
  std::vector<std::string> locators;
  for (const std::string text : {"4", "II", "III"})
    for (std::size_t paragraph = 0; paragraph < printed().at(text).size(); ++paragraph)
      for (int sentence = 1; sentence <= printed().at(text)[paragraph]; ++sentence)
        locators.push_back(text + "." + std::to_string(paragraph + 1) + "." +
                           std::to_string(sentence));
  ASSERT_EQ(locators.size(), 66U);
  std::vector<std::string> registered;
  for (const SentenceEntry& entry : registers().sentences) registered.push_back(entry.locator);
  EXPECT_THAT(registered, ElementsAreArray(locators));
}

TEST(Sentences, TheirTextsAreDescribed) {
  std::vector<std::string> keys;
  for (const SourceText& text : registers().texts) {
    keys.push_back(text.key);
    EXPECT_FALSE(text.title.empty() || text.language.empty() || text.edition.empty()) << text.key;
  }
  EXPECT_THAT(keys, ElementsAreArray({"4", "II", "III"}));
}

TEST(Sentences, CarryRulesOrAreCommentary) {
  for (const SentenceEntry& entry : registers().sentences)
    EXPECT_NE(entry.rules.empty(), entry.commentary.empty()) << entry.locator;
}

TEST(Sentences, TheseStateNoRule) {
  std::vector<std::string> commentary;
  for (const SentenceEntry& entry : registers().sentences)
    if (entry.rules.empty()) commentary.push_back(entry.locator);
  EXPECT_THAT(commentary,
              ElementsAreArray({"4.1.2", "4.4.3", "4.9.3", "4.10.1", "4.11.1", "4.11.2", "4.11.3",
                                "4.11.4", "4.11.5", "II.3.1", "II.3.2", "III.3.1", "III.3.2"}));
}

TEST(Sentences, NameRulesThatNameThem) {
  for (const SentenceEntry& entry : registers().sentences)
    for (const RuleId rule : entry.rules)
      EXPECT_THAT(registers().of(rule).sources, testing::Contains(entry.locator)) << rule.text;
}

TEST(Rules, NameSentencesThatNameThem) {
  for (const RuleEntry& rule : registers().rules)
    for (const std::string& source : rule.sources) {
      const SentenceEntry* sentence = registers().sentence(source);
      if (sentence == nullptr) continue;  // I, V or RSG
      const auto corroborates = corroborating().find(source);
      const bool names_it = std::find(sentence->rules.begin(), sentence->rules.end(), rule.id) !=
                            sentence->rules.end();
      const bool supports_it =
          corroborates != corroborating().end() && corroborates->second == rule.id;
      EXPECT_NE(names_it, supports_it) << source << " and " << rule.id.text;
    }
}

TEST(Sentences, ThatCorroborateSayWhichRule) {
  for (const auto& [locator, rule] : corroborating()) {
    const SentenceEntry* sentence = registers().sentence(locator);
    ASSERT_NE(sentence, nullptr) << locator;
    EXPECT_THAT(sentence->commentary, testing::HasSubstr("Corroborates " + std::string(rule.text)));
    EXPECT_THAT(registers().of(rule).sources, testing::Contains(locator));
  }
}

}  // namespace
}  // namespace casebook::corpus
