#include "casebook/draw/text_board.hpp"

#include <gtest/gtest.h>

#include "drawn.hpp"

namespace casebook::draw {
namespace {

// North's infantry on its arsenal's line; South's cavalry and infantry isolated, the latter in a
// fort. The lines of both sides meet on A3, A7 and E1.
Position small_war() {
  Position position = drawn(
      ".  1  2  3  4  5  6  7\n"
      "A  @n .  .  I  .  .  .\n"
      "B  .  .  .  .  ^  .  .\n"
      "C  .  .  c  .  .  .  .\n"
      "D  .  i# .  =  .  .  .\n"
      "E  .  .  .  .  .  .  @s\n");
  position.to_move = Side::south;
  position.turn = 4;
  position.shaken = at("C3");
  return position;
}

std::string board(const Position& position, const TextStyle& style) {
  return text_board(position, facts_of(position, literal::rule_book(Rulings{})), style);
}

TextStyle plain_style() {
  TextStyle style;
  style.legend = Legend::off;
  return style;
}

TEST(TextBoard, ShowsUnitsTerrainMarksAndBothSidesLines) {
  EXPECT_EQ(board(small_war(), plain_style()),
            "   1  2  3  4  5  6  7\n"
            "A  @n -  -\\ I  -  -  -|\n"
            "B  |  \\  .   \\ ^  .   |\n"
            "C  |  .  c!~.   \\ .   |\n"
            "D  |  i#!.  =  .   \\  |\n"
            "E  |-  -  -  -  -  - @s\n");
}

TEST(TextBoard, ShowsOneSidesLinesAlone) {
  TextStyle style = plain_style();
  style.lines = Lines::of_south;
  EXPECT_EQ(board(small_war(), style),
            "   1  2  3  4  5  6  7\n"
            "A  @n .   \\ I  .  .   |\n"
            "B  .  .  .   \\ ^  .   |\n"
            "C  .  .  c!~.   \\ .   |\n"
            "D  .  i#!.  =  .   \\  |\n"
            "E   -  -  -  -  -  - @s\n");
}

TEST(TextBoard, WithoutFactsShowsThePositionAlone) {
  EXPECT_EQ(text_board(small_war(), plain_style()),
            "   1  2  3  4  5  6  7\n"
            "A  @n .  .  I  .  .  .\n"
            "B  .  .  .  .  ^  .  .\n"
            "C  .  .  c~ .  .  .  .\n"
            "D  .  i# .  =  .  .  .\n"
            "E  .  .  .  .  .  .  @s\n");
}

TEST(TextBoard, TheLegendNamesTheSignsInUseAndEveryMarkedUnit) {
  EXPECT_EQ(text_board(small_war(), facts_of(small_war(), literal::rule_book(Rulings{})), {})
                .substr(board(small_war(), plain_style()).size()),
            "\n"
            "Turn 4, South to move.\n"
            "Units, North in capitals, South in small letters:\n"
            "I infantry   C cavalry   A foot artillery   H horse artillery\n"
            "R foot communications   M mounted communications\n"
            "^ mountain   = mountain pass   # fort   @ arsenal (@n North's, @s South's)\n"
            "- | / \\ + lines of communication (+ a crossing): first North's, then South's\n"
            "! isolated: C3, D2\n"
            "~ shaken: C3\n");
}

TEST(TextBoard, ADestroyedArsenalIsCrossedOutAndAMovedUnitMarked) {
  Position position = drawn(
      ".  1  2  3\n"
      "A  @n .  I\n"
      "B  .  .  .\n");
  position.destroyed_arsenals.insert(at("A1"));
  position.moved.insert(at("A3"));
  EXPECT_EQ(text_board(position, plain_style()),
            "   1  2  3\n"
            "A  x  .  I'\n"
            "B  .  .  .\n");
}

TEST(TextBoard, AUnitOnAnArsenalHidesItsOwnerOnly) {
  EXPECT_EQ(text_board(drawn(".  1  2\nA  c@n .\n"), plain_style()),
            "   1  2\n"
            "A  c@ .\n");
}

// The relay's own lines run over its arsenal's: along the row as one stroke, down the first column
// as a crossing on D1, where the diagonal A4 B3 C2 D1 meets it.
TEST(TextBoard, CrossingLinesOfOneSideAreAPlus) {
  TextStyle style = plain_style();
  const Position position = drawn(
      ".  1  2  3  4\n"
      "A  @n .  .  R\n"
      "B  .  .  .  .\n"
      "C  .  .  .  .\n"
      "D  .  .  .  .\n");
  EXPECT_EQ(board(position, style),
            "   1  2  3  4\n"
            "A  @n -  -  R\n"
            "B  |  \\  /  |\n"
            "C  |  /  \\  |\n"
            "D  +  .  .  +\n");
}

TEST(TextBoard, AWindowShowsItsPartWithItsOwnLabels) {
  TextStyle style = plain_style();
  style.window = scenario::Window{at("C2"), at("D4")};
  EXPECT_EQ(board(small_war(), style),
            "   2  3  4\n"
            "C  .  c!~.\n"
            "D  i#!.  =\n");
}

TEST(TextBoard, TheWindowAroundTheUnitsStaysOnTheBoard) {
  EXPECT_EQ(window_around_units(small_war(), 0), (scenario::Window{at("A2"), at("D4")}));
  EXPECT_EQ(window_around_units(small_war(), 2), (scenario::Window{at("A1"), at("E6")}));
  EXPECT_EQ(window_around_units(Position{}, 3), (scenario::Window{at("A1"), at("T25")}));
}

std::string without_escapes(std::string text) {
  for (auto from = text.find('\x1b'); from != std::string::npos; from = text.find('\x1b'))
    text.erase(from, text.find('m', from) - from + 1);
  return text;
}

TEST(TextBoard, ColourAddsEscapesAndNothingElse) {
  TextStyle style = plain_style();
  style.colour = Colour::on;
  const std::string coloured = board(small_war(), style);
  EXPECT_NE(coloured.find("\x1b[1;34mI\x1b[0m"), std::string::npos);
  EXPECT_NE(coloured.find("\x1b[1;31mi#!\x1b[0m"), std::string::npos);
  EXPECT_EQ(board(small_war(), plain_style()).find('\x1b'), std::string::npos);
  std::string seen = without_escapes(coloured);
  const std::string expected = board(small_war(), plain_style());
  // A coloured blank at a line's end stays; take both without them.
  const auto trimmed = [](const std::string& text) {
    std::string kept;
    for (const char c : text) {
      if (c == '\n')
        while (!kept.empty() && kept.back() == ' ') kept.pop_back();
      kept += c;
    }
    return kept;
  };
  EXPECT_EQ(trimmed(seen), expected);
}

// The widest board, full of marks, fits a terminal of 80.
TEST(TextBoard, TheBooksMapIsAtMost78Wide) {
  Position position;
  for (int column = 0; column < 25; ++column)
    position.units.place(Square(0, column), Unit{Side::south, Kind::cavalry});
  const std::string text = board(position, TextStyle{});
  std::size_t longest = 0;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = text.find('\n', start);
    longest = std::max(longest, end - start);
    start = end + 1;
  }
  EXPECT_LE(longest, 78U);
}

}  // namespace
}  // namespace casebook::draw
