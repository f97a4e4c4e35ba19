// Every reading of every ruling changes an answer; combinations of readings that touch each other.
#include <gmock/gmock.h>

#include <set>

#include "witness.hpp"

namespace casebook::literal {
namespace {

struct ReadingWitness {
  Rulings rulings;
  Witness witness;
};

template <class Reading>
ReadingWitness of(Reading reading, Witness witness) {
  return {Rulings{}.with(reading), std::move(witness)};
}

BoardPointer corner() { return map_of({"n..", "...", "..s"}); }

std::vector<ReadingWitness> about_communication() {
  return {
      of(LineCutters::fighting_units, {lay("R O8", "I M10"), "in", "O8", "M10 O8"}),
      of(LineCutters::connected_fighting_units, {lay("I R5", "I M10"), "in", "", "M10"}),
      // O8 is cut off by J8, which is cut off itself: neither cuts, once connection is asked for.
      of(LineCutters::connected_fighting_units, {lay("I O8", "I J8 M10"), "in", "", "M10 O8"}),
      of(EnemyArsenalOnLine::blocks, {lay("", "R D3 I D9"), "in", "D3 D9", "D3"}),
      of(EnemyArsenalOnLine::blocks, {lay("", "R D3 I D8"), "in", "D3 D8", "D3"}),
      of(OccupiedArsenal::radiates, {lay("I T3", "I J3"), "in", "", "J3"}),
      of(ArsenalSquare::does_not, {lay("I D8", ""), "in", "D8", ""}),
      of(ContactLinks::fighting_units, {lay("I J8 R K7 I L6", ""), "in", "J8 K7 L6", "J8"}),
      of(RedirectingNeeds::line_or_contact, {lay("I J8 R K7 I K2", ""), "in", "J8 K7", "J8 K2 K7"}),
      of(CommunicationRead::at_turn_start_and_before_the_attack,
         {lay("R J15 I J20", ""), "play J15-I15 J20-J21", "refused at 1: move.needs-communication",
          "legal: RI15 IJ21"}),
  };
}

std::vector<ReadingWitness> about_movement_and_the_clash() {
  return {
      of(FastMoveThroughIsolation::stops,
         {lay("C J8", ""), "play J8-J6", "legal: CJ6", "refused at 0: move.through-isolation"}),
      of(TwoDiagonalSteps::in_line,
         {lay("C K15 I K16", "", open_map()), "play K15-K17", "legal: IK16 CK17",
          "refused at 0: move.through-empty-squares"}),
      of(IsolatedCommunicationsUnit::defends_with_zero,
         {lay("I J8", "R J6"), "xJ6", "4:1 destroyed", "4:0 destroyed"}),
      of(CommunicationsUnitSupport::does_not,
         {lay("I M8 K8", "I M10 R O8"), "xM10", "8:7 shaken", "8:6 destroyed"}),
      of(UnitsStopFire::enemies,
         {lay("A M8", "I M10 M9"), "counting M10", "M8 5, M9 6, M10 6", "M9 6, M10 6"}),
      // M11 stands between M12 and M10.
      of(UnitsStopFire::enemies,
         {lay("A M8 I M11", "I M10 L11 M12"), "xM10", "5:18 resists", "5:12 resists"}),
      of(TerrainBonus::only_when_attacked,
         {lay("I F10 G11", "I H11 H12 A I11"), "xG11", "13:14 resists", "13:12 shaken"}),
      of(ChargeFromFort::allowed,
         {lay("C I13 H13", "I J13"), "xJ13", "8:6 destroyed", "14:6 destroyed"}),
      of(ShakenCavalryInColumn::breaks_column, {with_shaken(lay("R M15 C M11 M12", "I M10"), "M11"),
                                                "xM10", "7:6 shaken", "4:6 resists"}),
  };
}

std::vector<ReadingWitness> about_arsenals_retreats_and_ends() {
  const Position entered = lay("I B2", "I A3", corner());
  const std::string stands = "legal: iA3 IC3";
  const std::string falls = "legal: iA3 IC3, fallen C3, north wins by end.both-arsenals";
  return {
      of(ArsenalDestruction::on_entry_ends_turn, {entered, "play B2-C3", stands, falls}),
      of(ArsenalDestruction::on_entry_freely, {entered, "play B2-C3", stands, falls}),
      of(ArsenalDestruction::at_turn_end, {entered, "play B2-C3", stands, falls}),
      of(ArsenalAssailant::any_fighting_unit,
         {lay("I T3", ""), "play *T3", "refused at 0: arsenal.needs-communication",
          "legal: IT3, fallen T3"}),
      of(ShakenUnitOnArsenal::destroys, {with_shaken(entered, "B2"), "play B2-C3 *C3",
                                         "refused at 1: arsenal.shaken-unit-cannot", falls}),
      of(RetreatDistance::one_square, {with_shaken(lay("C J8", "I S3"), "J8"), "play J8-L8",
                                       "legal: CL8 iS3", "refused at 0: retreat.at-own-speed"}),
      of(NoRoomJudged::at_once,
         {lay("C A2", "I A1", map_of({"s..n"})), "play xA1", "legal: iA1 CA2, shaken A1",
          "legal: CA2, north wins by end.no-fighting-unit"}),
      of(IsolatedShakenUnit::stays, {with_shaken(lay("I J6 B1", "I S3"), "J6"), "play -",
                                     "legal: IB1 iS3", "legal: IB1 IJ6 iS3"}),
      of(IsolatedShakenUnit::retreats, {with_shaken(lay("I J6 B1", "I S3"), "J6"), "play -",
                                        "legal: IB1 iS3", "refused at 0: retreat.must-leave"}),
      of(AllIsolated::loses, {lay("I J6 R J5", "I S3"), "play -", "legal: RJ5 IJ6 iS3",
                              "legal: RJ5 IJ6 iS3, south wins by end.all-isolated"}),
      of(AllIsolated::loses_without_communications_units,
         {lay("I J6", "I S3"), "play -", "legal: IJ6 iS3",
          "legal: IJ6 iS3, south wins by end.all-isolated"}),
  };
}

std::vector<ReadingWitness> all_witnesses() {
  std::vector<ReadingWitness> all = about_communication();
  for (const auto& more : {about_movement_and_the_clash(), about_arsenals_retreats_and_ends()})
    all.insert(all.end(), more.begin(), more.end());
  return all;
}

TEST(EveryReading, ChangesAnAnswer) {
  std::set<std::string> shown;
  for (const ReadingWitness& of : all_witnesses()) {
    expect_decided(of.witness, rule_book(of.rulings), to_text(of.rulings));
    shown.insert(to_text(of.rulings));
  }
  std::set<std::string> every;
  for (const Ruling ruling : all_rulings())
    for (int reading = 1; reading < reading_count(ruling); ++reading) {
      Rulings rulings;
      rulings.set(ruling, reading);
      every.insert(to_text(rulings));
    }
  EXPECT_EQ(shown, every);
}

// What the third reading of a ruling does not share with the second.
TEST(LineCutters, AnIsolatedFightingUnitCutsUnderTheSecondReading) {
  const RuleBook fighting = reading(LineCutters::fighting_units);
  EXPECT_EQ(answer(lay("I R5", "I M10"), "in", fighting), "");
  EXPECT_EQ(answer(lay("I O8", "I J8 M10"), "in", fighting), "");
  const RuleBook connected = reading(LineCutters::connected_fighting_units);
  EXPECT_EQ(answer(lay("I O8", "I M10"), "in", connected), "O8");
  EXPECT_EQ(answer(lay("R O8", "I M10"), "in", connected), "M10 O8");
}

// The first reckoning follows the same readings of the other rulings. D8's infantry cuts D3's line
// to D9 only if standing on its arsenal connects it.
TEST(LineCutters, TheFirstReckoningFollowsTheOtherReadings) {
  const Position position = lay("I D8", "R D3 I D9");
  EXPECT_EQ(answer(position, "in", reading(LineCutters::connected_fighting_units)), "D3 D8");
  EXPECT_EQ(answer(position, "in",
                   reading(LineCutters::connected_fighting_units, ArsenalSquare::does_not)),
            "D3 D9");
}

TEST(OccupiedArsenal, IsSilencedByWhatCuts) {
  const Position relay = lay("R T3", "I J3");
  EXPECT_EQ(answer(relay, "in"), "");
  EXPECT_EQ(answer(relay, "in", reading(LineCutters::fighting_units)), "J3");
  EXPECT_EQ(answer(lay("I T3", "I J3"), "in", reading(LineCutters::connected_fighting_units)),
            "J3");
}

TEST(ArsenalSquare, AnotherArsenalsLineServesItStill) {
  EXPECT_EQ(answer(lay("", "I T3"), "in", reading(ArsenalSquare::does_not)), "T3");
}

TEST(EnemyArsenalOnLine, AFallenOneBlocksNothing) {
  const RuleBook blocks = reading(EnemyArsenalOnLine::blocks);
  EXPECT_EQ(answer(with_fallen(lay("", "R D3 I D9"), "D8"), "in", blocks), "D3 D9");
  EXPECT_EQ(answer(lay("I D8", "R D3 I D9"), "in", blocks), "D3 D8");
  EXPECT_EQ(answer(lay("I B8", ""), "in", blocks), "B8");  // one's own arsenal never blocks
}

// A3 stands on the enemy's arsenal, so off the line of A2, and touches A2 alone.
TEST(RedirectingNeeds, ContactThatCountsDependsOnContactLinks) {
  const Position position = lay("R A2 A3 I C5", "", map_of({"n.s..", ".....", "....."}));
  const auto blocks = EnemyArsenalOnLine::blocks;
  const auto or_contact = RedirectingNeeds::line_or_contact;
  EXPECT_EQ(answer(position, "in"), "A2 A3 C5");
  EXPECT_EQ(answer(position, "in", reading(blocks)), "A2 A3");
  EXPECT_EQ(answer(position, "in", reading(blocks, or_contact)), "A2 A3 C5");
  EXPECT_EQ(answer(position, "in", reading(blocks, or_contact, ContactLinks::fighting_units)),
            "A2");
  // A fighting unit's touch counts under either.
  EXPECT_EQ(
      answer(lay("I J8 R K7 I K2", ""), "in", reading(or_contact, ContactLinks::fighting_units)),
      "J8 K2 K7");
}

TEST(ContactLinks, FightingUnitsLinkOneAnotherStill) {
  EXPECT_EQ(answer(lay("I J8 J9 R J10 I K10", ""), "in", reading(ContactLinks::fighting_units)),
            "J8 J9 K10");
  EXPECT_EQ(answer(lay("R J15 I J16 K17", ""), "in", reading(ContactLinks::fighting_units)),
            "J15 J16 K17");
}

}  // namespace
}  // namespace casebook::literal
