#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "casebook/explain/turn.hpp"
#include "casebook/literal/questions.hpp"
#include "positions.hpp"

namespace casebook::explain {
namespace {

using testing::HasSubstr;

struct Refusal {
  const char* play;
  const char* sentence;  // of the first rule that refuses
  Rulings rulings{};
};

// The first sentence about the first illegal action, played on the position as it is given; only
// for turns whose first action is the illegal one.
std::string first_sentence(const Position& position, const Refusal& refusal) {
  const Turn turn = *turn_from_text(refusal.play);
  const auto result = literal::play(position, turn, literal::rule_book(refusal.rulings));
  if (result) return "legal";
  const auto at = static_cast<std::size_t>(result.error().at);
  const Action action = at < turn.actions.size() ? turn.actions[at] : Action{EndOfTurn{}};
  return describe(result.error().because.front(), action, position);
}

// North to move. E1 is isolated: no line leads there, and it touches nobody. D6 stands on the enemy
// arsenal. F7 is in line with C4, three squares away, and with nobody else of North's.
Position front() {
  return drawn(
      ".  1  2  3  4  5  6  7\n"
      "A  .  .  .  @n .  .  ^\n"
      "B  .  .  I  .  .  .  .\n"
      "C  .  .  .  C  .  .  .\n"
      "D  .  .  .  I  .  R@s .\n"
      "E  I  .  .  .  .  .  .\n"
      "F  .  .  .  .  .  i  i\n");
}

TEST(Refusals, SayWhatStandsInTheWay) {
  const Refusal refusals[] = {
      {"C4-C7", "move.speed (II.2.1, II.2.4, …): cavalry moves at most 2 squares; C4 to C7 are 3."},
      {"C4-D4", "terrain.one-unit-per-square (I, II.2.3): North's infantry stands on D4."},
      {"A1-A2", "turn.alternate (I; secondary): nobody stands on A1."},
      {"F6-F7",
       "turn.alternate (I; secondary): the infantry on F6 is South's, and North is to move."},
      {"E1-D1",
       "move.needs-communication (4.1.1, 4.2.1, …): the infantry on E1 is without communication."},
      {"xB1", "clash.target (III.1.1): no unit of South's stands on B1."},
      {"xF7",
       "clash.attacker (III.1.1, 4.2.1, …): no unit of North's adds any offence against F7."},
      {"*D6",
       "arsenal.communications-unit-cannot (V, 4.4.2): the foot communications unit on D6 is no "
       "fighting unit."},
      {"*A4", "arsenal.destroyed-by-occupation (V, RSG, …): no arsenal of South's stands on A4."},
  };
  for (const Refusal& refusal : refusals)
    EXPECT_EQ(first_sentence(front(), refusal), refusal.sentence) << refusal.play;
}

TEST(Refusals, OfAMountain) {  // I
  const Position position = drawn(
      ".  1  2  3  4\n"
      "A  @n C  ^  .\n"
      "B  ^  ^  ^  .\n");
  EXPECT_EQ(first_sentence(position, {"A2-B2", ""}),
            "terrain.mountain-no-entry (I; secondary): B2 is a mountain.");
  EXPECT_EQ(
      first_sentence(position, {"A2-A4", ""}),
      "terrain.mountain-no-entry (I; secondary): from A2 to A4 every way that units leave open "
      "leads over a mountain.");
}

TEST(Refusals, OfAWayThatUnitsTake) {  // II.2.3
  EXPECT_EQ(
      first_sentence(drawn(".  1  2  3  4\n"
                           "A  @n C  I  .\n"
                           "B  .  .  i  .\n"),
                     {"A2-A4", ""}),
      "move.through-empty-squares (II.2.3): every square on the way from A2 to A4 is taken by "
      "a unit.");
}

TEST(Refusals, OfAWayThroughIsolation) {  // fast-move-through-isolation: stops
  // South's infantry on A3 cuts the row. From A2 the cavalry reaches C4 over B3 alone, which is on
  // no line and next to nobody of its side.
  EXPECT_EQ(first_sentence(drawn(".  1  2  3  4\n"
                                 "A  @n C  i  .\n"
                                 "B  .  .  .  .\n"
                                 "C  .  .  .  .\n"),
                           {"A2-C4", "", Rulings{}.with(FastMoveThroughIsolation::stops)}),
            "move.through-isolation (II.2.3, 4.6.2): on every free square on the way from A2 to C4 "
            "the cavalry on A2 would be isolated.");
}

TEST(Refusals, OfAnOpenDuty) {  // III.2.5
  Position position = front();
  position.shaken = at("D4");
  EXPECT_EQ(first_sentence(position, {"C4-C5", ""}),
            "retreat.first-move (III.2.5): the infantry on D4 is shaken and must move before C4 "
            "does.");
  EXPECT_EQ(first_sentence(position, {"-", ""}),
            "retreat.must-leave (III.2.5): the infantry on D4 is shaken and must leave its square "
            "first.");
  position.shaken = at("C4");
  EXPECT_EQ(first_sentence(position, {"C4-C6", "", Rulings{}.with(RetreatDistance::one_square)}),
            "retreat.at-own-speed (III.2.5): a shaken unit retreats at most 1 square; C4 to C6 are "
            "2.");
}

TEST(Refusals, OfWhatTheTurnHasUsedUp) {  // I, II.2.1, III.2.5
  Position position = front();
  position.moved = {at("B3"), at("C4"), at("D4"), at("D6"), at("E1")};
  place(position, {Side::north, Kind::infantry}, "B4");
  EXPECT_EQ(first_sentence(position, {"B4-B5", ""}),
            "turn.five-moves (I, III.2.5): this would be move 6 of the turn, which has at most 5.");
  position.moved = {at("C4")};
  EXPECT_EQ(first_sentence(position, {"C4-C5", ""}),
            "turn.unit-moves-once (I, II.2.1, …): the cavalry on C4 has moved in this turn.");
}

// Rules that only refuse after another action: told by the whole turn.
std::string refused(const Position& position, std::string_view turn) {
  return turn_in_words(position, turn, Rulings{})->text;
}

TEST(Refusals, OfWhatFollowsTheAttack) {  // 4.9.1
  // Two infantry against one in communication: 8 against 6 destroys it, and South has another.
  const Position position = drawn(
      ".  1  2  3  4\n"
      "A  @n I  I  .\n"
      "B  .  .  i  .\n"
      "C  .  .  .  .\n"
      "D  .  i  @s .\n");
  EXPECT_THAT(refused(position, "xB3 A2-A1"),
              HasSubstr("A2-A1 is refused: turn.attack-comes-last (4.9.1, RSG): no move follows"));
  EXPECT_THAT(refused(position, "xB3 xD2"),
              HasSubstr("  turn.one-attack (I, 4.9.1): the turn's one attack has been made.\n"));
  EXPECT_THAT(refused(position, "xB3 *D3"),
              HasSubstr("  arsenal.destruction-is-the-attack (RSG, V; secondary): the turn's one "
                        "attack or"));
}

}  // namespace
}  // namespace casebook::explain
