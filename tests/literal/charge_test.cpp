// Section: the cavalry charge.
#include <gmock/gmock.h>

#include "laid.hpp"

namespace casebook::literal {
namespace {

// North's cavalry is supplied along row A, from A1; South's infantry stands on its own arsenal.
BoardPointer row() { return map_of({"n........s"}); }

// charge.contact, charge.column, charge.reach (II.5.1, II.6.1, II.8.5)
TEST(Column, OfAnyLengthCountsSevenEach) {
  EXPECT_EQ(answer(lay("C A9", "I A10", row()), "xA10"), "7:6 shaken");
  EXPECT_EQ(answer(lay("C A9 A8", "I A10", row()), "xA10"), "14:6 destroyed");
  EXPECT_EQ(answer(lay("C A9 A8 A7 A6", "I A10", row()), "xA10"), "28:6 destroyed");
  EXPECT_EQ(answer(lay("C A9 A8 A7 A6 A5", "I A10", row()), "xA10"), "35:6 destroyed");
}

// charge.no-gap (II.6.1)
TEST(Column, EndsAtAGap) {
  EXPECT_EQ(answer(lay("C A9 A7", "I A10", row()), "xA10"), "7:6 shaken");
  EXPECT_EQ(answer(lay("C A9 A8 A6", "I A10", row()), "xA10"), "14:6 destroyed");
  EXPECT_EQ(answer(lay("C A8 A7", "I A10", row()), "counting A10"), "A8 4, A10 6");  // no contact
}

TEST(Column, EndsAtAnyOtherUnit) {
  for (const char* other : {"I", "A", "H", "R", "M"}) {
    const Position position = lay(std::string("C A9 A7 ") + other + " A8", "I A10", row());
    const std::string share = answer(position, "counting A10");
    EXPECT_EQ(share.find("A7"), std::string::npos) << other << ": " << share;
    EXPECT_NE(share.find("A9 7"), std::string::npos) << other << ": " << share;
  }
  // An enemy in it; here the cavalry behind it is 2 squares away and counts 4.
  const auto map = map_of({"n......", "n.....s"});
  EXPECT_EQ(answer(lay("C A5", "I A7 A6", map), "counting A7"), "A5 4, A6 6, A7 6");
  EXPECT_EQ(answer(lay("I A9 C A8", "I A10", row()), "counting A10"), "A8 4, A9 4, A10 6");
}

// II.8.1: the line is that through the attacked square.
TEST(Column, IsOnTheLineThroughTheAttackedSquare) {
  const auto map = map_of({"n......", "n.....s"});
  EXPECT_EQ(answer(lay("C B6 A5", "I B7", map), "counting B7"), "B6 7, B7 6");
  EXPECT_EQ(answer(lay("C L11 K12 J13 R H15", "I M10"), "counting M10"),
            "J13 7, K12 7, L11 7, M10 6");
}

// charge.each-line (II.8.5, III.2.1)
TEST(Columns, ChargeOnSeveralLinesAtOnce) {
  const auto map = map_of({"n....", "n....", "n...s"});
  EXPECT_EQ(answer(lay("C C4 C3 B4 A3 A5 I B5", "I C5", map), "counting C5"),
            "A3 7, A5 4, B4 7, B5 4, C3 7, C4 7, C5 6");
}

// charge.not-against-pass, charge.not-against-fort (II.6.2, II.5.3)
TEST(Charge, IsBarredAgainstPassAndFort) {
  const auto pass = map_of({"n.......=s"});
  const auto fort = map_of({"n.......#s"});
  EXPECT_EQ(answer(lay("C A8 A7 A6", "I A9", pass), "counting A9"), "A7 4, A8 4, A9 8");
  EXPECT_EQ(answer(lay("C A8 A7 A6", "I A9", fort), "counting A9"), "A7 4, A8 4, A9 10");
  for (const char* kind : {"C", "A", "H", "R", "M"})
    EXPECT_EQ(answer(lay("C A8 A7", std::string(kind) + " A9", fort), "xA9").substr(0, 2), "8:")
        << kind;
}

TEST(Charge, IsBarredAgainstAnIsolatedUnitInAFortToo) {
  const auto fort = map_of({"n.......#."});
  EXPECT_EQ(answer(lay("C A8 A7 A6", "I A9", fort), "xA9"), "8:0 destroyed");
}

// charge.not-from-fort (RSG, V)
TEST(Charge, NeitherOutOfAFortNorThroughIt) {
  const auto in_contact = map_of({"n.......#s"});
  EXPECT_EQ(answer(lay("C A9", "I A10", in_contact), "xA10"), "4:6 resists");
  EXPECT_EQ(answer(lay("C A9 A8 A7", "I A10", in_contact), "counting A10"), "A8 4, A9 4, A10 6");
  const auto behind = map_of({"n......#.s"});
  EXPECT_EQ(answer(lay("C A9 A8 A7", "I A10", behind), "counting A10"), "A8 4, A9 7, A10 6");
}

// charge.from-pass (II.6.1)
TEST(Charge, OutOfAPassAndThroughIt) {
  const auto pass = map_of({"n.......=s"});
  EXPECT_EQ(answer(lay("C A9 A8", "I A10", pass), "xA10"), "14:6 destroyed");
}

// charge.shaken-in-column (III.2.6)
TEST(Charge, GoesThroughAShakenUnitThatCountsNothing) {
  const Position three = lay("C A9 A8 A7", "I A10", row());
  EXPECT_EQ(answer(with_shaken(three, "A9"), "counting A10"), "A7 7, A8 7, A10 6");
  EXPECT_EQ(answer(with_shaken(three, "A8"), "counting A10"), "A7 7, A9 7, A10 6");
  EXPECT_EQ(answer(with_shaken(three, "A7"), "counting A10"), "A8 7, A9 7, A10 6");
}

TEST(Charge, UnderBreaksColumnEndsAtAShakenUnit) {
  const RuleBook breaks = reading(ShakenCavalryInColumn::breaks_column);
  const Position three = lay("C A9 A8 A7", "I A10", row());
  EXPECT_EQ(answer(with_shaken(three, "A9"), "counting A10", breaks), "A8 4, A10 6");
  EXPECT_EQ(answer(with_shaken(three, "A8"), "counting A10", breaks), "A9 7, A10 6");
  EXPECT_EQ(answer(with_shaken(three, "A7"), "counting A10", breaks), "A8 7, A9 7, A10 6");
}

TEST(Charge, UnderAllowedLeavesTheFort) {
  const RuleBook allowed = reading(ChargeFromFort::allowed);
  const auto map = map_of({"n.......#s"});
  EXPECT_EQ(answer(lay("C A9 A8 A7", "I A10", map), "xA10", allowed), "21:6 destroyed");
}

TEST(Charge, OfIsolatedCavalryCountsNothing) {
  EXPECT_EQ(answer(lay("C A9 A8", "I A10", map_of({".........s"})), "xA10"), "0:6 none");
}

// clash.communications units and others beside the target never charge (II.5.1 names cavalry).
TEST(Charge, IsForCavalryAlone) {
  EXPECT_EQ(answer(lay("H A9", "I A10", row()), "xA10"), "5:6 resists");
  EXPECT_EQ(answer(lay("I A9", "I A10", row()), "xA10"), "4:6 resists");
}

// support.fourth-out-of-range (II.8.6)
TEST(Support, OfTheHeadOfAColumnComesFromTheSecondAndTheThird) {
  const auto map = map_of({"n........s"});
  EXPECT_EQ(answer(lay("A A2", "C A3 A4 A5 A6", map), "counting A3"), "A2 5, A3 5, A4 5, A5 5");
}

}  // namespace
}  // namespace casebook::literal
