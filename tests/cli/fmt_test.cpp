#include "process.hpp"

namespace casebook::cli {
namespace {

class Fmt : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    write("scenarios/charges/a.yaml", loose);
  }
  const std::string canonical = scenario_file("a", right_check);
  const std::string loose = scenario_file("a", "  -   attack: {square: C7, outcome: destroyed}\n");
};

TEST_F(Fmt, WritesTheCanonicalForm) {
  const Ran ran = casebook("fmt");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_EQ(ran.out, "scenarios/charges/a.yaml: formatted\n");
  EXPECT_EQ(read("scenarios/charges/a.yaml"), canonical);
  const Ran again = casebook("fmt");
  EXPECT_EQ(again.exit, 0);
  EXPECT_EQ(again.out, "");
}

TEST_F(Fmt, CheckChangesNothing) {
  const Ran ran = casebook("fmt --check");
  EXPECT_EQ(ran.exit, 1);
  EXPECT_EQ(ran.out, "scenarios/charges/a.yaml: not in the canonical form\n");
  EXPECT_EQ(read("scenarios/charges/a.yaml"), loose);
  write("scenarios/charges/a.yaml", canonical);
  EXPECT_EQ(casebook("fmt --check").exit, 0);
}

TEST_F(Fmt, DrawsAndListsTheUnits) {
  EXPECT_EQ(casebook("fmt --drawing").exit, 0);
  EXPECT_NE(read("scenarios/charges/a.yaml").find("drawing: |"), std::string::npos);
  EXPECT_EQ(casebook("run").exit, 0);
  EXPECT_EQ(casebook("fmt --lists").exit, 0);
  EXPECT_EQ(read("scenarios/charges/a.yaml"), canonical);
}

TEST_F(Fmt, LeavesAnUnreadableFileAlone) {
  write("scenarios/charges/b.yaml", "id: b\n");
  const Ran ran = casebook("fmt");
  EXPECT_EQ(ran.exit, 2);
  EXPECT_NE(ran.errors.find("scenarios/charges/b.yaml"), std::string::npos);
  EXPECT_EQ(read("scenarios/charges/b.yaml"), "id: b\n");
  EXPECT_EQ(read("scenarios/charges/a.yaml"), canonical);
}

}  // namespace
}  // namespace casebook::cli
