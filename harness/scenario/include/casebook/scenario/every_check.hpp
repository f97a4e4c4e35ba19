// All checks of a scenario, wherever they stand in it.
#pragma once

#include <vector>

#include "casebook/scenario/scenario.hpp"

namespace casebook::scenario {

// Its checks, those of its `readings`, and those inside `then` and `after`, in the order of the
// file; each before what stands inside it. The scenario outlives what is returned.
std::vector<const Check*> every_check(const Scenario& scenario);

}  // namespace casebook::scenario
