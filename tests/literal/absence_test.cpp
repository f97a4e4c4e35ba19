// Every rule that can be taken out of the book changes an answer by its absence.
#include <gmock/gmock.h>

#include <set>

#include "casebook/literal/rule_table.hpp"
#include "witness.hpp"

namespace casebook::literal {
namespace {

struct RuleWitness {
  RuleId rule;
  Witness witness;
};
using RuleWitnesses = std::vector<RuleWitness>;

BoardPointer row() { return map_of({"n.......s"}); }
BoardPointer corner() { return map_of({"n..", "...", "..s"}); }

RuleWitnesses about_terrain_and_turn() {
  const Position six = lay("I E8 G8 I8 K8 M8 O8", "");
  return {
      {rule::terrain_mountain_no_entry, {lay("I A1", "", map_of({"n^"})), "A1", "", "A2"}},
      {rule::terrain_mountain_stops_fire,
       {lay("A A1", "I A3", map_of({"n^.s"})), "xA3", "0:6 none", "5:6 resists"}},
      {rule::terrain_mountain_cuts_line, {lay("I D12", ""), "in", "", "D12"}},
      // The board cannot hold two units on a square: the move is let through and does nothing.
      {rule::terrain_one_unit_per_square,
       {lay("I J8 K8", ""), "play J8-K8", "refused at 0: terrain.one-unit-per-square",
        "legal: IJ8 IK8"}},
      {rule::terrain_fort_serves_occupant,
       {lay("", "I A2", map_of({"s#"})), "xA2", "0:10 none", "0:6 none"}},
      {rule::turn_five_moves,
       {six, "play E8-F8 G8-H8 I8-J8 K8-L8 M8-N8 O8-P8", "refused at 5: turn.five-moves",
        "legal: IF8 IH8 IJ8 IL8 IN8 IP8"}},
      {rule::turn_unit_moves_once,
       {lay("I J8", ""), "play J8-K8 K8-L8", "refused at 1: turn.unit-moves-once", "legal: IL8"}},
      {rule::turn_one_attack,
       {lay("I A5", "I A6", row()), "play xA6 xA6", "refused at 1: turn.one-attack",
        "legal: IA5 iA6"}},
      {rule::turn_attack_comes_last,
       {lay("I A5", "I A6", row()), "play xA6 A5-A4", "refused at 1: turn.attack-comes-last",
        "legal: IA4 iA6"}},
      {rule::turn_alternate,
       {lay("I A5", "I A8", row()), "play A8-A7", "refused at 0: turn.alternate",
        "legal: IA5 iA7"}},
      {rule::move_speed, {lay("I A5", "", row()), "A5", "A4 A6", "A1 A2 A3 A4 A6 A7 A8 A9"}},
      {rule::move_through_empty_squares, {lay("C A5 I A6", "", row()), "A5", "A3 A4", "A3 A4 A7"}},
      {rule::move_needs_communication, {lay("I A5", "", map_of({"......"})), "A5", "", "A4 A6"}},
  };
}

RuleWitnesses about_factors_and_fire() {
  const auto defence = [](const char* letter, const char* terrain) {
    return lay("", std::string(letter) + " A2", map_of({terrain}));
  };
  const auto bent = map_of({"n..", "..."});
  return {
      {rule::factor_infantry_pass, {defence("I", "s="), "xA2", "0:8 none", "0:6 none"}},
      {rule::factor_infantry_fort, {defence("I", "s#"), "xA2", "0:10 none", "0:6 none"}},
      {rule::factor_cavalry_no_terrain, {defence("C", "s="), "xA2", "0:5 none", "0:7 none"}},
      {rule::factor_cavalry_no_terrain, {defence("C", "s#"), "xA2", "0:5 none", "0:9 none"}},
      {rule::factor_artillery_pass, {defence("A", "s="), "xA2", "0:10 none", "0:8 none"}},
      {rule::factor_artillery_fort, {defence("H", "s#"), "xA2", "0:12 none", "0:8 none"}},
      {rule::factor_terrain_in_support,
       {lay("", "I A2 A3", map_of({"s.#"})), "xA2", "0:16 none", "0:12 none"}},
      {rule::fire_straight_lines, {lay("I A1", "I B3", bent), "xB3", "0:0 none", "4:0 destroyed"}},
      {rule::fire_over_units,
       {lay("A A4 I A5", "I A6", row()), "xA6", "9:6 destroyed", "4:6 resists"}},
      {rule::fire_range_infantry, {lay("I A3", "I A6", row()), "xA6", "0:6 none", "4:6 resists"}},
      {rule::fire_range_cavalry, {lay("C A3", "I A6", row()), "xA6", "0:6 none", "4:6 resists"}},
      {rule::fire_range_artillery, {lay("A A2", "I A6", row()), "xA6", "0:6 none", "5:6 resists"}},
      {rule::fire_range_communications_unit,
       {lay("", "I A6 R A9", row()), "xA6", "0:6 none", "0:7 none"}},
  };
}

RuleWitnesses about_charges() {
  return {
      {rule::charge_contact, {lay("C A5", "I A6", row()), "xA6", "7:6 shaken", "4:6 resists"}},
      {rule::charge_column,
       {lay("C A5 A4", "I A6", row()), "xA6", "14:6 destroyed", "11:6 destroyed"}},
      {rule::charge_no_gap, {lay("C A5 A3", "I A6", row()), "xA6", "7:6 shaken", "14:6 destroyed"}},
      {rule::charge_each_line,
       {lay("C A2 B1", "I B2", corner()), "xB2", "14:6 destroyed", "11:6 destroyed"}},
      {rule::charge_not_against_pass,
       {lay("C A8", "I A9", map_of({"n.......=s"})), "xA9", "4:8 resists", "7:8 resists"}},
      {rule::charge_not_against_fort,
       {lay("C A8", "I A9", map_of({"n.......#s"})), "xA9", "4:10 resists", "7:10 resists"}},
      {rule::charge_not_from_fort,
       {lay("C A9", "I A10", map_of({"n.......#s"})), "xA10", "4:6 resists", "7:6 shaken"}},
      {rule::charge_shaken_in_column,
       {with_shaken(lay("C A5 A4", "I A6", row()), "A5"), "xA6", "7:6 shaken", "4:6 resists"}},
  };
}

RuleWitnesses about_clash_and_retreat() {
  const Position owing = with_shaken(lay("I J8 K8", "I S3"), "J8");
  return {
      {rule::clash_target,
       {lay("I J8", "I S3"), "play xA1", "refused at 0: clash.target", "legal: IJ8 iS3"}},
      {rule::clash_attacker,
       {lay("I J8", "I S3"), "play xS3", "refused at 0: clash.attacker", "legal: IJ8 iS3"}},
      {rule::clash_all_defence, {lay("", "I A6 A7", row()), "xA6", "0:12 none", "0:6 none"}},
      {rule::clash_resists, {lay("I A5", "I A6", row()), "xA6", "4:6 resists", "4:6 none"}},
      {rule::clash_destroyed, {lay("I A5 A4", "I A6", row()), "xA6", "8:6 destroyed", "8:6 none"}},
      {rule::clash_shaken, {lay("C A5", "I A6", row()), "xA6", "7:6 shaken", "7:6 none"}},
      {rule::clash_needs_communication, {lay("I L6", "I L7"), "xL7", "0:0 none", "4:6 resists"}},
      {rule::clash_isolated_communications_unit,
       {lay("I J8", "R J6"), "xJ6", "4:1 destroyed", "4:0 destroyed"}},
      {rule::clash_communications_unit_supports,
       {lay("", "I A6 R A7", row()), "xA6", "0:7 none", "0:6 none"}},
      {rule::retreat_must_leave,
       {owing, "play -", "refused at 0: retreat.must-leave", "legal: IJ8 IK8 iS3"}},
      {rule::retreat_first_move,
       {owing, "play K8-L8", "refused at 0: retreat.first-move", "legal: IJ8 IL8 iS3"}},
      {rule::retreat_no_offence_next_turn,
       {with_shaken(lay("I J8", "I J6"), "J8"), "xJ6", "0:0 none", "4:0 destroyed"}},
      {rule::retreat_no_room,
       {with_shaken(lay("I A1 A2", "I A9", row()), "A1"), "play -", "legal: IA2 iA9",
        "refused at 0: retreat.must-leave"}},
      {rule::retreat_isolated,
       {with_shaken(lay("I J6 B1", "I S3"), "J6"), "play -", "legal: IB1 iS3",
        "refused at 0: retreat.must-leave"}},
  };
}

RuleWitnesses about_communication() {
  return {
      {rule::communication_direct, {lay("I J8 D8", ""), "in", "D8 J8", "D8"}},
      {rule::communication_on_the_arsenal, {lay("I D8", ""), "in", "D8", ""}},
      {rule::communication_occupied_arsenal, {lay("I T3", "I J3"), "in", "", "J3"}},
      {rule::communication_over_enemy_arsenal, {lay("", "R D3 I D9"), "in", "D3 D9", "D3"}},
      {rule::communication_own_arsenal_only, {lay("", "I J8"), "in", "", "J8"}},
      {rule::communication_redirected, {lay("R J15 I J20", ""), "in", "J15 J20", "J15"}},
      {rule::communication_contact, {lay("I J8 J7", ""), "in", "J7 J8", "J8"}},
      {rule::communication_read_when_used,
       {lay("R J15 I J20", ""), "play J15-I15 J20-J21", "refused at 1: move.needs-communication",
        "legal: RI15 IJ21"}},
      {rule::communication_severed, {lay("I M8", "I J8"), "in", "", "M8"}},
  };
}

RuleWitnesses about_arsenals_and_ends() {
  const std::string north_wins = ", fallen C3, north wins by end.both-arsenals";
  const Position two = lay("I A4 C3", "I C4", map_of({"n..s", "....", "..s."}));
  const Position on_it = lay("I C3 A2", "I A3", corner());
  return {
      {rule::arsenal_destroyed_by_occupation,
       {lay("I A1", "I A3", corner()), "play *C3", "refused at 0: arsenal.destroyed-by-occupation",
        "legal: IA1 iA3" + north_wins}},
      {rule::arsenal_communications_unit_cannot,
       {lay("R C3", "I A3", corner()), "play *C3",
        "refused at 0: arsenal.communications-unit-cannot", "legal: iA3 RC3" + north_wins}},
      {rule::arsenal_needs_communication,
       {lay("I C3", "I A3 B2", corner()), "play *C3", "refused at 0: arsenal.needs-communication",
        "legal: iA3 iB2 IC3" + north_wins}},
      {rule::arsenal_shaken_unit_cannot,
       {with_shaken(lay("I B2", "I A3", corner()), "B2"), "play B2-C3 *C3",
        "refused at 1: arsenal.shaken-unit-cannot", "legal: iA3 IC3" + north_wins}},
      {rule::arsenal_destruction_is_the_attack,
       {two, "play *A4 *C3", "refused at 1: arsenal.destruction-is-the-attack",
        "legal: IA4 IC3 iC4, fallen A4 C3, north wins by end.both-arsenals"}},
      {rule::end_both_arsenals,
       {on_it, "play *C3", "legal: IA2 iA3 IC3" + north_wins, "legal: IA2 iA3 IC3, fallen C3"}},
      {rule::end_no_fighting_unit,
       {lay("I J8", "I J6"), "play xJ6", "legal: IJ8, north wins by end.no-fighting-unit",
        "legal: IJ8"}},
      {rule::end_all_isolated,
       {lay("I J6", "I S3"), "play -", "legal: IJ6 iS3",
        "legal: IJ6 iS3, south wins by end.all-isolated"}},
      {rule::end_at_once,
       {with_shaken(lay("I J6 R B1", "I S3"), "J6"), "play B1-B2", "refused at 0: end.at-once",
        "legal: RB2 iS3, south wins by end.no-fighting-unit"}},
  };
}

RuleWitnesses all_witnesses() {
  RuleWitnesses all = about_terrain_and_turn();
  for (const auto& more : {about_factors_and_fire(), about_charges(), about_clash_and_retreat(),
                           about_communication(), about_arsenals_and_ends()})
    all.insert(all.end(), more.begin(), more.end());
  return all;
}

TEST(EveryRule, ChangesAnAnswerByItsAbsence) {
  for (const RuleWitness& of : all_witnesses())
    expect_decided(of.witness, without(of.rule), of.rule.text);
}

// Two permissions never refuse at their defaults, so that their absence is their default form; the
// readings that give them something to refuse are tested with the readings.
TEST(EveryRule, ThatCanBeAbsentIsWitnessed) {
  std::set<std::string_view> witnessed{rule::move_through_isolation.text,
                                       rule::retreat_at_own_speed.text};
  for (const RuleWitness& of : all_witnesses()) witnessed.insert(of.rule.text);
  std::set<std::string_view> removable;
  for (const RuleEntry& entry : rule_entries())
    if (entry.absent != nullptr) removable.insert(entry.rule.text);
  EXPECT_EQ(witnessed, removable);
}

// Without turn.one-attack a unit can be shaken and removed in one turn: then nobody is shaken.
TEST(OneAttack, AbsentLeavesNoMarkOfARemovedUnit) {
  const auto map = map_of({"n.......s", ".........", ".........", ".........", "......n.."});
  const Position position = lay("A A4 A5 C7 D7 E7", "A A6 R B7 I A9", map);
  EXPECT_EQ(answer(position, "xA6"), "10:9 shaken");
  EXPECT_EQ(answer(position, "xB7"), "15:9 destroyed");
  EXPECT_EQ(answer(position, "play xA6 xB7 xA6", without(rule::turn_one_attack)),
            "legal: AA4 AA5 iA9 AC7 AD7 AE7");
}

}  // namespace
}  // namespace casebook::literal
