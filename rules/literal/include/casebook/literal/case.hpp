// A Case: a position as one rule book reads it.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "casebook/literal/rule_book.hpp"
#include "casebook/literal/rule_table.hpp"
#include "casebook/model/answers.hpp"
#include "casebook/model/position.hpp"

namespace casebook::literal {

// What was spent of the turn's one attack, and whether the war is over.
struct Progress {
  enum class Spent { nothing, attack, destruction };
  Spent spent = Spent::nothing;
  std::optional<End> end;
};

// Watches which rules were asked, and whether they answered yes (a violation, a number not 0).
class Trace {
 public:
  virtual ~Trace() = default;
  virtual void note(const char* slot, bool answer) = 0;  // NOLINT: one answer, not a switch
};

// How communication spread over one side's units. Each step brings it to a unit; the steps are in
// canonical order (fewest links first; see UnitCommunication), so that the first one of a unit is
// the end of its canonical path. A communications unit that is first in touch by contact and later
// found on a line has a second step, from which it redirects.
struct Reach {
  struct Step {
    Link link;
    int previous;  // the step before on the path; -1 for a step from an arsenal
    bool redirects;
  };
  Squares in;           // the side's units that are in communication
  Squares redirecting;  // its communications units that redirect lines
  std::vector<Step> steps;
};

class Case {
 public:
  // Both outlive the Case. Without a trace of its own it is watched by that of the book, if any.
  Case(const Position& as_it_is, const RuleBook& as_read_by, Progress so_far = {},
       Trace* watching = nullptr)
      : position(as_it_is),
        book(as_read_by),
        progress(so_far),
        trace_(watching != nullptr ? watching : as_read_by.watching) {}

  // The one gate to a rule: calls the function in that slot and lets the trace note the answer.
  //   c.ask<&RuleBook::unit_cuts>(Side::north, square)
  template <auto Slot, class... Asked>
  auto ask(const Asked&... asked) const {
    const auto answer = (book.*Slot)(*this, asked...);
    if (trace_ != nullptr) trace_->note(&slot_tag<Slot>, static_cast<bool>(answer));
    return answer;
  }

  // How communication spreads over that side's units; worked out once.
  const Reach& reach(Side side) const;
  // Whether the unit on that square is in communication; false where nobody stands.
  bool in_communication(Square unit) const;

  // The same position under a book in which one slot is different; worked out once. A reading that
  // needs another reading's answer asks this Case. Only one swap is ever used on one Case.
  const Case& under(Put swap) const;
  // Another position under the same book, as a rule that asks "what if" needs it.
  Case elsewhere(const Position& other) const { return Case(other, book, progress, trace_); }

  const Position& position;
  const RuleBook& book;
  const Progress progress;

 private:
  struct Layer;
  Trace* trace_;
  mutable std::array<std::optional<Reach>, 2> reach_;
  mutable std::shared_ptr<Layer> layer_;
};

// The kind of unit on a square that holds one.
inline Kind kind_at(const Case& c, Square unit) { return c.position.units.at(unit)->kind; }
inline Side side_at(const Case& c, Square unit) { return c.position.units.at(unit)->side; }

}  // namespace casebook::literal
