// Every number that the register of rules states is the one that the rules reckon with.
#include "casebook/literal/numbers.hpp"

#include <gmock/gmock.h>

#include <map>

#include "casebook/corpus/registers.hpp"
#include "casebook/model/board.hpp"

namespace casebook::corpus {
namespace {

namespace numbers = literal::numbers;
using Numbers = std::map<std::string, int>;

template <class OfKind>
Numbers of_every_kind(OfKind of) {
  Numbers list;
  for (const Kind kind : all_kinds) list[std::string(name(kind))] = of(kind);
  return list;
}

constexpr int directions = static_cast<int>(all_directions.size());

// Numbers without a name in the code stand here as they are: a rule that says "one", "two" or
// "none" has no need of one.
std::map<std::string_view, Numbers> of_setups_and_actions() {
  return {
      {"terrain.board", {{"columns", Square::columns}, {"rows", Square::rows}}},
      {"terrain.census",
       {{"arsenals", numbers::arsenals_a_side},
        {"forts", numbers::forts_a_side},
        {"passes", numbers::passes_a_side},
        {"mountains", numbers::mountains_a_side}}},
      {"deployment.roster", of_every_kind(numbers::roster)},
      {"turn.five-moves", {{"moves", numbers::moves_in_a_turn}}},
      {"turn.unit-moves-once", {{"moves", 1}}},
      {"turn.one-attack", {{"attacks", 1}}},
      {"move.speed", of_every_kind(numbers::speed)},
      {"move.any-direction", {{"directions", directions}}},
      {"move.through-empty-squares", {{"squares", 2}}},
      {"retreat.one-of-five", {{"moves", numbers::moves_in_a_turn}}},
      {"communication.direct", {{"directions", directions}}},
      {"communication.redirected", {{"directions", directions}}},
      {"communication.contact", {{"neighbours", directions}}},
      {"communication.one-arsenal-suffices", {{"arsenals", 1}}},
  };
}

std::map<std::string_view, Numbers> of_factors_and_fire() {
  return {
      {"factor.infantry",
       {{"offence", numbers::infantry_offence}, {"defence", numbers::infantry_defence}}},
      {"factor.infantry-pass", {{"defence", numbers::infantry_defence_in_pass}}},
      {"factor.infantry-fort", {{"defence", numbers::infantry_defence_in_fort}}},
      {"factor.cavalry",
       {{"offence", numbers::cavalry_offence}, {"defence", numbers::cavalry_defence}}},
      {"factor.cavalry-no-terrain", {{"defence", numbers::cavalry_defence}}},
      {"factor.artillery",
       {{"offence", numbers::artillery_offence}, {"defence", numbers::artillery_defence}}},
      {"factor.artillery-pass", {{"defence", numbers::artillery_defence_in_pass}}},
      {"factor.artillery-fort", {{"defence", numbers::artillery_defence_in_fort}}},
      {"factor.communications-unit",
       {{"offence", numbers::communications_unit_offence},
        {"defence", numbers::communications_unit_defence}}},
      {"fire.straight-lines", {{"directions", directions}}},
      {"fire.range-infantry", {{"range", numbers::infantry_range}}},
      {"fire.range-cavalry", {{"range", numbers::cavalry_range}}},
      {"fire.range-artillery", {{"range", numbers::artillery_range}}},
      {"fire.range-communications-unit", {{"range", numbers::communications_unit_range}}},
      {"support.fourth-out-of-range", {{"range", numbers::cavalry_range}}},
  };
}

std::map<std::string_view, Numbers> of_charges_and_clash() {
  return {
      {"charge.contact", {{"offence", numbers::charge_offence}}},
      {"charge.column", {{"offence", numbers::charge_offence}}},
      {"charge.reach", {{"squares", numbers::roster(Kind::cavalry)}}},
      {"charge.not-against-pass", {{"offence", numbers::cavalry_offence}}},
      {"charge.not-against-fort", {{"offence", numbers::cavalry_offence}}},
      {"charge.shaken-in-column", {{"offence", 0}}},
      {"clash.resists", {{"margin", 0}}},
      {"clash.destroyed", {{"margin", numbers::margin_that_destroys}}},
      {"clash.shaken", {{"margin", numbers::margin_that_shakes}}},
      {"clash.isolated-communications-unit", {{"defence", numbers::communications_unit_defence}}},
      {"clash.communications-unit-supports",
       {{"defence", numbers::communications_unit_defence},
        {"range", numbers::communications_unit_range}}},
      {"clash.isolated-terrain-worthless", {{"defence", 0}}},
  };
}

TEST(Numbers, OfTheRegisterAreThoseOfTheRules) {
  std::map<std::string_view, Numbers> expected = of_setups_and_actions();
  expected.merge(of_factors_and_fire());
  expected.merge(of_charges_and_clash());
  for (const RuleEntry& entry : registers().rules)
    EXPECT_EQ(entry.numbers, expected[entry.id.text]) << entry.id.text;
}

// The rules themselves, as the sentences give them (II.2.1, II.4.1–II.8.4, 4.4.1, 4.4.2).
TEST(Numbers, OfTheRulesAreThoseOfTheSentences) {
  EXPECT_EQ(registers().of(rule::move_speed).numbers, (Numbers{{"infantry", 1},
                                                               {"cavalry", 2},
                                                               {"foot-artillery", 1},
                                                               {"horse-artillery", 2},
                                                               {"foot-communications", 1},
                                                               {"mounted-communications", 2}}));
  EXPECT_EQ(registers().of(rule::deployment_roster).numbers,
            (Numbers{{"infantry", 9},
                     {"cavalry", 4},
                     {"foot-artillery", 1},
                     {"horse-artillery", 1},
                     {"foot-communications", 1},
                     {"mounted-communications", 1}}));
  EXPECT_EQ(registers().of(rule::factor_infantry).numbers,
            (Numbers{{"offence", 4}, {"defence", 6}}));
  EXPECT_EQ(registers().of(rule::factor_cavalry).numbers,
            (Numbers{{"offence", 4}, {"defence", 5}}));
  EXPECT_EQ(registers().of(rule::factor_artillery).numbers,
            (Numbers{{"offence", 5}, {"defence", 8}}));
  EXPECT_EQ(registers().of(rule::charge_contact).numbers, (Numbers{{"offence", 7}}));
  EXPECT_EQ(registers().of(rule::fire_range_artillery).numbers, (Numbers{{"range", 3}}));
}

// terrain.census (I), on the map itself.
TEST(Numbers, OfTheCensusAreThoseOfTheMap) {
  for (const Side side : all_sides) {
    std::map<Terrain, int> count;
    for (int index = 0; index < Square::count; ++index)
      if (territory_of(Square::at(index)) == side) ++count[book_map()->terrain(Square::at(index))];
    EXPECT_EQ(book_map()->arsenals(side).size(), numbers::arsenals_a_side);
    EXPECT_EQ(count[Terrain::fort], numbers::forts_a_side);
    EXPECT_EQ(count[Terrain::pass], numbers::passes_a_side);
    EXPECT_EQ(count[Terrain::mountain], numbers::mountains_a_side);
  }
}

}  // namespace
}  // namespace casebook::corpus
