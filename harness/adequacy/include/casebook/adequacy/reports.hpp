// What a measurement of adequacy is shown as.
#pragma once

#include <string>

#include "casebook/adequacy/adequacy.hpp"

namespace casebook::adequacy {

// Survivors, mutants that no scenario about their own rule kills, and one line of totals.
std::string to_text(const Adequacy& adequacy);
// One mutant, with every scenario that kills it.
std::string to_text(const Finding& finding);
// One JSON object: totals, and for each mutant its rule, its effect and what kills it.
std::string to_json(const Adequacy& adequacy);
// One page of HTML that needs nothing else: totals, then a table of the mutants rule by rule.
std::string to_html(const Adequacy& adequacy);

}  // namespace casebook::adequacy
