// Stored reports, read again and compared.
#include "casebook/report/difference.hpp"

#include <gtest/gtest.h>

#include "casebook/report/json_lines.hpp"
#include "sample.hpp"

namespace casebook::report {
namespace {

using judge::Verdict;

StoredCheck check(std::string id, Verdict verdict, std::string got = "") {
  StoredCheck check;
  check.id = std::move(id);
  check.check = "1";
  check.question = "attack C7";
  check.verdict = verdict;
  check.got = std::move(got);
  return check;
}

StoredReport stored(std::vector<StoredCheck> checks) {
  StoredReport report;
  report.checks = std::move(checks);
  report.is_whole = true;
  return report;
}

// How one check that stands in both reports has changed; nothing if it has not.
std::optional<Change> change(const StoredCheck& before, const StoredCheck& after) {
  const StoredReport earlier = stored({before});
  const StoredReport later = stored({after});
  const auto found = changes(earlier, later);
  if (found.empty()) return std::nullopt;
  return found.front().change;
}

TEST(Difference, FiveClasses) {
  EXPECT_EQ(change(check("a", Verdict::fail), check("a", Verdict::pass)), Change::fixed);
  EXPECT_EQ(change(check("a", Verdict::pass), check("a", Verdict::fail)), Change::broken);
  EXPECT_EQ(change(check("a", Verdict::skipped), check("a", Verdict::crashed)), Change::broken);
  EXPECT_EQ(change(check("a", Verdict::pass), check("a", Verdict::skipped)), Change::broken);
  EXPECT_EQ(change(check("a", Verdict::fail, "4"), check("a", Verdict::fail, "5")),
            Change::changed_reason);
  EXPECT_EQ(change(check("a", Verdict::fail), check("a", Verdict::crashed)),
            Change::changed_reason);
  EXPECT_EQ(change(check("a", Verdict::skipped), check("a", Verdict::pass)),
            Change::changed_reason);
}

TEST(Difference, TheSameIsNoChange) {
  EXPECT_FALSE(change(check("a", Verdict::pass, "1"), check("a", Verdict::pass, "2")));
  EXPECT_FALSE(change(check("a", Verdict::fail, "4"), check("a", Verdict::fail, "4")));
}

TEST(Difference, NewAndGone) {
  const StoredReport earlier = stored({check("a", Verdict::pass), check("b", Verdict::pass)});
  const StoredReport later = stored({check("b", Verdict::pass), check("c", Verdict::fail)});
  const auto found = changes(earlier, later);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].change, Change::is_new);
  EXPECT_EQ(found[0].after->id, "c");
  EXPECT_EQ(found[1].change, Change::gone);
  EXPECT_EQ(found[1].before->id, "a");
  EXPECT_EQ(to_text(found),
            "new: c 1 (attack C7): fail: \n"
            "gone: a 1 (attack C7): pass\n"
            "0 fixed, 0 broken, 1 new, 1 gone, 0 changed reason\n");
}

TEST(Difference, OtherReadingsAreAnotherCheck) {
  StoredCheck other = check("a", Verdict::fail);
  other.rulings = "{}";
  const StoredReport earlier = stored({check("a", Verdict::pass)});
  const StoredReport later = stored({check("a", Verdict::pass), other});
  const auto found = changes(earlier, later);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].change, Change::is_new);
}

TEST(StoredReport, IsWhatWasWritten) {
  const auto stored = stored_report(json_lines(sample()));
  ASSERT_TRUE(stored) << stored.error();
  EXPECT_TRUE(stored->is_whole);
  EXPECT_EQ(stored->engine, "an-engine");
  ASSERT_EQ(stored->checks.size(), 4U);
  EXPECT_EQ(stored->checks[1].verdict, Verdict::fail);
  EXPECT_EQ(stored->checks[1].got, "offence 4");
  EXPECT_EQ(stored->checks[3].rulings, R"({"terrain-bonus":"only-when-attacked"})");
  EXPECT_TRUE(changes(*stored, *stored).empty());
}

// Wherever the run was cut off after its header, what is left can be read.
TEST(StoredReport, ACutReportIsReadAsFarAsItGoes) {
  const std::string text = json_lines(sample());
  for (std::size_t end = text.find('\n') + 1; end + 1 < text.size(); ++end) {
    const auto stored = stored_report(text.substr(0, end));
    ASSERT_TRUE(stored) << end << ": " << stored.error();
    EXPECT_FALSE(stored->is_whole);
  }
}

TEST(StoredReport, WhatIsNone) {
  const auto error = [](const std::string& text) {
    const auto stored = stored_report(text);
    return stored ? std::string("read") : stored.error();
  };
  EXPECT_EQ(error(""), "line 1: the report is empty");
  EXPECT_EQ(error("no report\n"), "line 1: no JSON text");
  EXPECT_EQ(error("[]\n"), "line 1: expected an object");
  EXPECT_NE(error("{}\n").find("line 1: this is no report"), std::string::npos);
  const std::string header = "{\"casebook\":\"0.1.0\",\"format\":1}\n";
  EXPECT_NE(error("{\"casebook\":\"9\",\"format\":2}\n").find("format 1"), std::string::npos);
  EXPECT_NE(error(header + "{\"id\":\"a\"}\n").find("line 2: expected a check"), std::string::npos);
  const std::string line = "{\"id\":\"a\",\"check\":\"1\",\"verdict\":\"pass\"}\n";
  EXPECT_EQ(error(header + line + line), "line 3: a 1 stands twice");
  EXPECT_EQ(error(header + "{\"counts\":{}}\n" + line), "line 3: the report has ended before");
}

}  // namespace
}  // namespace casebook::report
