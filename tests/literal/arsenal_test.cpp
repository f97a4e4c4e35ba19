// Section: arsenals, and the four readings of how they fall.
#include <gmock/gmock.h>

#include "laid.hpp"

namespace casebook::literal {
namespace {

// North is supplied from A1, also on C3; C4's artillery by both of South's arsenals.
//   n..s
//   ....
//   ..s.
BoardPointer two_arsenals() { return map_of({"n..s", "....", "..s."}); }
Position approach() { return lay("C A2 I B2", "A C4", two_arsenals()); }
Position occupied() { return lay("C A2 I C3", "A C4", two_arsenals()); }

// arsenal.destroyed-by-occupation (V, RSG, 4.1.3)
TEST(Destruction, IsOfAStandingEnemyArsenalUnderAnOwnUnit) {
  const std::string refused = "refused at 0: arsenal.destroyed-by-occupation";
  EXPECT_EQ(answer(occupied(), "play *C3"), "legal: CA2 IC3 aC4, fallen C3");
  EXPECT_EQ(answer(approach(), "play *C3"), refused);                           // nobody there
  EXPECT_EQ(answer(occupied(), "play *B4"), refused);                           // no arsenal
  EXPECT_EQ(answer(with_fallen(occupied(), "C3"), "play *C3"), refused);        // fallen already
  EXPECT_EQ(answer(lay("I A1", "I C4", two_arsenals()), "play *A1"), refused);  // its own
  EXPECT_EQ(answer(lay("I B2", "I C3", two_arsenals()), "play *C3"), refused);  // an enemy there
}

TEST(Destruction, ByAUnitThatCameInThisTurn) {
  EXPECT_EQ(answer(approach(), "play B2-C3 *C3"), "legal: CA2 IC3 aC4, fallen C3");
}

// arsenal.communications-unit-cannot, arsenal.needs-communication (V, 4.4.2, 4.2.1)
TEST(Destruction, ByAFightingUnitInCommunication) {
  EXPECT_EQ(answer(lay("R C3 I B2", "A C4", two_arsenals()), "play *C3"),
            "refused at 0: arsenal.communications-unit-cannot");
  EXPECT_EQ(answer(lay("I C3", "A C4 I B2", two_arsenals()), "play *C3"),
            "refused at 0: arsenal.needs-communication");
  EXPECT_EQ(answer(lay("R C3", "A C4 I B2", two_arsenals()), "play *C3"),
            "refused at 0: arsenal.communications-unit-cannot arsenal.needs-communication");
}

// arsenal.shaken-unit-cannot (III.2.6)
TEST(Destruction, NotByAUnitShakenInThisTurn) {
  EXPECT_EQ(answer(with_shaken(approach(), "B2"), "play B2-C3 *C3"),
            "refused at 1: arsenal.shaken-unit-cannot");
  EXPECT_EQ(answer(with_shaken(approach(), "A2"), "play A2-A3 B2-C3 *C3"),
            "legal: CA3 IC3 aC4, fallen C3");
}

// arsenal.destruction-is-the-attack (RSG, V), turn.attack-comes-last
TEST(Destruction, IsTheAttackOfItsTurn) {
  const std::string refused = "refused at 1: arsenal.destruction-is-the-attack";
  EXPECT_EQ(answer(occupied(), "play *C3 xC4"), refused);
  EXPECT_EQ(answer(occupied(), "play xC4 *C3"), refused);
  EXPECT_EQ(answer(lay("I A4 C3", "A C4", two_arsenals()), "play *A4 *C3"), refused);
  EXPECT_EQ(answer(occupied(), "play *C3 *C3"),
            "refused at 1: arsenal.destroyed-by-occupation arsenal.destruction-is-the-attack");
  EXPECT_EQ(answer(occupied(), "play *C3 A2-B1"), "refused at 1: turn.attack-comes-last");
}

// arsenal.gone-for-good (V)
TEST(Destruction, IsForGood) {
  EXPECT_EQ(answer(with_fallen(lay("", "A C4 I B4", two_arsenals()), "A4"), "in"), "B4 C4");
  EXPECT_EQ(answer(with_fallen(lay("", "A C4 I B4", two_arsenals()), "A4 C3"), "in"), "");
}

// arsenal-destruction, the other readings. "C3 is entered" is a move that ends there.
const RuleBook& ends_turn() {
  static const RuleBook book = reading(ArsenalDestruction::on_entry_ends_turn);
  return book;
}
const RuleBook& freely() {
  static const RuleBook book = reading(ArsenalDestruction::on_entry_freely);
  return book;
}
const RuleBook& turn_end() {
  static const RuleBook book = reading(ArsenalDestruction::at_turn_end);
  return book;
}

TEST(OnEntryEndsTurn, TheArsenalFallsAndNothingFollows) {
  EXPECT_EQ(answer(approach(), "play B2-C3", ends_turn()), "legal: CA2 IC3 aC4, fallen C3");
  EXPECT_EQ(answer(approach(), "play A2-B1 B2-C3", ends_turn()), "legal: CB1 IC3 aC4, fallen C3");
  EXPECT_EQ(answer(approach(), "play B2-C3 A2-B1", ends_turn()),
            "refused at 1: turn.attack-comes-last");
  EXPECT_EQ(answer(approach(), "play B2-C3 xC4", ends_turn()),
            "refused at 1: arsenal.destruction-is-the-attack");
}

TEST(OnEntryFreely, TheArsenalFallsAndTheTurnGoesOn) {
  EXPECT_EQ(answer(approach(), "play B2-C3", freely()), "legal: CA2 IC3 aC4, fallen C3");
  EXPECT_EQ(answer(approach(), "play B2-C3 A2-B1", freely()), "legal: CB1 IC3 aC4, fallen C3");
  EXPECT_EQ(answer(approach(), "play B2-C3 xC4", freely()), "legal: CA2 IC3 aC4, fallen C3");
  EXPECT_EQ(answer(approach(), "play B2-C3 A2-A4", freely()),
            "legal: CA4 IC3 aC4, fallen A4 C3, north wins by end.both-arsenals");
}

TEST(OnEntry, AUnitThatStandsThereOrPassesOverDoesNothing) {
  const Position over = lay("C B2 I A2", "A A4", map_of({"n..s", "....", "..s.", "...."}));
  for (const RuleBook* book : {&ends_turn(), &freely()}) {
    EXPECT_EQ(answer(occupied(), "play -", *book), "legal: CA2 IC3 aC4");
    EXPECT_EQ(answer(occupied(), "play A2-B1", *book), "legal: CB1 IC3 aC4");
    EXPECT_EQ(answer(over, "play B2-D4", *book), "legal: IA2 aA4 CD4");
  }
}

TEST(OnEntry, OnlyAQualifiedUnitDestroys) {
  const Position communications_unit = lay("R B2 I A2", "A C4", two_arsenals());
  EXPECT_EQ(answer(communications_unit, "play B2-C3", freely()), "legal: IA2 RC3 aC4");
  EXPECT_EQ(answer(with_shaken(approach(), "B2"), "play B2-C3", freely()), "legal: CA2 IC3 aC4");
  // A3 cuts row A, and A4 touches nobody.
  const Position isolated = lay("C B3 A2", "I A3", two_arsenals());
  EXPECT_EQ(answer(isolated, "play B3-A4", freely()), "legal: CA2 iA3 CA4");
  EXPECT_EQ(
      answer(isolated, "play B3-A4",
             reading(ArsenalDestruction::on_entry_freely, ArsenalAssailant::any_fighting_unit)),
      "legal: CA2 iA3 CA4, fallen A4");
}

TEST(AtTurnEnd, EveryArsenalUnderAQualifiedUnitFalls) {
  EXPECT_EQ(answer(occupied(), "play -", turn_end()), "legal: CA2 IC3 aC4, fallen C3");
  EXPECT_EQ(answer(approach(), "play B2-C3 xC4", turn_end()), "legal: CA2 IC3 aC4, fallen C3");
  EXPECT_EQ(answer(approach(), "play B2-C3 A2-A4", turn_end()),
            "legal: CA4 IC3 aC4, fallen A4 C3, north wins by end.both-arsenals");
  EXPECT_EQ(answer(with_shaken(approach(), "B2"), "play B2-C3", turn_end()),
            "legal: CA2 IC3 aC4");  // the shaken mark is still on
  EXPECT_EQ(answer(with_shaken(approach(), "B2"), "play B2-C3",
                   reading(ArsenalDestruction::at_turn_end, ShakenUnitOnArsenal::destroys)),
            "legal: CA2 IC3 aC4, fallen C3");
}

// B5 touches A5, which row A reaches only over A3: while A3 stands, B5 is isolated.
TEST(AtTurnEnd, TheFallOfOneArsenalQualifiesNobody) {
  const Position position = lay("I A2 A3 A5 B5", "I C1", map_of({"n.s..", "....s", "....."}));
  EXPECT_EQ(answer(position, "play -",
                   reading(ArsenalDestruction::at_turn_end, EnemyArsenalOnLine::blocks)),
            "legal: IA2 IA3 IA5 IB5 iC1, fallen A3");
  EXPECT_EQ(answer(position, "play -", turn_end()),
            "legal: IA2 IA3 IA5 IB5 iC1, fallen A3 B5, north wins by end.both-arsenals");
}

TEST(NeverDeclared, UnderTheOtherThreeReadings) {
  for (const RuleBook* book : {&ends_turn(), &freely(), &turn_end()})
    EXPECT_EQ(answer(occupied(), "play *C3", *book),
              "refused at 0: arsenal.destruction-is-the-attack");
}

}  // namespace
}  // namespace casebook::literal
