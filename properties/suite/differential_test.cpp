// The bitboard is held to the literal rules, on positions in which nothing that matters is rare.
#include "casebook/differential/differential.hpp"

#include <gtest/gtest.h>

#include <map>

#include "casebook/engines/bitboard_engine.hpp"
#include "casebook/sampling/sampling.hpp"
#include "casebook/sampling/traits.hpp"
#include "counterexample.hpp"
#include "drawn.hpp"

namespace casebook::properties {
namespace {

using sampling::Random;
using sampling::Trait;

// The least share of the positions, in thousandths, that must have each trait.
const std::map<Trait, int> least_shares{
    {Trait::isolated_unit, 600},     {Trait::armies_in_contact, 350}, {Trait::charge_of_one, 250},
    {Trait::charge_of_two, 70},      {Trait::charge_of_three_up, 25}, {Trait::shaken_outcome, 40},
    {Trait::destroyed_outcome, 400}, {Trait::redirected_line, 200},   {Trait::line_cut, 250},
    {Trait::line_nearly_cut, 300},   {Trait::occupied_arsenal, 250},  {Trait::fallen_arsenal, 250},
    {Trait::unit_in_fort, 300},      {Trait::unit_in_pass, 250},      {Trait::shaken_unit, 200},
    {Trait::moved_unit, 180},        {Trait::full_map, 400},          {Trait::small_map, 200},
    {Trait::other_reading, 500},
};

std::string difference(const Position& position, const Rulings& rulings, std::uint64_t seed) {
  Random random(seed);
  const bitboard::Machine machine =
      random.one_in(2) ? bitboard::Machine::portable : bitboard::fastest_machine();
  return differential::compare(position, rulings, machine, random).difference.value_or("");
}

TEST(Differential, TheBitboardAnswersAsTheLiteralRulesDo) {
  std::map<Trait, int> counts;
  int positions = 0;
  long answers = 0;
  const bool holds = rc::check("every answer, with its reasons", [&] {
    const std::uint64_t seed = drawn_seed();
    Random random(seed);
    const Position position = sampling::random_position(random);
    const Rulings rulings = sampling::random_rulings(random);
    ++positions;
    for (const Trait trait : sampling::traits_of(position, rulings)) ++counts[trait];
    const bitboard::Machine machine =
        random.one_in(2) ? bitboard::Machine::portable : bitboard::fastest_machine();
    const auto compared = differential::compare(position, rulings, machine, random);
    answers += compared.answers;
    if (!compared.difference) return;
    const auto engine = engines::make_bitboard_engine();
    RC_FAIL(*compared.difference + "\nmade small:\n" +
            counterexample("the-bitboard-differs", *engine, position, rulings,
                           [seed](const Position& of, const Rulings& under) {
                             return difference(of, under, seed);
                           })
                .message);
  });
  EXPECT_TRUE(holds);
  std::printf("%d positions, %ld answers compared\n", positions, answers);
  for (const auto& [trait, least] : least_shares) {
    const int share = positions == 0 ? 0 : counts[trait] * 1000 / positions;
    std::printf("  %-18s %4d of 1000\n", std::string(sampling::name(trait)).c_str(), share);
    EXPECT_GE(share, least) << sampling::name(trait) << " is too rare among the positions drawn";
  }
}

// Where a unit would be in communication on its way is worked out in one go, unless its moving
// there could change whose lines are cut, or who redirects: rare cases, so they are looked for.
TEST(Differential, MovesThroughIsolationAreTheLiteralOnes) {
  const bool holds = rc::check("moves under `stops`", [] {
    Random random(drawn_seed());
    const Position position = sampling::random_position(random);
    Rulings rulings = sampling::random_rulings(random).with(FastMoveThroughIsolation::stops);
    rulings = random.one_in(2) ? rulings.with(LineCutters::connected_fighting_units)
                               : rulings.with(RedirectingNeeds::line_or_contact);
    const auto compared =
        differential::compare(position, rulings, bitboard::fastest_machine(), random);
    RC_ASSERT(compared.difference.value_or("") == "");
  });
  EXPECT_TRUE(holds);
}

}  // namespace
}  // namespace casebook::properties
