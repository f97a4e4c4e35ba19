// Section: the turn. Order and number of actions, and what follows in one turn from another.
#include <gmock/gmock.h>

#include "casebook/literal/questions.hpp"
#include "laid.hpp"

namespace casebook::literal {
namespace {

// Six infantry on D8's column; two of South's that resist K8 and M8, 8 against 12.
Position column() { return lay("I E8 G8 I8 K8 M8 Q8", "I M10 N10"); }

// turn.five-moves (I, III.2.5)
TEST(FiveMoves, AreAllowedAndFewer) {
  EXPECT_EQ(answer(column(), "play -"), "legal: IE8 IG8 II8 IK8 IM8 iM10 iN10 IQ8");
  EXPECT_EQ(answer(column(), "play E8-F8 G8-H8 I8-J8 K8-L8 M8-N8"),
            "legal: IF8 IH8 IJ8 IL8 iM10 IN8 iN10 IQ8");
  EXPECT_EQ(answer(column(), "play E8-F8 G8-H8 I8-J8 K8-L8 M8-N8 Q8-R8"),
            "refused at 5: turn.five-moves");
}

TEST(FiveMoves, CountThoseMadeBeforeThePositionGiven) {
  const Position position = with_moved(column(), "E8 G8 I8 K8");
  EXPECT_EQ(answer(position, "play M8-N8"), "legal: IE8 IG8 II8 IK8 iM10 IN8 iN10 IQ8");
  EXPECT_EQ(answer(position, "play M8-N8 Q8-R8"), "refused at 1: turn.five-moves");
  EXPECT_EQ(answer(with_moved(column(), "E8 G8 I8 K8 M8"), "moves"), "");
}

// turn.unit-moves-once (I, II.2.1)
TEST(OnceATurn, AUnitMoves) {
  EXPECT_EQ(answer(column(), "play E8-F8 F8-F7"), "refused at 1: turn.unit-moves-once");
  EXPECT_EQ(answer(with_moved(column(), "E8"), "E8"), "");
  EXPECT_EQ(answer(column(), "play G8-F8 E8-E7 I8-H8"),
            "legal: IE7 IF8 IH8 IK8 IM8 iM10 iN10 IQ8");  // others follow onto its squares
}

// turn.one-attack (I, 4.9.1), turn.attack-comes-last (4.9.1)
TEST(Attack, IsOneAndTheLastThing) {
  EXPECT_EQ(answer(column(), "play xM10"), "legal: IE8 IG8 II8 IK8 IM8 iM10 iN10 IQ8");
  EXPECT_EQ(answer(column(), "play E8-F8 xM10"), "legal: IF8 IG8 II8 IK8 IM8 iM10 iN10 IQ8");
  EXPECT_EQ(answer(column(), "play xM10 xM10"), "refused at 1: turn.one-attack");
  EXPECT_EQ(answer(column(), "play xM10 E8-F8"), "refused at 1: turn.attack-comes-last");
  EXPECT_EQ(answer(column(), "play E8-F8 G8-H8 I8-J8 K8-L8 Q8-R8 xM10"),
            "legal: IF8 IH8 IJ8 IL8 IM8 iM10 iN10 IR8");
}

TEST(Refusals, AreAllNamedInTheOrderOfTheRuleBook) {
  const Position isolated = lay("C J6 I L6", "");
  EXPECT_EQ(answer(isolated, "play J6-M6"), "refused at 0: move.speed move.needs-communication");
  EXPECT_EQ(answer(with_moved(isolated, "L6 J6"), "play J6-L6"),
            "refused at 0: terrain.one-unit-per-square turn.unit-moves-once "
            "move.needs-communication");
  EXPECT_EQ(answer(column(), "play xM10 E8-T25"),
            "refused at 1: turn.attack-comes-last move.speed");
  EXPECT_EQ(answer(column(), "play xM10 xA1"), "refused at 1: turn.one-attack clash.target");
  EXPECT_EQ(answer(with_moved(column(), "E8 G8 I8 K8 M8"), "play xM10 M8-N12"),
            "refused at 1: terrain.mountain-no-entry turn.five-moves turn.unit-moves-once "
            "turn.attack-comes-last move.speed");
  const Position owing = with_shaken(lay("I J8 K8", "I J10"), "J8");
  EXPECT_EQ(answer(owing, "play K8-J8"),
            "refused at 0: terrain.one-unit-per-square retreat.first-move");
  EXPECT_EQ(answer(owing, "play xT25"), "refused at 0: clash.target retreat.must-leave");
}

// With no own unit on its first square a move is judged by the rules about the turn alone.
TEST(Refusals, OfNobodysMove) {
  EXPECT_EQ(answer(column(), "play A1-T25"), "refused at 0: turn.alternate");
  EXPECT_EQ(answer(column(), "play M10-T25"), "refused at 0: turn.alternate");
  EXPECT_EQ(answer(with_moved(column(), "E8 G8 I8 K8 M8"), "play xM10 A1-N12"),
            "refused at 1: turn.five-moves turn.attack-comes-last turn.alternate");
  EXPECT_EQ(answer(with_shaken(lay("I J8", ""), "J8"), "play A1-A2"),
            "refused at 0: turn.alternate");
}

TEST(Refusals, CarrySquaresAndNumbers) {
  const auto refused = play(column(), *turn_from_text("E8-H8"), defaults());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().because,
            (std::vector<Violation>{{rule::move_speed, at("E8"), std::nullopt, 3, 1}}));
  const auto sixth =
      play(with_moved(column(), "E8 G8 I8 K8 M8"), *turn_from_text("Q8-R8"), defaults());
  ASSERT_FALSE(sixth);
  EXPECT_EQ(sixth.error().because,
            (std::vector<Violation>{{rule::turn_five_moves, at("Q8"), std::nullopt, 6, 5}}));
  const auto first =
      play(with_shaken(lay("I J8 K8", ""), "J8"), *turn_from_text("K8-L8"), defaults());
  ASSERT_FALSE(first);
  EXPECT_EQ(first.error().because,
            (std::vector<Violation>{
                {rule::retreat_first_move, at("J8"), at("K8"), std::nullopt, std::nullopt}}));
}

TEST(TurnsEnd, HandsOverAndTakesTheMarksOff) {
  Position position = with_shaken(with_moved(column(), "E8"), "E8");
  position.turn = 12;
  const auto played = play(position, Turn{}, defaults());
  ASSERT_TRUE(played);
  EXPECT_EQ(played->position, south_to_move(column()));
  EXPECT_EQ(played->position.turn, 13);
  EXPECT_FALSE(played->end);
}

TEST(TurnsEvents, AreToldInOrder) {
  const auto played = play(column(), *turn_from_text("E8-F8 xM10"), defaults());
  ASSERT_TRUE(played);
  ASSERT_EQ(played->events.size(), 3U);
  EXPECT_EQ(played->events[0].kind, Event::Kind::moved);
  EXPECT_EQ(played->events[0].square, at("E8"));
  EXPECT_EQ(played->events[0].other, at("F8"));
  EXPECT_EQ(played->events[1].kind, Event::Kind::attacked);
  EXPECT_EQ(played->events[1].square, at("M10"));
  ASSERT_TRUE(played->events[1].clash);
  EXPECT_EQ(played->events[1].clash->outcome, Outcome::resists);
  EXPECT_EQ(played->events[2].kind, Event::Kind::ended_turn);
}

// communication.restored-by-contact (4.6.2, 4.8.3)
TEST(Restored, ByAUnitThatComesNextToTheIsolatedOne) {
  const Position position = lay("C H8 I K9 K10", "");
  EXPECT_EQ(answer(position, "play K10-K11"), "refused at 0: move.needs-communication");
  EXPECT_EQ(answer(position, "play H8-J8 K10-K11 K9-L9"), "legal: CJ8 IK11 IL9");
}

// communication.restored-directly (4.8.2): by another line, and by the enemy's going.
TEST(Restored, ByACommunicationsUnitOnANewLine) {
  const Position position = lay("R I15 I J20", "");
  EXPECT_EQ(answer(position, "play J20-J21"), "refused at 0: move.needs-communication");
  EXPECT_EQ(answer(position, "play I15-J15 J20-J21"), "legal: RJ15 IJ21");
}

TEST(Restored, WhenTheEnemyLeavesTheLineOrDies) {
  const Position cut = lay("I M8 A G6", "R K8 I J12");
  EXPECT_EQ(answer(cut, "play M8-N8"), "refused at 0: move.needs-communication");
  EXPECT_EQ(answer(south_to_move(cut), "play K8-K9"), "legal: AG6 iJ12 rK9 IM8");
  EXPECT_EQ(answer(lay("I M8 A G6", "R K9 I J12"), "play M8-N8"), "legal: AG6 iJ12 rK9 IN8");
  const Position dies = lay("I M8 J8", "R K8 I J12");
  EXPECT_EQ(answer(dies, "play xK8"), "legal: IJ8 iJ12 IM8");
  EXPECT_EQ(answer(lay("I M8 J8", "I J12"), "play M8-N8"), "legal: IJ8 iJ12 IN8");
}

// communication.read-when-used: the side's own move isolates another of its units.
TEST(ReadWhenUsed, AMoveCanIsolateTheNextMover) {
  EXPECT_EQ(answer(lay("I J8 J7", ""), "play J8-I8 J7-J6"), "legal: II8 IJ6");  // I8 touches J7
  EXPECT_EQ(answer(lay("I J8 J7", ""), "play J8-J9 J7-J6"),
            "refused at 1: move.needs-communication");
  EXPECT_EQ(answer(lay("R J15 I J20", ""), "play J15-I15 J20-J21"),
            "refused at 1: move.needs-communication");
}

TEST(ReadWhenUsed, AMoveCanIsolateTheAttackers) {
  EXPECT_EQ(answer(lay("I J8 J7", "I J5 T4"), "play xJ5"), "legal: IJ7 IJ8 iT4");
  EXPECT_EQ(answer(lay("I J8 J7", "I J5"), "play J8-J9 xJ5"), "refused at 1: clash.attacker");
}

// communication-read: at-turn-start-and-before-the-attack
TEST(ReadAtTurnStart, FixesWhoMayMove) {
  const RuleBook start = reading(CommunicationRead::at_turn_start_and_before_the_attack);
  EXPECT_EQ(answer(lay("R J15 I J20", ""), "play J15-I15 J20-J21", start), "legal: RI15 IJ21");
  EXPECT_EQ(answer(lay("R I15 I J20", ""), "play I15-J15 J20-J21", start),
            "refused at 1: move.needs-communication");
  EXPECT_EQ(answer(lay("I J8 J7", "I J5"), "play J8-J9 xJ5", start),
            "refused at 1: clash.attacker");  // the attack reads it anew
}

TEST(ReadAtTurnStart, InMidTurnTakesWhatIsGiven) {
  const RuleBook start = reading(CommunicationRead::at_turn_start_and_before_the_attack);
  Position position = with_moved(lay("R I15 I J20 B15", ""), "I15");
  EXPECT_EQ(answer(position, "J20", start), "");
  position.could_move = squares("J20");
  EXPECT_EQ(answer(position, "J20", start), "I19 I20 I21 J19 J21 K19 K20 K21");
  EXPECT_EQ(answer(position, "B15", start), "");
  EXPECT_EQ(answer(position, "J20"), "");  // the default reading does not look at it
}

}  // namespace
}  // namespace casebook::literal
