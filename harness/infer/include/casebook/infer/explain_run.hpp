// Which wrong variants of the rules explain what an engine got wrong in a run over scenarios.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "casebook/judge/verdict.hpp"
#include "casebook/mutants/mutants.hpp"
#include "casebook/scenario/scenario.hpp"

namespace casebook::infer {

// One check of the run. What the engine declined speaks neither for nor against a variant.
struct RunCheck {
  std::string scenario;  // its id
  std::string check;     // as judge::CheckResult names it
  judge::Verdict verdict;
  std::string difference;  // of one that failed: the first difference from what was expected
};

// Variants that explain the same wrong checks, and as little against them; at least one.
struct ExplainingFaults {
  std::vector<const mutants::Mutant*> faults;
  std::vector<std::size_t> checks;  // numbers of the checks, from 0; at least one
};

// A variant explains a check if it fails it with the same first difference, apart from reasons that
// the engine leaves out. A check that it fails and the engine passes speaks against it; twice as
// many must be explained. The variant
// that explains most comes first, then the one that explains most of the rest, and so on; a check
// is explained once. At most three variants stand beside each other.
std::vector<ExplainingFaults> explain_run(std::span<const scenario::Scenario> scenarios,
                                          const Rulings& rulings, std::span<const RunCheck> checks);

}  // namespace casebook::infer
