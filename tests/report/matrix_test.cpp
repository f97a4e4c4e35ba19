// Engines beside each other.
#include "casebook/report/matrix.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "casebook/report/html.hpp"
#include "sample.hpp"

namespace casebook::report {
namespace {

RunReport all_right() {
  RunReport report = sample();
  for (Judged& judged : report.scenarios)
    for (judge::CheckResult& check : judged.result.checks) check.verdict = judge::Verdict::pass;
  return report;
}

TEST(Matrix, ByTheme) {
  EXPECT_EQ(matrix_text({{"right", all_right()}, {"other", sample()}}, Rows::themes),
            "          right   other\n"
            "charges       3  1 of 2\n"
            "movement      1  0 of 1\n"
            "all           4  1 of 3\n");
}

TEST(Matrix, ByRule) {
  const auto rows = matrix({{"other", sample()}}, Rows::rules);
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0].name, "charge.contact");
  EXPECT_EQ(rows[0].cells[0].passed, 1U);
  EXPECT_EQ(rows[0].cells[0].faults, 1U);
  EXPECT_EQ(rows[0].cells[0].unanswered, 1U);
}

TEST(Matrix, AsJson) {
  const auto json = nlohmann::json::parse(
      matrix_json({{"right", all_right()}, {"other", sample()}}, Rows::themes));
  EXPECT_EQ(json["engines"][1]["name"], "other");
  EXPECT_EQ(json["engines"][1]["engine"], "an-engine");
  EXPECT_EQ(json["rows"][0]["theme"], "charges");
  EXPECT_EQ(json["rows"][0]["cells"][1],
            nlohmann::json::parse(R"({"passed":1,"wrong":1,"unanswered":1})"));
  EXPECT_EQ(json["rows"].back()["theme"], "all");
}

TEST(Matrix, NothingAnswered) { EXPECT_EQ(to_text(Cell{0, 0, 7}), "-"); }

TEST(Html, WhatAnEngineSendsIsEscaped) {
  RunReport report = sample();
  report.engine = "<script>&\x1b";
  const std::string page = html({{"a<b", report}});
  EXPECT_EQ(page.find("<script>"), std::string::npos);
  EXPECT_EQ(page.find('\x1b'), std::string::npos);
  EXPECT_NE(page.find("a&lt;b"), std::string::npos);
  EXPECT_NE(page.find("&lt;script&gt;&amp;"), std::string::npos);
}

TEST(Html, NamesWhatFailed) {
  const std::string page = html({{"other", sample()}});
  EXPECT_NE(page.find("Against other"), std::string::npos);
  EXPECT_NE(page.find("scenarios/charges/a.yaml:12"), std::string::npos);
  EXPECT_EQ(html({{"right", all_right()}}).find("Against"), std::string::npos);
}

}  // namespace
}  // namespace casebook::report
