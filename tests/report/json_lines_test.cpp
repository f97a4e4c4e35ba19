#include "casebook/report/json_lines.hpp"

#include <gtest/gtest.h>

#include "sample.hpp"

namespace casebook::report {
namespace {

TEST(JsonLines, HaveAHeaderALineACheckAndAFooter) {
  EXPECT_EQ(
      json_lines(sample()),
      R"({"casebook":"0.1.0","format":1,"engine":"an-engine","engine-version":"2","rulings":"each-scenario"}
{"id":"a","rule":"charge.contact","check":"1","question":"attack C8","verdict":"pass","expected":"offence 7","file":"scenarios/charges/a.yaml","line":12}
{"id":"a","rule":"charge.contact","check":"2","question":"attack C7","verdict":"fail","expected":"offence 7","got":"offence 4","difference":"offence: expected 7, got 4","file":"scenarios/charges/a.yaml","line":12}
{"id":"b","rule":"charge.contact","check":"1","question":"communication","verdict":"skipped","expected":"in C6","got":"not <that>","difference":"","file":"scenarios/charges/b.yaml","line":12}
{"id":"c","rule":"move.speed","check":"1","question":"moves of K15","verdict":"crashed","expected":"J15","got":"gone \u001b[31m","difference":"","file":"scenarios/movement/c.yaml","line":12,"rulings":{"terrain-bonus":"only-when-attacked"}}
{"scenarios":3,"checks":4,"counts":{"pass":1,"fail":1,"not-expressible":0,"other-reading":0,"skipped":1,"unstable":0,"crashed":1,"timed-out":0,"malformed":0}}
)");
}

TEST(JsonLines, NameTheRulingsAskedFor) {
  RunReport report;
  report.rulings = Rulings{};
  EXPECT_NE(json_lines(report).find(R"("rulings":{}})"), std::string::npos);
  report.rulings = Rulings{}.with(LineCutters::fighting_units);
  EXPECT_NE(json_lines(report).find(R"("rulings":{"line-cutters":"fighting-units"}})"),
            std::string::npos);
}

// A line names its readings only where the header does not.
TEST(JsonLines, NameTheRulingsOnce) {
  RunReport report = sample();
  report.rulings = Rulings{}.with(TerrainBonus::only_when_attacked);
  const std::string lines = json_lines(report);
  EXPECT_NE(lines.find(R"("file":"scenarios/movement/c.yaml","line":12})"), std::string::npos);
  EXPECT_NE(lines.find(R"("file":"scenarios/charges/a.yaml","line":12,"rulings":{}})"),
            std::string::npos);
}

TEST(JsonLines, ShowTimesOnlyWhenAsked) {
  EXPECT_EQ(json_lines(sample()).find("milliseconds"), std::string::npos);
  const std::string timed = json_lines(sample(), Times::shown);
  EXPECT_NE(timed.find(R"("line":12,"milliseconds":1.5})"), std::string::npos);
  EXPECT_NE(timed.find(R"(,"milliseconds":6.0})"), std::string::npos);
}

TEST(JsonLines, ReplaceWhatIsNoText) {
  RunReport report = sample();
  report.scenarios.front().result.checks.back().got = "\xff";
  EXPECT_NE(json_lines(report).find("\"got\":\"\xEF\xBF\xBD\""), std::string::npos);
}

}  // namespace
}  // namespace casebook::report
