// Looks for positions on which an engine differs from the rules, makes each as small as it can be,
// and says which rule it is about.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "casebook/engines/engine.hpp"
#include "casebook/judge/disagreement.hpp"
#include "casebook/judge/judge.hpp"
#include "casebook/mutants/mutants.hpp"
#include "casebook/scenario/scenario.hpp"

namespace casebook::fuzz {

// Of all cases, every `count`-th one from number `index` on: work that is shared out.
struct Shard {
  std::uint64_t index = 0;  // 0 to count - 1
  std::uint64_t count = 1;
};

struct Options {
  Rulings rulings;  // that the engine has taken
  std::uint64_t seed = 1;
  std::uint64_t cases = 1000;  // from 0
  // No case is begun after so long; then how far it came depends on the machine.
  std::optional<std::chrono::milliseconds> time{};
  Shard shard{};
  judge::Refusals refusals = judge::Refusals::exact;
  std::size_t findings = 50;  // after so many different ones it ends
  int shrinking = 3000;       // smaller positions tried for each
  // Called before each case with its number, and how many findings there are.
  std::function<void(std::uint64_t, std::size_t)> progress = [](std::uint64_t, std::size_t) {};
};

// A difference, made small; others about the same rule are only counted.
struct Finding {
  judge::Disagreement disagreement;
  RuleId rule;  // that explains it
  // A wrong variant of the rules that answers as the engine does; null if there is none.
  const mutants::Mutant* like = nullptr;
  std::uint64_t found_in = 0;  // the number of the case
  int times = 1;               // how often it was met
  scenario::Scenario scenario;
};

struct Report {
  std::uint64_t cases = 0;  // that were tried
  std::vector<Finding> findings;
};

// Puts random positions to the engine, positions of the scenarios with something changed, and
// positions from random turns; each follows from the seed and its number alone. The same seed,
// cases and scenarios give the same report for an engine that answers alike.
//   fuzz(*engine, scenarios, {.seed = 7, .cases = 300}).findings
Report fuzz(engines::Engine& engine, std::span<const scenario::Scenario> scenarios,
            const Options& options);

// The position of one case.
Position position_of(std::span<const scenario::Scenario> scenarios, std::uint64_t seed,
                     std::uint64_t number);

}  // namespace casebook::fuzz
