// Fills one check with what the literal rules answer.
#pragma once

#include <string>

#include "casebook/literal/rule_book.hpp"
#include "casebook/model/position.hpp"
#include "casebook/scenario/scenario.hpp"

namespace casebook::judge {

// Fills in what the check leaves open, asked of this position. Returns why it cannot, or "". A
// check of a kind that always says its answer is left as it is.
std::string fill(scenario::Check& check, const Position& position, const literal::RuleBook& book);

}  // namespace casebook::judge
