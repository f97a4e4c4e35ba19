// Violations, made by name, so that a rule's refusal reads as a sentence.
#pragma once

#include "casebook/literal/rule_book.hpp"

namespace casebook::literal::violation {

// The rule refuses because of what is, or is not, on that square.
inline Verdict at(RuleId rule, Square square) {
  return Violation{rule, square, std::nullopt, std::nullopt, std::nullopt};
}
// The rule refuses to let the unit on `unit` do something to, or because of, `other`.
inline Verdict between(RuleId rule, Square unit, Square other) {
  return Violation{rule, unit, other, std::nullopt, std::nullopt};
}
// The rule allows `limit` of what would be `number`.
inline Verdict beyond(RuleId rule, Square unit, int number, int limit) {
  return Violation{rule, unit, std::nullopt, number, limit};
}
// The rule refuses whatever square is meant.
inline Verdict of(RuleId rule) {
  return Violation{rule, std::nullopt, std::nullopt, std::nullopt, std::nullopt};
}

// A permission that is absent never refuses.
template <class Asked>
Verdict never_refuses(const Case&, const Asked&) {
  return std::nullopt;
}

}  // namespace casebook::literal::violation
