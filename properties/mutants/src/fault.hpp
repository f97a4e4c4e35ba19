// What the tables of wrong variants are made of.
#pragma once

#include <span>
#include <string_view>

#include "casebook/literal/case.hpp"
#include "casebook/literal/rule_table.hpp"

namespace casebook::mutants {

struct Fault {
  std::string_view name;
  RuleId rule;
  std::string_view effect;
  const char* slot;
  literal::Put put;
};

template <auto Slot, auto Wrong>
constexpr Fault fault(std::string_view name, RuleId rule, std::string_view effect) {
  return {name, rule, effect, &literal::slot_tag<Slot>, &literal::put<Slot, Wrong>};
}

// What the literal function in that slot answers. Most faults are the rule with an exception.
template <auto Slot, class... Asked>
auto as_written(const literal::Case& c, const Asked&... asked) {
  static const literal::RuleBook book = literal::rule_book(Rulings{});
  return (book.*Slot)(c, asked...);
}

// One table a section.
std::span<const Fault> terrain_faults();
std::span<const Fault> turn_faults();
std::span<const Fault> movement_faults();
std::span<const Fault> factor_faults();
std::span<const Fault> fire_faults();
std::span<const Fault> charge_faults();
std::span<const Fault> clash_faults();
std::span<const Fault> retreat_faults();
std::span<const Fault> arsenal_line_faults();
std::span<const Fault> communication_faults();
std::span<const Fault> arsenal_faults();
std::span<const Fault> end_faults();

}  // namespace casebook::mutants
