// How units, squares and rules are named in sentences.
#pragma once

#include <string>

#include "casebook/model/position.hpp"
#include "casebook/model/rule_id.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::explain {

// "North", "South".
std::string proper(Side side);
// "South's infantry".
std::string owned(Unit unit);
// For tables: "infantry", "mounted communications".
std::string briefly(Kind kind);
// "the infantry on L15"; "the unit on L15" where the position knows none there.
std::string the_unit(const Position& position, Square square);
// "" on plain ground; " in a pass", " in a fort".
std::string ground(Terrain terrain);

// A rule and its first two locators, with a word where it rests on secondary sources alone:
// "clash.needs-communication (4.1.1, 4.2.1, …)", "charge.not-from-fort (RSG, V; secondary)".
std::string cite(RuleId rule);

// "Read by terrain-bonus: only-when-attacked.\n"; nothing where every ruling is at its default.
std::string reading_line(const Rulings& rulings);

}  // namespace casebook::explain
