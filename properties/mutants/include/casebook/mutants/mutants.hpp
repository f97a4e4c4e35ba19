// Wrong variants of the literal rules. Each is one fault: a wrong function in one slot of the rule
// book, as a programmer or a hasty reader would write it. A corpus of scenarios is adequate if it
// tells every one of them from the rules.
//
//   const RuleBook wrong = book_with(*mutant_named("cavalry-goes-one-square"), Rulings{});
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "casebook/literal/rule_table.hpp"
#include "casebook/model/rule_id.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::mutants {

struct Mutant {
  std::string name;    // a slug; unique: "cavalry-goes-one-square"
  RuleId rule;         // the rule it breaks: the owner of the slot, or a consequence of that rule
  std::string effect;  // one line: what is wrong under it
  const char* slot;    // see literal::slot_tag
  literal::Put put;    // puts the wrong function into the slot
};

// The effect of every variant that is a rule left out of the book.
inline constexpr std::string_view left_out = "the rule is left out of the book";

// All of them: section by section in the order of the rule book, then every rule left out of it
// (the absent functions). None of them is a reading of a ruling.
std::span<const Mutant> all_mutants();

// The mutant of that name, or nothing (null).
const Mutant* mutant_named(std::string_view name);

// Whether the function in the mutant's slot is the default one under these readings. A mutant is a
// wrong variant of that one; a reading that has put another function there is left alone.
bool concerns(const Mutant& mutant, const Rulings& rulings);

// The rule book for these readings with the fault in it, if it concerns them.
literal::RuleBook book_with(const Mutant& mutant, const Rulings& rulings);

}  // namespace casebook::mutants
