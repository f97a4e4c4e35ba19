#include "casebook/report/text.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "sample.hpp"

namespace casebook::report {
namespace {

std::string text(const RunReport& report, const TextOptions& options = {}) {
  std::ostringstream out;
  write_text(out, report, options);
  return out.str();
}

constexpr const char* attack_line =
    "scenarios/charges/a.yaml:12:5: fail: attack C7: expected offence 7; got offence 4; "
    "first difference: offence: expected 7, got 4\n";
constexpr const char* moves_line =
    "scenarios/movement/c.yaml:12:5: crashed: moves of K15: expected J15; got gone "
    "\xEF\xBF\xBD[31m "
    "(under terrain-bonus: only-when-attacked)\n";
constexpr const char* last_line = "3 scenarios, 4 checks: 1 pass, 1 fail, 1 skipped, 1 crashed\n";

TEST(Text, GroupsByThemeAndRule) {
  EXPECT_EQ(text(sample()),
            std::string("charges\n"
                        "  charge.contact                                 2 scenarios, 3 checks: "
                        "1 pass, 1 fail, 1 skipped\n"
                        "    ") +
                attack_line +
                "movement\n"
                "  move.speed                                     1 scenario, 1 check: 1 crashed\n"
                "    " +
                moves_line +
                "\n"
                "engine an-engine 2, each scenario under its own rulings\n" +
                last_line);
}

TEST(Text, FailuresOnlyHasALineForEachAndTheCounts) {
  TextOptions options;
  options.detail = Detail::failures_only;
  EXPECT_EQ(text(sample(), options), std::string(attack_line) + moves_line + last_line);
}

TEST(Text, SaysUnderWhichRulings) {
  RunReport report = sample();
  report.rulings = Rulings{};
  EXPECT_NE(text(report).find("engine an-engine 2, rulings literal\n"), std::string::npos);
}

TEST(Text, ColoursFaultsOnlyWhenAsked) {
  EXPECT_EQ(text(sample()).find('\x1b'), std::string::npos);
  TextOptions options;
  options.colour = Colour::on;
  EXPECT_NE(text(sample(), options).find("\x1b[31mfail\x1b[0m"), std::string::npos);
}

TEST(Text, ShowsTimesOnlyWhenAsked) {
  EXPECT_EQ(text(sample()).find(" ms"), std::string::npos);
  TextOptions options;
  options.times = Times::shown;
  EXPECT_NE(text(sample(), options).find("1 crashed, 6.0 ms\n"), std::string::npos);
}

TEST(Text, SaysThatAllPass) {
  RunReport report = sample();
  report.scenarios = {
      {"a/b.yaml", {"b", rule::charge_contact, {}, {result("1", "map", judge::Verdict::pass)}}}};
  EXPECT_NE(text(report).find("1 scenario, 1 check: all pass\n"), std::string::npos);
  EXPECT_NE(text(RunReport{}).find("0 scenarios, 0 checks: nothing was asked\n"),
            std::string::npos);
}

TEST(Counts, AScenarioJudgedTwiceIsOne) {
  RunReport report = sample();
  report.scenarios.push_back(report.scenarios.front());
  const Counts counts = count(report);
  EXPECT_EQ(counts.scenarios, 3U);
  EXPECT_EQ(counts.checks, 6U);
  EXPECT_EQ(counts.of(judge::Verdict::fail), 2U);
  EXPECT_EQ(counts.faults(), 3U);
}

TEST(Themes, AreTheFolderOfTheFile) {
  EXPECT_EQ(theme_of("scenarios/charges/a.yaml"), "charges");
  EXPECT_EQ(theme_of("charges/a.yaml"), "charges");
  EXPECT_EQ(theme_of("a.yaml"), "other");
}

}  // namespace
}  // namespace casebook::report
