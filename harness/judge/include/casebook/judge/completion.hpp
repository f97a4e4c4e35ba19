// Answers for a scenario whose author has only asked, worked out from the literal rules.
#pragma once

#include <vector>

#include "casebook/judge/proofs.hpp"
#include "casebook/scenario/scenario.hpp"

namespace casebook::judge {

struct Completion {
  scenario::Scenario scenario;    // unconfirmed if anything was filled in
  std::vector<Problem> filled;    // what was filled in: "attack C7: offence 7, defence 5, …"
  std::vector<Problem> problems;  // what could not be, and why; then the scenario is worth nothing
};

// Fills in the answers that the checks at these places lack, inside `then` and `after` too, under
// the readings by which the scenario is judged: `communication` names every unit, `attack` gets
// totals, outcome and counting, `moves` its squares, `refused` its permission, `violations` all of
// them, `turn` what has changed on the board and whether the war has ended. What an author has said
// stays. A problem: an action that is legal, or refused by another number of rules, or an answer
// that is not the same under all readings, or a total that is not what the rules give.
//   complete(scenario, unanswered).scenario.checks
Completion complete(const scenario::Scenario& scenario,
                    const std::vector<scenario::Place>& unanswered);

}  // namespace casebook::judge
