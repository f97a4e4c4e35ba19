// Stored reports compared, and a page made of them, as commands.
#include "conform_fixture.hpp"

namespace casebook::cli {
namespace {

class Diff : public Conform {};

TEST_F(Diff, OnlyWhatBrokeFails) {
  casebook("conform --quiet --json good.jsonl" + only_a + "-- " + ours);
  casebook("conform --quiet --json bad.jsonl" + only_a + "-- " + fake("good"));
  const Ran broken = casebook("diff good.jsonl bad.jsonl");
  EXPECT_EQ(broken.exit, 1) << broken.errors;
  EXPECT_NE(broken.out.find("broken: a 1 (attack C7): pass -> fail"), std::string::npos)
      << broken.out;
  const Ran fixed = casebook("diff bad.jsonl good.jsonl");
  EXPECT_EQ(fixed.exit, 0);
  EXPECT_NE(fixed.out.find("1 fixed, 0 broken"), std::string::npos);
}

TEST_F(Diff, ACutReportIsNamed) {
  casebook("run --quiet --json whole.jsonl");
  const std::string whole = read("whole.jsonl");
  write("cut.jsonl", whole.substr(0, whole.size() - 40));
  const Ran ran = casebook("diff whole.jsonl cut.jsonl");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_NE(ran.errors.find("cut.jsonl has no footer"), std::string::npos) << ran.errors;
}

class Report : public Conform {
 protected:
  void SetUp() override {
    Conform::SetUp();
    write("runs/mine.infer.json", R"({"engine":"x","rulings":[]})");
    ASSERT_EQ(casebook("conform --quiet --json runs/mine.conform.jsonl -- " + ours).exit, 1);
  }
};

TEST_F(Report, WritesAPageWithLinksFromWhereItStands) {
  EXPECT_NE(casebook("report runs").out.find("[b](scenarios/charges/b.yaml)"), std::string::npos);
  std::filesystem::create_directories(folder / "docs");
  const Ran ran = casebook("report runs --write docs/engines.md");
  EXPECT_EQ(ran.exit, 0) << ran.errors;
  EXPECT_NE(read("docs/engines.md").find("[b](../scenarios/charges/b.yaml)"), std::string::npos);
}

TEST_F(Report, SaysWhatItTakes) {
  const auto error = [&](const std::string& arguments) { return refusal_of("report " + arguments); };
  EXPECT_NE(error("").find("name one folder"), std::string::npos);
  EXPECT_NE(error("nowhere").find("nowhere"), std::string::npos);
  EXPECT_NE(error("scenarios").find("NAME.conform.jsonl"), std::string::npos);
  write("runs/other.conform.jsonl", read("runs/mine.conform.jsonl"));
  EXPECT_NE(error("runs").find("other.infer.json"), std::string::npos);
  write("runs/other.infer.json", "{}");
  EXPECT_NE(error("runs").find("other.infer.json: this is nothing"), std::string::npos);
  write("runs/other.infer.json", read("runs/mine.infer.json"));
  const std::string whole = read("runs/mine.conform.jsonl");
  write("runs/other.conform.jsonl", whole.substr(0, whole.find('\n') + 1));
  EXPECT_NE(error("runs").find("was cut short"), std::string::npos);
}

TEST_F(Diff, SaysWhatItTakes) {
  write("a.txt", "no report\n");
  EXPECT_EQ(casebook("diff").exit, 2);
  EXPECT_EQ(casebook("diff a.txt none.txt").exit, 2);
  EXPECT_NE(casebook("diff a.txt a.txt").errors.find("a.txt: line 1"), std::string::npos);
}

}  // namespace
}  // namespace casebook::cli
