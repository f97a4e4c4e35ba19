// Each thing that makes a position impossible, beside its nearest possible neighbour.
#include "casebook/scenario/position_problem.hpp"

#include <gtest/gtest.h>

namespace casebook::scenario {
namespace {

constexpr Unit north_infantry{Side::north, Kind::infantry};
constexpr Unit north_relay{Side::north, Kind::foot_communications};
constexpr Unit south_infantry{Side::south, Kind::infantry};

Square square(const char* text) { return Square::parse(text).value(); }

// Nine columns by seven rows, a mountain on B2, North's arsenal on A1; North to move.
Position small_position() {
  Board board(9, 7);
  board.set_terrain(square("B2"), Terrain::mountain);
  board.set_arsenal(square("A1"), Side::north);
  Position position;
  position.board = std::make_shared<const Board>(board);
  position.units.place(square("C3"), north_infantry);
  position.units.place(square("C4"), north_relay);
  position.units.place(square("E5"), south_infantry);
  return position;
}

// The problem's key and square, such as "moved E5"; "" where there is none.
std::string found(const Position& position) {
  const auto problem = position_problem(position);
  if (!problem) return "";
  EXPECT_FALSE(problem->message.empty());
  return problem->key + (problem->square ? " " + problem->square->text() : "");
}

TEST(PositionProblem, AnOrdinaryPositionHasNone) {
  EXPECT_EQ(found(small_position()), "");
  EXPECT_EQ(found(Position{}), "");
}

TEST(PositionProblem, AUnitStandsOnTheMap) {
  Position position = small_position();
  position.units.place(square("G9"), north_infantry);
  EXPECT_EQ(found(position), "");
  position.units.place(square("G10"), north_infantry);
  EXPECT_EQ(found(position), "north G10");
  position = small_position();
  position.units.place(square("H9"), south_infantry);
  EXPECT_EQ(found(position), "south H9");
}

TEST(PositionProblem, NoUnitStandsOnAMountain) {
  Position position = small_position();
  position.units.place(square("B2"), south_infantry);
  EXPECT_EQ(found(position), "south B2");
}

TEST(PositionProblem, AnArsenalStandsOnAPlainSquareOfTheMapAndHasOneOwner) {
  const auto with_arsenal = [](const char* text, Side owner) {
    Position position = small_position();
    Board board = *position.board;
    board.set_terrain(square("B3"), Terrain::fort);
    board.set_arsenal(square(text), owner);
    position.board = std::make_shared<const Board>(board);
    return position;
  };
  EXPECT_EQ(found(with_arsenal("B4", Side::south)), "");
  EXPECT_EQ(found(with_arsenal("B3", Side::south)), "map B3");
  EXPECT_EQ(found(with_arsenal("A1", Side::south)), "map A1");
}

TEST(PositionProblem, OnlyAUnitOfTheSideToMoveIsShaken) {
  Position position = small_position();
  position.shaken = square("C3");
  EXPECT_EQ(found(position), "");
  position.shaken = square("E5");
  EXPECT_EQ(found(position), "shaken E5");
  position.shaken = square("D4");
  EXPECT_EQ(found(position), "shaken D4");
  position.shaken = square("E5");
  position.to_move = Side::south;
  EXPECT_EQ(found(position), "");
}

TEST(PositionProblem, FiveUnitsOfTheSideToMoveHaveMovedAtMost) {
  Position position = small_position();
  for (const char* text : {"D1", "D2", "D3", "D4", "D5", "D6"})
    position.units.place(square(text), north_infantry);
  position.moved = {square("D1"), square("D2"), square("D3"), square("D4"), square("D5")};
  EXPECT_EQ(found(position), "");
  position.moved.insert(square("D6"));
  EXPECT_EQ(found(position), "moved");
  position.moved = {square("E5")};
  EXPECT_EQ(found(position), "moved E5");
  position.moved = {square("F1")};
  EXPECT_EQ(found(position), "moved F1");
}

TEST(PositionProblem, OnlyArsenalsOfTheMapAreDestroyed) {
  Position position = small_position();
  position.destroyed_arsenals = {square("A1")};
  EXPECT_EQ(found(position), "");
  position.destroyed_arsenals = {square("A2")};
  EXPECT_EQ(found(position), "destroyed-arsenals A2");
  position.destroyed_arsenals = {square("T25")};
  EXPECT_EQ(found(position), "destroyed-arsenals T25");
}

TEST(PositionProblem, OnlyFightingUnitsOfTheSideToMoveAreListedAsAbleToMove) {
  Position position = small_position();
  position.could_move = Squares{};
  EXPECT_EQ(found(position), "");
  position.could_move = Squares{square("C3")};
  EXPECT_EQ(found(position), "");
  position.could_move = Squares{square("C4")};
  EXPECT_EQ(found(position), "could-move C4");
  position.could_move = Squares{square("E5")};
  EXPECT_EQ(found(position), "could-move E5");
  position.could_move = Squares{square("F1")};
  EXPECT_EQ(found(position), "could-move F1");
}

TEST(PositionProblem, TurnsAreNumberedFromOne) {
  Position position = small_position();
  position.turn = 1;
  EXPECT_EQ(found(position), "");
  position.turn = 0;
  EXPECT_EQ(found(position), "turn");
}

}  // namespace
}  // namespace casebook::scenario
