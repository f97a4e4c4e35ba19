// One fault at a time: what the corpus refuses, and why nothing else refuses it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "casebook/corpus/read.hpp"
#include "casebook/model/rule_id.hpp"

namespace casebook::adequacy {

struct RefusalProblem {
  std::string scenario;
  std::string message;
};

struct Refusals {
  int checks = 0;                        // `refused` checks, inside `then` and `after` too
  std::vector<RefusalProblem> problems;  // a list of violations that is not the one named, or an
                                         // action that stays illegal without the rule
  std::vector<RuleId> unrefused;         // permissions that no such check names
  bool holds() const { return problems.empty() && unrefused.empty(); }
};

// For every `refused` check the list of violations must be exactly the permission named, and
// without that permission the action must be legal (judge::refusals_are_honest); every permission
// must have such a check. The result does not depend on `jobs`, from 1.
Refusals refusals(std::span<const corpus::ScenarioFile> files, int jobs);

// What is wrong, and a line of totals.
std::string to_text(const Refusals& refusals);

}  // namespace casebook::adequacy
