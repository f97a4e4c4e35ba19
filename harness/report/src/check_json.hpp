// A scenario's checks as JSON, with the keys that scenario files have.
#pragma once

#include <nlohmann/json.hpp>

#include "casebook/scenario/scenario.hpp"

namespace casebook::report {

// {"attack":{"square":"L15","offence":8,…}}
nlohmann::ordered_json json_of(const scenario::Check& check);
// A list of them.
nlohmann::ordered_json json_of(const std::vector<scenario::Check>& checks);

// ["charge.no-gap","clash.shaken"]
nlohmann::ordered_json json_of(const std::vector<RuleId>& rules);

}  // namespace casebook::report
