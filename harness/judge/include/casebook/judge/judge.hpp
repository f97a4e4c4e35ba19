// Puts a scenario's checks to an engine, and judges the answers. No rule of the game stands here:
// what is right is what the scenario says.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "casebook/engines/engine.hpp"
#include "casebook/judge/sights.hpp"
#include "casebook/judge/verdict.hpp"
#include "casebook/model/rulings.hpp"
#include "casebook/scenario/scenario.hpp"

namespace casebook::judge {

// How the rules that an engine names for a refusal are compared. Whether it refuses is judged
// either way, and an engine that names none is judged on that alone.
enum class Refusals {
  exact,         // all of them, and no other: for the project's own engines
  contain_rule,  // the rule of the scenario is among them
};

// Finds engines that answer one question in two ways.
enum class Asking {
  once,
  again_if_wrong,  // a second time where the first answer does not pass
  twice,           // every question
};

struct Policy {
  Refusals refusals = Refusals::exact;
  Asking asking = Asking::once;
};

// One check put to one engine.
struct CheckResult {
  // Which check of the scenario: "2"; "2.then.1", "4.after.3.1" for what is asked of the position
  // that turns lead to; "readings.all-units.1" for a check that belongs to one reading.
  std::string check;
  std::string question;  // "attack C7"; "turn C7-C8, then stands"
  Verdict verdict = Verdict::not_expressible;
  std::string expected;    // "offence 7, defence 5, outcome destroyed"
  std::string got;         // the same parts of the answer; the reason for any other verdict
  std::string difference;  // the first one: "offence: expected 7, got 4"; empty unless it failed
  std::shared_ptr<const Sights> sights;  // if it failed over what the board shows; else nothing
  scenario::Place place;
  std::chrono::microseconds duration{0};  // that the engine took
};

// One scenario under one reading of every ruling.
struct ScenarioResult {
  std::string id;
  RuleId rule;  // the one under test
  Rulings rulings;
  std::vector<CheckResult> checks;
};

// Judges a scenario under exactly these readings. Every check has its own verdict, those inside
// `then` and `after` included. If `when` or `readings` leaves these readings out, every check is
// other-reading; if the engine cannot take them, every check is not-expressible. Checks of a
// position that a turn did not lead to are not-expressible; the turn's own check says why.
// `map` is judged on the project's own map, without the engine.
ScenarioResult judge(const scenario::Scenario& scenario, engines::Engine& engine,
                     const Rulings& rulings, const Policy& policy = {});

// Whether the scenario states answers for these readings.
bool admits(const scenario::Scenario& scenario, const Rulings& rulings);

// The readings under which a scenario is judged if nothing else is asked for: every ruling at its
// default, unless `when` leaves that out (then its first reading); where it has `readings`, once
// under each of them. At least one.
std::vector<Rulings> runs_of(const scenario::Scenario& scenario);

}  // namespace casebook::judge
