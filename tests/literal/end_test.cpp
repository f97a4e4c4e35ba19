// Section: the end of the war.
#include <gmock/gmock.h>

#include "casebook/literal/questions.hpp"
#include "laid.hpp"

namespace casebook::literal {
namespace {

BoardPointer one_arsenal_each() { return map_of({"n..", "...", "..s"}); }

// end.both-arsenals (V): the last of those the map gave, two or one.
TEST(Arsenals, TheLastOneToFallEndsTheWar) {
  const auto two = map_of({"n..s", "....", "..s."});
  const Position position = lay("I C3", "A C4", two);
  EXPECT_EQ(answer(position, "play *C3"), "legal: IC3 aC4, fallen C3");
  EXPECT_EQ(answer(with_fallen(position, "A4"), "play *C3"),
            "legal: IC3 aC4, fallen A4 C3, north wins by end.both-arsenals");
  EXPECT_EQ(answer(lay("I C3", "I A3", one_arsenal_each()), "play *C3"),
            "legal: iA3 IC3, fallen C3, north wins by end.both-arsenals");
}

// end.no-fighting-unit (V): by an attack, whether communications units are left or not.
TEST(FightingUnits, TheLastOneToGoEndsTheWar) {
  EXPECT_EQ(answer(lay("I J8", "I J6"), "play xJ6"),
            "legal: IJ8, north wins by end.no-fighting-unit");
  EXPECT_EQ(answer(lay("I J8", "I J6 R T10 M T11"), "play xJ6"),
            "legal: IJ8 rT10 mT11, north wins by end.no-fighting-unit");
  EXPECT_EQ(answer(lay("I J8", "I J6 C T10"), "play xJ6"), "legal: IJ8 cT10");
}

TEST(FightingUnits, GoAtTheBeginningOfATurnToo) {
  const Position position = with_shaken(lay("I J6", "I S3"), "J6");
  EXPECT_EQ(answer(position, "play -"), "legal: iS3, south wins by end.no-fighting-unit");
  EXPECT_EQ(answer(position, "moves"), "");
  // end.at-once: any action is refused.
  EXPECT_EQ(answer(position, "play J6-J7"), "refused at 0: turn.alternate end.at-once");
  EXPECT_EQ(answer(position, "play xS3"), "refused at 0: clash.attacker end.at-once");
  EXPECT_EQ(answer(position, "play *T3"),
            "refused at 0: arsenal.destroyed-by-occupation end.at-once");
}

// The end is an event: a position as given is never over.
TEST(End, IsAnEventAndNoState) {
  EXPECT_EQ(answer(lay("I J8", ""), "play -"), "legal: IJ8");
  EXPECT_EQ(answer(lay("I J8", "R J6"), "play xJ6"), "legal: IJ8");  // no fighting unit is removed
  EXPECT_EQ(answer(with_fallen(lay("I J8", "I J6 S3"), "T3 T23"), "play xJ6"),
            "legal: IJ8 iS3, fallen T3 T23");
  const auto unsupplied = map_of({"n..", "...", "..."});
  EXPECT_EQ(answer(lay("I A1", "I C1 C3", unsupplied), "play -"), "legal: IA1 iC1 iC3");
  EXPECT_EQ(answer(lay("I A1", "I C1", unsupplied), "play xC1"),
            "legal: IA1, north wins by end.no-fighting-unit");
}

// end.at-once (V)
TEST(AtOnce, NothingIsDoneAfterTheEnd) {
  const Position position = lay("I C3 A2", "I A3", one_arsenal_each());
  EXPECT_EQ(answer(position, "play *C3 A2-B1"), "refused at 1: turn.attack-comes-last end.at-once");
  EXPECT_EQ(answer(position, "play *C3 xA3"),
            "refused at 1: arsenal.destruction-is-the-attack end.at-once");
}

TEST(AtOnce, StopsATurnThatWouldGoOn) {
  const RuleBook freely = reading(ArsenalDestruction::on_entry_freely);
  const Position position = lay("I B2 A2", "I A3", one_arsenal_each());
  EXPECT_EQ(answer(position, "play B2-C3", freely),
            "legal: IA2 iA3 IC3, fallen C3, north wins by end.both-arsenals");
  EXPECT_EQ(answer(position, "play B2-C3 A2-B1", freely), "refused at 1: end.at-once");
  EXPECT_EQ(answer(position, "play B2-C3 xA3", freely), "refused at 1: end.at-once");
}

TEST(AtOnce, NoArsenalFallsAtTheEndOfATurnThatEndedTheWar) {
  const RuleBook turn_end = reading(ArsenalDestruction::at_turn_end);
  const Position position = lay("I C3", "R A3 I C1", one_arsenal_each());
  EXPECT_EQ(answer(position, "play -", turn_end),
            "legal: rA3 iC1 IC3, fallen C3, north wins by end.both-arsenals");
  EXPECT_EQ(answer(position, "play xC1", turn_end),
            "legal: rA3 IC3, north wins by end.no-fighting-unit");
}

// end.all-isolated (4.9.3) and its readings. J6 and K20 are isolated; S3 is not.
TEST(AllIsolated, PlaysOn) { EXPECT_EQ(answer(lay("I J6", "I S3"), "play -"), "legal: IJ6 iS3"); }

TEST(AllIsolated, LosesAtTheEndOfAnyTurn) {
  const RuleBook loses = reading(AllIsolated::loses);
  const Position position = lay("I J6", "I S3");
  EXPECT_EQ(answer(position, "play -", loses), "legal: IJ6 iS3, south wins by end.all-isolated");
  EXPECT_EQ(answer(south_to_move(position), "play -", loses),
            "legal: IJ6 iS3, south wins by end.all-isolated");
  EXPECT_EQ(answer(lay("I J6 R J5", "I S3"), "play -", loses),
            "legal: RJ5 IJ6 iS3, south wins by end.all-isolated");
  EXPECT_EQ(answer(lay("I J6 R J8", "I S3"), "play -", loses), "legal: IJ6 RJ8 iS3");
  EXPECT_EQ(answer(lay("R J6", "I S3"), "play -", loses),
            "legal: RJ6 iS3, south wins by end.all-isolated");        // units of every kind
  EXPECT_EQ(answer(lay("", "I S3"), "play -", loses), "legal: iS3");  // no unit, no loss
  EXPECT_EQ(answer(lay("I J8", "I S3"), "play J8-J7", loses),
            "legal: IJ7 iS3, south wins by end.all-isolated");
}

TEST(AllIsolated, BothSidesAtOnceLeaveNoWinner) {
  const Position position = lay("I J6", "I K20");
  EXPECT_EQ(answer(position, "play -", reading(AllIsolated::loses)),
            "legal: IJ6 iK20, nobody wins by end.all-isolated");
  EXPECT_EQ(answer(position, "play -", reading(AllIsolated::loses_without_communications_units)),
            "legal: IJ6 iK20, nobody wins by end.all-isolated");
}

TEST(AllIsolated, LosesWithoutCommunicationsUnits) {
  const RuleBook without = reading(AllIsolated::loses_without_communications_units);
  EXPECT_EQ(answer(lay("I J6", "I S3"), "play -", without),
            "legal: IJ6 iS3, south wins by end.all-isolated");
  EXPECT_EQ(answer(lay("I J6 R J5", "I S3"), "play -", without), "legal: RJ5 IJ6 iS3");
  EXPECT_EQ(answer(lay("I J6 R J5", "I K20"), "play -", without),
            "legal: RJ5 IJ6 iK20, north wins by end.all-isolated");
}

TEST(AllIsolated, IsNotJudgedAfterAnotherEnd) {
  EXPECT_EQ(answer(lay("I J8", "I J6 R J5"), "play xJ6", reading(AllIsolated::loses)),
            "legal: rJ5 IJ8, north wins by end.no-fighting-unit");
}

// end.surrender, end.draw-agreed (V): nothing else of the turn is carried out.
TEST(Surrender, LosesAndADrawHasNoWinner) {
  const Position position = lay("I J8", "I S3");
  EXPECT_EQ(answer(position, "play surrender"), "legal: IJ8 iS3, south wins by end.surrender");
  EXPECT_EQ(answer(south_to_move(position), "play surrender"),
            "legal: IJ8 iS3, north wins by end.surrender");
  EXPECT_EQ(answer(position, "play draw"), "legal: IJ8 iS3, nobody wins by end.draw-agreed");
}

TEST(Surrender, IsLegalWithMovedUnitsAndAnOpenDuty) {
  const Position owing = with_shaken(lay("I J8", "I S3"), "J8");
  EXPECT_EQ(answer(owing, "play surrender"), "legal: IJ8 iS3, south wins by end.surrender");
  EXPECT_EQ(answer(with_moved(lay("I J8", "I S3"), "J8"), "play draw"),
            "legal: IJ8 iS3, nobody wins by end.draw-agreed");
  // The doomed unit is not even removed.
  EXPECT_EQ(answer(with_shaken(lay("I J6 J8", "I S3"), "J6"), "play surrender"),
            "legal: IJ6 IJ8 iS3, south wins by end.surrender");
  // Nor does an arsenal fall, nor is isolation judged.
  EXPECT_EQ(answer(lay("I J6", "I S3"), "play draw", reading(AllIsolated::loses)),
            "legal: IJ6 iS3, nobody wins by end.draw-agreed");
}

TEST(End, LeavesAPositionAfterTheTurnsEnd) {
  Position position = with_moved(lay("I J8", "I J6"), "J8");
  position.turn = 4;
  const auto played = play(position, *turn_from_text("xJ6"), defaults());
  ASSERT_TRUE(played);
  EXPECT_EQ(played->position, south_to_move(lay("I J8", "")));
  EXPECT_EQ(played->position.turn, 5);
  EXPECT_EQ(played->end, (End{Side::north, EndCause::no_fighting_unit}));
  const auto surrendered = play(position, Turn{Turn::Kind::surrender, {}}, defaults());
  ASSERT_TRUE(surrendered);
  EXPECT_EQ(surrendered->position, south_to_move(lay("I J8", "I J6")));
  EXPECT_EQ(surrendered->position.turn, 5);
}

}  // namespace
}  // namespace casebook::literal
