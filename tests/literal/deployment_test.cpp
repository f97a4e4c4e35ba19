// Section: deployment.
#include <gmock/gmock.h>

#include "laid.hpp"

namespace casebook::literal {
namespace {

constexpr const char* north = "R D3 M F5 A G8 H H6 C G3 G4 H3 H4 I F10 G6 G7 G9 H5 H7 H8 H9 I6";
constexpr const char* south =
    "R O23 M N17 A K18 H O16 C K19 L18 L19 M18 I K15 K16 K17 L15 L16 L17 M15 M16 M17";

Position with_unit_moved(std::string_view from, std::string_view to) {
  Position position = lay(north, south);
  position.units.move(at(from), at(to));
  return position;
}

TEST(Deployment, OfTheWholeRosterInItsOwnTerritoryIsLegal) {
  EXPECT_EQ(answer(lay(north, south), "deployment"), "legal");
  EXPECT_EQ(answer(with_unit_moved("I6", "J25"), "deployment"), "legal");  // the last row of North
  EXPECT_EQ(answer(with_unit_moved("K15", "K1"), "deployment"), "legal");  // the first of South
  EXPECT_EQ(answer(with_unit_moved("I6", "D8"), "deployment"), "legal");   // on an arsenal
}

// deployment.own-territory (I)
TEST(Deployment, BeyondTheBorderIsRefused) {
  EXPECT_EQ(answer(with_unit_moved("I6", "K6"), "deployment"), "deployment.own-territory");
  EXPECT_EQ(answer(with_unit_moved("K15", "J15"), "deployment"), "deployment.own-territory");
}

// deployment.roster (II.1.1, 4.4.1)
TEST(Deployment, OfAnotherRosterIsRefused) {
  EXPECT_EQ(answer(lay(north, ""), "deployment"), "deployment.roster");
  for (const char* square : {"D3", "F5", "G8", "H6", "G3", "I6"}) {
    Position missing = lay(north, south);
    missing.units.remove(at(square));
    EXPECT_EQ(answer(missing, "deployment"), "deployment.roster") << square;
  }
  Position one_more = lay(north, south);
  one_more.units.place(at("T1"), {Side::south, Kind::infantry});
  EXPECT_EQ(answer(one_more, "deployment"), "deployment.roster");
  Position exchanged = lay(north, south);
  exchanged.units.remove(at("G8"));
  exchanged.units.place(at("G8"), {Side::north, Kind::horse_artillery});
  EXPECT_EQ(answer(exchanged, "deployment"), "deployment.roster");
}

TEST(Deployment, EveryFaultIsNamed) {
  Position position = with_unit_moved("I6", "K6");
  position.units.remove(at("D3"));
  EXPECT_EQ(answer(position, "deployment"), "deployment.roster deployment.own-territory");
}

}  // namespace
}  // namespace casebook::literal
