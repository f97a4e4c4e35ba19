#include <sys/stat.h>

#include "process.hpp"

namespace casebook::cli {
namespace {

class Run : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    write("scenarios/charges/right.yaml", scenario_file("right", right_check));
  }
  void add_wrong_one() const {
    write("scenarios/charges/wrong.yaml", scenario_file("wrong", wrong_check));
  }
};

constexpr const char* complaint =
    "scenarios/charges/wrong.yaml:14:5: fail: attack C7: expected outcome resists; got outcome "
    "destroyed; first difference: outcome: expected resists, got destroyed\n";

TEST_F(Run, AllHeld) {
  const Ran ran = casebook("run");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_EQ(ran.out.rfind("charges\n  charge.contact ", 0), 0U);
  EXPECT_NE(ran.out.find("1 scenario, 1 check: all pass\n"), std::string::npos);
  EXPECT_EQ(ran.errors, "");
}

TEST_F(Run, SomethingDidNotHold) {
  add_wrong_one();
  const Ran ran = casebook("run");
  EXPECT_EQ(ran.exit, 1);
  EXPECT_NE(ran.out.find(complaint), std::string::npos) << ran.out;
  EXPECT_EQ(casebook("run --failed-only scenarios/charges/wrong.yaml").out,
            std::string(complaint) + "1 scenario, 1 check: 1 fail\n");
  EXPECT_EQ(casebook("run scenarios/charges/right.yaml").exit, 0);
}

TEST_F(Run, NoColourAndNoProgressInAPipe) {
  add_wrong_one();
  const Ran ran = casebook("run");
  EXPECT_EQ(ran.out.find('\x1b'), std::string::npos);
  EXPECT_EQ(ran.errors, "");
}

TEST_F(Run, UnreadableInputIsSaidAndTheRestIsJudged) {
  write("scenarios/charges/broken.yaml", "id: broken\nchecks: [\n");
  const Ran ran = casebook("run");
  EXPECT_EQ(ran.exit, 2);
  EXPECT_EQ(ran.errors.rfind("scenarios/charges/broken.yaml:", 0), 0U) << ran.errors;
  EXPECT_NE(ran.out.find("1 scenario, 1 check: all pass"), std::string::npos);
}

TEST_F(Run, NothingToRead) {
  std::filesystem::create_directory(folder / "empty");
  for (const std::string path : {"nowhere", "empty", "''"}) {
    const Ran ran = casebook("run " + path);
    EXPECT_EQ(ran.exit, 2) << path;
    EXPECT_EQ(ran.out, "") << path;
    EXPECT_NE(ran.errors, "") << path;
  }
}

TEST_F(Run, NeverWaitsForAPipe) {
  ASSERT_EQ(mkfifo((folder / "pipe.yaml").c_str(), 0600), 0);
  EXPECT_EQ(casebook("run pipe.yaml").exit, 2);
}

TEST_F(Run, UnderOtherRulings) {
  EXPECT_EQ(casebook("run --rulings literal").exit, 0);
  const Ran ran =
      casebook("run --rulings terrain-bonus=only-when-attacked,units-stop-fire=enemies");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_NE(ran.out.find("rulings units-stop-fire: enemies, terrain-bonus: only-when-attacked"),
            std::string::npos)
      << ran.out;
}

TEST_F(Run, ASetOfRulingsDoesNotTakeThePathsAfterIt) {
  EXPECT_EQ(casebook("run --rulings literal scenarios/charges/right.yaml").exit, 0);
}

TEST_F(Run, AScenarioOfAnotherReadingIsNotAsked) {
  std::string text = scenario_file("other", right_check);
  text.insert(text.find("why:"), "when: {terrain-bonus: only-when-attacked}\n");
  write("scenarios/charges/other.yaml", text);
  EXPECT_NE(casebook("run").out.find("2 scenarios, 2 checks: all pass"), std::string::npos);
  const Ran ran = casebook("run --rulings literal");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_NE(ran.out.find("2 checks: 1 pass, 1 other-reading"), std::string::npos) << ran.out;
}

TEST_F(Run, OnlyTheScenariosOfOneRule) {
  write("scenarios/charges/other.yaml",
        scenario_file("other", right_check)
            .replace(scenario_file("other", right_check).find("charge.contact"), 14, "move.speed"));
  const Ran ran = casebook("run --rule move.speed");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_NE(ran.out.find("1 scenario, 1 check"), std::string::npos);
  EXPECT_EQ(ran.out.find("charge.contact"), std::string::npos);
}

TEST_F(Run, AtLeastSoMany) {
  EXPECT_EQ(casebook("run --at-least 1").exit, 0);
  const Ran ran = casebook("run --at-least 2 --quiet");
  EXPECT_EQ(ran.exit, 1);
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(ran.errors, "casebook run: 1 scenarios, but at least 2 were expected\n");
}

TEST_F(Run, QuietSaysNothing) {
  add_wrong_one();
  const Ran ran = casebook("run --quiet");
  EXPECT_EQ(ran.exit, 1);
  EXPECT_EQ(ran.out + ran.errors, "");
}

TEST_F(Run, WritesItsReportsTwiceTheSame) {
  add_wrong_one();
  const Ran first = casebook("run --json a.jsonl --junit a.xml");
  const Ran second = casebook("run --json b.jsonl --junit b.xml");
  EXPECT_EQ(first.out, second.out);
  EXPECT_EQ(read("a.jsonl"), read("b.jsonl"));
  EXPECT_EQ(read("a.xml"), read("b.xml"));
  EXPECT_NE(read("a.jsonl").find("\"verdict\":\"fail\""), std::string::npos);
  EXPECT_NE(read("a.xml").find("<failure "), std::string::npos);
}

TEST_F(Run, AReportOnTheOutputStandsThereAlone) {
  const Ran json = casebook("run --json -");
  EXPECT_EQ(json.out.rfind("{\"casebook\":", 0), 0U);
  EXPECT_EQ(json.out.find("all pass"), std::string::npos);
  EXPECT_EQ(casebook("run --junit -").out.rfind("<?xml", 0), 0U);
}

TEST_F(Run, AReportThatCannotBeWrittenIsSaid) {
  const Ran ran = casebook("run --json nowhere/report.jsonl");
  EXPECT_EQ(ran.exit, 2);
  EXPECT_NE(ran.errors.find("nowhere"), std::string::npos);
}

TEST_F(Run, AFullDiskIsSaid) {
  if (!std::filesystem::exists("/dev/full")) GTEST_SKIP();
  const Ran ran = casebook("run >/dev/full 2>stderr; exit $? #");
  EXPECT_EQ(ran.exit, 2);
  EXPECT_EQ(ran.errors, "casebook: the output could not be written\n");
}

TEST_F(Run, TimesAreShownOnlyWhenAskedFor) {
  EXPECT_EQ(casebook("run").out.find(" ms"), std::string::npos);
  EXPECT_NE(casebook("run --times").out.find(" ms"), std::string::npos);
}

}  // namespace
}  // namespace casebook::cli
