#include "casebook/scenario/drawing.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace casebook::scenario {
namespace {

using ::testing::HasSubstr;

Square square(const char* text) { return Square::parse(text).value(); }
Window window(const char* north_west, const char* south_east) {
  return {square(north_west), square(south_east)};
}

constexpr const char* two_cavalry_before_a_fort =
    ".    13  14  15  16  17\n"
    "J    .   .   C   .   .\n"
    "K    .   .   C   .   .\n"
    "L    .   .   i#  .   .\n";

TEST(Drawing, ShowsUnitsAndTerrainOfAWindow) {
  Position position;
  position.units.place(square("J15"), {Side::north, Kind::cavalry});
  position.units.place(square("K15"), {Side::north, Kind::cavalry});
  position.units.place(square("L15"), {Side::south, Kind::infantry});
  EXPECT_EQ(to_drawing(position, window("J13", "L17")), two_cavalry_before_a_fort);
}

TEST(Drawing, IsReadAsTheUnitsOfAWindow) {
  const auto drawing = units_from_drawing(two_cavalry_before_a_fort, book_map());
  ASSERT_TRUE(drawing) << drawing.error().message;
  EXPECT_EQ(drawing->window, window("J13", "L17"));
  EXPECT_EQ(drawing->units.squares().size(), 3);
  EXPECT_EQ(drawing->units.at(square("L15")), (Unit{Side::south, Kind::infantry}));
  EXPECT_EQ(drawing->units.at(square("J15")), (Unit{Side::north, Kind::cavalry}));
}

TEST(Drawing, LeavesTerrainOutWhereItMay) {
  const auto drawing = units_from_drawing(".  15\nL   i\n", book_map());
  ASSERT_TRUE(drawing) << drawing.error().message;
  EXPECT_EQ(drawing->units.at(square("L15")), (Unit{Side::south, Kind::infantry}));
}

// Every kind of either side, on every terrain that can hold it, and each terrain alone.
constexpr const char* everything =
    ".    1   2   3   4   5   6   7\n"
    "A    I   C   A   H   R   M   .\n"
    "B    i   c   a   h   r   m   .\n"
    "C    ^   =   #   @n  @s  .   .\n"
    "D    I=  c#  M@n R@s .   .   .\n";

TEST(Drawing, OfAWholeMapIsReadAndDrawnAgain) {
  const auto drawing = map_from_drawing(everything);
  ASSERT_TRUE(drawing) << drawing.error().message;
  const Board& board = *drawing->board;
  EXPECT_EQ(board.columns(), 7);
  EXPECT_EQ(board.rows(), 4);
  EXPECT_EQ(board.squares_with(Terrain::mountain), Squares({square("C1")}));
  EXPECT_EQ(board.squares_with(Terrain::pass), Squares({square("C2"), square("D1")}));
  EXPECT_EQ(board.squares_with(Terrain::fort), Squares({square("C3"), square("D2")}));
  EXPECT_EQ(board.arsenals(Side::north), Squares({square("C4"), square("D3")}));
  EXPECT_EQ(board.arsenals(Side::south), Squares({square("C5"), square("D4")}));
  EXPECT_EQ(drawing->units.squares().size(), 16);
  EXPECT_EQ(drawing->units.at(square("B6")), (Unit{Side::south, Kind::mounted_communications}));
  EXPECT_EQ(drawing->units.at(square("D3")), (Unit{Side::north, Kind::mounted_communications}));
  Position position;
  position.board = drawing->board;
  position.units = drawing->units;
  EXPECT_EQ(to_drawing(position, whole(board)), everything);
}

TEST(Drawing, OfTheBooksMapIsTheBooksMap) {
  const auto drawing = map_from_drawing(to_drawing(Position{}, whole(*book_map())));
  ASSERT_TRUE(drawing) << drawing.error().message;
  EXPECT_EQ(*drawing->board, *book_map());
}

TEST(Drawing, WindowIsOneSquareWiderThanTheUnits) {
  Position position;
  position.units.place(square("C5"), {Side::north, Kind::infantry});
  position.units.place(square("E8"), {Side::south, Kind::infantry});
  EXPECT_EQ(window_around_units(position), window("B4", "F9"));
  position.units.place(square("A1"), {Side::north, Kind::infantry});
  position.units.place(square("T25"), {Side::north, Kind::infantry});
  EXPECT_EQ(window_around_units(position), window("A1", "T25"));
  EXPECT_EQ(window_around_units(Position{}), window("A1", "T25"));
}

struct Unreadable {
  const char* drawing;
  int line;
  int column;
  const char* message;
};

TEST(Drawing, SaysWhereAWindowIsWrong) {
  const Unreadable cases[] = {
      {"", 1, 1, "a line of column numbers"},
      {".  1 2\n", 1, 1, "at least one row"},
      {"1 2\nA . .\n", 1, 1, "first line is a `.`"},
      {".\nA\n", 1, 1, "column numbers expected"},
      {". 1 x\nA . .\n", 1, 5, "no column number"},
      {". 25 26\nA . .\n", 1, 6, "no column number"},
      {". 1 3\nA . .\n", 1, 5, "column 2 expected"},
      {". 1\nZ .\n", 2, 1, "no row letter"},
      {". 1\nA .\nC .\n", 3, 1, "rows follow one another"},
      {". 1 2\nA .\n", 2, 1, "1 cells, but there are 2"},
      {". 1 2\nA . . .\n", 2, 1, "3 cells, but there are 2"},
      {". 1 2\nA . X\n", 2, 5, "no cell"},
      {". 1 2\nA . i.\n", 2, 5, "no cell"},
      {". 1 2\nA . #i\n", 2, 5, "no cell"},
      {". 1 2\nA . @\n", 2, 5, "with its owner"},
      {". 1 2\nA . i@\n", 2, 5, "with its owner"},
      {". 15\nL i=\n", 2, 3, "L15 is fort on this map"},
      {". 15\nL =\n", 2, 3, "L15 is fort on this map"},
      {". 15\nB @s\n", 2, 3, "B15 is north's arsenal"},
      {". 16\nL #\n", 2, 3, "L16 is plain on this map"},
      {". 10\nC i\n", 2, 3, "no unit can stand on a mountain"},
      {". 10\nC i^\n", 2, 3, "no unit can stand on a mountain"},
      {". 1\n\xC3\xA9 .\n", 2, 1, "no row letter"},
  };
  for (const Unreadable& wrong : cases) {
    const auto drawing = units_from_drawing(wrong.drawing, book_map());
    ASSERT_FALSE(drawing) << wrong.drawing;
    EXPECT_EQ(drawing.error().line, wrong.line) << wrong.drawing;
    EXPECT_EQ(drawing.error().column, wrong.column) << wrong.drawing;
    EXPECT_THAT(drawing.error().message, HasSubstr(wrong.message)) << wrong.drawing;
  }
}

TEST(Drawing, ReachesNoFurtherThanItsMap) {
  const auto small = std::make_shared<const Board>(3, 2);
  EXPECT_TRUE(units_from_drawing(". 2 3\nA . .\nB . .\n", small));
  const auto too_wide = units_from_drawing(". 3 4\nA . .\n", small);
  ASSERT_FALSE(too_wide);
  EXPECT_THAT(too_wide.error().message, HasSubstr("3 columns and 2 rows"));
  EXPECT_FALSE(units_from_drawing(". 3\nB .\nC .\n", small));
}

TEST(Drawing, ThatMakesTheMapBeginsAtItsCorner) {
  EXPECT_TRUE(map_from_drawing(". 1\nA .\n"));
  for (const char* elsewhere : {". 2\nA .\n", ". 1\nB .\n"}) {
    const auto drawing = map_from_drawing(elsewhere);
    ASSERT_FALSE(drawing);
    EXPECT_THAT(drawing.error().message, HasSubstr("row A and column 1"));
  }
}

}  // namespace
}  // namespace casebook::scenario
