// The corpus for programs that read no YAML: each scenario as JSON, under one set of readings.
#pragma once

#include <string>
#include <vector>

#include "casebook/model/rulings.hpp"
#include "casebook/scenario/scenario.hpp"

namespace casebook::report {

// A scenario to be exported, and its theme: the folder of its file.
struct ThemedScenario {
  std::string theme;
  const scenario::Scenario* scenario;  // never null
};

// One scenario as a JSON text: `id`, `title`, `rules`, `why`, `source`, `hunts` if it has any,
// `rulings` (those its answers depend on, with the reading in force), `position` as the protocol
// writes it, and `checks` as the file has them: those that hold under these readings. Fit to be
// read where judge::admits(scenario, rulings); `unconfirmed` where nobody has confirmed it.
std::string scenario_json(const scenario::Scenario& scenario, const Rulings& rulings);

// What an export holds: `casebook` (the version), `format`, `rulings` with the reading of each,
// `scenarios` (`id`, `theme`, `file`, `title`, `rules`, `checks`: how many), and `left-out`: those
// whose answers are stated for other readings only, with `when`, which names these. Both lists are
// sorted by theme, then id.
std::string index_json(const std::vector<ThemedScenario>& scenarios, const Rulings& rulings,
                       const std::string& version);

// Where a scenario's text stands below the folder of the export: "charges/a-gap.json".
std::string json_file_of(const ThemedScenario& scenario);

}  // namespace casebook::report
