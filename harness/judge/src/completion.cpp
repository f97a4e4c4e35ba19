#include "casebook/judge/completion.hpp"

#include <algorithm>

#include "casebook/literal/questions.hpp"
#include "casebook/literal/rule_book.hpp"
#include "filling.hpp"
#include "words.hpp"

namespace casebook::judge {
namespace {

using scenario::Check;

// "turn C7-C8: C7 nobody, C8 north cavalry; end none"
std::string in_words(const Check& check) {
  const auto* turn = std::get_if<scenario::TurnCheck>(&check.what);
  if (turn == nullptr) return question(check) + ": " + expected(check);
  std::vector<std::string> parts;
  for (const Check& then : turn->then) {
    parts.push_back(std::string(scenario::name(then)) + " " + expected(then));
  }
  return question(check) + ": then " + joined(parts, "; ");
}

// Fills in checks under one reading of every ruling.
class Completer {
 public:
  Completer(const std::vector<scenario::Place>& unanswered, const Rulings& rulings)
      : unanswered_(unanswered), book_(literal::rule_book(rulings)) {}

  void complete(std::vector<Check>& checks, const Position& position) {
    for (Check& check : checks) {
      if (is_unanswered(check)) {
        fill_in(check, position);
      } else if (auto* turn = std::get_if<scenario::TurnCheck>(&check.what)) {
        if (const auto after = played(turn->play, position, check)) complete(turn->then, *after);
      } else if (auto* game = std::get_if<scenario::GameCheck>(&check.what)) {
        complete_game(*game, position, check);
      }
    }
  }

  std::vector<Problem> filled;
  std::vector<Problem> problems;

 private:
  bool is_unanswered(const Check& check) const {
    return std::find(unanswered_.begin(), unanswered_.end(), check.place) != unanswered_.end();
  }

  void fill_in(Check& check, const Position& position) {
    const std::string why = fill(check, position, book_);
    if (why.empty()) {
      filled.push_back({check.place, in_words(check)});
    } else {
      problems.push_back({check.place, question(check) + ": " + why});
    }
  }

  void complete_game(scenario::GameCheck& game, const Position& position, const Check& check) {
    std::optional<Position> now = position;
    int number = 0;
    for (const std::string& text : game.turns) {
      now = played(text, *now, check);
      if (!now) return;
      const auto after = game.after.find(++number);
      if (after != game.after.end()) complete(after->second, *now);
    }
  }

  // Nothing, and a problem, where the turn is illegal: what follows it cannot be told.
  std::optional<Position> played(const std::string& text, const Position& position,
                                 const Check& check) {
    const TurnResult result = literal::play(position, turn_from_text(text).value(), book_);
    if (result) return result->position;
    problems.push_back({check.place, "the turn " + text + " is illegal"});
    return std::nullopt;
  }

  const std::vector<scenario::Place>& unanswered_;
  literal::RuleBook book_;
};

void append(std::vector<Problem>& all, const std::vector<Problem>& more) {
  all.insert(all.end(), more.begin(), more.end());
}

// The checks that are to hold under each of the runs.
void complete_common(const std::vector<Rulings>& runs,
                     const std::vector<scenario::Place>& unanswered, Completion& completion) {
  const std::vector<Check> asked = completion.scenario.checks;
  const Position& position = completion.scenario.position;
  for (const Rulings& run : runs) {
    Completer completer(unanswered, run);
    std::vector<Check> checks = asked;
    completer.complete(checks, position);
    if (&run == &runs.front()) {
      completion.scenario.checks = checks;
      append(completion.filled, completer.filled);
      append(completion.problems, completer.problems);
      continue;
    }
    for (std::size_t i = 0; i < checks.size(); ++i) {
      if (checks[i] == completion.scenario.checks[i]) continue;
      completion.problems.push_back(
          {checks[i].place, question(checks[i]) + ": the answer is another under " + to_text(run) +
                                ": ask it below `readings`"});
    }
  }
}

// The readings under which a block of `readings` is judged: those of the runs.
void complete_readings(const std::vector<Rulings>& runs,
                       const std::vector<scenario::Place>& unanswered, Completion& completion) {
  auto& readings = *completion.scenario.readings;
  for (auto& block : readings.readings) {
    for (const Rulings& run : runs) {
      if (run.reading(readings.ruling) != block.first) continue;
      Completer completer(unanswered, run);
      completer.complete(block.second, completion.scenario.position);
      append(completion.filled, completer.filled);
      append(completion.problems, completer.problems);
    }
  }
}

}  // namespace

Completion complete(const scenario::Scenario& scenario,
                    const std::vector<scenario::Place>& unanswered) {
  Completion completion{scenario, {}, {}};
  const std::vector<Rulings> runs = runs_of(scenario);
  complete_common(runs, unanswered, completion);
  if (scenario.readings) complete_readings(runs, unanswered, completion);
  if (!completion.filled.empty()) completion.scenario.unconfirmed = true;
  return completion;
}

}  // namespace casebook::judge
