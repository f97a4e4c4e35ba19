#include "casebook/model/position.hpp"

#include <gmock/gmock.h>

#include <functional>
#include <set>
#include <vector>

namespace casebook {
namespace {

Square at(const char* text) { return *Square::parse(text); }
constexpr Unit north_infantry{Side::north, Kind::infantry};
constexpr Unit south_cavalry{Side::south, Kind::cavalry};

TEST(Units, StandOneOnASquare) {
  Units units;
  units.place(at("K15"), north_infantry);
  units.place(at("L15"), south_cavalry);
  EXPECT_EQ(units.at(at("K15")), north_infantry);
  EXPECT_EQ(units.at(at("L15")), south_cavalry);
  EXPECT_FALSE(units.at(at("M15")));
  EXPECT_TRUE(units.holds(at("L15")));
  EXPECT_TRUE(units.holds(at("L15"), Side::south));
  EXPECT_FALSE(units.holds(at("L15"), Side::north));
  EXPECT_EQ(units.squares(Side::north), Squares{at("K15")});
  EXPECT_EQ(units.squares(), (Squares{at("K15"), at("L15")}));
}

TEST(Units, KeepEverySideAndKindApart) {
  for (const Side side : all_sides)
    for (const Kind kind : all_kinds) {
      Units units;
      units.place(at("A1"), {side, kind});
      EXPECT_EQ(units.at(at("A1")), (Unit{side, kind}));
    }
}

TEST(Units, MoveAndGo) {
  Units units;
  units.place(at("K15"), north_infantry);
  units.move(at("K15"), at("L16"));
  EXPECT_FALSE(units.holds(at("K15")));
  EXPECT_EQ(units.at(at("L16")), north_infantry);
  units.remove(at("L16"));
  EXPECT_EQ(units, Units{});
}

Position example() {
  Position position;
  position.units.place(at("K15"), north_infantry);
  position.units.place(at("L15"), south_cavalry);
  return position;
}

// Each makes one thing of a position different.
const std::vector<std::function<void(Position&)>>& changes() {
  static const std::vector<std::function<void(Position&)>> list{
      [](Position& p) { p.board = open_map(); },
      [](Position& p) { p.units.move(at("K15"), at("K14")); },
      [](Position& p) { p.units.remove(at("L15")); },
      [](Position& p) {
        p.units.remove(at("L15"));
        p.units.place(at("L15"), {Side::north, Kind::cavalry});
      },
      [](Position& p) {
        p.units.remove(at("L15"));
        p.units.place(at("L15"), {Side::south, Kind::infantry});
      },
      [](Position& p) { p.to_move = Side::south; },
      [](Position& p) { p.destroyed_arsenals.insert(at("T3")); },
      [](Position& p) { p.moved.insert(at("K15")); },
      [](Position& p) { p.could_move = Squares{}; },
      [](Position& p) { p.could_move = Squares{at("K15")}; },
      [](Position& p) { p.shaken = at("K15"); },
  };
  return list;
}

TEST(Position, EqualityAndHashCoverEveryPartOfTheState) {
  const std::hash<Position> hash;
  std::set<std::size_t> hashes{hash(example())};
  EXPECT_EQ(example(), example());
  EXPECT_EQ(hash(example()), hash(example()));
  for (std::size_t i = 0; i < changes().size(); ++i) {
    Position changed = example();
    changes()[i](changed);
    EXPECT_FALSE(changed == example()) << "change " << i;
    EXPECT_TRUE(hashes.insert(hash(changed)).second) << "change " << i;
  }
}

TEST(Position, EqualityAndHashLeaveTheTurnsNumberOut) {
  Position later = example();
  later.turn = 17;
  EXPECT_EQ(later, example());
  EXPECT_EQ(std::hash<Position>{}(later), std::hash<Position>{}(example()));
}

TEST(Position, OfAnEqualMapIsEqual) {
  Position copied = example();
  copied.board = std::make_shared<const Board>(*book_map());
  EXPECT_EQ(copied, example());
  EXPECT_EQ(std::hash<Position>{}(copied), std::hash<Position>{}(example()));
}

TEST(Position, AFallenArsenalStandsNoMore) {
  Position position = example();
  EXPECT_EQ(position.standing_arsenal(at("T3")), Side::south);
  EXPECT_FALSE(position.standing_arsenal(at("T4")));
  position.destroyed_arsenals.insert(at("T3"));
  EXPECT_FALSE(position.standing_arsenal(at("T3")));
  EXPECT_EQ(position.standing_arsenal(at("T23")), Side::south);
}

TEST(Position, IsDrawnWithUnitsOverTerrain) {
  Board board(4, 3);
  board.set_terrain(at("A1"), Terrain::mountain);
  board.set_terrain(at("A2"), Terrain::pass);
  board.set_terrain(at("A3"), Terrain::fort);
  board.set_terrain(at("C1"), Terrain::fort);
  board.set_arsenal(at("B4"), Side::south);
  Position position;
  position.board = std::make_shared<const Board>(board);
  position.units.place(at("C1"), {Side::north, Kind::mounted_communications});
  position.units.place(at("C2"), {Side::south, Kind::horse_artillery});
  position.to_move = Side::south;
  EXPECT_EQ(to_text(position),
            "   1234\n"
            "A  ^=#.\n"
            "B  ...@\n"
            "C  Mh..\n"
            "south to move\n");
}

}  // namespace
}  // namespace casebook
