#include "casebook/explain/turn.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "positions.hpp"

namespace casebook::explain {
namespace {

using testing::HasSubstr;

std::string played(const Position& position, std::string_view turn, const Rulings& rulings = {}) {
  const auto words = turn_in_words(position, turn, rulings);
  return words ? words->text : "error: " + words.error();
}

Legality legality(const Position& position, std::string_view turn) {
  return turn_in_words(position, turn, Rulings{})->legality;
}

// North's cavalry and infantry on A1's lines against South's infantry on D4, which is on D6's row.
Position duel() {
  return drawn(
      ".  1  2  3  4  5  6\n"
      "A  @n .  C  I  .  .\n"
      "B  .  .  .  .  .  .\n"
      "C  .  .  .  .  .  .\n"
      "D  .  .  .  i  .  @s\n");
}

TEST(Turn, IsToldEventByEvent) {
  // C3 is on A1's diagonal, B4 touches it: both are in communication. The cavalry is next to D4 and
  // charges (II.5.1); B4 reaches D4 over two squares (II.8.3).
  EXPECT_EQ(played(duel(), "A3-C3 A4-B4 xD4"),
            "North in turn 1: A3-C3 A4-B4 xD4\n"
            "  A3-C3  North's cavalry moves 2 squares.\n"
            "  A4-B4  North's infantry moves 1 square.\n"
            "  xD4    offence B4 4 + C3 7 = 11, defence D4 6. 11 against 6: the infantry on D4 is "
            "destroyed.\n"
            "         clash.destroyed (III.2.4)\n"
            "  end    North wins the war. end.no-fighting-unit (V; secondary)\n");
  EXPECT_EQ(legality(duel(), "A3-C3 A4-B4 xD4"), Legality::legal);
}

TEST(Turn, EndsWithTheOtherSideToMove) {
  EXPECT_EQ(played(duel(), "-"),
            "North in turn 1: -\n"
            "  end  The turn is over; South is to move in turn 2.\n");
}

TEST(Turn, ARefusedActionIsToldAfterWhatCameBefore) {
  EXPECT_EQ(
      played(duel(), "A3-C3 A4-C4"),
      "North in turn 1: A3-C3 A4-C4\n"
      "  A3-C3  North's cavalry moves 2 squares.\n"
      "A4-C4 is refused: move.speed (II.2.1, II.2.4, …): infantry moves at most 1 square; A4 to "
      "C4 are 2.\n");
  EXPECT_EQ(legality(duel(), "A3-C3 A4-C4"), Legality::illegal);
}

TEST(Turn, EveryRuleThatRefusesIsNamed) {
  EXPECT_EQ(played(duel(), "A4-D4"),
            "North in turn 1: A4-D4\n"
            "A4-D4 is refused by 2 rules:\n"
            "  terrain.one-unit-per-square (I, II.2.3): South's infantry stands on D4.\n"
            "  move.speed (II.2.1, II.2.4, …): infantry moves at most 1 square; A4 to D4 are 3.\n");
}

TEST(Turn, ARetreatIsTold) {  // III.2.5
  Position position = duel();
  position.shaken = at("A4");
  EXPECT_THAT(played(position, "A4-A5"),
              HasSubstr("  A4-A5  North's infantry, shaken, retreats 1 square.\n"));
  EXPECT_THAT(
      played(position, "-"),
      HasSubstr("The end of the turn is refused: retreat.must-leave (III.2.5): the infantry "
                "on A4 is shaken"));
}

TEST(Turn, AShakenUnitWithoutRoomIsRemovedFirst) {  // III.2.7
  Position position = drawn(
      ".  1  2  3\n"
      "A  I@n I  @s\n"
      "B  I   I  .\n");
  position.shaken = at("A1");
  EXPECT_EQ(played(position, "-"),
            "North in turn 1: -\n"
            "  A1   North's infantry, shaken, is destroyed: it has no free neighbour. "
            "retreat.no-room (III.2.7,\n"
            "       I)\n"
            "  end  The turn is over; South is to move in turn 2.\n");
}

TEST(Turn, ADestroyedArsenalEndsTheWarOfItsLastOwner) {
  EXPECT_EQ(
      played(drawn(".  1  2  3\n"
                   "A  @n .  I@s\n"
                   "B  i  .  .\n"),
             "*A3"),
      "North in turn 1: *A3\n"
      "  *A3  South's arsenal on A3 is destroyed. arsenal.destroyed-by-occupation (V, RSG, …)\n"
      "  end  North wins the war. end.both-arsenals (V, 4.10.1, …)\n");
}

TEST(Turn, WhatTheEndBringsIsNotToldBeforeARefusal) {
  // Under at-turn-end the arsenal falls when the turn ends, which it does not.
  const Rulings rulings = Rulings{}.with(ArsenalDestruction::at_turn_end);
  EXPECT_EQ(played(drawn(".  1  2  3\n"
                         "A  @n I  @s\n"
                         "B  i  .  .\n"),
                   "A2-A3 xA1", rulings),
            "Read by arsenal-destruction: at-turn-end.\n"
            "North in turn 1: A2-A3 xA1\n"
            "  A2-A3  North's infantry moves 1 square.\n"
            "xA1 is refused: clash.target (III.1.1): no unit of South's stands on A1.\n");
}

TEST(Turn, SurrenderAndDrawStandAlone) {
  EXPECT_EQ(played(duel(), "surrender"),
            "North in turn 1: surrender\n"
            "  end  South wins the war. end.surrender (V; secondary)\n");
  EXPECT_EQ(played(duel(), "draw"),
            "North in turn 1: draw\n"
            "  end  The war ends undecided. end.draw-agreed (V; secondary)\n");
}

TEST(Turn, AnUnreadableTextIsAnError) {
  EXPECT_THAT(played(duel(), "A3-C3 A4-b4"), HasSubstr("error: character 7 of the turn: "));
}

}  // namespace
}  // namespace casebook::explain
