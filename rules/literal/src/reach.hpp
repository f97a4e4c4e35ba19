// How communication spreads over one side's units: the least set that satisfies the rules.
#pragma once

#include "casebook/literal/case.hpp"

namespace casebook::literal {

// Spreads from the arsenals that serve the side, over lines, redirections and contact, fewest
// links first. What a unit is given depends on no order in which units are looked at.
Reach spread(const Case& c, Side side);

// The path of the unit in communication on `unit`, from the arsenal to it.
std::vector<Link> path_to(const Reach& reach, Square unit);

// For each of the side's lines that would reach the isolated unit there but for what cuts it, the
// first square that cuts it. Sorted by the line's source.
std::vector<Cut> cuts_of(const Case& c, const Reach& reach, Square unit);

}  // namespace casebook::literal
