// The parts of a scenario as values to be laid out.
#pragma once

#include "casebook/scenario/scenario.hpp"
#include "layout.hpp"

namespace casebook::scenario {

Value value_of(const Square& square);
Value value_of(const std::vector<Square>& squares);
Value value_of(const Squares& squares);
Value value_of(const std::vector<RuleId>& rules);
// One check: a map with one key. Checks: a list of them.
Value value_of(const Check& check);
Value value_of(const std::vector<Check>& checks);
// The position block, written as the scenario's notations say.
Value position_value(const Scenario& scenario);

}  // namespace casebook::scenario
