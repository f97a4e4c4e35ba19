// What the smoke test finds in adapters, each with one slip.
#include "casebook/process/smoke.hpp"

#include <algorithm>

#include "fakes.hpp"

namespace casebook::process {
namespace {

Smoke smoke_of(const Command& command) {
  const auto found = smoke(command, for_tests());
  if (found) return *found;
  ADD_FAILURE() << found.error();
  return {};
}

std::vector<Finding> not_ok(const Smoke& found) {
  std::vector<Finding> findings;
  for (const Finding& finding : found.findings) {
    if (finding.state != Finding::State::ok) findings.push_back(finding);
  }
  return findings;
}

struct Slip {
  const char* mode;
  const char* what;      // what is said to be wrong
  const char* expected;  // part of what to write instead
};

void PrintTo(const Slip& slip, std::ostream* out) { *out << slip.mode; }

class SmokeTest : public testing::TestWithParam<Slip> {};

TEST_P(SmokeTest, FindsTheSlipAndNothingElse) {
  const Slip slip = GetParam();
  const std::vector<Finding> findings = not_ok(smoke_of(fake(slip.mode)));
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].state, Finding::State::wrong);
  EXPECT_EQ(findings[0].what, slip.what);
  EXPECT_NE(findings[0].expected.find(slip.expected), std::string::npos) << findings[0].expected;
  EXPECT_FALSE(findings[0].sent.empty());
  EXPECT_FALSE(findings[0].got.empty());
}

std::string slip_of(const testing::TestParamInfo<Slip>& info) {
  std::string name = info.param.mode;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(
    Adapters, SmokeTest,
    testing::Values(
        Slip{"forgets-seq", "seq is repeated", R"({"seq":1,…})"},
        Slip{"ignores-other-verbs", "an unknown verb is an error", R"({"seq":2,"error":"why"})"},
        Slip{"takes-anything", "a ruling that does not exist cannot be taken",
             R"({"ok":false,"cannot":["no-such-ruling"]})"},
        Slip{"unsorted", "moves are sorted by square", "J9 before J10"},
        Slip{"refuses-the-unreadable", "a turn that cannot be read is an error, not illegal",
             R"("error":"why")"},
        Slip{"other-notation", "communication names units on the board", "J15, K15, L15"},
        Slip{"lists-nonsense", "hello lists what it answers", "communication"},
        Slip{"ignores-the-end", "bye ends the process", "ends"}),
    slip_of);

TEST(Smoke, NothingIsWrongWithAGoodAdapter) {
  const Smoke found = smoke_of(fake("good"));
  EXPECT_TRUE(not_ok(found).empty());
  EXPECT_GE(found.findings.size(), 15U);
  EXPECT_GT(found.timed_questions, 0);
}

TEST(Smoke, NothingIsWrongWithOurOwn) {
  EXPECT_TRUE(not_ok(smoke_of({{CASEBOOK_EXECUTABLE, "serve"}})).empty());
}

TEST(Smoke, AnAdapterWithoutRulingsIsAdvised) {
  const auto findings = not_ok(smoke_of(fake("no-such-verb")));
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].state, Finding::State::advice);
}

TEST(Smoke, OneThatSaysLittleIsAdvised) {
  const auto findings = not_ok(smoke_of(fake("says-little")));
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].state, Finding::State::advice);
}

TEST(Smoke, TwoAnswersToOneQuestion) {
  const auto findings = not_ok(smoke_of(fake("changes-its-mind")));
  EXPECT_TRUE(std::any_of(findings.begin(), findings.end(), [](const Finding& finding) {
    return finding.what == "asked twice, it answers the same";
  }));
}

TEST(Smoke, WhateverItDoesTheTestEnds) {
  for (const char* mode : {"exits", "no-json", "floods-output", "answers-twice"}) {
    EXPECT_FALSE(not_ok(smoke_of(fake(mode))).empty()) << mode;
  }
}

TEST(Smoke, WhatCannotBeAskedAnything) {
  EXPECT_FALSE(smoke(fake("exits-at-once"), for_tests()));
  EXPECT_FALSE(smoke(fake("talks-before"), for_tests()));
  EXPECT_FALSE(smoke({{}}, for_tests()));
}

TEST(Smoke, AFindingIsReadable) {
  EXPECT_EQ(to_text(Finding{Finding::State::ok, "all is well", "", "", ""}),
            "ok      all is well\n");
  EXPECT_EQ(to_text(Finding{Finding::State::wrong, "seq", "{\"a\"}", "{\"b\"}", "{\"c\"}"}),
            "wrong   seq\n"
            "        expected  {\"c\"}\n"
            "        got       {\"b\"}\n"
            "        sent      {\"a\"}\n");
}

}  // namespace
}  // namespace casebook::process
