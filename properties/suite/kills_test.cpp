// Each relation is worth its place: it finds a wrong variant of the rules by itself.
#include <gtest/gtest.h>

#include <map>

#include "casebook/mutants/engine.hpp"
#include "casebook/relations/relations.hpp"
#include "casebook/sampling/sampling.hpp"

namespace casebook::properties {
namespace {

const std::map<std::string_view, std::string_view> found_by{
    {"mirrored-east-west", "an-attack-on-one-line"},
    {"turned-with-sides-swapped", "north-moves-in-odd-turns"},
    {"transposed", "only-the-rows-are-measured"},
    {"a-friend-never-lowers-a-defence", "friends-stop-fire"},
    {"a-comrade-never-lowers-an-offence", "an-attack-on-one-line"},
    {"an-enemy-gone-isolates-nobody", "enemies-in-touch-do-not-cut"},
    {"a-bystander-changes-no-clash", "enemies-cut-beside-them"},
    {"the-isolated-count-nothing", "isolated-units-attack"},
    {"contact-is-symmetric", "without-communication-contact"},
    {"the-outcome-follows-from-the-sums", "three-points-destroy"},
    {"a-listed-move-is-a-legal-one", "nobody-may-be-moved"},
    {"an-attack-does-what-it-was-reckoned-to-do", "two-must-attack"},
    {"moves-commute", "friends-share-a-square"},
    {"communication-is-the-same-for-both-to-move", "who-moved-does-not-attack"},
    {"the-edge-is-a-wall", "a-mountain-can-be-entered"},
    {"a-move-ends-on-a-free-square-near-by", "cavalry-moves-twice"},
    {"the-isolated-do-not-move", "isolated-cavalry-moves"},
    {"the-retreat-comes-first", "a-turn-ends-without-the-retreat"},
    {"a-fallen-arsenal-is-plain-ground", "arsenals-serve-while-all-stand"},
    {"lines-ask-only-who-fights", "artillery-redirects"},
};

TEST(Kills, EachRelationFindsItsVariant) {
  for (const relations::Relation& relation : relations::all_relations()) {
    const auto named = found_by.find(relation.name);
    ASSERT_NE(named, found_by.end()) << relation.name << " finds no wrong variant: drop it";
    const mutants::Mutant* mutant = mutants::mutant_named(named->second);
    ASSERT_NE(mutant, nullptr) << named->second;
    const auto engine = mutants::make_engine_with(*mutant);
    bool is_found = false;
    for (std::uint64_t seed = 1; seed <= 4000 && !is_found; ++seed) {
      sampling::Random random(seed);
      const Position position = sampling::random_position(random);
      const Rulings rulings = sampling::random_rulings(random);
      engine->take(rulings);
      sampling::Random choices(seed);
      is_found = relation.broken({*engine, position, rulings, choices}).has_value();
    }
    EXPECT_TRUE(is_found) << relation.name << " does not find " << named->second;
  }
}

}  // namespace
}  // namespace casebook::properties
