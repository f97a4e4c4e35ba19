// What a measurement of adequacy is shown as.
#pragma once

#include <string>

#include "casebook/adequacy/measured.hpp"

namespace casebook::adequacy {

// Survivors, mutants that no scenario about their own rule kills, and one line of totals.
std::string to_text(const Adequacy& adequacy);
// One mutant, with every scenario that kills it.
std::string to_text(const Finding& finding);
// One JSON object, with a member for each section that was measured: `mutants` (totals, and for
// each variant its rule, its effect and what kills it), `refusals`, `coverage` (what each rule was
// seen to answer, and excuses), `readings` (on which rulings each scenario depends) and
// `minimality`.
std::string to_json(const Measured& measured);
// The same as one page of HTML that needs nothing else; what is missing is red.
std::string to_html(const Measured& measured);

}  // namespace casebook::adequacy
