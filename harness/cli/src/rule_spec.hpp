// The rule that a command line asks for.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "casebook/model/rule_id.hpp"
#include "casebook/scenario/scenario.hpp"

namespace casebook::cli {

// Reads the value of --rule; nothing if there is none. In error, a message with the nearest name.
tl::expected<std::optional<RuleId>, std::string> rule_from(const std::optional<std::string>& text);

// Whether the scenario names the rule; every scenario does where none is asked for.
bool is_about(const scenario::Scenario& scenario, const std::optional<RuleId>& rule);

}  // namespace casebook::cli
