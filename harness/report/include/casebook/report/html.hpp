// The report as a page for a browser.
#pragma once

#include <string>
#include <vector>

#include "casebook/report/matrix.hpp"

namespace casebook::report {

// One page, without anything to load: for each engine how much passed, by theme and by rule beside
// each other, then what speaks against each engine. At least one column. Whatever an engine has
// sent is escaped, and its control characters are replaced.
std::string html(const std::vector<Column>& columns);

}  // namespace casebook::report
