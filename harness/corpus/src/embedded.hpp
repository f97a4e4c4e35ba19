// Files of the project that are built into the program (see embed.cmake).
#pragma once

#include <string_view>

namespace casebook::corpus::embedded {

std::string_view scenario_schema();  // scenarios/schema.json
std::string_view rulebook();         // rules/rulebook.yaml
std::string_view rulings();          // rules/rulings.yaml
std::string_view sources();          // rules/sources.yaml

}  // namespace casebook::corpus::embedded
