// The position block: maps, units in lists and drawings, and what makes a position impossible.
#include "example.hpp"

namespace casebook::corpus {
namespace {

using namespace scenario;

Square square(const char* text) { return Square::parse(text).value(); }

Scenario read(std::string_view text) {
  auto scenario = read_scenario(text, "a-case.yaml");
  if (!scenario) throw std::runtime_error(to_text(scenario.error().front()));
  return *scenario;
}

constexpr const char* listed_map =
    "map: {columns: 9, rows: 7, mountains: [E1], passes: [E2], forts: [E3], arsenals: {north: "
    "[A3, A4], south: [G9]}}";
constexpr const char* armies =
    "  north: {infantry: [C3, C4], foot-communications: [A9]}\n"
    "  south: {infantry: [C5], cavalry: [F1]}\n";

TEST(PositionReader, ReadsEveryPart) {
  const Scenario scenario = read(example);
  const Position& position = scenario.position;
  const Board& board = *position.board;
  EXPECT_EQ(scenario.map_notation, MapNotation::listed);
  EXPECT_EQ(scenario.unit_notation, UnitNotation::lists);
  EXPECT_EQ(scenario.window, std::nullopt);
  EXPECT_EQ(board.columns(), 9);
  EXPECT_EQ(board.rows(), 7);
  EXPECT_EQ(board.terrain(square("E1")), Terrain::mountain);
  EXPECT_EQ(board.terrain(square("E2")), Terrain::pass);
  EXPECT_EQ(board.terrain(square("E3")), Terrain::fort);
  EXPECT_EQ(board.arsenals(Side::north), Squares({square("A3"), square("A4")}));
  EXPECT_EQ(board.arsenals(Side::south), Squares({square("G9")}));
  EXPECT_EQ(position.units.squares().size(), 5);
  EXPECT_EQ(position.units.at(square("A9")), (Unit{Side::north, Kind::foot_communications}));
  EXPECT_EQ(position.units.at(square("F1")), (Unit{Side::south, Kind::cavalry}));
  EXPECT_EQ(position.to_move, Side::north);
  EXPECT_EQ(position.shaken, square("C4"));
  EXPECT_EQ(position.moved, Squares({square("C3")}));
  EXPECT_EQ(position.destroyed_arsenals, Squares({square("A3")}));
  EXPECT_EQ(position.could_move, Squares({square("C3")}));
  EXPECT_EQ(position.turn, 9);
}

TEST(PositionReader, WhatIsLeftOutIsAtItsDefault) {
  const Scenario scenario = read(
      "id: a-case\ntitle: A\nrules: [move.speed]\nwhy: W\nsource: {original: true}\n"
      "position: {map: book, to-move: south, north: {infantry: [A1]}, shaken: []}\n"
      "checks: [{moves: {all: []}}]\n");
  EXPECT_EQ(*scenario.position.board, *book_map());
  EXPECT_EQ(scenario.map_notation, MapNotation::named);
  EXPECT_EQ(scenario.position.turn, 1);
  EXPECT_EQ(scenario.position.shaken, std::nullopt);
  EXPECT_EQ(scenario.position.could_move, std::nullopt);
  EXPECT_TRUE(scenario.position.moved.empty());
}

TEST(PositionReader, KnowsTheNamedMaps) {
  const auto board_of = [](const char* name) {
    return *read(
                "id: a-case\ntitle: A\nrules: [move.speed]\nwhy: W\nsource: {book: I}\n"
                "position: {map: " +
                std::string(name) +
                ", to-move: south, north: {infantry: [A1]}}\nchecks: [{moves: {all: []}}]\n")
                .position.board;
  };
  EXPECT_EQ(board_of("book"), *book_map());
  EXPECT_EQ(board_of("open"), *open_map());
}

TEST(PositionReader, UnitsStandOnTheMapEachOnItsOwnSquare) {
  expect_fault({"cavalry: [F1]", "cavalry: [@@F10]", "off the map"});
  expect_fault({"cavalry: [F1]", "cavalry: [@@H1]", "off the map"});
  EXPECT_TRUE(errors_in(with("cavalry: [F1]", "cavalry: [F1, G9]")).empty());
  expect_fault({"cavalry: [F1]", "cavalry: [F1, @@E1]", "mountain"});
  expect_fault({"cavalry: [F1]", "cavalry: [F1, @@C3]", "already holds a unit (north's infantry)"});
  expect_fault({"cavalry: [F1]", "cavalry: [F1, @@F1]", "already holds a unit (south's cavalry)"});
}

TEST(PositionReader, SquaresOfTheMapStandInOneList) {
  expect_fault({"passes: [E2]", "passes: [@@E1]", "stands in the map's lists twice"});
  expect_fault({"forts: [E3]", "forts: [E3, @@E3]", "stands in the map's lists twice"});
  expect_fault({"south: [G9]}}", "south: [@@A3]}}", "stands in the map's lists twice"});
  expect_fault({"south: [G9]}}", "south: [@@E1]}}", "stands in the map's lists twice"});
  expect_fault({"forts: [E3]", "forts: [@@E10]", "off the map, whose last square is G9"});
  expect_fault({"forts: [E3]", "forts: [@@H1]", "off the map"});
}

TEST(PositionReader, ThePositionIsPossible) {
  expect_fault({"shaken: [C4]", "shaken: [@@C5]", "side to move"});
  expect_fault({"shaken: [C4]", "shaken: [@@B1]", "side to move"});
  expect_fault({"moved: [C3]", "moved: [@@C5]", "side to move"});
  expect_fault({"moved: [C3]", "moved: [C3, @@C3]", "twice"});
  expect_fault({"destroyed-arsenals: [A3]", "destroyed-arsenals: [@@A5]", "no arsenal"});
  expect_fault({"could-move: [C3]", "could-move: [C3, @@A9]", "communications unit"});
  expect_fault({"could-move: [C3]", "could-move: [@@C5]", "side to move"});
}

TEST(PositionReader, FiveUnitsHaveMovedAtMost) {
  const auto with_moved = [](const std::string& moved) {
    std::string text = with("infantry: [C3, C4]", "infantry: [C3, C4, D1, D2, D3, D4]");
    const std::size_t at = text.find("moved: [C3]");
    return text.replace(at, 11, "moved: " + moved);
  };
  EXPECT_TRUE(errors_in(with_moved("[C3, D1, D2, D3, D4]")).empty());
  const auto errors = errors_in(with_moved("[C3, C4, D1, D2, D3, D4]"));
  ASSERT_EQ(errors.size(), 1U);
  EXPECT_THAT(errors[0].message, ::testing::HasSubstr("at most five"));
  EXPECT_EQ(errors[0].line, 16);
}

TEST(PositionReader, SomeUnitStandsSomewhere) {
  const auto errors = errors_in(
      "id: a-case\ntitle: A\nrules: [move.speed]\nwhy: W\nsource: {original: true}\n"
      "position:\n  map: book\n  to-move: north\n  north: {infantry: []}\n"
      "checks: [{moves: {all: []}}]\n");
  ASSERT_EQ(errors.size(), 1U);
  EXPECT_EQ(to_text(errors[0]), "a-case.yaml:7:3: no unit stands anywhere: give at least one");
}

TEST(PositionReader, ReadsADrawing) {
  const Scenario scenario = read(with(armies,
                                      "  drawing: |\n"
                                      "    .  1   2  3   4  5\n"
                                      "    C  .   .  I   I  i\n"
                                      "    D  .   .  .   .  .\n"
                                      "    E  ^   =  #   .  .\n"
                                      "    F  c   .  .   .  .\n"));
  EXPECT_EQ(scenario.unit_notation, UnitNotation::drawing);
  EXPECT_EQ(scenario.window, (Window{square("C1"), square("F5")}));
  EXPECT_EQ(scenario.position.units.squares().size(), 4);
  EXPECT_EQ(scenario.position.units.at(square("C5")), (Unit{Side::south, Kind::infantry}));
}

TEST(PositionReader, SaysWhereInTheFileADrawingIsWrong) {
  expect_fault({armies, "  drawing: |\n\n    .  1\n    C  @@X\n", "no cell"});
  expect_fault({armies, "  drawing: |  # note\n       .  1  2\n       E  .  @@#\n", "E2 is pass"});
  expect_fault({armies, "  drawing: |\n    .  1\n    E  @@i\n", "mountain"});
  expect_fault({armies, "  drawing: |\n    @@.  9  10\n    E  .  .\n", "9 columns and 7 rows"});
  expect_fault({armies, "  drawing: @@\". 1\\nE i\"\n", "mountain"});
}

TEST(PositionReader, UnitsStandInListsOrInADrawing) {
  expect_fault(
      {armies, "  @@north: {infantry: [C3]}\n  drawing: |\n    . 1\n    A .\n", "not in both"});
}

TEST(PositionReader, ReadsAMapThatIsDrawn) {
  const std::string drawn = with(std::string(listed_map) + "\n  to-move: north\n" + armies,
                                 "map: drawing\n  to-move: north\n  drawing: |\n"
                                 "    .  1 2 3  4  5\n"
                                 "    A  . . @n @n @s\n"
                                 "    B  . . .  .  .\n"
                                 "    C  . . I  I  i\n"
                                 "    D  . . .  .  .\n"
                                 "    E  ^ = #  .  .\n"
                                 "    F  c . .  .  .\n"
                                 "    G  . . .  .  @s\n");
  const Scenario scenario = read(drawn);
  EXPECT_EQ(scenario.map_notation, MapNotation::drawing);
  EXPECT_EQ(scenario.position.board->columns(), 5);
  EXPECT_EQ(scenario.position.board->terrain(square("E2")), Terrain::pass);
  EXPECT_EQ(scenario.position.board->arsenals(Side::south), Squares({square("A5"), square("G5")}));
  expect_fault({listed_map, "map: @@drawing", "needs the key `drawing`"});
}

}  // namespace
}  // namespace casebook::corpus
