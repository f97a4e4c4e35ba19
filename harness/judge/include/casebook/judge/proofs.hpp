// Proofs about a scenario itself, made with the literal rules.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "casebook/judge/judge.hpp"
#include "casebook/scenario/scenario.hpp"

namespace casebook::judge {

// What is wrong with a scenario, and where.
struct Problem {
  scenario::Place place;
  std::string message;
};

// Takes the rule that a `refused` check names (or the rules that a `violations` check names) out
// of the rule book: the action must then be legal, or the refusal had another reason. Judged under
// every run of the scenario, in `then` and `after` too.
std::vector<Problem> refusals_are_honest(const scenario::Scenario& scenario);

// Each answer of `not` is what its check gives when the rule `without` is taken out of the book.
std::vector<Problem> tempting_answers_are_true(const scenario::Scenario& scenario);

struct WhenOptions {
  int random_vectors = 20;  // for each run, from 0
  std::uint64_t seed = 1;
};

// The answers must depend on no ruling that `when` does not name. Sets every ruling singly to every
// reading that the scenario admits, and draws random readings of all of them; all checks must
// still pass. One problem for each reading that changes an answer; one at most for the random ones,
// which are only drawn if the single ones are right. A scenario that does not hold under its own
// runs is one problem.
std::vector<Problem> when_is_right(const scenario::Scenario& scenario,
                                   const WhenOptions& options = {});

}  // namespace casebook::judge
