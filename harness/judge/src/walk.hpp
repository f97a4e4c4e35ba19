// Goes through the checks of a scenario, and through those of the positions that turns lead to.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "casebook/engines/engine.hpp"
#include "casebook/judge/judge.hpp"
#include "comparison.hpp"

namespace casebook::judge {

// Where checks stand in a scenario: "2.then." for their numbers, "turn C7-C8, then " for people.
struct Section {
  std::string number;
  std::string label;
};

class Walk {
 public:
  Walk(engines::Engine& engine, const Policy& policy) : engine_(engine), policy_(policy) {}

  // Puts the checks to the engine, about this position.
  void ask(const std::vector<scenario::Check>& checks, const Position& position,
           const Section& section);
  // Gives all of them this verdict, unasked.
  void leave_out(const std::vector<scenario::Check>& checks, const Finding& finding,
                 const Section& section);

  std::vector<CheckResult>& results() { return results_; }

 private:
  // What checks are asked of: the scenario's own position, or what a turn returned, which may lack
  // a position.
  struct Subject {
    const Position* position;
    const engines::LegalTurnReply* returned;
  };
  // A turn put to the engine; `returned` only if it was legal and its position, if any, possible.
  struct Played {
    Finding finding;
    std::optional<engines::LegalTurnReply> returned;
  };
  class Asker;

  // Each adds one result for every check, and those of the checks inside it.
  void ask_all(const std::vector<scenario::Check>& checks, const Subject& subject,
               const Section& section);
  // Settle the result of the check, and add those of the checks inside it.
  void judge_turn(const scenario::TurnCheck& check, const Subject& subject, const Section& section,
                  std::size_t result);
  void judge_game(const scenario::GameCheck& check, const Subject& subject, const Section& section,
                  std::size_t result);
  // The checks after all turns but the first `played`.
  void leave_out_after(const scenario::GameCheck& game, int played, const Finding& finding,
                       const Section& section);

  static Subject subject_of(const engines::LegalTurnReply& returned) {
    return {returned.position ? &*returned.position : nullptr, &returned};
  }
  Played play_on(const engines::LegalTurnReply& now, const std::string& text);
  Played play(const Position& position, const std::string& text);
  // Puts the question; `compare` judges the answer if it is one to this question.
  template <class Answer, class Compare>
  Finding put(const Position& position, const engines::Question& question, const Compare& compare);
  // Whether an answer with this verdict is worth a second look; one that has crashed, hung or
  // answered nonsense is judged by that.
  bool asks_again(Verdict verdict) const;
  engines::Reply timed_reply(const Position& position, const engines::Question& question);

  // Adds the check's result, whose verdict is settled later; returns its index.
  std::size_t add(const scenario::Check& check, const Section& section, std::size_t number);
  void settle(std::size_t result, const Finding& finding);

  engines::Engine& engine_;
  Policy policy_;
  std::vector<CheckResult> results_;
  std::chrono::steady_clock::duration spent_{};  // on the check in hand
};

}  // namespace casebook::judge
