// Section: communications. Which units are in communication.
#include <gmock/gmock.h>

#include "casebook/literal/questions.hpp"
#include "laid.hpp"

namespace casebook::literal {
namespace {

std::string in(const Position& position) { return answer(position, "in"); }

// The squares of the book's map on which a lone infantry of that side is in communication.
Squares served(Side side) {
  Squares served;
  for (int index = 0; index < Square::count; ++index) {
    Position position;
    if (position.board->terrain(Square::at(index)) == Terrain::mountain) continue;
    position.units.place(Square::at(index), {side, Kind::infantry});
    if (communication(position, defaults()).in.contains(Square::at(index))) {
      served.insert(Square::at(index));
    }
  }
  return served;
}

// communication.direct, terrain.mountain-cuts-line, communication.on-the-arsenal (4.3.1): line by
// line from B15, then from D8, clockwise from north.
TEST(Direct, NorthsArsenalsServeTheirSixteenLines) {
  EXPECT_EQ(text_of(served(Side::north)),
            text_of(squares("B15 A15 A16 B16:B25 C16:L25 C15:M15 C14:F11 B14:B1 A14 "
                            "D8 C8:A8 C9:A11 D9 E9:T24 E8:T8 E7:K1 D7:D1 C7:A5")));
}

TEST(Direct, SouthsArsenalsServeTheirLines) {
  EXPECT_EQ(text_of(served(Side::south)), text_of(squares("T3 S3:A3 S4:A22 T4:T25 T2:T1 S2:R1 "
                                                          "T23 S23:A23 S24:R25 T22:T1 S22:H11")));
}

// terrain.pass-open (I, 4.3.2)
TEST(Direct, CrossesAPass) { EXPECT_EQ(in(lay("I G11 I13", "")), "G11 I13"); }

TEST(Direct, GoesBetweenTwoMountains) {
  const auto map = map_of({"n^.", "^..", "..."});
  EXPECT_EQ(in(lay("I C3", "", map)), "C3");
}

// communication.own-arsenal-only (4.1.3)
TEST(Direct, AnArsenalServesItsOwnSideOnly) {
  EXPECT_EQ(in(lay("", "I J8 D9")), "");
  EXPECT_EQ(in(lay("I T3 S3", "")), "");
}

// arsenal.gone-for-good, communication.one-arsenal-suffices (V, 4.12.1)
TEST(Direct, AFallenArsenalServesNobody) {
  const Position position = lay("I J8 J15 D8 B15", "");
  EXPECT_EQ(in(with_fallen(position, "D8")), "B15 J15");
  EXPECT_EQ(in(with_fallen(position, "B15 D8")), "");
}

// communication.over-enemy-arsenal (4.3.1, 4.7.1)
TEST(Direct, CrossesAnEnemyArsenalEmptyOrHeldByItself) {
  EXPECT_EQ(in(lay("", "R D3 I D9")), "D3 D9");
  EXPECT_EQ(in(lay("", "R D3 I D8 D9")), "D3 D8 D9");
}

// communication.own-units-do-not-cut (4.3.1)
TEST(Direct, CrossesItsOwnUnits) { EXPECT_EQ(in(lay("I E8 H8 M M8 T8", "")), "E8 H8 M8 T8"); }

// communication.severed (4.7.1): whatever the enemy unit is.
TEST(Severed, AnyEnemyUnitCuts) {
  for (const std::string letter : {"I", "C", "A", "H", "R", "M"}) {
    EXPECT_EQ(in(lay("I J8", letter + " G8")), "") << letter;
    EXPECT_EQ(in(lay("I J8", letter + " K8")), "J8") << letter;  // beyond the unit
  }
  EXPECT_EQ(in(with_shaken(south_to_move(lay("I J8", "I G8")), "G8")), "");
}

TEST(Severed, TheOtherArsenalIsEnough) {
  EXPECT_EQ(in(lay("I B8", "I C8")), "B8");
  EXPECT_EQ(in(lay("I B8", "I C8 B11")), "");
}

// communication.occupied-arsenal (4.7.1 with 4.3.1)
TEST(Severed, AnEnemyOnTheArsenalSilencesIt) {
  EXPECT_EQ(in(lay("I T3", "I J3 S4 J23")), "J23");
  EXPECT_EQ(in(lay("R T3", "I J3 S4")), "");
}

// communication.redirected (4.3.3): from J15, on B15's column, in the other six directions.
TEST(Redirected, InAllDirectionsAtAnyLength) {
  const Position position = lay("R J15 I A24 J25 S24 M12 J1 G12", "");
  EXPECT_EQ(in(position), "A24 G12 J1 J15 J25 M12 S24");
  EXPECT_EQ(answer(position, "redirecting"), "J15");
}

// terrain.mountain-cuts-line
TEST(Redirected, EndsBeforeAMountain) {
  EXPECT_EQ(in(lay("R G15 I G9", "")), "G15");
  EXPECT_EQ(in(lay("R F15 I F9", "")), "F9 F15");  // F10 is a pass
}

TEST(Redirected, IsCutLikeAnyLine) {
  EXPECT_EQ(in(lay("R J15 I J20", "R J18")), "J15");
  EXPECT_EQ(in(lay("R J15 I J20", "I G15")), "");  // before the communications unit
}

// communication.redirected-again (4.3.4)
TEST(Redirected, AgainByAnyFurtherCommunicationsUnit) {
  EXPECT_EQ(in(lay("R J15 M J20 I N20", "")), "J15 J20 N20");
  EXPECT_EQ(in(lay("R J15 M J20 R N20 M N22 I E22", "")), "E22 J15 J20 N20 N22");
}

TEST(Redirected, TwoThatSeeOnlyEachOtherRedirectNothing) {
  const Position position = lay("R K7 M K16 I E16", "");
  EXPECT_EQ(in(position), "");
  EXPECT_EQ(answer(position, "redirecting"), "");
}

// communication.isolated-unit-redirects-nothing (4.3.3, 4.4.4)
TEST(Redirected, NothingByAUnitInTouchByContactAlone) {
  const Position position = lay("I J8 R K7 I K2", "");
  EXPECT_EQ(in(position), "J8 K7");
  EXPECT_EQ(answer(position, "redirecting"), "");
}

TEST(Redirected, FromTheOwnArsenal) { EXPECT_EQ(answer(lay("R D8", ""), "redirecting"), "D8"); }

// communication.contact, communication.contact-spreads (4.5.1–3)
TEST(Contact, GoesToAllEightNeighboursAndOn) {
  EXPECT_EQ(in(lay("I J8 I7 I9 K7 K9 J9 J7", "")), "I7 I9 J7 J8 J9 K7 K9");
  EXPECT_EQ(in(lay("I J8 K9 K10 L11 C M12", "")), "J8 K9 K10 L11 M12");
}

TEST(Contact, JoinsEveryKindOfUnit) {
  EXPECT_EQ(in(lay("I J8 R J9 A J10 M J11 H J12 C J13", "")), "J8 J9 J10 J11 J12 J13");
}

TEST(Contact, IsNotWithTheEnemy) { EXPECT_EQ(in(lay("I J8 J10", "I J9")), "J8"); }

// communication.contact-needs-a-source (4.5.3)
TEST(Contact, AloneGivesNothing) { EXPECT_EQ(in(lay("I K10 K11 L11 L12", "")), ""); }

// The two squares beside a diagonal never matter.
TEST(Contact, GoesBetweenTwoMountainsAndBetweenTwoEnemies) {
  const auto map = map_of({"n..", "..^", ".^."});
  EXPECT_EQ(in(lay("I A1 B2 C3", "", map)), "A1 B2 C3");
  EXPECT_EQ(in(lay("I J8 K9", "I J9 K8")), "J8 K9");
}

// The chain runs against reading order, so that a single pass would miss it.
TEST(Contact, DoesNotDependOnTheOrderOfSquares) {
  EXPECT_EQ(in(lay("I M8 L9 K10 J11 I12 H11", "")), "H11 I12 J11 K10 L9 M8");
}

TEST(Communication, IsThatOfBothSidesAtOnce) {
  EXPECT_EQ(in(lay("I J8 J9", "I S3 R3")), "J8 J9 R3 S3");
}

TEST(Communication, IgnoresWhoseTurnItIsAndWhoIsShaken) {
  const Position position = lay("I J8 J9", "I S3");
  EXPECT_EQ(in(south_to_move(position)), in(position));
  EXPECT_EQ(in(with_shaken(position, "J8")), in(position));
}

}  // namespace
}  // namespace casebook::literal
