// `casebook new`: what it writes, what it asks, and what it never does.
#include <sstream>

#include "casebook/cli/commands.hpp"
#include "process.hpp"

namespace casebook::cli {
namespace {

class New : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    std::filesystem::create_directory(folder / "scenarios");
  }
  bool exists(const std::string& name) const { return std::filesystem::exists(folder / name); }

  // As on a terminal, with what is typed there.
  Ran asked(const std::string& typed, const std::string& arguments = "") const {
    write("typed", typed);
    const std::string command = "cd '" + folder.string() + "' && timeout 10 script -qec \"'" +
                                CASEBOOK_EXECUTABLE + "' new " + arguments +
                                "\" /dev/null <typed >stdout 2>stderr";
    const int status = std::system(command.c_str());  // NOLINT(cert-env33-c): a test of a command
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read("stdout"), read("stderr")};
  }

  void expect_refused(const std::string& arguments, const std::string& message) const {
    const Ran ran = casebook("new " + arguments);
    EXPECT_EQ(ran.exit, 2) << arguments;
    EXPECT_EQ(ran.out, "") << arguments;
    EXPECT_NE(ran.errors.find(message), std::string::npos) << arguments << ": " << ran.errors;
  }
};

constexpr const char* gap =
    "new --rule charge.no-gap --title 'A gap ends the column' --check attack:L15";
constexpr const char* gap_file = "scenarios/charges/a-gap-ends-the-column.yaml";

TEST_F(New, WritesAFileBelowItsTheme) {
  const Ran ran = casebook(gap);
  EXPECT_EQ(ran.exit, 0) << ran.errors;
  EXPECT_NE(ran.out.find(gap_file), std::string::npos);
  const std::string text = read(gap_file);
  EXPECT_EQ(text.rfind("# yaml-language-server: $schema=../schema.json\n", 0), 0U);
  for (const std::string line : {"id: a-gap-ends-the-column\n", "title: A gap ends the column\n",
                                 "rules: [charge.no-gap]\n", "  map: book\n", "  to-move: north\n",
                                 "  drawing: |\n", "checks:\n  - attack: {square: L15}\n"}) {
    EXPECT_NE(text.find(line), std::string::npos) << line << text;
  }
}

TEST_F(New, EveryKeyHasAComment) {
  casebook(gap);
  std::istringstream lines(read(gap_file));
  std::string before;
  int keys = 0;
  for (std::string line; std::getline(lines, line); before = line) {
    const std::size_t first = line.find_first_not_of(' ');
    const bool is_key = first <= 2 && line.find(": ") != std::string::npos && line[first] != '#' &&
                        line[first] != '-';
    if (!is_key) continue;
    EXPECT_EQ(before.substr(first, 2), "# ") << line;
    ++keys;
  }
  EXPECT_EQ(keys, 8);  // id, title, rules, why, source, map, to-move, drawing
}

TEST_F(New, TheUnitsAndTheAnswerAreWhatIsMissing) {
  casebook(gap);
  const Ran before = casebook("check " + std::string(gap_file));
  EXPECT_EQ(before.exit, 2);
  EXPECT_EQ(before.errors.find('\n'), before.errors.size() - 1) << before.errors;
  EXPECT_NE(before.errors.find("offence"), std::string::npos) << before.errors;

  // North's cavalry at K15 attacks South's infantry in the fort L15: 4 against 10 (II.6.2).
  std::string text = read(gap_file);
  text.replace(text.find("K    .   .   .   .   .") + 21, 1, "C");
  text.replace(text.find("L    .   .   .   .   #") + 21, 2, "i#");
  write(gap_file, text);
  EXPECT_EQ(casebook("complete " + std::string(gap_file)).exit, 0);
  EXPECT_EQ(casebook("fmt --check " + std::string(gap_file)).exit, 0);
  EXPECT_EQ(casebook("run " + std::string(gap_file)).exit, 0);
  const std::string completed = read(gap_file);
  EXPECT_NE(completed.find("offence: 4, defence: 10, outcome: resists"), std::string::npos)
      << completed;
  EXPECT_NE(completed.find("# Put units on the squares"), std::string::npos);
}

TEST_F(New, NeverOverwrites) {
  write(gap_file, "mine\n");
  const Ran ran = casebook(gap);
  EXPECT_EQ(ran.exit, 2);
  EXPECT_NE(ran.errors.find("is there already"), std::string::npos) << ran.errors;
  EXPECT_EQ(read(gap_file), "mine\n");
  // Nor does it write through a link, or leave its own file behind.
  std::filesystem::create_symlink("nowhere.yaml", folder / "scenarios/charges/link.yaml");
  expect_refused("scenarios/charges/link.yaml --rule charge.no-gap", "is there already");
  EXPECT_FALSE(exists("scenarios/charges/nowhere.yaml"));
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder / "scenarios/charges")) {
    static_cast<void>(entry);
    ++files;
  }
  EXPECT_EQ(files, 2);
}

TEST_F(New, AnIdBelongsToOneFile) {
  write("scenarios/forts/a-gap-ends-the-column.yaml", "other\n");
  const Ran ran = casebook(gap);
  EXPECT_EQ(ran.exit, 2);
  EXPECT_NE(ran.errors.find("is taken by scenarios/forts/a-gap"), std::string::npos) << ran.errors;
  EXPECT_FALSE(exists(gap_file));
}

TEST_F(New, AMapOfItsOwnIsDrawnWhole) {
  const Ran ran = casebook("new --rule move.speed --map 4x2 --to-move south --check moves:B2");
  EXPECT_EQ(ran.exit, 0) << ran.errors;
  const std::string text = read("scenarios/movement/a-case-of-move-speed.yaml");
  EXPECT_NE(text.find("    .    1   2   3   4\n"
                      "    A    @n  .   .   .\n"
                      "    B    .   .   .   @s\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("to-move: south\n"), std::string::npos);
  EXPECT_NE(text.find("moves: {of: B2}\n"), std::string::npos);
}

TEST_F(New, AFileMayBeNamed) {
  EXPECT_EQ(casebook("new here.yaml --rule turn.one-attack").exit, 0);
  EXPECT_NE(read("here.yaml").find("id: here\n"), std::string::npos);
  EXPECT_NE(read("here.yaml").find("refused: {play: \"-\", because: turn.one-attack}"),
            std::string::npos);
  expect_refused("here.json --rule turn.one-attack", ".yaml");
  expect_refused("there.yaml --rule turn.one-attack --id elsewhere", "--id");
  expect_refused("no-folder/there.yaml --rule turn.one-attack", "no-folder/there.yaml");
}

TEST_F(New, WhatCannotBeTaken) {
  expect_refused("--rule charge.no-gab", "there is no rule `charge.no-gab`; did you mean");
  expect_refused("--map 30x7", "--map: write book, open");
  expect_refused("--map 9x", "--map: write book, open");
  expect_refused("--to-move west", "--to-move: write north or south");
  expect_refused("--check attack:Z9", "--check: write communication");
  expect_refused("--check attack", "--check: write communication");
  expect_refused("--map 4x4 --check moves:K15", "K15 is off the map");
  expect_refused("--theme ../../etc", "--theme: write lower-case words");
  expect_refused("--id 'Not A Slug'", "--id: write lower-case words");
  expect_refused("--title ' '", "--title: the title is blank");
  expect_refused("--title \"$(printf 'a\\001b')\" --id a", "control character");
  expect_refused("--title \"$(printf 'a\\377b')\" --id a", "UTF-8");
  expect_refused("--title \"$(printf '%0300d' 0)\" --id a", "200");
  EXPECT_TRUE(std::filesystem::is_empty(folder / "scenarios"));
}

TEST_F(New, WithoutATerminalItSaysWhatToWrite) {
  expect_refused("", "casebook new --rule charge.no-gap");
  EXPECT_TRUE(std::filesystem::is_empty(folder / "scenarios"));
}

TEST_F(New, WithoutAFolderOfScenariosItSaysSo) {
  std::filesystem::remove(folder / "scenarios");
  expect_refused("--rule charge.no-gap", "no folder `scenarios`");
}

TEST_F(New, AsksOnATerminalAndEnterTakesTheProposal) {
  const Ran ran = asked("charge.gap\ncharge.no-gap\nA gap\n\nsouth\n\n\n");
  EXPECT_EQ(ran.exit, 0) << ran.out;
  EXPECT_NE(ran.out.find("rule under test [communication.direct]: "), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("there is no rule `charge.gap`"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("[attack:L15]: "), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("[charges]: "), std::string::npos) << ran.out;
  const std::string text = read("scenarios/charges/a-gap.yaml");
  EXPECT_NE(text.find("title: A gap\n"), std::string::npos);
  EXPECT_NE(text.find("  to-move: south\n"), std::string::npos);
  EXPECT_NE(text.find("attack: {square: L15}\n"), std::string::npos);
}

TEST(NewAsked, AnswersThatEndWriteNothing) {
  std::istringstream in("charge.no-gap\n");
  std::ostringstream out;
  std::ostringstream errors;
  Console console{in, out, errors};
  console.input = Input::terminal;
  const char* const arguments[] = {"casebook", "new", "/nowhere/at/all.yaml"};
  EXPECT_EQ(run_command_line({new_command()}, 3, arguments, console), Exit::unusable);
  EXPECT_EQ(errors.str(), "casebook new: the answers ended; nothing was written\n");
}

}  // namespace
}  // namespace casebook::cli
