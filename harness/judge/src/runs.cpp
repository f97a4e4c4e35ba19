#include <algorithm>

#include "casebook/judge/judge.hpp"

namespace casebook::judge {
namespace {

bool contains(const std::vector<int>& readings, int reading) {
  return std::find(readings.begin(), readings.end(), reading) != readings.end();
}

}  // namespace

bool admits(const scenario::Scenario& scenario, const Rulings& rulings) {
  if (scenario.when) {
    for (const auto& [ruling, readings] : *scenario.when) {
      if (!contains(readings, rulings.reading(ruling))) return false;
    }
  }
  if (!scenario.readings) return true;
  const int in_force = rulings.reading(scenario.readings->ruling);
  for (const auto& [reading, checks] : scenario.readings->readings) {
    if (reading == in_force) return true;
  }
  return false;
}

std::vector<Rulings> runs_of(const scenario::Scenario& scenario) {
  Rulings base;
  if (scenario.when) {
    for (const auto& [ruling, readings] : *scenario.when) {
      if (!readings.empty() && !contains(readings, 0)) base.set(ruling, readings.front());
    }
  }
  if (!scenario.readings) return {base};
  std::vector<Rulings> runs;
  for (const auto& [reading, checks] : scenario.readings->readings) {
    Rulings run = base;
    run.set(scenario.readings->ruling, reading);
    if (admits(scenario, run)) runs.push_back(run);
  }
  if (runs.empty()) runs.push_back(base);
  return runs;
}

}  // namespace casebook::judge
