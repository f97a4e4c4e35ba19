#include "casebook/model/board.hpp"

#include <gmock/gmock.h>

namespace casebook {
namespace {

Square at(const char* text) { return *Square::parse(text); }

Squares in_rows(int first, int last) {
  Squares squares;
  for (int index = first * 25; index < (last + 1) * 25; ++index) squares.insert(Square::at(index));
  return squares;
}
Squares territory(Side side) { return side == Side::north ? in_rows(0, 9) : in_rows(10, 19); }

TEST(BookMap, Has25ColumnsAnd20Rows) {
  EXPECT_EQ(book_map()->columns(), 25);
  EXPECT_EQ(book_map()->rows(), 20);
  EXPECT_TRUE(book_map()->contains(at("T25")));
}

TEST(BookMap, ArsenalsStandWhereThePrintedMapHasThem) {
  EXPECT_EQ(book_map()->arsenals(Side::north), (Squares{at("B15"), at("D8")}));
  EXPECT_EQ(book_map()->arsenals(Side::south), (Squares{at("T3"), at("T23")}));
  EXPECT_EQ(book_map()->arsenal_owner(at("D8")), Side::north);
  EXPECT_EQ(book_map()->arsenal_owner(at("T23")), Side::south);
  EXPECT_FALSE(book_map()->arsenal_owner(at("D9")));
}

TEST(BookMap, FortsPassesAndMountainsStandWhereThePrintedMapHasThem) {
  EXPECT_EQ(book_map()->squares_with(Terrain::fort),
            (Squares{at("B8"), at("H21"), at("I13"), at("L15"), at("M3"), at("O23")}));
  EXPECT_EQ(book_map()->squares_with(Terrain::pass), (Squares{at("F10"), at("O16")}));
  EXPECT_EQ(book_map()->squares_with(Terrain::mountain),
            (Squares{at("C10"), at("C11"), at("C12"), at("C13"), at("D10"), at("E10"), at("G10"),
                     at("H10"), at("I10"), at("N11"), at("N12"), at("N13"), at("N14"), at("N15"),
                     at("N16"), at("P16"), at("Q16"), at("R16")}));
}

// terrain.census
TEST(BookMap, EachTerritoryHoldsTheSame) {
  for (const Side side : all_sides) {
    const auto count = [side](Terrain terrain) {
      return (book_map()->squares_with(terrain) & territory(side)).size();
    };
    EXPECT_EQ((book_map()->arsenals(side) & territory(side)).size(), 2) << name(side);
    EXPECT_EQ(count(Terrain::fort), 3) << name(side);
    EXPECT_EQ(count(Terrain::pass), 1) << name(side);
    EXPECT_EQ(count(Terrain::mountain), 9) << name(side);
    EXPECT_EQ(count(Terrain::plain), 250 - 3 - 1 - 9) << name(side);
  }
}

// terrain.board
TEST(BookMap, RowsAToJAreNorthsTerritory) {
  for (int index = 0; index < Square::count; ++index) {
    const Side side = index < 250 ? Side::north : Side::south;
    EXPECT_EQ(territory_of(Square::at(index)), side) << Square::at(index).text();
  }
}

struct FortRay {
  const char* fort;
  const char* arsenal;
  Side side;
};

constexpr FortRay fort_rays[] = {
    {"B8", "D8", Side::north},   {"H21", "B15", Side::north},
    {"I13", "D8", Side::north},  // through pass F10
    {"L15", "T23", Side::south}, {"M3", "T3", Side::south},
    {"O23", "T23", Side::south},
};

// terrain.fort-on-arsenal-line (4.3.2): no mountain between the fort and that arsenal.
TEST(BookMap, EveryFortLiesOnAnOpenLineOfItsOwnSidesArsenal) {
  Squares forts;
  for (const FortRay& ray : fort_rays) {
    const Square fort = at(ray.fort);
    forts.insert(fort);
    EXPECT_EQ(territory_of(fort), ray.side) << ray.fort;
    EXPECT_EQ(book_map()->arsenal_owner(at(ray.arsenal)), ray.side) << ray.fort;
    const auto direction = line_between(fort, at(ray.arsenal));
    ASSERT_TRUE(direction) << ray.fort;
    for (Square square = fort; !(square == at(ray.arsenal)); square = *step(square, *direction))
      EXPECT_NE(book_map()->terrain(square), Terrain::mountain) << ray.fort << square.text();
  }
  EXPECT_EQ(forts, book_map()->squares_with(Terrain::fort));
}

TEST(OpenMap, IsPlainWithTheBooksArsenals) {
  EXPECT_EQ(open_map()->squares_with(Terrain::plain).size(), 500);
  for (const Side side : all_sides)
    EXPECT_EQ(open_map()->arsenals(side), book_map()->arsenals(side));
  EXPECT_FALSE(*open_map() == *book_map());
}

TEST(Board, EndsAtItsOwnEdges) {
  const Board board(3, 2);
  EXPECT_TRUE(board.contains(at("B3")));
  EXPECT_FALSE(board.contains(at("A4")));
  EXPECT_FALSE(board.contains(at("C1")));
  EXPECT_EQ(board.neighbour(at("A1"), Direction::south_east), at("B2"));
  EXPECT_FALSE(board.neighbour(at("B3"), Direction::east));
  EXPECT_FALSE(board.neighbour(at("B3"), Direction::south));
  EXPECT_EQ(board.squares_with(Terrain::plain).size(), 6);
}

TEST(Board, EqualityAndHashCoverSizeTerrainAndArsenals) {
  const Board plain(5, 4);
  const std::hash<Board> hash;
  std::vector<Board> others(5, plain);
  others[0] = Board(4, 5);
  others[1].set_terrain(at("B2"), Terrain::mountain);
  others[2].set_terrain(at("B2"), Terrain::fort);
  others[3].set_arsenal(at("B2"), Side::north);
  others[4].set_arsenal(at("B2"), Side::south);
  EXPECT_EQ(Board(5, 4), plain);
  EXPECT_EQ(hash(Board(5, 4)), hash(plain));
  for (std::size_t i = 0; i < others.size(); ++i) {
    EXPECT_FALSE(others[i] == plain) << i;
    EXPECT_NE(hash(others[i]), hash(plain)) << i;
  }
}

}  // namespace
}  // namespace casebook
