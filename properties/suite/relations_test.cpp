// Relations between answers, on both engines.
#include "casebook/relations/relations.hpp"

#include <gtest/gtest.h>

#include <cctype>

#include "casebook/engines/bitboard_engine.hpp"
#include "casebook/engines/literal_engine.hpp"
#include "casebook/sampling/sampling.hpp"
#include "counterexample.hpp"
#include "drawn.hpp"

namespace casebook::properties {
namespace {

using relations::Relation;
using sampling::Random;

class Relations : public testing::TestWithParam<Relation> {
 protected:
  static void expect_it_of(engines::Engine& engine) {
    const Relation& relation = GetParam();
    const bool holds = rc::check(std::string(relation.name), [&] {
      const std::uint64_t seed = drawn_seed();
      Random random(seed);
      const Position position = sampling::random_position(random);
      const Rulings rulings = sampling::random_rulings(random);
      const auto fault = [&](const Position& of, const Rulings& under) {
        engine.take(under);
        Random choices(seed);
        return relation.broken({engine, of, under, choices}).value_or("");
      };
      if (fault(position, rulings).empty()) return;
      RC_FAIL(std::string(relation.argument) + "\n" +
              counterexample(std::string(relation.name), engine, position, rulings, fault).message);
    });
    EXPECT_TRUE(holds);
  }
};

TEST_P(Relations, OfTheLiteralRules) { expect_it_of(*engines::make_literal_engine()); }
TEST_P(Relations, OfTheBitboard) { expect_it_of(*engines::make_bitboard_engine()); }

std::string name_of(const testing::TestParamInfo<Relation>& info) {
  std::string name;
  for (const char sign : info.param.name)
    if (std::isalnum(static_cast<unsigned char>(sign)) != 0) name += sign;
  return name;
}

INSTANTIATE_TEST_SUITE_P(Relations, Relations,
                         testing::ValuesIn(relations::all_relations().begin(),
                                           relations::all_relations().end()),
                         name_of);

}  // namespace
}  // namespace casebook::properties
