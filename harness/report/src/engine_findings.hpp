// What one engine gets wrong, as a part of a page.
#pragma once

#include <string>
#include <vector>

#include "casebook/report/engines_page.hpp"

namespace casebook::report {

std::string findings_of(const EngineRuns& engine, const std::vector<MadeFrom>& scenarios,
                        const std::string& to_project);

}  // namespace casebook::report
