// What can be wrong with a command line, and what --help and --version say.
#include "process.hpp"

namespace casebook::cli {
namespace {

using testing::Test;

class Usage : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    write("scenarios/charges/a.yaml", scenario_file("a", right_check));
  }

  // A wrong use: exit code 2, nothing on the output, and one line that holds `message`.
  void expect_refused(const std::string& arguments, const std::string& message) const {
    const Ran ran = casebook(arguments);
    EXPECT_EQ(ran.exit, 2) << arguments;
    EXPECT_EQ(ran.out, "") << arguments;
    EXPECT_NE(ran.errors.find(message), std::string::npos) << arguments << ": " << ran.errors;
    EXPECT_EQ(ran.errors.find('\n'), ran.errors.size() - 1) << ran.errors;
  }
};

TEST_F(Usage, VersionIsOneLine) {
  const Ran ran = casebook("--version");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_EQ(ran.out.rfind("casebook ", 0), 0U);
  EXPECT_EQ(ran.errors, "");
}

TEST_F(Usage, HelpSaysTheExitCodesAndExamples) {
  EXPECT_NE(casebook("--help").out.find("Exit codes"), std::string::npos);
  for (const std::string command :
       {"run", "check", "fmt", "serve", "new", "complete", "export", "conform", "diff", "smoke"}) {
    const Ran ran = casebook(command + " --help");
    EXPECT_EQ(ran.exit, 0) << command;
    EXPECT_NE(ran.out.find("Examples:\n  "), std::string::npos) << command;
    EXPECT_NE(casebook("--help").out.find("  " + command + " "), std::string::npos);
  }
}

TEST_F(Usage, NothingToDo) { expect_refused("", "say what to do"); }

TEST_F(Usage, AnUnknownCommand) {
  expect_refused("rnu", "there is no command `rnu`; did you mean `run`?");
  expect_refused("astrology", "there is no command `astrology` (`casebook --help` says more)");
}

TEST_F(Usage, AnUnknownOption) {
  expect_refused("run --rulling literal", "`--rulling`; did you mean `--rulings`?");
  expect_refused("check --wings", "casebook check: there is no option `--wings`");
  expect_refused("--wings", "--wings");
  expect_refused("run -x", "-x");
}

TEST_F(Usage, AnOptionWithoutItsValue) {
  expect_refused("run --rule", "--rule");
  expect_refused("run --at-least many", "--at-least");
  expect_refused("run --at-least -1", "--at-least");
}

TEST_F(Usage, AnUnknownRuling) {
  expect_refused("run --rulings terain-bonus=whenever-defending",
                 "there is no ruling `terain-bonus`; did you mean `terrain-bonus`?");
  expect_refused("serve --rulings literate", "did you mean `literal`?");
  expect_refused("run --rulings ''", "there is no ruling ``");
}

TEST_F(Usage, AnUnknownReading) {
  expect_refused("run --rulings terrain-bonus=never",
                 "has no reading `never`; it has `whenever-defending`, `only-when-attacked`");
  expect_refused("run --rulings terrain-bonus", "lacks its reading");
}

TEST_F(Usage, TwoReadingsOfOneRuling) {
  expect_refused("run --rulings contact-links=all-units --rulings contact-links=fighting-units",
                 "`contact-links` is given two readings");
}

TEST_F(Usage, AnUnknownRule) {
  expect_refused("run --rule charge.contcat", "did you mean `charge.contact`?");
  expect_refused("run --rule move.speed", "no scenario is about move.speed");
}

TEST_F(Usage, AnUnknownEngine) {
  expect_refused("run --engine stockfish", "there is no engine `stockfish`");
  expect_refused("serve --engine stockfish", "there is no engine `stockfish`");
}

TEST_F(Usage, TwoReportsOnOneOutput) {
  expect_refused("run --json - --junit -", "cannot both go to standard output");
}

TEST_F(Usage, TwoWaysToWriteUnits) {
  expect_refused("fmt --lists --drawing", "exclude each other");
}

TEST_F(Usage, TooManyRandomRulings) {
  expect_refused("check --random 1000000000", "--random takes 0 to 100000");
}

}  // namespace
}  // namespace casebook::cli
