#include "casebook/mutants/mutants.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <set>

#include "casebook/corpus/registers.hpp"

namespace casebook::mutants {
namespace {

using literal::RuleBook;

// A book as the addresses in its slots.
using Slot = void*;
using Slots = std::array<Slot, sizeof(RuleBook) / sizeof(Slot)>;

Slots slots_of(const RuleBook& book) {
  static_assert(sizeof(Slots) == sizeof(RuleBook));
  Slots slots;
  std::memcpy(slots.data(), &book, sizeof book);
  return slots;
}

int differing(const RuleBook& a, const RuleBook& b) {
  const Slots in_a = slots_of(a);
  const Slots in_b = slots_of(b);
  int count = 0;
  for (std::size_t at = 0; at < in_a.size(); ++at) count += in_a[at] == in_b[at] ? 0 : 1;
  return count;
}

RuleBook default_book() { return literal::rule_book(Rulings{}); }
RuleBook default_book_with(literal::Put put) {
  RuleBook book = default_book();
  put(book);
  return book;
}

TEST(Mutants, AreManyAndNamedOnce) {
  EXPECT_GE(all_mutants().size(), 150u);
  std::set<std::string> names;
  for (const Mutant& mutant : all_mutants()) {
    EXPECT_TRUE(names.insert(mutant.name).second) << mutant.name;
    EXPECT_EQ(mutant.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string::npos)
        << mutant.name;
    EXPECT_FALSE(mutant.effect.empty()) << mutant.name;
    EXPECT_EQ(mutant.effect.find('\n'), std::string::npos) << mutant.name;
  }
}

TEST(Mutants, AreFoundByName) {
  const Mutant* mutant = mutant_named("cavalry-goes-one-square");
  ASSERT_NE(mutant, nullptr);
  EXPECT_EQ(mutant->rule, rule::move_speed);
  EXPECT_EQ(mutant_named("without-move-speed")->rule, rule::move_speed);
  EXPECT_EQ(mutant_named("nonsense"), nullptr);
}

TEST(Mutants, PutOneWrongFunctionIntoTheBook) {
  for (const Mutant& mutant : all_mutants()) {
    EXPECT_EQ(differing(default_book(), default_book_with(mutant.put)), 1) << mutant.name;
  }
}

TEST(Mutants, AreNoReadings) {
  for (const Mutant& mutant : all_mutants()) {
    for (const literal::ReadingEntry& reading : literal::reading_entries()) {
      EXPECT_NE(differing(default_book_with(mutant.put), default_book_with(reading.put)), 0)
          << mutant.name << " is a reading of " << name(reading.ruling);
    }
  }
}

TEST(Mutants, AreAllDifferent) {
  std::set<Slots> books;
  for (const Mutant& mutant : all_mutants()) {
    EXPECT_TRUE(books.insert(slots_of(default_book_with(mutant.put))).second) << mutant.name;
  }
}

RuleId owner_of(const char* slot) {
  for (const literal::RuleEntry& entry : literal::rule_entries()) {
    if (entry.slot == slot) return entry.rule;
  }
  return RuleId{""};
}

// A fault shows in the rule whose function is wrong, or in what follows from that rule.
TEST(Mutants, BreakTheRuleThatOwnsTheSlotOrAConsequenceOfIt) {
  for (const Mutant& mutant : all_mutants()) {
    const RuleId owner = owner_of(mutant.slot);
    const auto& from = corpus::registers().of(mutant.rule).follows_from;
    const bool follows = std::find(from.begin(), from.end(), owner) != from.end();
    EXPECT_TRUE(mutant.rule == owner || follows)
        << mutant.name << ": " << mutant.rule.text << " does not follow from " << owner.text;
  }
}

TEST(Mutants, SpareNoSlotOfTheBook) {
  // Every other function that these two could hold is a reading of the ruling that owns them.
  const std::set<const char*> spared{
      &literal::slot_tag<&RuleBook::terrain_counts_in_support>,
      &literal::slot_tag<&RuleBook::arsenal_falls>,
  };
  std::set<const char*> hit;
  for (const Mutant& mutant : all_mutants()) hit.insert(mutant.slot);
  for (const literal::RuleEntry& entry : literal::rule_entries()) {
    EXPECT_NE(hit.count(entry.slot), spared.count(entry.slot)) << entry.rule.text;
  }
}

TEST(BookWith, LeavesAReadingInTheSlotAlone) {
  const Mutant& mutant = *mutant_named("shaken-units-do-not-cut");
  Rulings rulings;
  EXPECT_EQ(differing(literal::rule_book(rulings), book_with(mutant, rulings)), 1);
  rulings.set(Ruling::line_cutters, 1);
  EXPECT_EQ(differing(literal::rule_book(rulings), book_with(mutant, rulings)), 0);
}

}  // namespace
}  // namespace casebook::mutants
