// What is wrong before any scenario is looked at: bytes, YAML, and what yaml-cpp lets pass.
#include "example.hpp"

namespace casebook::corpus {
namespace {

using ::testing::HasSubstr;

void expect_one(const std::string& text, int line, int column, const char* message) {
  const auto errors = errors_in(text);
  ASSERT_EQ(errors.size(), 1U) << text;
  EXPECT_EQ(errors[0].line, line) << text << errors[0].message;
  EXPECT_EQ(errors[0].column, column) << text << errors[0].message;
  EXPECT_THAT(errors[0].message, HasSubstr(message)) << text;
}

TEST(Yaml, TheExampleIsWithoutFault) {
  const auto errors = errors_in(example);
  EXPECT_TRUE(errors.empty()) << to_text(errors.front());
}

TEST(Yaml, ARepeatedKeyIsFound) {
  expect_fault({"hunts: only", "@@title: again\nhunts: only", "first in line 3"});
  expect_fault({"{C3: 4, C4: 4,", "{C3: 4, @@C3: 4,", "`C3` stands here a second time"});
}

TEST(Yaml, ASecondDocumentIsFound) {
  expect_fault({"not:\n", "@@---\nnot:\n", "a second document"});
  expect_one(std::string(example) + "---\n", 35, 1, "a second document");
  EXPECT_TRUE(errors_in("---\n" + std::string(example) + "...\n").empty());
}

TEST(Yaml, AnOpenQuoteOrBracketIsFoundWhereItOpens) {
  expect_fault({"title: Two infantry against one", "title: @@'Two infantry", "never closed"});
  expect_fault({"without: factor.infantry}\n", "without: @@\"factor.infantry}\n", "never closed"});
  expect_fault({"without: factor.infantry}\n", "without: @@'it''s}\n", "never closed"});
  expect_fault({"without: factor.infantry}\n", "without: @@[factor.infantry\n", "`]` expected"});
  expect_fault({"without: factor.infantry}\n", "without: @@{factor: infantry\n", "`}` expected"});
}

TEST(Yaml, ATurnThatIsNotQuotedIsSaidToBe) {
  expect_fault({"play: \"C3-A1\"", "play: @@*T3", "always quoted"});
  expect_fault({"  - refused: {play: \"C3-A1\", because: move.speed}",
                "  - refused:\n      play: @@- C3-A1\n      because: move.speed", "always quoted"});
  expect_fault({"  - refused: {play: \"C3-A1\", because: move.speed}",
                "  - refused:\n      play: @@-\n      because: move.speed", "always quoted"});
}

TEST(Yaml, WhatYamlForbidsIsSaidInOurWords) {
  expect_fault({"Two infantry", "Two@@: infantry", "in double quotes"});
  expect_fault({"title: Two", "title: @@@Two", "in double quotes"});
  expect_fault({"hunts: only", "@@\thunts: only", "indent with blanks"});
  expect_fault({"hunts: only", "hunts: @@!!str only", "tags"});
  expect_fault({"why: >", "why: @@>2", "without a number"});
  expect_fault({"turn: 9", "@@[a]: 9", "a key is plain text"});
  expect_fault({"terrain-bonus: [when", "@@: [when", "a key expected"});
  expect_fault({"map: {columns: 9", "map: @@}{columns: 9", "never opened"});
}

TEST(Yaml, AnEmptyFileSaysNothing) {
  expect_one("", 1, 1, "says nothing");
  expect_one("# only a comment\n", 1, 1, "says nothing");
  expect_one("words\n", 1, 1, "keys with values expected");
  expect_one("- a\n", 1, 1, "keys with values expected");
  expect_one("---\n", 1, 1, "keys with values expected");
}

TEST(Yaml, BytesThatAreNoTextAreFound) {
  expect_fault({"title: Two", "title: T@@\xFFwo", "not UTF-8"});
  expect_fault({"title: Two", "title: \xC3\xA9@@\xC3 wo", "not UTF-8"});   // cut off
  expect_fault({"title: Two", "title: @@\xC0\xAFwo", "not UTF-8"});        // overlong
  expect_fault({"title: Two", "title: @@\xED\xA0\x80wo", "not UTF-8"});    // a surrogate
  expect_fault({"title: Two", "title: @@\xF4\x90\x80\x80", "not UTF-8"});  // above U+10FFFF
  expect_fault({"title: Two", "title: @@\x1B[31m", "control character"});
  expect_fault({"title: Two", "title: @@\x7F", "control character"});
  expect_fault({"title: Two", "title: T@@\rwo", "control character"});
  expect_one(std::string("id: a\0b\n", 8), 1, 6, "zero byte");
  expect_one(
      "\x7F"
      "ELF\x02\x01",
      1, 1, "control character");
  EXPECT_TRUE(errors_in(with("title: Two", "title: \xE2\x82\xAC \xF0\x9F\x98\x80 Two")).empty());
}

TEST(Yaml, ColumnsCountCharacters) {
  expect_fault({"hunts: only the attacker in contact counted",
                "hunts: \xC3\xA9\xC3\xA9 \xE2\x82\xAC@@: a", "in double quotes"});
}

TEST(Yaml, LinesMayEndAsOnWindowsAndBeginWithAByteOrderMark) {
  std::string text = "\xEF\xBB\xBF";
  for (const char c : example) text += c == '\n' ? std::string("\r\n") : std::string(1, c);
  const auto read = read_scenario(text, "a-case.yaml");
  ASSERT_TRUE(read) << to_text(read.error().front());
  EXPECT_EQ(*read, *read_scenario(example, "a-case.yaml"));
}

TEST(Yaml, AliasesStandForWhatTheyName) {
  std::string text = with("in: [C4]", "in: &c4 [C4]");
  text.replace(text.find("shaken: [C4]"), 12, "shaken: [C4] ");
  const std::string twice = "  - communication: {in: *c4}\n";
  text.insert(text.find("  - attack"), twice);
  text.replace(text.find("check: 2"), 8, "check: 3");
  const auto read = read_scenario(text, "a-case.yaml");
  ASSERT_TRUE(read) << to_text(read.error().front());
  const auto& check = std::get<scenario::CommunicationCheck>(read->checks[1].what);
  EXPECT_EQ(check.in, std::vector<Square>({Square::parse("C4").value()}));
}

TEST(Yaml, AnAliasInsideItsOwnAnchorIsFound) {
  expect_fault({"in: [C4]", "in: &a [@@*a]", "would never end"});
}

TEST(Yaml, QuotedNumbersAreText) {
  expect_fault({"offence: 8", "offence: @@\"8\"", "leave the quotes out"});
  expect_fault({"title: Two infantry against one", "title: @@12", "put it in quotes"});
  EXPECT_TRUE(errors_in(with("title: Two infantry against one", "title: \"12\"")).empty());
  expect_fault({"title: Two infantry against one", "title: @@true", "put it in quotes"});
  EXPECT_TRUE(errors_in(with("title: Two infantry against one", "title: 'true'")).empty());
}

}  // namespace
}  // namespace casebook::corpus
