#include <gmock/gmock.h>

#include <memory>
#include <random>

#include "casebook/engines/protocol.hpp"

namespace casebook::engines {
namespace {

using testing::HasSubstr;

Square at(std::string_view text) { return *Square::parse(text); }

// ---------------------------------------------------------------- what is read

TEST(PositionJson, ReadsTheExampleOfTheProtocol) {
  const auto position = position_from_json(
      R"({"map":"book","to-move":"north","north":{"cavalry":["J15","K15"]},"south":{"infantry":["L15"]}})");
  ASSERT_TRUE(position) << position.error();
  EXPECT_EQ(*position->board, *book_map());
  EXPECT_EQ(position->to_move, Side::north);
  EXPECT_EQ(position->turn, 1);
  EXPECT_EQ(position->units.squares(), (Squares{at("J15"), at("K15"), at("L15")}));
  EXPECT_EQ(position->units.at(at("K15")), (Unit{Side::north, Kind::cavalry}));
  EXPECT_EQ(position->units.at(at("L15")), (Unit{Side::south, Kind::infantry}));
  EXPECT_TRUE(position->moved.empty());
  EXPECT_TRUE(position->destroyed_arsenals.empty());
  EXPECT_FALSE(position->shaken);
  EXPECT_FALSE(position->could_move);
}

TEST(PositionJson, ReadsEveryKindOfUnit) {
  const auto position = position_from_json(
      R"({"map":"open","to-move":"south","south":{"infantry":["A1"],"cavalry":["A2"],)"
      R"("foot-artillery":["A3"],"horse-artillery":["A4"],"foot-communications":["A5"],)"
      R"("mounted-communications":["A6"]}})");
  ASSERT_TRUE(position) << position.error();
  for (std::size_t i = 0; i < all_kinds.size(); ++i) {
    const Square square(0, static_cast<int>(i));
    EXPECT_EQ(position->units.at(square), (Unit{Side::south, all_kinds[i]}));
  }
}

TEST(PositionJson, ReadsWhatHappenedInTheTurn) {
  const auto position = position_from_json(
      R"({"map":"book","to-move":"south","north":{"infantry":["A1"]},)"
      R"("south":{"infantry":["K1","K2","K3"],"foot-communications":["K4"]},"turn":12,)"
      R"("shaken":["K1"],"moved":["K2","K4"],"destroyed-arsenals":["T3"],"could-move":["K3"]})");
  ASSERT_TRUE(position) << position.error();
  EXPECT_EQ(position->turn, 12);
  EXPECT_EQ(position->shaken, at("K1"));
  EXPECT_EQ(position->moved, (Squares{at("K2"), at("K4")}));
  EXPECT_EQ(position->destroyed_arsenals, (Squares{at("T3")}));
  EXPECT_EQ(position->could_move, (Squares{at("K3")}));
}

TEST(PositionJson, ReadsAMapOfItsOwn) {
  const auto position = position_from_json(
      R"({"map":{"columns":3,"rows":2,"mountains":["A1"],"passes":["A2"],"forts":["A3"],)"
      R"("arsenals":{"north":["B1"],"south":["B2"]}},"to-move":"north"})");
  ASSERT_TRUE(position) << position.error();
  Board expected(3, 2);
  expected.set_terrain(at("A1"), Terrain::mountain);
  expected.set_terrain(at("A2"), Terrain::pass);
  expected.set_terrain(at("A3"), Terrain::fort);
  expected.set_arsenal(at("B1"), Side::north);
  expected.set_arsenal(at("B2"), Side::south);
  EXPECT_EQ(*position->board, expected);
}

TEST(PositionJson, MissingListsOfAMapAreEmpty) {
  const auto position = position_from_json(R"({"map":{"columns":25,"rows":20},"to-move":"north"})");
  ASSERT_TRUE(position) << position.error();
  EXPECT_EQ(*position->board, Board(25, 20));
}

TEST(PositionJson, ReadsSquaresOfASpreadsheet) {
  const auto position = position_from_json(
      R"({"map":"book","to-move":"north","north":{"infantry":["A1","Y20","O12"]}})",
      Notation::spreadsheet);
  ASSERT_TRUE(position) << position.error();
  EXPECT_EQ(position->units.squares(), (Squares{at("A1"), at("T25"), at("L15")}));
}

TEST(PositionJson, KnownEmptyCouldMoveIsNotUnknown) {
  const auto position = position_from_json(R"({"map":"book","to-move":"north","could-move":[]})");
  ASSERT_TRUE(position) << position.error();
  ASSERT_TRUE(position->could_move);
  EXPECT_TRUE(position->could_move->empty());
}

// ---------------------------------------------------------------- what is written

TEST(PositionJson, WritesKindsAndSquaresInTheirOrder) {
  Position position;
  position.to_move = Side::south;
  position.units.place(at("L15"), {Side::south, Kind::infantry});
  position.units.place(at("K15"), {Side::north, Kind::mounted_communications});
  position.units.place(at("J16"), {Side::north, Kind::infantry});
  position.units.place(at("J2"), {Side::north, Kind::infantry});
  position.turn = 3;
  EXPECT_EQ(position_to_json(position),
            R"({"map":"book","to-move":"south","north":{"infantry":["J2","J16"],)"
            R"("mounted-communications":["K15"]},"south":{"infantry":["L15"]},"turn":3})");
  EXPECT_EQ(position_to_json(position, Notation::spreadsheet),
            R"({"map":"book","to-move":"south","north":{"infantry":["B10","P10"],)"
            R"("mounted-communications":["O11"]},"south":{"infantry":["O12"]},"turn":3})");
}

TEST(PositionJson, WritesMarksWhereThereAreAny) {
  Position position;
  position.board = open_map();
  position.units.place(at("A1"), {Side::north, Kind::infantry});
  position.shaken = at("A1");
  position.moved.insert(at("A1"));
  position.could_move = Squares{};
  position.destroyed_arsenals.insert(at("T23"));
  EXPECT_EQ(position_to_json(position),
            R"({"map":"open","to-move":"north","north":{"infantry":["A1"]},"south":{},)"
            R"("shaken":["A1"],"destroyed-arsenals":["T23"],"moved":["A1"],"could-move":[],)"
            R"("turn":1})");
}

TEST(PositionJson, WritesAMapLikeTheBooksByItsName) {
  Position position;
  position.board = std::make_shared<const Board>(*book_map());
  EXPECT_THAT(position_to_json(position), HasSubstr(R"("map":"book")"));
}

TEST(PositionJson, WritesAnotherMapInFull) {
  Board board(4, 2);
  board.set_terrain(at("A1"), Terrain::mountain);
  board.set_arsenal(at("B4"), Side::south);
  Position position;
  position.board = std::make_shared<const Board>(board);
  EXPECT_THAT(position_to_json(position),
              HasSubstr(R"("map":{"columns":4,"rows":2,"mountains":["A1"],"passes":[],"forts":[],)"
                        R"("arsenals":{"north":[],"south":["B4"]}})"));
}

// ---------------------------------------------------------------- there and back

using Dice = std::mt19937;

int roll(Dice& dice, int least, int most) {
  return std::uniform_int_distribution<int>(least, most)(dice);
}

Position random_position(Dice& dice) {
  Board board(roll(dice, 1, 25), roll(dice, 1, 20));
  Position position;
  for (int row = 0; row < board.rows(); ++row) {
    for (int column = 0; column < board.columns(); ++column) {
      const Square square(row, column);
      const int what = roll(dice, 0, 20);
      if (what < 4) board.set_terrain(square, static_cast<Terrain>(what));
      if (what == 4) board.set_arsenal(square, roll(dice, 0, 1) == 0 ? Side::north : Side::south);
      if (what == 4 && roll(dice, 0, 1) == 0) position.destroyed_arsenals.insert(square);
      const bool empty = what == static_cast<int>(Terrain::mountain) || roll(dice, 0, 3) > 0;
      if (!empty) {
        position.units.place(
            square, {static_cast<Side>(roll(dice, 0, 1)), static_cast<Kind>(roll(dice, 0, 5))});
      }
    }
  }
  position.board = std::make_shared<const Board>(board);
  position.to_move = static_cast<Side>(roll(dice, 0, 1));
  position.turn = roll(dice, 1, 200);
  return position;
}

void mark_units(Dice& dice, Position& position) {
  const bool fixed = roll(dice, 0, 1) == 0;
  if (fixed) position.could_move = Squares{};
  for (const Square square : position.units.squares(position.to_move)) {
    const bool fights = is_fighting_unit(position.units.at(square)->kind);
    if (position.moved.size() < 5 && roll(dice, 0, 3) == 0) position.moved.insert(square);
    if (fixed && fights && roll(dice, 0, 1) == 0) position.could_move->insert(square);
    if (roll(dice, 0, 9) == 0) position.shaken = square;
  }
}

class RoundTrip : public testing::TestWithParam<Notation> {};

TEST_P(RoundTrip, KeepsEverything) {
  Dice dice(20240501);
  for (int i = 0; i < 300; ++i) {
    Position position = random_position(dice);
    mark_units(dice, position);
    const std::string json = position_to_json(position, GetParam());
    const auto back = position_from_json(json, GetParam());
    ASSERT_TRUE(back) << back.error() << "\n" << json;
    ASSERT_EQ(*back, position) << json;
    ASSERT_EQ(back->turn, position.turn);
    ASSERT_EQ(position_to_json(*back, GetParam()), json);
  }
}

INSTANTIATE_TEST_SUITE_P(BothNotations, RoundTrip,
                         testing::Values(Notation::book, Notation::spreadsheet));

}  // namespace
}  // namespace casebook::engines
