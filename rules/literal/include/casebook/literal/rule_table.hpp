// The tables of the rule book: which function stands in which slot, by rule and by reading.
#pragma once

#include <span>
#include <string_view>

#include "casebook/literal/rule_book.hpp"
#include "casebook/model/rule_id.hpp"

namespace casebook::literal {

// One address a slot: what a trace notes, and how two entries are found to concern the same slot.
template <auto Slot>
inline constexpr char slot_tag{};

// Puts a function into its slot.
using Put = void (*)(RuleBook&);

template <auto Slot, auto Function>
void put(RuleBook& book) {
  book.*Slot = Function;
}

// A rule's slot, its literal function, and the function that stands for the rule's absence: a
// permission that never refuses, a unit that cuts nothing, a range as long as the board. `absent`
// is null where absence means nothing. retreat.no-room and arsenal.destruction-is-the-attack have
// two slots, so two entries.
struct RuleEntry {
  RuleId rule;
  const char* slot = nullptr;
  Put literal = nullptr;
  Put absent = nullptr;
};

template <auto Slot, auto Literal>
constexpr RuleEntry rule_entry(RuleId rule) {
  return {rule, &slot_tag<Slot>, &put<Slot, Literal>, nullptr};
}
template <auto Slot, auto Literal, auto Absent>
constexpr RuleEntry rule_entry(RuleId rule) {
  return {rule, &slot_tag<Slot>, &put<Slot, Literal>, &put<Slot, Absent>};
}

// A reading other than the default, and the function it puts into a slot of the rule that owns the
// ruling.
struct ReadingEntry {
  Ruling ruling;
  int reading;
  const char* slot;
  Put put;
};

template <auto Slot, auto Function, class Reading>
constexpr ReadingEntry reading_entry(Reading reading) {
  return {ruling_of(reading), static_cast<int>(reading), &slot_tag<Slot>, &put<Slot, Function>};
}

// Every rule that has a function, section by section, in the order of the rule book.
std::span<const RuleEntry> rule_entries();
// Every reading that is not a default, in the order of the rulings.
std::span<const ReadingEntry> reading_entries();

// Takes a rule out of the book. Returns whether the rule has an absent function; if not, the book
// is unchanged.
enum class Removal { done, means_nothing };
Removal remove_rule(RuleBook& book, RuleId rule);

}  // namespace casebook::literal
