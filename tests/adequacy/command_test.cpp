#include "process.hpp"

namespace casebook::cli {
namespace {

class AdequacyCommand : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    write("scenarios/a-charge.yaml", scenario_file("a-charge", right_check));
  }
};

TEST_F(AdequacyCommand, SucceedsIfTheVariantIsKilled) {
  const Ran ran = casebook("adequacy --mutant a-charge-of-six");
  EXPECT_EQ(ran.exit, 0) << ran.errors;
  EXPECT_NE(ran.out.find("a-charge, check 1 (charge.contact)"), std::string::npos) << ran.out;
}

TEST_F(AdequacyCommand, FailsOnASurvivor) {
  const Ran ran = casebook("adequacy --mutant infantry-goes-two-squares");
  EXPECT_EQ(ran.exit, 1);
  EXPECT_NE(ran.out.find("survives  infantry-goes-two-squares"), std::string::npos) << ran.out;
  EXPECT_EQ(casebook("adequacy").exit, 1);
}

TEST_F(AdequacyCommand, FailsOnAScenarioThatTheRulesFail) {
  write("scenarios/untrue.yaml", scenario_file("untrue", wrong_check));
  EXPECT_EQ(casebook("adequacy --mutant a-charge-of-six").exit, 1);
}

TEST_F(AdequacyCommand, WritesReports) {
  const Ran ran = casebook("adequacy --json a.json --html a.html --jobs 2");
  EXPECT_EQ(ran.errors, "");
  EXPECT_EQ(read("a.json").substr(0, 1), "{");
  EXPECT_EQ(read("a.html").substr(0, 15), "<!DOCTYPE html>");
  EXPECT_EQ(casebook("adequacy --json -").out, read("a.json"));
}

TEST_F(AdequacyCommand, NamesWhatCannotBeUsed) {
  const Ran unknown = casebook("adequacy --mutant a-charge-of-sex");
  EXPECT_EQ(unknown.exit, 2);
  EXPECT_NE(unknown.errors.find("did you mean `a-charge-of-six`?"), std::string::npos);
  EXPECT_EQ(casebook("adequacy --jobs 0").exit, 2);
  EXPECT_EQ(casebook("adequacy --jobs 1000000").exit, 2);
  EXPECT_EQ(casebook("adequacy --json - --html -").exit, 2);
  EXPECT_EQ(casebook("adequacy --json nowhere/a.json").exit, 2);
  EXPECT_EQ(casebook("adequacy nowhere").exit, 2);
}

// North's infantry may be attacked by South's cavalry in contact, 7 against 6.
constexpr const char* charge =
    R"({"verb":"ask","position":{"map":"book","to-move":"south","north":{"infantry":["T2"],"foot-communications":["B1"]},"south":{"cavalry":["T3"]}},"question":{"attack":{"square":"T2"}}})"
    "\n";

TEST_F(AdequacyCommand, ServesOneFault) {
  EXPECT_NE(casebook("serve", charge).out.find(R"("offence":7)"), std::string::npos);
  const Ran ran = casebook("serve --fault a-charge-of-six", charge);
  EXPECT_EQ(ran.exit, 0) << ran.errors;
  EXPECT_NE(ran.out.find(R"("offence":6)"), std::string::npos) << ran.out;
  EXPECT_EQ(casebook("serve --fault a-charge-of-sex").exit, 2);
}

}  // namespace
}  // namespace casebook::cli
