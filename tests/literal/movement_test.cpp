// Section: movement, with the terrain a unit moves over.
#include <gmock/gmock.h>

#include "laid.hpp"

namespace casebook::literal {
namespace {

// On the open map, in communication on B15's column.
std::string destinations(const std::string& letter) {
  return answer(lay(letter + " J15", "", open_map()), "J15");
}

// move.speed (II.2.1, 4.4.1), move.any-direction (II.2.2)
TEST(Speed, SlowUnitsMoveOneSquareInAnyDirection) {
  for (const char* letter : {"I", "A", "R"})
    EXPECT_EQ(destinations(letter), "I14 I15 I16 J14 J16 K14 K15 K16") << letter;
}

// II.2.1, II.2.3, II.2.4, II.7.1, 4.4.1
TEST(Speed, FastUnitsMoveUpToTwo) {
  for (const char* letter : {"C", "H", "M"})
    EXPECT_EQ(destinations(letter),
              text_of(squares("H13:H17 I13:I17 J13 J14 J16 J17 K13:K17 L13:L17")))
        << letter;
}

TEST(Speed, RefusesMore) {
  const Position position = lay("I J15 C K15", "", open_map());
  EXPECT_EQ(answer(position, "play J15-J17"), "refused at 0: move.speed");
  EXPECT_EQ(answer(position, "play K15-K18"), "refused at 0: move.speed");
  EXPECT_EQ(answer(position, "play K15-N18"), "refused at 0: move.speed");
  EXPECT_EQ(answer(position, "play K15-A1"), "refused at 0: move.speed");
}

TEST(Speed, EndsAtTheEdges) {
  const auto map = map_of({"n..", "...", "..."});
  EXPECT_EQ(answer(lay("I A1", "", map), "A1"), "A2 B1 B2");
  EXPECT_EQ(answer(lay("C A1", "", map), "A1"), "A2 A3 B1 B2 B3 C1 C2 C3");
}

// terrain.mountain-no-entry (I): C10, C11, D10 and E10 are mountains.
TEST(Mountain, IsNotEnteredAndNotSteppedOver) {
  const Position position = lay("C D9", "");
  EXPECT_EQ(answer(position, "D9"), text_of(squares("B7:B10 C7:C9 D7 D8 E7:E9 F7:F10")));
  EXPECT_EQ(answer(position, "play D9-D10"), "refused at 0: terrain.mountain-no-entry");
  EXPECT_EQ(answer(position, "play D9-D11"), "refused at 0: terrain.mountain-no-entry");
  EXPECT_EQ(answer(position, "play D9-C11"), "refused at 0: terrain.mountain-no-entry");
  EXPECT_EQ(answer(position, "play D9-B11"), "refused at 0: terrain.mountain-no-entry");
}

// terrain.pass-open (I)
TEST(Pass, IsCrossedLikeAPlainSquare) {
  EXPECT_EQ(answer(lay("C F9", "", book_map()), "play F9-F11"),
            "refused at 0: move.needs-communication");
  EXPECT_EQ(answer(lay("C F9 R F8", ""), "play F9-F11"), "legal: RF8 CF11");
  EXPECT_EQ(answer(lay("I G11", ""), "play G11-F10"), "legal: IF10");
}

TEST(Fort, AndArsenalAreEnteredLikePlainSquares) {
  EXPECT_EQ(answer(lay("I J14", ""), "play J14-I13"), "legal: II13");
  EXPECT_EQ(answer(lay("I E8", ""), "play E8-D8"), "legal: ID8");
  EXPECT_EQ(answer(lay("R S3", ""), "play S3-T3"), "legal: RT3");
}

// terrain.one-unit-per-square (I, II.2.3), arsenal.guarded (I)
TEST(OneUnitPerSquare, WhosesoeverItIs) {
  const Position position = lay("I J8 K8", "I J9 D9");
  EXPECT_EQ(answer(position, "play J8-K8"), "refused at 0: terrain.one-unit-per-square");
  EXPECT_EQ(answer(position, "play J8-J9"), "refused at 0: terrain.one-unit-per-square");
  EXPECT_EQ(answer(position, "J8"), "I7 I8 I9 J7 K7 K9");
  EXPECT_EQ(answer(lay("I E8", "I D8"), "play E8-D8"),
            "refused at 0: terrain.one-unit-per-square move.needs-communication");
}

// move.through-empty-squares (II.2.3): one way that is empty is enough.
TEST(Way, RoundAUnitIsFree) {
  const Position position = lay("C K15 I K16", "I L16", open_map());
  EXPECT_EQ(answer(position, "play K15-K17"), "legal: IK16 CK17 iL16");  // over J16
  EXPECT_EQ(answer(position, "play K15-J17"), "legal: CJ17 IK16 iL16");  // over J16
  EXPECT_EQ(answer(position, "play K15-L17"), "refused at 0: move.through-empty-squares");
  EXPECT_EQ(answer(position, "play K15-M17"), "refused at 0: move.through-empty-squares");
}

TEST(Way, ShutByFriendsAndEnemiesAlike) {
  EXPECT_EQ(answer(lay("C K15 I J16 K16 L16", "", open_map()), "play K15-K17"),
            "refused at 0: move.through-empty-squares");
  EXPECT_EQ(answer(lay("C K15", "I J16 K16 L16", open_map()), "play K15-K17"),
            "refused at 0: move.through-empty-squares");
}

// B1 to B3 leads over A2, B2 or C2.
TEST(Way, ThroughAWallOfMountainsAndUnits) {
  const std::string mountain = "refused at 0: terrain.mountain-no-entry";
  const std::string taken = "move.through-empty-squares";
  const auto two = map_of({"n^..", "....", ".^.."});
  EXPECT_EQ(answer(lay("C B1", "", map_of({"n^..", ".^..", ".^.."})), "play B1-B3"), mountain);
  EXPECT_EQ(answer(lay("C B1", "", two), "play B1-B3"), "legal: CB3");
  EXPECT_EQ(answer(lay("C B1", "I B2", two), "play B1-B3"), mountain + " " + taken);
  EXPECT_EQ(answer(lay("C B1", "I B2", map_of({"n^..", "....", "...."})), "play B1-B3"),
            "legal: iB2 CB3");
  EXPECT_EQ(answer(lay("C B1", "I A2 B2 C2", map_of({"n...", "....", "...."})), "play B1-B3"),
            "refused at 0: " + taken);
}

// move.needs-communication (4.1.1, 4.2.1), move.communications-unit-always (4.4.4)
TEST(Isolated, FightingUnitsStayAndCommunicationsUnitsMove) {
  for (const char* letter : {"I", "C", "A", "H"}) {
    const Position position = lay(std::string(letter) + " J6", "");
    EXPECT_EQ(answer(position, "J6"), "") << letter;
    EXPECT_EQ(answer(position, "play J6-J7"), "refused at 0: move.needs-communication");
  }
  EXPECT_EQ(answer(lay("R J6", ""), "J6"), "I5 I6 I7 J5 J7 K5 K6 K7");
  EXPECT_EQ(answer(lay("M J6", ""), "J6"), text_of(squares("H4:H8 I4:I8 J4 J5 J7 J8 K4:K8 L4:L8")));
}

// move.into-isolation (4.6.1)
TEST(IntoIsolation, IsAllowed) {
  EXPECT_EQ(answer(lay("I J8", ""), "play J8-J7"), "legal: IJ7");
  EXPECT_EQ(answer(lay("I J7", ""), "in"), "");
  EXPECT_EQ(answer(lay("C J8", ""), "play J8-J6"), "legal: CJ6");
}

// turn.alternate (I): only own units, and none from an empty square.
TEST(Moves, AreThoseOfTheSideToMove) {
  const Position position = lay("I J8", "I S3");
  EXPECT_EQ(answer(position, "S3"), "");
  EXPECT_EQ(answer(position, "A1"), "");
  EXPECT_EQ(answer(south_to_move(position), "S3"), "R2 R3 R4 S2 S4 T2 T3 T4");
  EXPECT_EQ(answer(position, "play S3-S4"), "refused at 0: turn.alternate");
  EXPECT_EQ(answer(position, "play A1-A2"), "refused at 0: turn.alternate");
}

TEST(Moves, AreSortedByFirstSquareThenLast) {
  const auto map = map_of({"n.", ".."});
  EXPECT_EQ(answer(lay("I A2 B1", "", map), "moves"), "A2-A1 A2-B2 B1-A1 B1-B2");
}

// fast-move-through-isolation, two-diagonal-steps: see readings_test.cpp; here what they leave.
TEST(Stops, OneMiddleSquareInCommunicationIsEnough) {
  const RuleBook stops = reading(FastMoveThroughIsolation::stops);
  // Of J8's neighbours only I8 and K8 are on a line.
  EXPECT_EQ(answer(lay("C J8", ""), "J8", stops), "H7 H8 H9 I7 I8 I9 J7 J9 K7 K8 K9 L7 L8 L9");
  EXPECT_EQ(answer(lay("M J8", ""), "J8", stops), answer(lay("M J8", ""), "J8"));
}

TEST(Stops, AllElseStandsStill) {
  const RuleBook stops = reading(FastMoveThroughIsolation::stops);
  // J9 is in communication through J8 alone: it is isolated once the cavalry has left.
  EXPECT_EQ(answer(lay("C J8 I J9", ""), "play J8-J10"), "legal: IJ9 CJ10");
  EXPECT_EQ(answer(lay("C J8 I J9", ""), "play J8-J10", stops),
            "refused at 0: move.through-isolation");
  EXPECT_EQ(answer(lay("C J8 I J9 K8", ""), "play J8-J10", stops), "legal: IJ9 CJ10 IK8");
}

TEST(InLine, LeavesStraightAndBentMoves) {
  const RuleBook in_line = reading(TwoDiagonalSteps::in_line);
  EXPECT_EQ(answer(lay("C J15", "", open_map()), "J15", in_line), destinations("C"));
  EXPECT_EQ(answer(lay("C J15 I J16", "", open_map()), "play J15-I17", in_line),
            "legal: CI17 IJ16");  // over I16: a step north-east, then one east
}

// Every middle square counts for the mountain's refusal as it does for the unit's.
TEST(InLine, LeavesOneMiddleSquareOfAStraightMove) {
  const RuleBook in_line = reading(TwoDiagonalSteps::in_line);
  const Position position = lay("C B1", "", map_of({"n...", ".^..", "...."}));
  EXPECT_EQ(answer(position, "play B1-B3"), "legal: CB3");
  EXPECT_EQ(answer(position, "play B1-B3", in_line), "refused at 0: terrain.mountain-no-entry");
}

}  // namespace
}  // namespace casebook::literal
