// Which rules a corpus really asks, and whether it sees them answer both ways.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "casebook/corpus/read.hpp"
#include "casebook/model/rule_id.hpp"

namespace casebook::adequacy {

// What was seen of one rule's function; a rule with two has two entries.
struct RuleUse {
  RuleId rule;
  int asked_in = 0;  // scenarios
  int said_yes = 0;  // scenarios in which it said yes: a violation, a number that is not 0
  int said_no = 0;
  std::vector<std::string> seen_only_in;  // the scenario that alone sees it say yes, or no
  std::string excuse;                     // why it cannot answer both ways; empty if it should
  bool answers_both_ways() const { return said_yes > 0 && said_no > 0; }
  bool is_covered() const { return asked_in > 0 && (answers_both_ways() || !excuse.empty()); }
  // An excuse that is not needed.
  bool is_excused_for_nothing() const { return !excuse.empty() && answers_both_ways(); }
};

// A scenario that names a rule which no check of it makes the rules ask.
struct UnaskedRule {
  std::string scenario;
  RuleId rule;
};

struct Coverage {
  std::vector<RuleUse> uses;  // in the order of the rule book
  std::vector<UnaskedRule> unasked;
  bool holds() const;
};

// Judges every scenario under the readings with which it is run, by the literal rules, and watches
// which of them are asked. A consequence counts as asked with any of the rules it follows from; a
// rule of the setup has no function. The result does not depend on `jobs`, from 1.
Coverage coverage(std::span<const corpus::ScenarioFile> files, int jobs);

// What is missing, and a line of totals.
std::string to_text(const Coverage& coverage);

}  // namespace casebook::adequacy
