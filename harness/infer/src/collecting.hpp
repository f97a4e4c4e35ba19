// Finds every question that the checks of scenarios lead to.
#pragma once

#include <span>
#include <vector>

#include "casebook/infer/questions.hpp"

namespace casebook::infer {

// Each question about each position once, in the order of the scenarios, put together with the
// other questions about its position.
std::vector<Item> items_of(std::span<const scenario::Scenario> scenarios);

}  // namespace casebook::infer
