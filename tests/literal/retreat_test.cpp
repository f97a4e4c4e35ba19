// Section: the retreat of a shaken unit.
#include <gmock/gmock.h>

#include "casebook/literal/questions.hpp"
#include "laid.hpp"

namespace casebook::literal {
namespace {

// J8 and K8 are on D8's column; K10 is isolated and in K8's range.
Position owing() { return with_shaken(lay("I J8 K8", "I K10 S3"), "J8"); }

// retreat.first-move, retreat.must-leave (III.2.5)
TEST(Duty, ComesBeforeEverythingElse) {
  EXPECT_EQ(answer(owing(), "play K8-L8"), "refused at 0: retreat.first-move");
  EXPECT_EQ(answer(owing(), "play xK10"), "refused at 0: retreat.must-leave");
  EXPECT_EQ(answer(owing(), "play -"), "refused at 0: retreat.must-leave");
  EXPECT_EQ(answer(owing(), "moves"), "J8-I7 J8-I8 J8-I9 J8-J7 J8-J9 J8-K7 J8-K9");
}

TEST(Duty, StandsBeforeADestruction) {
  const auto map = map_of({"n..", "...", "..s"});
  const Position position = with_shaken(lay("I A1 C3", "I A3", map), "A1");
  EXPECT_EQ(answer(position, "play *C3"), "refused at 0: retreat.must-leave");
  EXPECT_EQ(answer(position, "play A1-B1 *C3"),
            "legal: iA3 IB1 IC3, fallen C3, north wins by end.both-arsenals");
}

TEST(Duty, IsMetByAnyMoveOfThatUnit) {
  EXPECT_EQ(answer(owing(), "play J8-J7"), "legal: IJ7 IK8 iK10 iS3");  // into isolation
  EXPECT_EQ(answer(owing(), "play J8-K9"), "legal: IK8 IK9 iK10 iS3");  // towards the enemy
  EXPECT_EQ(answer(owing(), "play J8-I8 K8-L8"), "legal: II8 iK10 IL8 iS3");
  EXPECT_EQ(answer(owing(), "play J8-I8 xK10"), "legal: II8 IK8 iS3");
}

// retreat.at-own-speed (III.2.5): an ordinary move, with its rules.
TEST(Duty, IsMetAtTheUnitsOwnSpeed) {
  const Position cavalry = with_shaken(lay("C J8", "I S3"), "J8");
  EXPECT_EQ(answer(cavalry, "play J8-L8"), "legal: CL8 iS3");
  EXPECT_EQ(answer(cavalry, "play J8-M8"), "refused at 0: move.speed");
  EXPECT_EQ(answer(with_shaken(lay("C J8", "I I7 J7 K7"), "J8"), "play J8-J6"),
            "refused at 0: move.through-empty-squares");
  EXPECT_EQ(answer(owing(), "play J8-L8"), "refused at 0: move.speed");
}

// retreat.one-of-five (III.2.5)
TEST(Duty, TakesOneOfTheFiveMoves) {
  const Position six = with_shaken(lay("I E8 G8 I8 K8 M8 O8", "I S3"), "E8");
  EXPECT_EQ(answer(six, "play E8-F8 G8-H8 I8-J8 K8-L8 M8-N8"),
            "legal: IF8 IH8 IJ8 IL8 IN8 IO8 iS3");
  EXPECT_EQ(answer(six, "play E8-F8 G8-H8 I8-J8 K8-L8 M8-N8 O8-P8"),
            "refused at 5: turn.five-moves");
}

TEST(Duty, IsNotOpenWhereUnitsHaveMovedAlready) {
  const Position later = with_moved(owing(), "K8");
  EXPECT_EQ(answer(later, "play -"), "legal: IJ8 IK8 iK10 iS3");
  EXPECT_EQ(answer(later, "play J8-I8"), "legal: II8 IK8 iK10 iS3");
}

// retreat.no-offence-next-turn, retreat.still-defends (III.2.6)
TEST(Shaken, AddsNoOffenceInItsTurnThoughInRange) {
  const Position position = with_shaken(lay("I K8 J8", "I K10 S3"), "K8");
  EXPECT_EQ(answer(position, "play K8-K9 xK10"), "refused at 1: clash.attacker");
  const Position helped = with_shaken(lay("I K8 L8 A M8", "I K10 S3"), "K8");
  EXPECT_EQ(answer(helped, "counting K10"), "M8 5");
  EXPECT_EQ(answer(helped, "play K8-K9 xK10"), "legal: IK9 IL8 AM8 iS3");
}

TEST(Shaken, DefendsAndSupportsAsBefore) {
  EXPECT_EQ(answer(with_shaken(lay("I J8", "I S3"), "J8"), "xJ8"), "0:6 none");
  EXPECT_EQ(answer(with_shaken(lay("I J8 K8", "I S3"), "J8"), "xK8"), "0:12 none");
}

// retreat.no-room (III.2.7, I)
TEST(NoRoom, AmongFriendsEnemiesMountainsAndTheEdgeIsDestruction) {
  const auto row = map_of({"n.......s"});
  EXPECT_EQ(answer(with_shaken(lay("I A1 C A2", "A A5", row), "A1"), "play -"), "legal: CA2 aA5");
  EXPECT_EQ(answer(with_shaken(lay("I A1 C A9", "A A2", row), "A1"), "play -"), "legal: aA2 CA9");
  EXPECT_EQ(answer(with_shaken(lay("R A1 C A2", "A A5", row), "A1"), "play -"), "legal: CA2 aA5");
  const auto walled = map_of({"n^.", "^^.", "..."});
  EXPECT_EQ(answer(with_shaken(lay("I A1 C3", "", walled), "A1"), "play -"), "legal: IC3");
}

TEST(NoRoom, WithOneFreeNeighbourItIsNone) {
  const auto map = map_of({"n.", ".."});
  EXPECT_EQ(answer(with_shaken(lay("I A1", "I A2 B1", map), "A1"), "play -"),
            "refused at 0: retreat.must-leave");
  EXPECT_EQ(answer(with_shaken(lay("I A1", "I A2 B1", map), "A1"), "play A1-B2"),
            "legal: iA2 iB1 IB2");
}

TEST(NoRoom, LeavesTheTurnItsMovesAndItsAttack) {
  const auto row = map_of({"n.......s"});
  const Position position = with_shaken(lay("I A1 C A2", "A A5", row), "A1");
  EXPECT_EQ(answer(position, "play A2-A4 xA5"), "legal: CA4 aA5");
  EXPECT_EQ(answer(position, "play A1-A2"),
            "refused at 0: turn.alternate");  // nobody stands on A1 any more
  EXPECT_EQ(answer(position, "A2"), "A1 A3 A4");
}

TEST(NoRoom, IsJudgedBeforeIsolationWhateverTheReading) {
  const auto walled = map_of({"^^.", ".^.", "^^n"});
  const Position position = with_shaken(lay("I B1 C3", "", walled), "B1");
  for (const auto fate :
       {IsolatedShakenUnit::destroyed, IsolatedShakenUnit::stays, IsolatedShakenUnit::retreats}) {
    const auto played = play(position, Turn{}, reading(fate));
    ASSERT_TRUE(played);
    ASSERT_FALSE(played->events.empty());
    EXPECT_EQ(played->events[0].kind, Event::Kind::removed);
    EXPECT_EQ(played->events[0].rule, rule::retreat_no_room);
  }
}

TEST(NoRoom, CountsTheUnitUntilItsTurnBegins) {
  const auto row = map_of({"n.......s"});
  const Position position = with_shaken(lay("I A1 C A2", "A A5", row), "A1");
  EXPECT_EQ(answer(position, "in"), "A1 A2 A5");
  EXPECT_EQ(answer(position, "counting A2"), "A1 6, A2 5, A5 5");
}

// no-room-judged: at-once. A charge of 7 against 6 on a unit in the corner.
TEST(AtOnce, TheUnitWithoutRoomDiesOfTheAttack) {
  const Position one = lay("C A2", "I A1 R B4", map_of({"s.....n", "......."}));
  EXPECT_EQ(answer(one, "play xA1"), "legal: iA1 CA2 rB4, shaken A1");
  const Position shut = lay("C A2 R B1 B2", "I A1 C B6", map_of({"s.....n", "......."}));
  EXPECT_EQ(answer(shut, "play xA1"), "legal: iA1 CA2 RB1 RB2 cB6, shaken A1");
  const RuleBook at_once = reading(NoRoomJudged::at_once);
  EXPECT_EQ(answer(one, "play xA1", at_once), "legal: iA1 CA2 rB4, shaken A1");  // it has room
  EXPECT_EQ(answer(shut, "play xA1", at_once), "legal: CA2 RB1 RB2 cB6");
}

// retreat.isolated (III.2.5, III.2.7, 4.6.2): J6 is isolated, B1 is on B15's row.
Position isolated(const std::string& letter) {
  return with_shaken(lay(letter + " J6 I B1", "I S3"), "J6");
}

TEST(Isolated, ShakenFightingUnitsAreDestroyed) {
  for (const char* letter : {"I", "C", "A", "H"}) {
    const auto played = play(isolated(letter), Turn{}, defaults());
    ASSERT_TRUE(played) << letter;
    EXPECT_EQ(played->events[0].rule, rule::retreat_isolated) << letter;
    EXPECT_FALSE(played->position.units.holds(at("J6"))) << letter;
  }
}

TEST(Isolated, CommunicationsUnitsRetreat) {
  EXPECT_EQ(answer(isolated("R"), "play -"), "refused at 0: retreat.must-leave");
  EXPECT_EQ(answer(isolated("R"), "play J6-J7"), "legal: IB1 RJ7 iS3");
}

TEST(Stays, OwesNothingAndCannotMove) {
  const RuleBook stays = reading(IsolatedShakenUnit::stays);
  EXPECT_EQ(answer(isolated("I"), "play -", stays), "legal: IB1 IJ6 iS3");
  EXPECT_EQ(answer(isolated("I"), "play B1-B2", stays), "legal: IB2 IJ6 iS3");
  EXPECT_EQ(answer(isolated("I"), "play J6-J7", stays), "refused at 0: move.needs-communication");
}

TEST(Stays, MovesLikeAnyOtherOnceReconnectedAndStillHasNoOffence) {
  const RuleBook stays = reading(IsolatedShakenUnit::stays);
  const Position position = with_shaken(lay("C H8 I K9", "I K11 S3"), "K9");
  EXPECT_EQ(answer(position, "play H8-J8", stays), "legal: CJ8 IK9 iK11 iS3");
  EXPECT_EQ(answer(position, "play H8-J8 K9-L9", stays), "legal: CJ8 iK11 IL9 iS3");
  EXPECT_EQ(answer(position, "play H8-J8 xK11", stays), "refused at 1: clash.attacker");
}

TEST(Retreats, OwesItsMoveAndMakesItIsolated) {
  const RuleBook retreats = reading(IsolatedShakenUnit::retreats);
  EXPECT_EQ(answer(isolated("I"), "play -", retreats), "refused at 0: retreat.must-leave");
  EXPECT_EQ(answer(isolated("I"), "play B1-B2", retreats), "refused at 0: retreat.first-move");
  EXPECT_EQ(answer(isolated("I"), "play J6-J7 B1-B2", retreats), "legal: IB2 IJ7 iS3");
  EXPECT_EQ(answer(isolated("C"), "play J6-J4", retreats), "legal: IB1 CJ4 iS3");
  EXPECT_EQ(answer(isolated("C"), "play J6-J4",
                   reading(IsolatedShakenUnit::retreats, FastMoveThroughIsolation::stops)),
            "refused at 0: move.through-isolation");
}

// 9 against the 8 of a friend: J6, isolated, is shaken.
TEST(AtOnce, AnIsolatedUnitDiesOfTheAttackAsItsReadingSays) {
  const Position position = lay("I J8 A H8", "I J6 A J3");
  const RuleBook stays = reading(NoRoomJudged::at_once, IsolatedShakenUnit::stays);
  EXPECT_EQ(answer(position, "play xJ6"), "legal: AH8 aJ3 iJ6 IJ8, shaken J6");
  EXPECT_EQ(answer(position, "play xJ6", reading(NoRoomJudged::at_once)), "legal: AH8 aJ3 IJ8");
  EXPECT_EQ(answer(position, "play xJ6", stays), "legal: AH8 aJ3 iJ6 IJ8, shaken J6");
}

TEST(OneSquare, LimitsTheRetreatAlone) {
  const RuleBook one = reading(RetreatDistance::one_square);
  const Position position = with_shaken(lay("C J8 L8", "I S3"), "J8");
  EXPECT_EQ(answer(position, "play J8-J6", one), "refused at 0: retreat.at-own-speed");
  EXPECT_EQ(answer(position, "play J8-J7 L8-N8", one), "legal: CJ7 CN8 iS3");
  EXPECT_EQ(answer(with_moved(position, "L8"), "play J8-J6", one), "legal: CJ6 CL8 iS3");
}

}  // namespace
}  // namespace casebook::literal
