#include "casebook/literal/rule_table.hpp"

#include <vector>

#include "sections.hpp"

namespace casebook::literal {
namespace {

template <class Entry>
void append(std::vector<Entry>& all, std::span<const Entry> section) {
  all.insert(all.end(), section.begin(), section.end());
}

std::vector<RuleEntry> all_rule_entries() {
  std::vector<RuleEntry> all;
  for (const auto section : {terrain_rules(), turn_rules(), movement_rules(), factor_rules(),
                             fire_rules(), charge_rules(), clash_rules(), retreat_rules(),
                             communication_rules(), arsenal_rules(), end_rules()})
    append(all, section);
  return all;
}

std::vector<ReadingEntry> all_reading_entries() {
  std::vector<ReadingEntry> all;
  for (const auto section : {communication_readings(), movement_readings(), clash_readings(),
                             fire_readings(), factor_readings(), charge_readings(),
                             arsenal_readings(), retreat_readings(), end_readings()})
    append(all, section);
  return all;
}

}  // namespace

std::span<const RuleEntry> rule_entries() {
  static const std::vector<RuleEntry> all = all_rule_entries();
  return all;
}

std::span<const ReadingEntry> reading_entries() {
  static const std::vector<ReadingEntry> all = all_reading_entries();
  return all;
}

RuleBook rule_book(const Rulings& rulings) {
  RuleBook book;
  for (const RuleEntry& entry : rule_entries()) entry.literal(book);
  for (const ReadingEntry& entry : reading_entries())
    if (rulings.reading(entry.ruling) == entry.reading) entry.put(book);
  return book;
}

Removal remove_rule(RuleBook& book, RuleId rule) {
  Removal removal = Removal::means_nothing;
  for (const RuleEntry& entry : rule_entries()) {
    if (!(entry.rule == rule) || entry.absent == nullptr) continue;
    entry.absent(book);
    removal = Removal::done;
  }
  return removal;
}

}  // namespace casebook::literal
