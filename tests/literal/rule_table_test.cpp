// The tables of rules and readings, and the books made from them.
#include "casebook/literal/rule_table.hpp"

#include <gmock/gmock.h>

#include <array>
#include <cstddef>
#include <cstring>
#include <map>
#include <random>
#include <set>

namespace casebook::literal {
namespace {

using Slot = void (*)();
// The book's last member is no slot, but who watches it.
constexpr std::size_t slot_count = offsetof(RuleBook, watching) / sizeof(Slot);
static_assert(sizeof(RuleBook) == slot_count * sizeof(Slot) + sizeof(Trace*));

// The rest of a rule book is its slots, one function pointer each.
std::array<Slot, slot_count> slots_of(const RuleBook& book) {
  std::array<Slot, slot_count> slots{};
  std::memcpy(slots.data(), &book, sizeof slots);
  return slots;
}

std::size_t empty_slots(const RuleBook& book) {
  std::size_t empty = 0;
  for (const Slot slot : slots_of(book))
    if (slot == nullptr) ++empty;
  return empty;
}

// Which slots differ.
std::set<std::size_t> difference(const RuleBook& a, const RuleBook& b) {
  std::set<std::size_t> different;
  for (std::size_t i = 0; i < slot_count; ++i)
    if (slots_of(a)[i] != slots_of(b)[i]) different.insert(i);
  return different;
}

std::vector<Rulings> single_readings() {
  std::vector<Rulings> list;
  for (const Ruling ruling : all_rulings())
    for (int reading = 1; reading < reading_count(ruling); ++reading) {
      Rulings rulings;
      rulings.set(ruling, reading);
      list.push_back(rulings);
    }
  return list;
}

TEST(RuleEntries, FillEverySlotOnce) {
  EXPECT_EQ(empty_slots(RuleBook{}), slot_count);
  std::set<const char*> tags;
  for (const RuleEntry& entry : rule_entries()) {
    EXPECT_TRUE(tags.insert(entry.slot).second) << entry.rule.text << " shares a slot";
    RuleBook book;
    entry.literal(book);
    EXPECT_EQ(empty_slots(book), slot_count - 1) << entry.rule.text;
  }
  EXPECT_EQ(tags.size(), slot_count);
}

TEST(RuleEntries, AreInTheOrderOfTheRuleBook) {
  std::map<std::string_view, std::size_t> order;
  for (const RuleId id : rule::all) order.emplace(id.text, order.size());
  std::size_t last = 0;
  for (const RuleEntry& entry : rule_entries()) {
    ASSERT_TRUE(order.count(entry.rule.text)) << entry.rule.text;
    EXPECT_GE(order[entry.rule.text], last) << entry.rule.text;
    last = order[entry.rule.text];
  }
}

// An absent function goes into the slot of the literal one, and into no other.
TEST(RuleEntries, AbsenceConcernsTheRulesOwnSlot) {
  for (const RuleEntry& entry : rule_entries()) {
    if (entry.absent == nullptr) continue;
    RuleBook literal;
    RuleBook absent;
    entry.literal(literal);
    entry.absent(absent);
    EXPECT_EQ(empty_slots(absent), slot_count - 1) << entry.rule.text;
    EXPECT_LE(difference(literal, absent).size(), 1U) << entry.rule.text;
  }
}

TEST(RemoveRule, ChangesThatRulesSlotsAlone) {
  const RuleBook book = rule_book(Rulings{});
  for (const RuleId id : rule::all) {
    RuleBook removed = book;
    const Removal removal = remove_rule(removed, id);
    const std::size_t changed = difference(book, removed).size();
    const bool is_its_own_absence =
        id == rule::move_through_isolation || id == rule::retreat_at_own_speed;
    EXPECT_EQ(changed, removal == Removal::done && !is_its_own_absence ? 1U : 0U) << id.text;
    EXPECT_EQ(empty_slots(removed), 0U) << id.text;
  }
}

TEST(ReadingEntries, AreInTheOrderOfTheRulings) {
  std::pair<int, int> last{0, 0};
  for (const ReadingEntry& entry : reading_entries()) {
    const std::pair<int, int> at{static_cast<int>(entry.ruling), entry.reading};
    EXPECT_LE(last, at) << name(entry.ruling);
    EXPECT_GE(entry.reading, 1) << name(entry.ruling);
    EXPECT_LT(entry.reading, reading_count(entry.ruling)) << name(entry.ruling);
    last = at;
  }
}

TEST(ReadingEntries, EveryReadingHasOneAndChangesTheBook) {
  std::set<std::pair<Ruling, int>> listed;
  for (const ReadingEntry& entry : reading_entries()) listed.insert({entry.ruling, entry.reading});
  EXPECT_EQ(listed.size(), single_readings().size());
  for (const Rulings& rulings : single_readings())
    EXPECT_FALSE(difference(rule_book(rulings), rule_book(Rulings{})).empty()) << to_text(rulings);
}

TEST(ReadingEntries, TheReadingsOfARulingDiffer) {
  for (const Ruling ruling : all_rulings())
    for (int a = 0; a < reading_count(ruling); ++a)
      for (int b = a + 1; b < reading_count(ruling); ++b) {
        Rulings first;
        Rulings second;
        first.set(ruling, a);
        second.set(ruling, b);
        EXPECT_FALSE(difference(rule_book(first), rule_book(second)).empty())
            << reading_name(ruling, a) << " and " << reading_name(ruling, b);
      }
}

// A ruling owns its slots, and one rule owns all of them.
TEST(ReadingEntries, NoTwoRulingsShareASlot) {
  std::map<const char*, std::string_view> rule_of_slot;
  for (const RuleEntry& entry : rule_entries()) rule_of_slot[entry.slot] = entry.rule.text;
  std::map<const char*, Ruling> ruling_of_slot;
  std::map<Ruling, std::string_view> owner;
  for (const ReadingEntry& entry : reading_entries()) {
    ASSERT_TRUE(rule_of_slot.count(entry.slot)) << name(entry.ruling);
    EXPECT_EQ(ruling_of_slot.emplace(entry.slot, entry.ruling).first->second, entry.ruling)
        << rule_of_slot[entry.slot];
    const std::string_view rule = rule_of_slot[entry.slot];
    EXPECT_EQ(owner.emplace(entry.ruling, rule).first->second, rule) << name(entry.ruling);
  }
  EXPECT_EQ(owner.size(), all_rulings().size());
}

TEST(RuleBook, IsFullForEverySingleReading) {
  EXPECT_EQ(empty_slots(rule_book(Rulings{})), 0U);
  for (const Rulings& rulings : single_readings())
    EXPECT_EQ(empty_slots(rule_book(rulings)), 0U) << to_text(rulings);
}

// Since no two rulings share a slot, a combination differs from the default wherever one of its
// readings alone does, and nowhere else.
TEST(RuleBook, IsFullForAnyCombinationAndOwesEachSlotToOneReading) {
  std::mt19937 random(20061987);
  for (int i = 0; i < 1000; ++i) {
    Rulings rulings;
    std::set<std::size_t> expected;
    for (const Ruling ruling : all_rulings()) {
      const int reading = static_cast<int>(random() % static_cast<unsigned>(reading_count(ruling)));
      rulings.set(ruling, reading);
      Rulings alone;
      alone.set(ruling, reading);
      expected.merge(difference(rule_book(alone), rule_book(Rulings{})));
    }
    EXPECT_EQ(empty_slots(rule_book(rulings)), 0U) << to_text(rulings);
    EXPECT_EQ(difference(rule_book(rulings), rule_book(Rulings{})), expected) << to_text(rulings);
  }
}

}  // namespace
}  // namespace casebook::literal
