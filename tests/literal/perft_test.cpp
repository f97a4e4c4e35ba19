// The count of sequences of actions, against counts made by hand.
#include <gmock/gmock.h>

#include "casebook/literal/questions.hpp"
#include "laid.hpp"

namespace casebook::literal {
namespace {

std::vector<unsigned long long> counts(const Position& position, int depths,
                                       const RuleBook& book = defaults()) {
  std::vector<unsigned long long> counts;
  for (int depth = 0; depth <= depths; ++depth) counts.push_back(perft(position, depth, book));
  return counts;
}

using testing::ElementsAre;

// 1: 8 moves and the end of the turn. 2: after a move only the end; after the end, South's end.
// 3: 8 times South's end, and North's 9 again. 4: 4 x (3 moves + 1) from the corners and
// 4 x (5 + 1) from the edges; 8 ends after a move; one end.
TEST(Perft, OfALoneInfantryRoundItsArsenal) {
  const Position position = lay("I B2", "", map_of({"...", ".n.", "..."}));
  EXPECT_THAT(counts(position, 4), ElementsAre(1, 9, 9, 17, 16 + 24 + 8 + 1));
}

// 1: A1-A2, xA3, end. 2: after A1-A2 xA3 or end; after an attack that fails, and after the end,
// South's three. 3: 2 x 2 where A2 is taken; 2 x (2 + 3 + 3).
TEST(Perft, OfTwoInfantryFaceToFace) {
  const Position position = lay("I A1", "I A3", map_of({"n.s"}));
  EXPECT_THAT(counts(position, 3), ElementsAre(1, 3, 8, 4 + 8 + 8));
}

// After the attack that removes the last fighting unit, and after the last arsenal, nothing comes.
TEST(Perft, StopsAtTheEndOfTheWar) {
  EXPECT_THAT(counts(lay("I A1", "I A3", map_of({"n.."})), 2), ElementsAre(1, 3, 2 + 0 + 1));
  const auto map = map_of({"n..", "...", "..s"});
  // B2, B3, C2, *C3, xA3, end; then xA3 or end from B2, end from B3 and C2, South's end.
  EXPECT_THAT(counts(lay("I C3", "I A3", map), 2), ElementsAre(1, 6, 2 + 1 + 1 + 0 + 0 + 1));
}

TEST(Perft, OfAPositionWhoseBeginningEndsTheWar) {
  EXPECT_THAT(counts(with_shaken(lay("I J6", "I S3"), "J6"), 2), ElementsAre(1, 0, 0));
}

TEST(Perft, WithAnOpenDutyCountsThatUnitsMovesAlone) {
  const Position owing = with_shaken(lay("I J8 K8", "I K10 S3"), "J8");
  EXPECT_EQ(answer(owing, "perft 1"), "7");
}

// Two arsenals of South's in a row and no army. Declared: A2-A1, A2-A3 or the end; then the end,
// *A3 or the end, South's end; then South's end three times, and North's three.
TEST(Perft, FollowsTheReadingOfHowArsenalsFall) {
  const Position position = lay("I A2", "", map_of({"n.ss"}));
  EXPECT_THAT(counts(position, 3), ElementsAre(1, 3, 1 + 2 + 1, 1 + 2 + 3));
  // Entering A3 ends the turn: South's end; then A2, A4 or the end.
  EXPECT_THAT(counts(position, 3, reading(ArsenalDestruction::on_entry_ends_turn)),
              ElementsAre(1, 3, 1 + 1 + 1, 1 + 3 + 3));
  // After entering A3 the turn goes on, but there is nothing to do.
  EXPECT_THAT(counts(position, 3, reading(ArsenalDestruction::on_entry_freely)),
              ElementsAre(1, 3, 1 + 1 + 1, 1 + 1 + 3));
}

TEST(Perft, CountsTheRestOfATurn) {
  const Position position = with_moved(lay("I B2", "", map_of({"...", ".n.", "..."})), "B2");
  EXPECT_THAT(counts(position, 3), ElementsAre(1, 1, 1, 9));
}

}  // namespace
}  // namespace casebook::literal
