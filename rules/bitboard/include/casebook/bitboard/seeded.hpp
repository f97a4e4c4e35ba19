// Faults put into the engine on purpose, to prove that the properties find them. There are some
// only where the tests are built (CASEBOOK_TESTS); elsewhere the engine has no trace of them.
#pragma once

#include <span>
#include <string_view>

#include "casebook/model/rule_id.hpp"

namespace casebook::bitboard {

struct SeededFault {
  std::string_view name;    // a slug: "contact-spreads-once"
  RuleId rule;              // the rule it breaks, or the nearest one
  std::string_view effect;  // one line: what is wrong under it
};

// All of them; none without the tests.
std::span<const SeededFault> seeded_faults();

// From now on the whole program's engine has that fault, and no other; `name` is one of
// seeded_faults(). To be called while nothing else uses the engine.
void seed_fault(std::string_view name);
// From now on it has none.
void seed_no_fault();

}  // namespace casebook::bitboard
