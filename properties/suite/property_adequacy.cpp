// casebook_property_adequacy: how many wrong variants of the rules the properties find by
// themselves, without any scenario.
//   casebook_property_adequacy [--positions N] [--every K]
// Every K-th variant (1) is put to N (250) random positions: the differential property compares it
// with the bitboard, each relation asks it alone.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>

#include "casebook/engines/bitboard_engine.hpp"
#include "casebook/engines/literal_engine.hpp"
#include "casebook/judge/disagreement.hpp"
#include "casebook/mutants/engine.hpp"
#include "casebook/relations/relations.hpp"
#include "casebook/sampling/sampling.hpp"

namespace casebook::properties {
namespace {

const std::vector<judge::Topic> every_topic{judge::Topic::communication, judge::Topic::attack,
                                            judge::Topic::moves, judge::Topic::turn};

// What finds one variant.
struct Found {
  bool by_differential = false;
  std::vector<std::string_view> relations;
};

class Search {
 public:
  Search(const mutants::Mutant& mutant, std::uint64_t positions)
      : mutant_(mutant), positions_(positions) {}

  Found run() {
    Found found;
    for (std::uint64_t seed = 1; seed <= positions_; ++seed) {
      sampling::Random random(seed);
      const Position position = sampling::random_position(random);
      const Rulings rulings = sampling::random_rulings(random);
      if (!mutants::concerns(mutant_, rulings)) continue;
      found.by_differential = found.by_differential || differs(position, rulings);
      ask_relations(position, rulings, seed, found);
    }
    return found;
  }

 private:
  bool differs(const Position& position, const Rulings& rulings) {
    variant_->take(rulings);
    bitboard_->take(rulings);
    return judge::first_disagreement(*variant_, *bitboard_, position, every_topic).has_value();
  }

  void ask_relations(const Position& position, const Rulings& rulings, std::uint64_t seed,
                     Found& found) {
    variant_->take(rulings);
    for (const relations::Relation& relation : relations::all_relations()) {
      const auto& known = found.relations;
      if (std::find(known.begin(), known.end(), relation.name) != known.end()) continue;
      sampling::Random choices(seed);
      if (relation.broken({*variant_, position, rulings, choices})) {
        found.relations.push_back(relation.name);
      }
    }
  }

  const mutants::Mutant& mutant_;
  const std::uint64_t positions_;
  std::unique_ptr<engines::Engine> variant_ = mutants::make_engine_with(mutant_);
  std::unique_ptr<engines::Engine> bitboard_ = engines::make_bitboard_engine();
};

struct Tally {
  int variants = 0, by_differential = 0, by_relations = 0, by_either = 0;
  std::map<std::string_view, int> by_relation;
};

void add(Tally& tally, const Found& found) {
  ++tally.variants;
  tally.by_differential += found.by_differential ? 1 : 0;
  tally.by_relations += found.relations.empty() ? 0 : 1;
  tally.by_either += found.by_differential || !found.relations.empty() ? 1 : 0;
  for (const std::string_view relation : found.relations) ++tally.by_relation[relation];
}

int print(const Tally& tally) {
  int idle = 0;
  for (const relations::Relation& relation : relations::all_relations()) {
    const int kills =
        tally.by_relation.count(relation.name) > 0 ? tally.by_relation.at(relation.name) : 0;
    std::printf("%-44s %4d\n", std::string(relation.name).c_str(), kills);
    idle += kills == 0 ? 1 : 0;
  }
  std::printf(
      "%d variants: %d found by the differential property, %d by relations alone, %d in "
      "all; %d relations found none\n",
      tally.variants, tally.by_differential, tally.by_relations, tally.by_either, idle);
  return idle == 0 ? 0 : 1;
}

void print(const mutants::Mutant& mutant, const Found& found) {
  std::printf("%s: %s", mutant.name.c_str(),
              found.by_differential ? "differential" : "missed by the differential property");
  for (const std::string_view relation : found.relations)
    std::printf(", %s", std::string(relation).c_str());
  std::printf("\n");
  std::fflush(stdout);
}

int measure(std::uint64_t positions, std::size_t every) {
  Tally tally;
  const auto mutants = mutants::all_mutants();
  for (std::size_t at = 0; at < mutants.size(); at += every) {
    const Found found = Search(mutants[at], positions).run();
    add(tally, found);
    print(mutants[at], found);
  }
  return print(tally);
}

}  // namespace
}  // namespace casebook::properties

int main(int count, char** arguments) {
  long positions = 250;
  long every = 1;
  for (int at = 1; at < count; at += 2) {
    const std::string_view name = arguments[at];
    const long value = at + 1 < count ? std::atol(arguments[at + 1]) : 0;
    if (value < 1 || (name != "--positions" && name != "--every")) {
      std::fputs("usage: casebook_property_adequacy [--positions N] [--every K]\n", stderr);
      return 2;
    }
    (name == "--positions" ? positions : every) = value;
  }
  return casebook::properties::measure(static_cast<std::uint64_t>(positions),
                                       static_cast<std::size_t>(every));
}
