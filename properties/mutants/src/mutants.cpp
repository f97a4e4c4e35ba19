#include "casebook/mutants/mutants.hpp"

#include <algorithm>
#include <vector>

#include "absent.hpp"
#include "fault.hpp"

namespace casebook::mutants {
namespace {

std::vector<Mutant> collected() {
  std::vector<Mutant> all;
  for (const auto section :
       {terrain_faults(), turn_faults(), movement_faults(), factor_faults(), fire_faults(),
        charge_faults(), clash_faults(), retreat_faults(), arsenal_line_faults(),
        communication_faults(), arsenal_faults(), end_faults()})
    for (const Fault& fault : section)
      all.push_back(
          {std::string(fault.name), fault.rule, std::string(fault.effect), fault.slot, fault.put});
  for (Mutant& absent : absent_rules()) all.push_back(std::move(absent));
  return all;
}

}  // namespace

std::span<const Mutant> all_mutants() {
  static const std::vector<Mutant> all = collected();
  return all;
}

const Mutant* mutant_named(std::string_view name) {
  const auto all = all_mutants();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [name](const Mutant& mutant) { return mutant.name == name; });
  return found == all.end() ? nullptr : &*found;
}

bool concerns(const Mutant& mutant, const Rulings& rulings) {
  for (const literal::ReadingEntry& entry : literal::reading_entries())
    if (entry.slot == mutant.slot && rulings.reading(entry.ruling) == entry.reading) return false;
  return true;
}

literal::RuleBook book_with(const Mutant& mutant, const Rulings& rulings) {
  literal::RuleBook book = literal::rule_book(rulings);
  if (concerns(mutant, rulings)) mutant.put(book);
  return book;
}

}  // namespace casebook::mutants
