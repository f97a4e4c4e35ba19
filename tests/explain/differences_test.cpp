#include "casebook/explain/differences.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "positions.hpp"

namespace casebook::explain {
namespace {

using testing::HasSubstr;
using testing::Not;

// South attacks C3 with 4 + 4 + 5 = 13. C3 defends with 6; the infantry in the pass B2 adds 8, or 6
// where the pass raises only the attacked unit's factor (II.4.2). No other question is open here:
// nobody is fast, no communications unit is about, nothing is cut.
Position pass_in_support() {
  Position position = drawn(
      ".  1  2  3  4  5\n"
      "A  .  .  @n .  .\n"
      "B  .  I= .  .  .\n"
      "C  .  .  I  i  .\n"
      "D  .  .  i  .  .\n"
      "E  .  .  .  .  .\n"
      "F  .  .  a  .  @s\n");
  position.to_move = Side::south;
  return position;
}

TEST(Differences, ShowsOnlyWhatIsAnsweredOtherwise) {
  EXPECT_EQ(
      ruling_differences(pass_in_support(), Rulings{}),
      "terrain-bonus: Is a defensive factor raised by a pass or a fort raised also in support "
      "of another\n"
      "square?\n"
      "  factor.terrain-in-support (II.4.2, II.7.3, …)\n"
      "  attack on C3\n"
      "    whenever-defending (default)  13 against 14: resists\n"
      "    only-when-attacked            13 against 12: shaken; B2 adds 6, not 8\n"
      "\n"
      "No other ruling changes an answer. Asked were: who is in communication, 2 attacks, the "
      "moves of 3\n"
      "units, the empty turn and 0 destructions; each ruling changed by itself, the others "
      "left as they\n"
      "are.\n");
}

TEST(Differences, BeginFromTheReadingsAskedFor) {
  EXPECT_THAT(
      ruling_differences(pass_in_support(), Rulings{}.with(TerrainBonus::only_when_attacked)),
      HasSubstr("    whenever-defending             13 against 14: resists; B2 adds 8, not 6\n"
                "    only-when-attacked (as asked)  13 against 12: shaken\n"));
}

TEST(Differences, OfCommunicationNameTheContestedUnits) {
  // South's relay on A2 cuts the row under the default; under the other two readings it does not
  // (4.7.1): a communications unit is no fighting unit.
  EXPECT_THAT(ruling_differences(drawn(".  1  2  3\n"
                                       "A  @n r  I\n"),
                                 Rulings{}),
              HasSubstr("  in communication\n"
                        "    any-enemy-unit (default)  none of these\n"
                        "    fighting-units            A3\n"
                        "    connected-fighting-units  A3\n"));
}

TEST(Differences, OfMovesNameTheContestedSquares) {  // II.2.3
  // A cavalry in the corner of a board of two rows: three columns on, A3 is reached over A2 or B2;
  // A2 is taken, so only the two diagonal steps are left.
  EXPECT_THAT(ruling_differences(drawn(".  1   2  3\n"
                                       "A  C@n I  .\n"
                                       "B  .   .  .\n"),
                                 Rulings{}),
              HasSubstr("  moves of A1 to\n"
                        "    any (default)  A3\n"
                        "    in-line        none of these\n"));
}

TEST(Differences, OfDestructionsNameTheRuleThatRefuses) {  // arsenal-assailant
  const std::string text = ruling_differences(drawn(".  1   2  3  4\n"
                                                    "A  I@s .  .  @n\n"
                                                    "B  .   i  .  .\n"
                                                    "C  .   .  .  @s\n"),
                                              Rulings{});
  // A1 stands on A4's row and is in communication, so the assailant's question is not open.
  EXPECT_THAT(text, Not(HasSubstr("arsenal-assailant:")));
  EXPECT_THAT(text, HasSubstr("  the turn *A1\n"
                              "    declared-as-attack (default)  legal: arsenal A1 falls\n"
                              "    on-entry-ends-turn            refused by "
                              "arsenal.destruction-is-the-attack\n"));
  EXPECT_THAT(text, HasSubstr("  the empty turn\n"
                              "    declared-as-attack (default)  legal\n"
                              "    on-entry-ends-turn            legal\n"
                              "    on-entry-freely               legal\n"
                              "    at-turn-end                   legal: arsenal A1 falls\n"));
  EXPECT_THAT(text, HasSubstr("1 destruction;"));
}

TEST(Differences, SayWhenNothingIsOpen) {
  EXPECT_THAT(ruling_differences(drawn(".  1   2\n"
                                       "A  @n  I\n"),
                                 Rulings{}),
              HasSubstr("No ruling changes an answer."));
}

}  // namespace
}  // namespace casebook::explain
