// Whether a corpus of scenarios tells every wrong variant of the rules from the rules. Each variant
// answers the whole corpus; a scenario that it fails kills it. A variant that survives is a gap in
// the corpus, or no fault at all.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "casebook/corpus/read.hpp"
#include "casebook/mutants/mutants.hpp"

namespace casebook::adequacy {

// A scenario that a mutant fails.
struct Kill {
  std::string scenario;  // its id
  RuleId rule;           // the rule under test
  std::string check;     // the first check that fails: "2", "1.then.3"; see judge::CheckResult
  friend bool operator==(const Kill&, const Kill&) = default;
};

struct Finding {
  const mutants::Mutant* mutant;
  std::vector<Kill> kills;  // in the order of the corpus
  bool is_killed() const { return !kills.empty(); }
  // Whether a scenario about the mutant's own rule kills it: who breaks the rule is led to it.
  bool is_attributed() const;
  friend bool operator==(const Finding&, const Finding&) = default;
};

struct Adequacy {
  int scenarios = 0;                // that were put to the mutants
  std::vector<std::string> broken;  // ids of scenarios that the rules themselves fail: left out
  std::vector<Finding> findings;    // in the order of the mutants given

  int killed() const;
  int attributed() const;
};

// Puts every scenario to every mutant, under the readings that the scenario is run with and that
// the mutant concerns (judge::runs_of, mutants::concerns). `jobs` is the number of threads, from 1;
// the result does not depend on it. The findings point at the mutants given.
Adequacy adequacy(std::span<const corpus::ScenarioFile> files,
                  std::span<const mutants::Mutant> mutants, int jobs);

// The share of mutants in percent, rounded down; 100 of none.
int percent(int part, std::size_t all);

}  // namespace casebook::adequacy
