// The head of a scenario: its name, rules, readings, sources.
#include "example.hpp"

namespace casebook::corpus {
namespace {

using namespace scenario;

Scenario read(std::string_view text) {
  auto scenario = read_scenario(text, "a-case.yaml");
  if (!scenario) throw std::runtime_error(to_text(scenario.error().front()));
  return *scenario;
}

TEST(ScenarioReader, ReadsTheHead) {
  const Scenario scenario = read(example);
  EXPECT_EQ(scenario.id, "a-case");
  EXPECT_EQ(scenario.title, "Two infantry against one");
  EXPECT_EQ(scenario.rules, std::vector<RuleId>({rule::clash_destroyed, rule::factor_infantry}));
  EXPECT_EQ(scenario.when, (When{{Ruling::terrain_bonus, {0, 1}}}));
  EXPECT_EQ(scenario.why, "C3 and C4 count 4 each. 4 + 4 = 8 against 6.");
  EXPECT_EQ(scenario.source.text, std::vector<std::string>({"III.2.4", "II.4.1"}));
  EXPECT_EQ(scenario.hunts, "only the attacker in contact counted");
  EXPECT_FALSE(scenario.unconfirmed);
  ASSERT_EQ(scenario.tempting.size(), 1U);
  EXPECT_EQ(scenario.tempting[0].check, 2);
  EXPECT_EQ(scenario.tempting[0].offence, 4);
  EXPECT_EQ(scenario.tempting[0].without, rule::factor_infantry);
}

TEST(ScenarioReader, ReadsEverySource) {
  const auto source = [](const char* text) {
    return read(with("source: {text: [III.2.4, II.4.1]}", text)).source;
  };
  EXPECT_EQ(source("source: {text: 4.3.1}").text, std::vector<std::string>{"4.3.1"});
  EXPECT_EQ(source("source: {book: V}").book, std::vector<std::string>{"V"});
  EXPECT_EQ(source("source: {book: [I, V]}").book, std::vector<std::string>({"I", "V"}));
  EXPECT_EQ(source("source: {secondary: RSG}").secondary, std::vector<std::string>{"RSG"});
  EXPECT_EQ(source("source: {engine: a/b}").engine, "a/b");
  EXPECT_TRUE(source("source: {original: true}").original);
}

TEST(ScenarioReader, WhenMayBeAbsentEmptyOrOneReading) {
  const std::string line = "when: {terrain-bonus: [whenever-defending, only-when-attacked]}\n";
  EXPECT_EQ(read(with(line, "")).when, std::nullopt);
  EXPECT_EQ(read(with(line, "when: {}\n")).when, When{});
  EXPECT_EQ(read(with(line, "when: {terrain-bonus: only-when-attacked}\n")).when,
            (When{{Ruling::terrain_bonus, {1}}}));
}

TEST(ScenarioReader, ReadingsAreSortedByNumber) {
  const Scenario scenario =
      read(with("    barred:\n",
                "    allowed:\n      - attack: {square: C5, outcome: shaken}\n    barred:\n"));
  ASSERT_TRUE(scenario.readings);
  EXPECT_EQ(scenario.readings->ruling, Ruling::charge_from_fort);
  ASSERT_EQ(scenario.readings->readings.size(), 2U);
  EXPECT_EQ(scenario.readings->readings[0].first, 0);
  EXPECT_EQ(scenario.readings->readings[1].first, 1);
}

TEST(ScenarioReader, TextsAreFreedOfTheFilesLines) {
  EXPECT_EQ(read(with("why: >\n  C3 and C4", "why: |\n  C3\n  and   C4")).why,
            "C3\nand C4 count 4 each. 4 + 4 = 8 against 6.");
  EXPECT_EQ(read(with("hunts: only the", "hunts: >\n  only\n  the")).hunts,
            "only the attacker in contact counted");
  expect_fault({"hunts: only the attacker in contact counted", "hunts: @@\"  \"", "blank"});
}

TEST(ScenarioReader, TheIdIsTheFilesName) {
  const auto errors = errors_in(example, "charges/another.yaml");
  ASSERT_EQ(errors.size(), 1U);
  EXPECT_EQ(to_text(errors[0]),
            "charges/another.yaml:2:5: the id is `a-case` but the file's name asks for `another`: "
            "give both the same name");
  EXPECT_TRUE(errors_in(example, "charges/a-case.yaml").empty());
  EXPECT_TRUE(errors_in(example, "-").empty());
  EXPECT_TRUE(errors_in(example, "standard input").empty());
}

TEST(ScenarioReader, RulesAreThoseOfTheRuleBook) {
  expect_fault(
      {"[clash.destroyed, fac", "[@@clash.destroys, fac", "did you mean `clash.destroyed`?"});
  expect_fault({"[clash.destroyed, fac", "[@@clash.abcdefgh, fac", "has no rule `clash.abcdefgh`"});
  expect_fault({"[clash.destroyed, factor.infantry]", "[move.speed, @@move.speed]", "twice"});
  expect_fault({"because: move.speed", "because: @@move.sped", "did you mean `move.speed`?"});
  expect_fault({"because: move.speed", "because: @@factor.infantry", "its kind is amount"});
  expect_fault({"because: move.speed", "because: @@charge.reach", "its kind is consequence"});
  expect_fault({"without: factor.infantry", "without: @@factor.infantri", "did you mean"});
}

TEST(ScenarioReader, SentencesAreThoseOfTheTexts) {
  expect_fault({"[III.2.4, II.4.1]", "[III.2.4, @@II.4.9]", "no sentence `II.4.9`"});
  expect_fault({"[III.2.4, II.4.1]", "@@4.99.1", "no sentence"});
}

TEST(ScenarioReader, AReadingStandsOnceAndARulingIsNotBothInWhenAndReadings) {
  expect_fault({"[whenever-defending, only-when-attacked]",
                "@@[whenever-defending, whenever-defending]", "twice"});
  expect_fault({"readings:\n  charge-from-fort:\n    barred:",
                "@@readings:\n  terrain-bonus:\n    only-when-attacked:", "take it out of `when`"});
  expect_fault({"readings:\n  charge-from-fort:\n    barred:",
                "readings:\n  @@line-cutters: {any-enemy-unit: [{moves: {all: []}}]}\n"
                "  charge-from-fort:\n    barred:",
                "exactly one key"});
}

TEST(ScenarioReader, AScenarioAsksSomething) {
  const std::string text(example);
  const std::size_t checks = text.find("checks:\n");
  const std::size_t readings = text.find("readings:\n");
  const std::size_t tempting = text.find("not:\n");
  const std::string head = text.substr(0, checks);
  EXPECT_TRUE(errors_in(text.substr(0, tempting)).empty());
  EXPECT_TRUE(errors_in(text.substr(0, readings)).empty());
  EXPECT_TRUE(errors_in(head + text.substr(readings, tempting - readings)).empty());
  const auto errors = errors_in(head);
  ASSERT_EQ(errors.size(), 1U);
  EXPECT_THAT(errors[0].message, ::testing::HasSubstr("asks nothing"));
  EXPECT_FALSE(errors_in(head + "checks: []\n").empty());
}

TEST(ScenarioReader, ATemptingAnswerBelongsToAnAttack) {
  expect_fault({"check: 2", "check: @@1", "only an attack has a tempting answer"});
  expect_fault({"check: 2", "check: @@9", "only 8 checks"});
  EXPECT_TRUE(errors_in(with("not:\n", "unconfirmed: true\nnot:\n")).empty());
  EXPECT_TRUE(read(with("not:\n", "unconfirmed: true\nnot:\n")).unconfirmed);
}

}  // namespace
}  // namespace casebook::corpus
