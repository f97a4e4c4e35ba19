// Rules left out of the book: the absent functions that the rule table itself names.
#include "absent.hpp"

#include <algorithm>
#include <cstring>
#include <type_traits>

namespace casebook::mutants {
namespace {

using literal::RuleBook;
using literal::RuleEntry;

static_assert(std::is_trivially_copyable_v<RuleBook>);

// Two books with the same function in every slot. Every slot is a pointer, so there is no padding.
bool are_same(const RuleBook& a, const RuleBook& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

RuleBook default_book_with(literal::Put put) {
  RuleBook book = literal::rule_book(Rulings{});
  put(book);
  return book;
}

// Without some rules the book says what a reading says, or, where the default is that nothing is
// refused, what it says anyway.
bool is_a_reading(const RuleEntry& entry) {
  const RuleBook absent = default_book_with(entry.absent);
  if (are_same(absent, literal::rule_book(Rulings{}))) return true;
  for (const literal::ReadingEntry& reading : literal::reading_entries())
    if (are_same(absent, default_book_with(reading.put))) return true;
  return false;
}

std::string name_of(RuleId rule) {
  std::string name = "without-" + std::string(rule.text);
  std::replace(name.begin(), name.end(), '.', '-');
  return name;
}

}  // namespace

std::vector<Mutant> absent_rules() {
  std::vector<Mutant> absent;
  for (const RuleEntry& entry : literal::rule_entries()) {
    if (entry.absent == nullptr || is_a_reading(entry)) continue;
    absent.push_back(
        {name_of(entry.rule), entry.rule, std::string(left_out), entry.slot, entry.absent});
  }
  return absent;
}

}  // namespace casebook::mutants
