#include "casebook/model/square.hpp"

#include <gmock/gmock.h>

#include <set>

namespace casebook {
namespace {

using testing::ElementsAre;

Square at(const char* text) { return *Square::parse(text); }

TEST(Square, IsWrittenAsRowLetterAndColumnNumber) {
  EXPECT_EQ(Square(0, 0).text(), "A1");
  EXPECT_EQ(Square(11, 14).text(), "L15");
  EXPECT_EQ(Square(19, 24).text(), "T25");
}

TEST(Square, All500AreReadAsTheyAreWritten) {
  std::set<std::string> texts;
  for (int row = 0; row < 20; ++row)
    for (int column = 0; column < 25; ++column) {
      const Square square(row, column);
      const std::string text =
          std::string(1, static_cast<char>('A' + row)) + std::to_string(column + 1);
      EXPECT_EQ(square.text(), text);
      ASSERT_TRUE(Square::parse(text)) << text;
      EXPECT_EQ(*Square::parse(text), square);
      texts.insert(square.text());
    }
  EXPECT_EQ(texts.size(), 500U);
}

TEST(Square, IndexGoesInReadingOrder) {
  EXPECT_EQ(Square(0, 0).index(), 0);
  EXPECT_EQ(Square(0, 24).index(), 24);
  EXPECT_EQ(Square(1, 0).index(), 25);
  EXPECT_EQ(Square(19, 24).index(), 499);
  for (int index = 0; index < Square::count; ++index) EXPECT_EQ(Square::at(index).index(), index);
  EXPECT_TRUE(at("A25") < at("B1"));
  EXPECT_TRUE(at("L9") < at("L10"));
  EXPECT_FALSE(at("L10") < at("L10"));
}

TEST(Square, AnyOtherTextIsUnreadable) {
  using std::string_view_literals::operator""sv;
  for (const std::string_view text : {""sv,
                                      "A"sv,
                                      "15"sv,
                                      "L"sv,
                                      "L0"sv,
                                      "L00"sv,
                                      "L01"sv,
                                      "L015"sv,
                                      "L26"sv,
                                      "L99"sv,
                                      "L-1"sv,
                                      "L100"sv,
                                      "U1"sv,
                                      "Z1"sv,
                                      "@1"sv,
                                      "l15"sv,
                                      "15L"sv,
                                      "LL1"sv,
                                      "L1 "sv,
                                      " L1"sv,
                                      "L1a"sv,
                                      "L 1"sv,
                                      "\u0141"
                                      "1"sv,
                                      "L1\n"sv,
                                      "L\0"sv,
                                      "L1\0"sv})
    EXPECT_FALSE(Square::parse(text)) << text;
}

TEST(Direction, EightClockwiseFromNorth) {
  std::string names;
  for (const Direction direction : all_directions) names += std::string(name(direction)) + " ";
  EXPECT_EQ(names, "north north-east east south-east south south-west west north-west ");
}

TEST(Direction, OppositePointsBack) {
  EXPECT_EQ(opposite(Direction::north), Direction::south);
  EXPECT_EQ(opposite(Direction::north_east), Direction::south_west);
  EXPECT_EQ(opposite(Direction::east), Direction::west);
  EXPECT_EQ(opposite(Direction::south_east), Direction::north_west);
  EXPECT_EQ(opposite(Direction::north_west), Direction::south_east);
  for (const Direction direction : all_directions)
    EXPECT_EQ(*step(*step(at("K13"), direction), opposite(direction)), at("K13"));
}

TEST(Step, RowLettersGrowToTheSouthAndColumnsToTheEast) {
  std::vector<std::string> around;
  around.reserve(all_directions.size());
  for (const Direction direction : all_directions)
    around.push_back(step(at("L15"), direction)->text());
  EXPECT_THAT(around, ElementsAre("K15", "K16", "L16", "M16", "M15", "M14", "L14", "K14"));
}

TEST(Step, StopsAtTheEdges) {
  EXPECT_FALSE(step(at("A1"), Direction::north));
  EXPECT_FALSE(step(at("A1"), Direction::north_west));
  EXPECT_FALSE(step(at("A1"), Direction::south_west));
  EXPECT_EQ(*step(at("A1"), Direction::south_east), at("B2"));
  EXPECT_FALSE(step(at("T25"), Direction::south));
  EXPECT_FALSE(step(at("T25"), Direction::north_east));
  EXPECT_EQ(*step(at("T25"), Direction::north_west), at("S24"));
  EXPECT_FALSE(step(at("K25"), Direction::east));
  EXPECT_FALSE(step(at("K1"), Direction::west));
}

TEST(Distance, IsTheLargerOfRowsAndColumns) {
  EXPECT_EQ(distance(at("K15"), at("K15")), 0);
  EXPECT_EQ(distance(at("K15"), at("L16")), 1);
  EXPECT_EQ(distance(at("K15"), at("L17")), 2);
  EXPECT_EQ(distance(at("L17"), at("K15")), 2);
  EXPECT_EQ(distance(at("A1"), at("T25")), 24);
  EXPECT_EQ(distance(at("T1"), at("A5")), 19);
}

TEST(LineBetween, NamesTheDirectionOfRowsColumnsAndDiagonals) {
  EXPECT_EQ(line_between(at("L15"), at("L25")), Direction::east);
  EXPECT_EQ(line_between(at("L15"), at("L1")), Direction::west);
  EXPECT_EQ(line_between(at("L15"), at("A15")), Direction::north);
  EXPECT_EQ(line_between(at("L15"), at("T15")), Direction::south);
  EXPECT_EQ(line_between(at("L15"), at("J17")), Direction::north_east);
  EXPECT_EQ(line_between(at("L15"), at("N17")), Direction::south_east);
  EXPECT_EQ(line_between(at("L15"), at("N13")), Direction::south_west);
  EXPECT_EQ(line_between(at("L15"), at("J13")), Direction::north_west);
}

TEST(LineBetween, IsNothingOffTheEightLines) {
  EXPECT_FALSE(line_between(at("L15"), at("L15")));
  EXPECT_FALSE(line_between(at("L15"), at("K17")));  // a knight's step
  EXPECT_FALSE(line_between(at("L15"), at("A5")));
}

TEST(Neighbours, AreTheEightSquaresAround) {
  int count = 0;
  for (int index = 0; index < Square::count; ++index)
    if (are_neighbours(at("L15"), Square::at(index))) ++count;
  EXPECT_EQ(count, 8);
  for (const Direction direction : all_directions)
    EXPECT_TRUE(are_neighbours(at("L15"), *step(at("L15"), direction)));
  EXPECT_FALSE(are_neighbours(at("L15"), at("L15")));
  EXPECT_FALSE(are_neighbours(at("L15"), at("L17")));
  EXPECT_FALSE(are_neighbours(at("A25"), at("B1")));  // no wrapping round
}

}  // namespace
}  // namespace casebook
