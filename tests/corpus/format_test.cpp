#include "casebook/corpus/format.hpp"

#include "example.hpp"
#include "temporary_folder.hpp"

namespace casebook::corpus {
namespace {

using ::testing::HasSubstr;
using namespace scenario;
namespace fs = std::filesystem;

// Formats twice: the second time changes nothing.
std::string formatted(std::string_view text, const FormatOptions& options = {}) {
  const auto once = format(text, "a-case.yaml", options);
  if (!once) return to_text(once.error().front());
  const auto twice = format(*once, "a-case.yaml");
  EXPECT_TRUE(twice) << to_text(twice.error().front()) << *once;
  EXPECT_EQ(twice.value_or(""), *once);
  return *once;
}

constexpr std::string_view untidy =
    R"(# About this file.
title:   "A title"   # the title's
id: a-case
# yaml-language-server: $schema=../schema.json
why: |   # the why's
  One
  # no comment
source: {original: true}
rules: [ charge.no-gap ,  # the first rule's
  # before the second rule
  charge.column ]

position: # the position's
    # before the map
    map: book
    south:
        # before the infantry
        infantry: [L16, L15]
    to-move: north # "#" in a comment
    shaken: []
checks:
    # before the first check
    - attack:
        square: L15   # the square's
        counting: {L15: 10}   # the counting's
        defence: 10
    - moves: {all: []}
    # after the last check
hunts: a # no, a comment
# the end
)";

TEST(Format, KeepsEveryCommentAtItsNode) {
  EXPECT_EQ(formatted(untidy),
            R"(# yaml-language-server: $schema=../schema.json
# About this file.
id: a-case
title: A title  # the title's
# before the second rule
rules: [charge.no-gap, charge.column]  # the first rule's
why: >  # the why's
  One

  # no comment
source: {original: true}
# after the last check
hunts: a  # no, a comment
position:  # the position's
  # before the map
  map: book
  to-move: north  # "#" in a comment
  # before the infantry
  south: {infantry: [L15, L16]}
checks:
  # before the first check
  # the counting's
  - attack: {square: L15, defence: 10, counting: {L15: 10}}  # the square's
  - moves: {all: []}
# the end
)");
}

TEST(Format, AddsTheHintForEditors) {
  const std::string text(example);
  const std::string body = text.substr(text.find('\n') + 1);
  EXPECT_EQ(formatted(body), formatted(text));
  EXPECT_EQ(formatted(text).find("# yaml-language-server"), 0U);
  const std::string own = "# yaml-language-server: $schema=../../other.json\n" + body;
  EXPECT_EQ(formatted(own).find("# yaml-language-server: $schema=../../other.json\nid:"), 0U);
}

TEST(Format, TakesNoSignInATextForAComment) {
  std::string with_texts =
      "# first\n" + with("title: Two infantry against one", "title: 'one # two'' # three'");
  const std::string why = "  C3 and C4";
  with_texts.replace(with_texts.find(why), why.size(), "  # not a comment\n  a#b C3 and C4");
  const std::string done = formatted(with_texts);
  EXPECT_THAT(done, HasSubstr("title: \"one # two' # three\"\n"));
  EXPECT_THAT(done, HasSubstr("\n  # not a comment a#b C3 and C4"));
  EXPECT_THAT(done, HasSubstr("$schema=../schema.json\n# first\nid: a-case\n"));
}

TEST(Format, WritesAliasesOut) {
  const std::string text = with("in: [C4]", "in: &a [C4]  # why twice\n     ");
  std::string twice = text;
  twice.insert(twice.find("  - attack"), "  - communication: {in: *a}\n");
  twice.replace(twice.find("check: 2"), 8, "check: 3");
  EXPECT_THAT(formatted(twice), HasSubstr("  - communication: {in: [C4], out: [F1]}  # why twice\n"
                                          "  - communication: {in: [C4]}\n"));
}

TEST(Format, QuotesTurns) {
  EXPECT_THAT(formatted(with("play: \"C3-A1\"", "play: C3-A1")), HasSubstr("play: \"C3-A1\""));
}

TEST(Format, ReportsWhatCannotBeRead) {
  const auto result = format(with("hunts: only", "hunt: only"), "a-case.yaml");
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().front().line, 9);
}

constexpr std::string_view listed =
    "# yaml-language-server: $schema=../schema.json\n"
    "id: a-case\n"
    "title: A\n"
    "rules: [charge.not-against-fort]\n"
    "why: >\n"
    "  W\n"
    "source: {text: II.6.2}\n"
    "position:\n"
    "  map: book\n"
    "  to-move: south\n"
    "  # the charging ones\n"
    "  north: {cavalry: [J15, K15]}\n"
    "  south: {infantry: [L15]}\n"
    "checks:\n"
    "  - moves: {all: []}\n";

constexpr std::string_view drawn =
    "# yaml-language-server: $schema=../schema.json\n"
    "id: a-case\n"
    "title: A\n"
    "rules: [charge.not-against-fort]\n"
    "why: >\n"
    "  W\n"
    "source: {text: II.6.2}\n"
    "position:\n"
    "  map: book\n"
    "  to-move: south\n"
    "  drawing: |\n"
    "    .    14  15  16\n"
    "    I    .   .   .\n"
    "    J    .   C   .\n"
    "    K    .   C   .\n"
    "    L    .   i#  .\n"
    "    M    .   .   .\n"
    "checks:\n"
    "  - moves: {all: []}\n";

std::string without(std::string text, std::string_view line) {
  return text.erase(text.find(line), line.size());
}

TEST(Format, ConvertsListsToADrawingAndBack) {
  const std::string comment = "  # the charging ones\n";
  FormatOptions to_drawing;
  to_drawing.units = UnitNotation::drawing;
  FormatOptions to_lists;
  to_lists.units = UnitNotation::lists;
  const std::string plain = without(std::string(listed), comment);
  EXPECT_EQ(formatted(plain, to_drawing), drawn);
  EXPECT_EQ(formatted(drawn, to_lists), plain);
  EXPECT_EQ(formatted(drawn), drawn);
  EXPECT_EQ(formatted(plain), plain);
  // The line that the comment stood before is gone; the comment is not.
  EXPECT_THAT(formatted(listed, to_drawing), HasSubstr("# the charging ones\nposition:\n"));
}

TEST(Format, KeepsTheWindowThatTheAuthorChose) {
  std::string text(drawn);
  const std::string first = "    I    .   .   .\n";
  text.erase(text.find(first), first.size());
  EXPECT_EQ(formatted(text), text);
}

TEST(Format, ConvertsMaps) {
  const std::string plain = without(std::string(listed), "  # the charging ones\n");
  FormatOptions options;
  options.map = MapNotation::drawing;
  const std::string whole = formatted(plain, options);
  EXPECT_THAT(whole, HasSubstr("  map: drawing\n"));
  EXPECT_THAT(whole, HasSubstr("    T    .   .   @s  .   .   "));
  options.map = MapNotation::named;
  options.units = UnitNotation::lists;
  EXPECT_EQ(formatted(whole, options), plain);
  EXPECT_THAT(formatted(example, options), HasSubstr("neither `book` nor `open`"));
  options.map.reset();  // lists cannot stand beside a map that is drawn
  EXPECT_EQ(formatted(whole, options), plain);
  options.map = MapNotation::drawing;
  EXPECT_THAT(format(plain, "a-case.yaml", options).error().front().message,
              HasSubstr("not in lists"));
  options.units.reset();
  options.map = MapNotation::listed;
  EXPECT_THAT(formatted(drawn, options), HasSubstr("  map:\n    columns: 25\n    rows: 20\n"));
}

TEST(Format, LosesNothingOfTheProjectsFiles) {
  std::size_t files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(CASEBOOK_SCENARIOS)) {
    if (entry.path().extension() != ".yaml") continue;
    ++files;
    const std::string path = entry.path().string();
    const std::string text = text_of(path);
    const auto once = format(text, path);
    ASSERT_TRUE(once) << to_text(once.error().front());
    EXPECT_TRUE(*read_scenario(*once, path) == *read_scenario(text, path)) << path;
    const auto twice = format(*once, path);
    ASSERT_TRUE(twice) << to_text(twice.error().front());
    EXPECT_EQ(*twice, *once);
    FormatOptions drawing;
    drawing.units = UnitNotation::drawing;
    FormatOptions lists;
    lists.units = UnitNotation::lists;
    const auto there = format(*once, path, drawing);
    ASSERT_TRUE(there) << to_text(there.error().front());
    const auto back = format(*there, path, lists);
    ASSERT_TRUE(back) << to_text(back.error().front());
    EXPECT_TRUE(read_scenario(*back, path)->position == read_scenario(text, path)->position)
        << path;
  }
  EXPECT_GT(files, 0U);
}

}  // namespace
}  // namespace casebook::corpus
