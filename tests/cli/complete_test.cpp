// `casebook complete`: the answers come from the rules, the comments stay, and nothing is written
// that a person did not ask for. The position is that of process.hpp: North's cavalry on C6 beside
// South's on C7, each on its arsenal's line.
#include "process.hpp"

namespace casebook::cli {
namespace {

class Complete : public CommandTest {
 protected:
  // The checks as they are after completing a file with these.
  std::string completed(const std::string& checks) const {
    write("case.yaml", scenario_file("case", checks));
    const Ran ran = casebook("complete case.yaml");
    EXPECT_EQ(ran.exit, 0) << ran.errors;
    const std::string text = read("case.yaml");
    EXPECT_EQ(casebook("run case.yaml").exit, 0);
    return text.substr(text.find("checks:\n") + 8);
  }

  // Nothing is filled in, and the file stays as it is.
  void expect_refused(const std::string& checks, int exit, const std::string& message) const {
    const std::string text = scenario_file("case", checks);
    write("case.yaml", text);
    const Ran ran = casebook("complete case.yaml");
    EXPECT_EQ(ran.exit, exit) << checks;
    EXPECT_NE(ran.errors.find(message), std::string::npos) << ran.errors;
    EXPECT_EQ(read("case.yaml"), text);
  }
};

TEST_F(Complete, AnAttack) {
  // A charge with 7; cavalry defends with 5 (II.5.1, II.5.2); two more destroy (III.2.5).
  EXPECT_EQ(
      completed("  - attack: {square: C7}\n"),
      "  - attack: {square: C7, offence: 7, defence: 5, outcome: destroyed, counting: {C6: 7, "
      "C7: 5}}\n"
      "unconfirmed: true\n");
}

TEST_F(Complete, WhatStandsThereStays) {
  EXPECT_EQ(completed("  - attack: {square: C7, offence: 7}\n").substr(0, 46),
            "  - attack: {square: C7, offence: 7, defence: ");
  expect_refused("  - attack: {square: C7, offence: 4}\n", 1, "the rules give offence 7");
  expect_refused("  - attack: {square: C7, defence: 6}\n", 1, "the rules give defence 5");
  expect_refused("  - attack: {square: C7, outcome: resists}\n", 1,
                 "the rules give outcome destroyed");
}

TEST_F(Complete, Communication) {
  const std::string filled =
      "  - communication: {in: [C6, C7]}\n"
      "unconfirmed: true\n";
  EXPECT_EQ(completed("  - communication: {in: [], out: []}\n"), filled);
  EXPECT_EQ(completed("  - communication: {}\n"), filled);
  EXPECT_EQ(completed("  - communication:\n"), filled);
}

TEST_F(Complete, AnIsolatedUnitIsOut) {
  // E4 is in no line with the arsenal C1, and touches nobody.
  std::string text = scenario_file("case", "  - communication: {}\n");
  text.replace(text.find("cavalry: [C6]"), 13, "cavalry: [C6, E4]");
  write("case.yaml", text);
  EXPECT_EQ(casebook("complete case.yaml").exit, 0);
  EXPECT_NE(read("case.yaml").find("{in: [C6, C7], out: [E4]}"), std::string::npos);
}

TEST_F(Complete, Moves) {
  write("case.yaml",
        "id: case\n"
        "title: Moves\n"
        "rules: [move.speed]\n"
        "why: Infantry moves one square, and stays on the arsenal's line.\n"
        "source: {text: II.2.1}\n"
        "position:\n"
        "  map: {columns: 4, rows: 1, arsenals: {north: [A1]}}\n"
        "  to-move: north\n"
        "  north: {infantry: [A3]}\n"
        "checks:\n"
        "  - moves: {of: A3}\n"
        "  - moves:\n");
  EXPECT_EQ(casebook("complete case.yaml").exit, 0);
  const std::string text = read("case.yaml");
  EXPECT_NE(text.find("  - moves: {of: A3, to: [A2, A4]}\n"), std::string::npos) << text;
  EXPECT_NE(text.find("  - moves: {all: [\"A3-A2\", \"A3-A4\"]}\n"), std::string::npos) << text;
}

TEST_F(Complete, WhatFollowsATurn) {
  // South's last fighting unit is destroyed, which ends the war (I).
  EXPECT_EQ(completed("  - turn: {play: \"xC7\"}\n"),
            "  - turn:\n"
            "      play: \"xC7\"\n"
            "      then: [{stands: {C7: nobody}}, {end: {winner: north, by: "
            "end.no-fighting-unit}}]\n"
            "unconfirmed: true\n");
  EXPECT_EQ(completed("  - turn: {play: \"C6-C5\"}\n"),
            "  - turn: {play: \"C6-C5\", then: [{stands: {C5: north cavalry, C6: nobody}}, {end: "
            "none}]}\n"
            "unconfirmed: true\n");
}

TEST_F(Complete, ChecksInsideATurn) {
  const std::string text = completed(
      "  - turn: {play: \"C6-C5\", then: [{communication: {}}, {attack: {square: C7}}]}\n");
  EXPECT_NE(text.find("communication: {in: [C5, C7]}"), std::string::npos) << text;
  // From C5, a square further off, cavalry does not charge and fires with 4.
  EXPECT_NE(text.find("offence: 4"), std::string::npos) << text;
}

TEST_F(Complete, Refusals) {
  EXPECT_EQ(completed("  - refused: {play: \"C6-C3\"}\n"),
            "  - refused: {play: \"C6-C3\", because: move.speed}\n"
            "unconfirmed: true\n");
  EXPECT_EQ(completed("  - violations: {play: \"C6-C3\"}\n"),
            "  - violations: {play: \"C6-C3\", all: [move.speed]}\n"
            "unconfirmed: true\n");
  expect_refused("  - refused: {play: \"C6-C5\"}\n", 1, "the turn is legal");
  expect_refused("  - violations: {play: \"C6-C5\"}\n", 1, "the turn is legal");
  expect_refused("  - turn: {play: \"C6-C3\"}\n", 1, "refused by move.speed");
  // Too far, and the unit has moved already.
  expect_refused("  - refused: {play: \"C6-C5 C5-C2\"}\n", 1, "write `violations`");
}

TEST_F(Complete, SaysWhatItFilledIn) {
  write("case.yaml", scenario_file("case", "  - refused: {play: \"C6-C3\"}\n"));
  const Ran ran = casebook("complete case.yaml");
  EXPECT_EQ(ran.out.rfind("case.yaml:14:5: refused C6-C3: refused by move.speed\n", 0), 0U)
      << ran.out;
  EXPECT_NE(ran.out.find("unconfirmed"), std::string::npos);
}

TEST_F(Complete, CheckFailsUntilAPersonHasConfirmedIt) {
  completed("  - attack: {square: C7}\n");
  const Ran ran = casebook("check case.yaml");
  EXPECT_EQ(ran.exit, 1);
  EXPECT_NE(ran.out.find("case.yaml: is unconfirmed"), std::string::npos) << ran.out;
  std::string text = read("case.yaml");
  text.erase(text.find("unconfirmed: true\n"));
  write("case.yaml", text);
  EXPECT_EQ(casebook("check case.yaml").exit, 0);
}

TEST_F(Complete, KeepsComments) {
  std::string text = scenario_file("case", "  # the charge\n  - attack: {square: C7}  # here\n");
  text.insert(text.find("title:"), "# its title\n");
  write("case.yaml", text);
  EXPECT_EQ(casebook("complete case.yaml").exit, 0);
  const std::string after = read("case.yaml");
  EXPECT_NE(after.find("# its title\ntitle:"), std::string::npos) << after;
  EXPECT_NE(after.find("  # the charge\n  - attack:"), std::string::npos) << after;
  EXPECT_NE(after.find("  # here\n"), std::string::npos) << after;
}

TEST_F(Complete, NothingMissingChangesNothing) {
  const std::string text =
      scenario_file("case", "  -   refused: {play: \"C6-C3\", because: move.speed}\n");
  write("case.yaml", text);
  const Ran ran = casebook("complete case.yaml");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_EQ(ran.out, "case.yaml: no answer is missing\n");
  EXPECT_EQ(read("case.yaml"), text);
}

// Attacked in a pass infantry counts 8; what it adds to the square beside it depends on the ruling.
constexpr const char* pass_beside =
    "id: case\n"
    "title: A pass in support\n"
    "rules: [factor.terrain-in-support]\n"
    "why: Infantry in a pass supports infantry beside it.\n"
    "source: {text: II.4.2}\n"
    "position:\n"
    "  map: {columns: 12, rows: 5, passes: [C8], arsenals: {north: [C1], south: [C12]}}\n"
    "  to-move: north\n"
    "  north: {infantry: [C6]}\n"
    "  south: {infantry: [C7, C8]}\n";

TEST_F(Complete, AnswersUnderEachReading) {
  write("case.yaml", std::string(pass_beside) +
                         "readings:\n"
                         "  terrain-bonus:\n"
                         "    whenever-defending:\n"
                         "      - attack: {square: C7}\n"
                         "    only-when-attacked:\n"
                         "      - attack: {square: C7}\n");
  EXPECT_EQ(casebook("complete case.yaml").exit, 0);
  const std::string text = read("case.yaml");
  EXPECT_NE(text.find("defence: 14"), std::string::npos) << text;
  EXPECT_NE(text.find("defence: 12"), std::string::npos) << text;
  EXPECT_LT(text.find("defence: 14"), text.find("defence: 12"));
}

TEST_F(Complete, AnswersUnderTheReadingsOfWhen) {
  std::string text = std::string(pass_beside) + "checks:\n  - attack: {square: C7}\n";
  text.insert(text.find("why:"), "when: {terrain-bonus: only-when-attacked}\n");
  write("case.yaml", text);
  EXPECT_EQ(casebook("complete case.yaml").exit, 0);
  EXPECT_NE(read("case.yaml").find("defence: 12"), std::string::npos) << read("case.yaml");
}

TEST_F(Complete, AnAnswerThatReadingsTellApartIsNotCommon) {
  const std::string text = std::string(pass_beside) +
                           "checks:\n"
                           "  - attack: {square: C7}\n"
                           "readings:\n"
                           "  terrain-bonus:\n"
                           "    whenever-defending: [{communication: {in: [C7]}}]\n"
                           "    only-when-attacked: [{communication: {in: [C7]}}]\n";
  write("case.yaml", text);
  const Ran ran = casebook("complete case.yaml");
  EXPECT_EQ(ran.exit, 1);
  EXPECT_NE(ran.errors.find("terrain-bonus: only-when-attacked"), std::string::npos) << ran.errors;
  EXPECT_EQ(read("case.yaml"), text);
}

TEST_F(Complete, EverythingElseMustBeAsItShould) {
  expect_refused("  - attack: {offence: 7}\n", 2, "the key `square` is missing");
  expect_refused("  - attack: {square: E5}\n", 2, "no unit stands on E5");
  expect_refused("  - moves: {to: [C5]}\n", 2, "needs the key `of`");
  expect_refused("  - refused: {because: move.speed}\n", 2, "the key `play` is missing");
  expect_refused("  - guess: {square: C7}\n", 2, "unknown key `guess`");
}

TEST_F(Complete, OnlyCompleteTakesAnUnfinishedFile) {
  for (const std::string check : {"attack: {square: C7}", "communication: {}", "moves: {of: C6}",
                                  "refused: {play: \"C6-C3\"}", "violations: {play: \"C6-C3\"}"}) {
    write("case.yaml", scenario_file("case", "  - " + check + "\n"));
    for (const std::string command : {"check", "run", "fmt"}) {
      EXPECT_EQ(casebook(command + " case.yaml").exit, 2) << command << " " << check;
    }
  }
}

TEST_F(Complete, Usage) {
  EXPECT_EQ(casebook("complete").exit, 2);
  EXPECT_EQ(casebook("complete nowhere.yaml").exit, 2);
  EXPECT_EQ(casebook("complete .").exit, 2);
}

}  // namespace
}  // namespace casebook::cli
