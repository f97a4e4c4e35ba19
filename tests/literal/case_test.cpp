// The gate to the rules, and what a Case remembers.
#include "casebook/literal/case.hpp"

#include <gmock/gmock.h>

#include <vector>

#include "laid.hpp"

namespace casebook::literal {
namespace {

struct Note {
  const char* slot;
  bool answer;
  friend bool operator==(const Note&, const Note&) = default;
};

class Notes : public Trace {
 public:
  void note(const char* slot, bool answer) override { list.push_back({slot, answer}); }
  std::vector<Note> list;
};

constexpr auto unit_cuts = &slot_tag<&RuleBook::unit_cuts>;
constexpr auto is_silenced = &slot_tag<&RuleBook::is_silenced>;
constexpr auto speed = &slot_tag<&RuleBook::speed>;

TEST(Gate, NotesEachRuleAskedAndItsAnswer) {
  const Position position = lay("I J8", "I G8");
  Notes notes;
  const Case c(position, defaults(), {}, &notes);
  EXPECT_TRUE(c.ask<&RuleBook::unit_cuts>(Side::north, at("G8")));
  EXPECT_FALSE(c.ask<&RuleBook::unit_cuts>(Side::south, at("G8")));
  EXPECT_FALSE(c.ask<&RuleBook::speed>(Move{at("J8"), at("J9")}));
  EXPECT_TRUE(c.ask<&RuleBook::speed>(Move{at("J8"), at("J10")}));
  EXPECT_EQ(notes.list, (std::vector<Note>{
                            {unit_cuts, true}, {unit_cuts, false}, {speed, false}, {speed, true}}));
}

// A rule that rests on another one asks for it, so that both are noted.
TEST(Gate, NotesWhatARuleAsksInItsTurn) {
  const Position position = lay("I T3", "");
  Notes notes;
  const Case c(position, defaults(), {}, &notes);
  EXPECT_TRUE(c.ask<&RuleBook::is_silenced>(Side::south, at("T3")));
  EXPECT_EQ(notes.list, (std::vector<Note>{{unit_cuts, true}, {is_silenced, true}}));
}

TEST(Gate, IsWatchedByTheBookWhereTheCaseHasNoTraceOfItsOwn) {
  const Position position = lay("I J8", "I G8");
  Notes of_the_book;
  Notes of_the_case;
  RuleBook book = rule_book(Rulings{});
  book.watching = &of_the_book;
  Case(position, book).ask<&RuleBook::unit_cuts>(Side::north, at("G8"));
  EXPECT_EQ(of_the_book.list, (std::vector<Note>{{unit_cuts, true}}));
  Case(position, book, {}, &of_the_case).ask<&RuleBook::unit_cuts>(Side::south, at("G8"));
  EXPECT_EQ(of_the_book.list.size(), 1U);
  EXPECT_EQ(of_the_case.list, (std::vector<Note>{{unit_cuts, false}}));
}

TEST(Case, WorksOutASidesCommunicationOnce) {
  const Position position = lay("I J8 J9", "I S3");
  Notes notes;
  const Case c(position, defaults(), {}, &notes);
  EXPECT_EQ(c.reach(Side::north).in, squares("J8 J9"));
  const std::size_t asked = notes.list.size();
  EXPECT_GT(asked, 0U);
  EXPECT_EQ(c.reach(Side::north).in, squares("J8 J9"));
  EXPECT_TRUE(c.in_communication(at("J9")));
  EXPECT_EQ(notes.list.size(), asked);
}

TEST(Case, KnowsNoCommunicationOfAnEmptySquare) {
  const Position position = lay("I J8", "I M8");
  const Case c(position, defaults());
  EXPECT_TRUE(c.in_communication(at("J8")));
  EXPECT_FALSE(c.in_communication(at("K8")));
  EXPECT_FALSE(c.in_communication(at("M8")));  // South's, on North's line
}

TEST(Case, OfAnotherPositionHasTheSameBook) {
  const Position position = lay("I J7", "");
  const Position elsewhere = lay("I J8", "");
  const RuleBook nothing_direct = without(rule::communication_direct);
  EXPECT_TRUE(Case(position, defaults()).elsewhere(elsewhere).in_communication(at("J8")));
  EXPECT_FALSE(Case(position, nothing_direct).elsewhere(elsewhere).in_communication(at("J8")));
}

}  // namespace
}  // namespace casebook::literal
