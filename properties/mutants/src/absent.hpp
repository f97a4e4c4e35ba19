// Rules left out of the book.
#pragma once

#include <vector>

#include "casebook/mutants/mutants.hpp"

namespace casebook::mutants {

// One mutant for every absent function of the rule table that is neither a reading of a ruling nor
// the default itself: "without-move-speed".
std::vector<Mutant> absent_rules();

}  // namespace casebook::mutants
