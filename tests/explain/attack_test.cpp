#include "casebook/explain/attack.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "positions.hpp"

namespace casebook::explain {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string attack_on(const Position& position, std::string_view target,
                      const Rulings& rulings = {}) {
  const auto text = attack(position, at(target), rulings);
  return text ? *text : "error: " + text.error();
}

// Reckoned by hand from II.4 to II.8: nine North units reach the fort, none of them in a charge
// (II.6.2); six South units defend it. L8 and F21 are in line but too far, and so is L12.
TEST(Attack, FigureSixIsOnePageOfTheBook) {
  const std::string text = attack_on(figure_6(), "L15");
  EXPECT_EQ(
      text,
      "North attacks L15, South's infantry in a fort\n"
      "  I15  foot artillery           5  north 3       factor.artillery (II.7.1, II.7.2)\n"
      "  J13  infantry                 4  north-west 2  factor.infantry (II.4.1)\n"
      "  J15  horse artillery          5  north 2       factor.artillery (II.7.1, II.7.2)\n"
      "  J17  infantry                 4  north-east 2  factor.infantry (II.4.1)\n"
      "  K14  infantry                 4  north-west 1  factor.infantry (II.4.1)\n"
      "  K15  infantry                 4  north 1       factor.infantry (II.4.1)\n"
      "  K16  infantry                 4  north-east 1  factor.infantry (II.4.1)\n"
      "  L13  cavalry                  4  west 2        factor.cavalry (II.5.2, II.5.3)\n"
      "  L14  infantry                 4  west 1        factor.infantry (II.4.1)\n"
      "  L8   mounted communications   0  west 7        range 2: "
      "fire.range-communications-unit (4.4.2)\n"
      "  L12  cavalry                  0  west 3        range 2: fire.range-cavalry (II.8.4)\n"
      "  offence 5 + 4 + 5 + 4 + 4 + 4 + 4 + 4 + 4 = 38\n"
      "\n"
      "South defends\n"
      "  L15  infantry in a fort      10  itself        factor.infantry-fort (II.4.2)\n"
      "  L16  infantry                 6  east 1        factor.infantry (II.4.1)\n"
      "  L17  infantry                 6  east 2        factor.infantry (II.4.1)\n"
      "  L18  horse artillery          8  east 3        factor.artillery (II.7.1, II.7.2)\n"
      "  M16  infantry                 6  south-east 1  factor.infantry (II.4.1)\n"
      "  N17  infantry                 6  south-east 2  factor.infantry (II.4.1)\n"
      "  F21  cavalry                  0  north-east 6  range 2: fire.range-cavalry (II.8.4)\n"
      "  defence 10 + 6 + 6 + 8 + 6 + 6 = 42\n"
      "\n"
      "38 against 42: the infantry on L15 resists. clash.resists (III.2.3)\n");
  EXPECT_LE(count_lines(text), 25);
  EXPECT_LE(longest_line(text), 100);
}

// Two cavalry in a column charge with 7 each, an infantry beside them adds 4 (II.5.1, II.6.1).
Position charge() {
  return drawn(
      ".  1  2  3  4  5\n"
      "A  .  .  .  .  @n\n"
      "B  .  .  .  .  C\n"
      "C  .  .  .  .  C\n"
      "D  .  .  .  I  i\n"
      "E  .  .  .  .  .\n"
      "F  @s .  .  .  .\n");
}

TEST(Attack, AChargeIsWrittenAsASum) {
  const std::string text = attack_on(charge(), "D5");
  EXPECT_THAT(text, HasSubstr("  B5  cavalry   7  north 2  charge.column (II.6.1, II.8.4, …)\n"
                              "  C5  cavalry   7  north 1  charge.contact (II.5.1)\n"
                              "  D4  infantry  4  west 1   factor.infantry (II.4.1)\n"
                              "  offence 7 + 7 + 4 = 18\n"));
  // D5 is on no line of F1 and touches nobody of its side.
  EXPECT_THAT(text, HasSubstr("  D5  infantry  0  itself   isolated: clash.needs-communication "
                              "(4.1.1, 4.2.1, …)\n"
                              "  defence 0\n"));
  EXPECT_THAT(text, HasSubstr("18 against 0: the infantry on D5 is destroyed. clash.destroyed "
                              "(III.2.4)\n"));
}

TEST(Attack, CavalryThatIsKeptFromChargingSaysByWhichRule) {  // II.6.2
  const std::string text = attack_on(drawn(".  1  2  3\n"
                                           "A  .  @n .\n"
                                           "B  .  C  .\n"
                                           "C  .  C  .\n"
                                           "D  @s i# .\n"),
                                     "D2");
  EXPECT_THAT(unwrapped(text),
              HasSubstr("factor.cavalry (II.5.2, II.5.3); no charge: charge.not-against-fort"));
  EXPECT_THAT(unwrapped(text), HasSubstr("offence 4 + 4 = 8 "));
  EXPECT_THAT(unwrapped(text), HasSubstr("8 against 10: the infantry on D2 resists."));
}

TEST(Attack, CavalryInAFortIsHeldBackOnSecondaryWitness) {  // RSG, V
  const Position position = drawn(
      ".  1  2  3\n"
      "A  .  @n .\n"
      "B  .  C  .\n"
      "C  .  C# .\n"
      "D  @s i  .\n");
  const std::string text = attack_on(position, "D2");
  EXPECT_THAT(unwrapped(text), HasSubstr("no charge: charge.not-from-fort (RSG, V; secondary)"));
  EXPECT_THAT(unwrapped(text), HasSubstr("offence 4 + 4 = 8 "));
  const std::string allowed = attack_on(position, "D2", Rulings{}.with(ChargeFromFort::allowed));
  EXPECT_THAT(unwrapped(allowed), HasSubstr("Read by charge-from-fort: allowed. "));
  EXPECT_THAT(unwrapped(allowed), HasSubstr("offence 7 + 7 = 14 "));
}

TEST(Attack, SaysWhyAUnitInLineDoesNotCount) {
  Position position = drawn(
      ".  1  2  3  4  5\n"
      "A  @n .  I  ^  i\n"
      "B  .  .  .  .  I\n"
      "C  .  .  .  .  .\n"
      "D  .  .  .  .  R\n"
      "E  .  .  .  .  @s\n");
  // A5 is on no line of E5 that reaches it: D5 cuts the column. R is on D5, on no line of A1.
  const std::string text = attack_on(position, "A5");
  EXPECT_THAT(unwrapped(text), HasSubstr("A3 infantry 0 west 2 the mountain on A4 lies "
                                         "between: terrain.mountain-stops-fire (I; secondary) "));
  EXPECT_THAT(unwrapped(text), HasSubstr("B5 infantry 0 south 1 isolated: "
                                         "clash.needs-communication (4.1.1, 4.2.1, …) "));
  EXPECT_THAT(unwrapped(text), HasSubstr("D5 foot communications 0 south 3 range 2: "
                                         "fire.range-communications-unit (4.4.2) "));
  EXPECT_THAT(unwrapped(text), HasSubstr("offence 0 "));
  EXPECT_THAT(unwrapped(text),
              HasSubstr("0 against 0: the infantry on A5 is not attacked. clash.attacker"));
}

TEST(Attack, AShakenUnitHasNoOffence) {  // III.2.6
  Position position = charge();
  position.shaken = at("C5");
  const std::string text = attack_on(position, "D5");
  EXPECT_THAT(unwrapped(text),
              HasSubstr("C5 cavalry 0 north 1 shaken, so without offence this turn: "
                        "retreat.no-offence-next-turn (III.2.6) "));
  EXPECT_THAT(unwrapped(text), HasSubstr("offence 7 + 4 = 11 "));
}

TEST(Attack, OnePointMoreShakes) {  // III.2.5
  // Two artillery against the infantry in a pass and nobody else: 10 against 8 destroys; with the
  // relay beside it 10 against 9 shakes.
  const Position position = drawn(
      ".  1  2  3  4  5\n"
      "A  .  .  @n .  .\n"
      "B  A  .  H  .  .\n"
      "C  .  .  .  .  .\n"
      "D  .  .  i= r  .\n"
      "E  .  .  .  .  .\n"
      "F  .  .  @s .  .\n");
  // B1 is in line with D3 (diagonal, 2), but on no line of A3 and touches nobody.
  EXPECT_THAT(attack_on(position, "D3"), HasSubstr("offence 5\n"));
  Position joined = position;
  joined.units.move(at("B1"), at("A3"));
  const std::string text = attack_on(joined, "D3");
  EXPECT_THAT(text, HasSubstr("offence 5 + 5 = 10\n"));
  EXPECT_THAT(text, HasSubstr("defence 8 + 1 = 9\n"));
  EXPECT_THAT(text,
              HasSubstr("10 against 9: the infantry on D3 is shaken. clash.shaken (III.2.5)"));
}

TEST(Attack, OnAnEmptySquareIsNoQuestion) {
  EXPECT_EQ(attack_on(figure_6(), "A1"),
            "error: nobody stands on A1; an attack is on the square of a unit");
}

TEST(Attack, LiteralReadingsAreNotMentioned) {
  EXPECT_THAT(attack_on(charge(), "D5"), Not(HasSubstr("Read by")));
}

}  // namespace
}  // namespace casebook::explain
