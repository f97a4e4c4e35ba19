// Twelve faults put into the bitboard on purpose: each is found, and shown on a board with at most
// five units.
#include <gtest/gtest.h>

#include "casebook/bitboard/seeded.hpp"
#include "casebook/corpus/read.hpp"
#include "casebook/differential/differential.hpp"
#include "casebook/engines/bitboard_engine.hpp"
#include "casebook/engines/literal_engine.hpp"
#include "casebook/judge/judge.hpp"
#include "casebook/sampling/sampling.hpp"
#include "counterexample.hpp"

namespace casebook::properties {
namespace {

using bitboard::SeededFault;
using sampling::Random;

constexpr std::uint64_t most_positions = 20'000;

std::string difference(const Position& position, const Rulings& rulings, std::uint64_t seed) {
  Random random(seed);
  return differential::compare(position, rulings, bitboard::fastest_machine(), random)
      .difference.value_or("");
}

bool holds(const std::string& file, engines::Engine& engine) {
  const auto scenario = corpus::read_scenario_file(file);
  if (!scenario) {
    ADD_FAILURE() << corpus::to_text(scenario.error().front());
    return false;
  }
  for (const Rulings& rulings : judge::runs_of(*scenario))
    for (const judge::CheckResult& check : judge::judge(*scenario, engine, rulings).checks)
      if (judge::is_fault(check.verdict)) return false;
  return true;
}

class Faults : public testing::TestWithParam<SeededFault> {
 protected:
  void SetUp() override { bitboard::seed_fault(GetParam().name); }
  void TearDown() override { bitboard::seed_no_fault(); }
};

TEST_P(Faults, AreFoundAndShownOnASmallBoard) {
  const auto engine = engines::make_bitboard_engine();
  for (std::uint64_t seed = 1; seed <= most_positions; ++seed) {
    Random random(seed);
    const Position position = sampling::random_position(random);
    const Rulings rulings = sampling::random_rulings(random);
    if (difference(position, rulings, seed).empty()) continue;
    const Counterexample found = counterexample(
        "seeded-" + std::string(GetParam().name), *engine, position, rulings,
        [seed](const Position& of, const Rulings& under) { return difference(of, under, seed); });
    std::printf("position %llu: %s\n", static_cast<unsigned long long>(seed),
                found.message.c_str());
    EXPECT_LE(found.position.units.squares().size(), 5);
    if (found.file.empty()) return;
    EXPECT_FALSE(holds(found.file, *engine));
    EXPECT_TRUE(holds(found.file, *engines::make_literal_engine()));
    return;
  }
  FAIL() << "not found in " << most_positions << " positions";
}

std::string name_of(const testing::TestParamInfo<SeededFault>& info) {
  std::string name;
  for (const char sign : info.param.name) name += sign == '-' ? '_' : sign;
  return name;
}

INSTANTIATE_TEST_SUITE_P(Seeded, Faults,
                         testing::ValuesIn(bitboard::seeded_faults().begin(),
                                           bitboard::seeded_faults().end()),
                         name_of);

TEST(SeededFaults, AreTwelveWithNamesOfTheirOwn) {
  EXPECT_EQ(bitboard::seeded_faults().size(), 12U);
  for (const SeededFault& fault : bitboard::seeded_faults())
    for (const SeededFault& other : bitboard::seeded_faults())
      EXPECT_TRUE(&fault == &other || fault.name != other.name);
}

}  // namespace
}  // namespace casebook::properties
