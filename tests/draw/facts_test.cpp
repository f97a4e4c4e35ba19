#include "casebook/draw/facts.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "drawn.hpp"

namespace casebook::draw {
namespace {

Facts facts(const Position& position, const Rulings& rulings = {}) {
  return facts_of(position, literal::rule_book(rulings));
}

// The squares of that line, joined; "none" where it is missing.
std::string line(const Facts& facts, Side side, std::string_view source, Direction direction) {
  for (const Line& line : facts.lines) {
    if (line.side != side || !(line.source == at(source)) || line.direction != direction) continue;
    std::string squares;
    for (const Square square : line.squares) squares += square.text() + ' ';
    return squares;
  }
  return "none";
}

TEST(Facts, AnArsenalsLinesRunToTheEdgeAndOverItsOwnUnits) {  // 4.3.1, 4.7.1
  const Facts found =
      facts(drawn(".  1  2  3  4\n"
                  "A  @n I  .  .\n"
                  "B  .  .  .  .\n"
                  "C  .  .  .  @s\n"));
  EXPECT_EQ(line(found, Side::north, "A1", Direction::east), "A2 A3 A4 ");
  EXPECT_EQ(line(found, Side::north, "A1", Direction::south_east), "B2 C3 ");
  EXPECT_EQ(line(found, Side::north, "A1", Direction::south), "B1 C1 ");
  EXPECT_EQ(line(found, Side::north, "A1", Direction::west), "none");
  EXPECT_EQ(line(found, Side::south, "C4", Direction::north_west), "B3 ");  // A2 holds an enemy
}

TEST(Facts, MountainsAndEnemiesEndALineBeforeTheirSquare) {  // 4.3.1, 4.7.1
  const Facts found =
      facts(drawn(".  1  2  3  4\n"
                  "A  @n .  ^  .\n"
                  "B  .  .  .  .\n"
                  "C  .  .  c  .\n"));
  EXPECT_EQ(line(found, Side::north, "A1", Direction::east), "A2 ");
  EXPECT_EQ(line(found, Side::north, "A1", Direction::south_east), "B2 ");
}

TEST(Facts, OnlyACommunicationsUnitOnALineRedirects) {  // 4.3.3
  const Facts found =
      facts(drawn(".  1  2  3  4  5  6\n"
                  "A  @n .  R  .  .  .\n"
                  "B  .  .  .  .  .  .\n"
                  "C  .  .  .  .  .  .\n"
                  "D  .  .  .  .  .  M\n"));
  EXPECT_EQ(line(found, Side::north, "A3", Direction::south), "B3 C3 D3 ");
  EXPECT_EQ(line(found, Side::north, "A3", Direction::south_east), "B4 C5 D6 ");
  EXPECT_EQ(line(found, Side::north, "D6", Direction::north), "C6 B6 A6 ");
  const Facts off_line =
      facts(drawn(".  1  2  3\n"
                  "A  @n .  .\n"
                  "B  .  .  R\n"));
  EXPECT_EQ(line(off_line, Side::north, "B3", Direction::north), "none");
  EXPECT_EQ(off_line.isolated, Squares{at("B3")});
}

TEST(Facts, AnArsenalUnderAnEnemyIsSilentUnlessItRadiates) {  // 4.7.1 with 4.3.1
  const Position position = drawn(
      ".  1  2  3\n"
      "A  c@n . I\n");
  EXPECT_EQ(line(facts(position), Side::north, "A1", Direction::east), "none");
  EXPECT_EQ(facts(position).isolated, (Squares{at("A1"), at("A3")}));
  const Facts radiating = facts(position, Rulings{}.with(OccupiedArsenal::radiates));
  EXPECT_EQ(line(radiating, Side::north, "A1", Direction::east), "A2 A3 ");
  EXPECT_EQ(radiating.isolated, Squares{at("A1")});
}

TEST(Facts, AFallenArsenalSendsOutNothing) {
  Position position = drawn(
      ".  1  2  3\n"
      "A  @n .  I\n");
  position.destroyed_arsenals.insert(at("A1"));
  EXPECT_TRUE(facts(position).lines.empty());
  EXPECT_EQ(facts(position).isolated, Squares{at("A3")});
}

}  // namespace
}  // namespace casebook::draw
