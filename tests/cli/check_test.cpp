#include "process.hpp"

namespace casebook::cli {
namespace {

class Check : public CommandTest {
 protected:
  // What is said of a file with these checks, under a name that is its id.
  Ran check(const std::string& checks) const {
    write("case.yaml", scenario_file("case", checks));
    return casebook("check case.yaml");
  }
};

TEST_F(Check, AGoodFileHasNoFault) {
  const Ran ran = check(right_check);
  EXPECT_EQ(ran.exit, 0) << ran.out;
  EXPECT_EQ(ran.out, "1 scenario checked: no fault\n");
}

TEST_F(Check, AnUnreadableFileIsExitCodeTwo) {
  write("bad.yaml", "id: [\n");
  const Ran ran = casebook("check bad.yaml");
  EXPECT_EQ(ran.exit, 2);
  EXPECT_EQ(ran.errors.rfind("bad.yaml:", 0), 0U);
}

TEST_F(Check, AnswersThatDoNotHold) {
  const Ran ran = check(wrong_check);
  EXPECT_EQ(ran.exit, 1);
  EXPECT_EQ(ran.out,
            "case.yaml:14:5: does not hold under literal: attack C7: outcome: expected resists, "
            "got destroyed\n"
            "1 scenario checked: 1 fault\n");
}

TEST_F(Check, OtherFormattingPointsToFmt) {
  const Ran ran = check("  -   attack: {square: C7, outcome: destroyed}\n");
  EXPECT_EQ(ran.exit, 1);
  EXPECT_NE(ran.out.find("`casebook fmt case.yaml` writes it"), std::string::npos) << ran.out;
}

TEST_F(Check, NobodyHasConfirmedIt) {
  const Ran ran = check(std::string(right_check) + "unconfirmed: true\n");
  EXPECT_EQ(ran.exit, 1);
  EXPECT_NE(ran.out.find("is unconfirmed"), std::string::npos) << ran.out;
}

TEST_F(Check, ADishonestRefusal) {
  const Ran ran = check("  - refused: {play: \"C6-C3\", because: turn.five-moves}\n");
  EXPECT_EQ(ran.exit, 1);
  EXPECT_NE(ran.out.find("still refused by move.speed"), std::string::npos) << ran.out;
}

TEST_F(Check, AWhenThatLeavesARulingOut) {
  // Attacked in a pass, infantry counts 8; what it adds to the next square depends on the ruling.
  write("case.yaml",
        "# yaml-language-server: $schema=../schema.json\n"
        "id: case\n"
        "title: A pass in support\n"
        "rules: [factor.terrain-in-support]\n"
        "why: >\n"
        "  Infantry in a pass.\n"
        "source: {text: II.4.2}\n"
        "position:\n"
        "  map: {columns: 12, rows: 5, passes: [C8], arsenals: {north: [C1], south: [C12]}}\n"
        "  to-move: north\n"
        "  north: {infantry: [C6]}\n"
        "  south: {infantry: [C7, C8]}\n"
        "checks:\n"
        "  - attack: {square: C7, offence: 4, defence: 14, outcome: resists, counting: {C6: 4, "
        "C7: 6, C8: 8}}\n");
  const Ran ran = casebook("check case.yaml");
  EXPECT_EQ(ran.exit, 1);
  EXPECT_NE(ran.out.find("case.yaml:14:5: the answer depends on terrain-bonus: only-when-attacked"),
            std::string::npos)
      << ran.out;
}

}  // namespace
}  // namespace casebook::cli
