// Pages of what engines do, from stored reports.
#include "casebook/report/engines_page.hpp"

#include <gtest/gtest.h>

#include "casebook/report/json_lines.hpp"
#include "sample.hpp"

namespace casebook::report {
namespace {

constexpr const char* inferred = R"({
  "engine": "an-engine", "version": "2", "asked": 7, "unanswered": 1,
  "rulings": [
    {"ruling": "terrain-bonus", "readings": ["only-when-attacked"], "shown-by": ["a"]},
    {"ruling": "charge-from-fort", "readings": ["allowed", "barred"], "shown-by": []},
    {"ruling": "line-cutters", "readings": ["any-enemy-unit"], "shown-by": ["b"]}
  ],
  "faults": [{"faults": [{"name": "x", "rule": "move.speed", "effect": "cavalry | rides"}],
              "explains": [0], "contradicted": 0}],
  "deviations": []
})";

EngineRuns an_engine() {
  RunReport run = sample();
  run.source = "https://example.org/an-engine";
  run.commit = "abc of 2020-01-01";
  run.date = "2020-02-02";
  return {"mine", stored_report(json_lines(run)).value(), stored_inference(inferred).value()};
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(StoredInference, IsWhatWasWritten) {
  const StoredInference found = stored_inference(inferred).value();
  EXPECT_EQ(found.engine, "an-engine");
  EXPECT_EQ(found.asked, 7);
  EXPECT_EQ(found.unanswered, 1);
  ASSERT_EQ(found.rulings.size(), 3U);
  EXPECT_EQ(found.rulings[1].readings, (std::vector<int>{0, 1}));
  ASSERT_EQ(found.faults.size(), 1U);
  EXPECT_EQ(found.faults[0][0].rule, "move.speed");
  EXPECT_EQ(found.taken(), Rulings{}.with(TerrainBonus::only_when_attacked));
}

TEST(StoredInference, WhatIsNone) {
  const auto error = [](const char* text) { return stored_inference(text).error(); };
  for (const char* none : {"", "[]", "{}", "nonsense", R"({"engine": "x"})"}) {
    EXPECT_EQ(error(none), "this is nothing that `casebook infer --json` wrote") << none;
  }
  EXPECT_EQ(error(R"({"engine":"x","rulings":[{"ruling":"y"}]})"), "there is no ruling `y`");
  EXPECT_EQ(error(R"({"engine":"x","rulings":[3]})"), "there is no ruling ``");
  EXPECT_EQ(error(R"({"engine":"x","rulings":[{"ruling":"line-cutters","readings":["z"]}]})"),
            "`line-cutters` has no reading `z`");
  EXPECT_EQ(error(R"({"engine":"x","rulings":[{"ruling":"line-cutters"}]})"),
            "`line-cutters` has no readings");
}

TEST(EnginesPage, HasATableOfTheEngines) {
  EXPECT_TRUE(contains(engines_page({an_engine()}, {}, ""),
                       "| [mine](https://example.org/an-engine) | abc of 2020-01-01 | 2020-02-02 "
                       "| 1 | 2 | 1 |\n"));
}

TEST(EnginesPage, HasWhatEachHasOfATheme) {
  const std::string page = engines_page({an_engine(), an_engine()}, {}, "");
  EXPECT_TRUE(contains(page, "| charges | 1 of 2 | 1 of 2 |\n"));
  EXPECT_TRUE(contains(page, "| movement | 0 of 1 | 0 of 1 |\n"));
}

TEST(EnginesPage, HasTheReadings) {
  const std::string page = engines_page({an_engine()}, {}, "");
  EXPECT_TRUE(contains(page, "| `terrain-bonus` | **only-when-attacked** |\n"));
  EXPECT_TRUE(contains(page, "| `line-cutters` | any-enemy-unit |\n"));
  EXPECT_TRUE(contains(page, "| `charge-from-fort` | ? |\n"));
  EXPECT_TRUE(contains(page, "| `units-stop-fire` | ? |\n"));
}

TEST(EnginesPage, NamesTheRulesWithTheirLocators) {
  const std::string page = engines_page({an_engine()}, {}, "../");
  EXPECT_TRUE(contains(page,
                       "* **charge.contact** (II.5.1): 1 check of "
                       "[a](../scenarios/charges/a.yaml).\n"
                       "  In the first, attack C7: offence: expected 7, got 4\n"));
  EXPECT_TRUE(contains(page, "  In the first, moves of K15: crashed\n"));
}

// What a fault explains is not told again by the rule under test.
TEST(EnginesPage, NamesTheFaultsThatExplain) {
  EngineRuns engine = an_engine();
  engine.explained = {
      {{{"move.speed", "cavalry | rides"}, {"charge.contact", "the rule is left out of the book"}},
       {1}}};
  const std::string page = engines_page({engine}, {}, "");
  EXPECT_TRUE(contains(page,
                       "It answers as if\n\n* cavalry \\| rides, against **move.speed** (II.2.1, "
                       "II.2.4, II.7.1, 4.4.1),\n  or there were no **charge.contact** (II.5.1): 1 "
                       "check of [a](scenarios/charges/a.yaml).\n  In the first, attack C7: "));
  EXPECT_FALSE(contains(page, "* **charge.contact**"));
  EXPECT_TRUE(contains(page, "* **move.speed** (II.2.1, II.2.4, II.7.1, 4.4.1): 1 check of [c]"));
}

// A report by another version of the program loses nothing.
TEST(EnginesPage, ARuleThatTheBookDoesNotHave) {
  EngineRuns engine = an_engine();
  engine.report.checks[1].rule = "charge.nonsense";
  EXPECT_TRUE(contains(engines_page({engine}, {}, ""), "* charge.nonsense: 1 check of [a]("));
}

TEST(EnginesPage, NamesTheScenariosMadeFromIt) {
  const std::string page =
      engines_page({an_engine()},
                   {{"scenarios/engines/x.yaml", "A case", "somebody/an-engine"},
                    {"scenarios/engines/y.yaml", "Another", "another"}},
                   "../");
  EXPECT_TRUE(contains(page, "* [A case](../scenarios/engines/x.yaml)\n"));
  EXPECT_FALSE(contains(page, "Another"));
}

// What an engine says of itself is text, whatever it says.
TEST(EnginesPage, WhatAnEngineSendsMeansNothing) {
  EngineRuns engine = an_engine();
  engine.name = "<b>|[x](y)`";
  engine.report.source = "javascript:alert(1)";
  engine.report.checks[1].difference = "a | b\n# c";
  const std::string page = engines_page({engine}, {}, "");
  EXPECT_TRUE(contains(page, "| \\<b\\>\\|\\[x\\](y)\\` | abc"));
  EXPECT_FALSE(contains(page, "javascript"));
  EXPECT_TRUE(contains(page, "attack C7: a \\| b\n"));
  EXPECT_FALSE(contains(page, "# c"));
}

}  // namespace
}  // namespace casebook::report
