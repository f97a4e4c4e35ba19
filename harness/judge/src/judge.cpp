#include "casebook/judge/judge.hpp"

#include "walk.hpp"

namespace casebook::judge {
namespace {

std::string names(const std::vector<Ruling>& rulings, const Rulings& wanted) {
  std::string all;
  for (const Ruling ruling : rulings) {
    if (!all.empty()) all += ", ";
    all += name(ruling);
    all += ": ";
    all += reading_name(ruling, wanted.reading(ruling));
  }
  return all;
}

// Why nothing can be asked under these readings; pass if there is no reason.
Finding obstacle(const scenario::Scenario& scenario, engines::Engine& engine,
                 const Rulings& rulings) {
  if (!admits(scenario, rulings)) {
    return {Verdict::other_reading, "no answer is stated for these readings", ""};
  }
  const std::vector<Ruling> cannot = engine.take(rulings);
  if (cannot.empty()) return {};
  return {Verdict::not_expressible, "the engine cannot take " + names(cannot, rulings), ""};
}

}  // namespace

ScenarioResult judge(const scenario::Scenario& scenario, engines::Engine& engine,
                     const Rulings& rulings, const Policy& policy) {
  const Finding found = obstacle(scenario, engine, rulings);
  const bool can_ask = found.verdict == Verdict::pass;
  Walk walk(engine, policy);
  const auto judge_checks = [&](const std::vector<scenario::Check>& checks,
                                const Section& section) {
    if (can_ask) return walk.ask(checks, scenario.position, section);
    walk.leave_out(checks, found, section);
  };
  judge_checks(scenario.checks, {});
  if (scenario.readings) {
    const Ruling ruling = scenario.readings->ruling;
    for (const auto& [reading, checks] : scenario.readings->readings) {
      if (can_ask && reading != rulings.reading(ruling)) continue;
      judge_checks(checks, {"readings." + std::string(reading_name(ruling, reading)) + ".", ""});
    }
  }
  const RuleId rule = scenario.rules.empty() ? RuleId{""} : scenario.rules.front();
  return {scenario.id, rule, rulings, std::move(walk.results())};
}

}  // namespace casebook::judge
