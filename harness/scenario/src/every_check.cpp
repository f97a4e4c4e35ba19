#include "casebook/scenario/every_check.hpp"

namespace casebook::scenario {
namespace {

void add(const std::vector<Check>& checks, std::vector<const Check*>& all) {
  for (const Check& check : checks) {
    all.push_back(&check);
    if (const auto* turn = std::get_if<TurnCheck>(&check.what)) add(turn->then, all);
    if (const auto* game = std::get_if<GameCheck>(&check.what))
      for (const auto& after : game->after) add(after.second, all);
  }
}

}  // namespace

std::vector<const Check*> every_check(const Scenario& scenario) {
  std::vector<const Check*> all;
  add(scenario.checks, all);
  if (scenario.readings)
    for (const auto& reading : scenario.readings->readings) add(reading.second, all);
  return all;
}

}  // namespace casebook::scenario
