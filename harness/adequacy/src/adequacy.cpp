#include "casebook/adequacy/adequacy.hpp"

#include <algorithm>
#include <optional>

#include "casebook/engines/literal_engine.hpp"
#include "casebook/judge/judge.hpp"
#include "casebook/mutants/engine.hpp"
#include "parallel.hpp"

namespace casebook::adequacy {
namespace {

// A scenario under one of the readings that it is run with.
struct Run {
  const scenario::Scenario* scenario;
  Rulings rulings;
};

// The first check of the run that the engine fails.
std::optional<std::string> first_fault(const Run& run, engines::Engine& engine) {
  for (const judge::CheckResult& check : judge::judge(*run.scenario, engine, run.rulings).checks)
    if (judge::is_fault(check.verdict)) return check.check;
  return std::nullopt;
}

std::vector<Run> runs_of(const scenario::Scenario& scenario) {
  std::vector<Run> runs;
  for (const Rulings& rulings : judge::runs_of(scenario)) runs.push_back({&scenario, rulings});
  return runs;
}

// Every run of the scenarios that the rules themselves pass.
std::vector<Run> sound_runs(std::span<const corpus::ScenarioFile> files, Adequacy& adequacy) {
  const auto engine = engines::make_literal_engine();
  std::vector<Run> sound;
  for (const corpus::ScenarioFile& file : files) {
    const std::vector<Run> runs = runs_of(file.scenario);
    const auto fails = [&](const Run& run) { return first_fault(run, *engine).has_value(); };
    if (std::any_of(runs.begin(), runs.end(), fails)) {
      adequacy.broken.push_back(file.scenario.id);
      continue;
    }
    ++adequacy.scenarios;
    sound.insert(sound.end(), runs.begin(), runs.end());
  }
  return sound;
}

std::vector<Kill> kills_of(const mutants::Mutant& mutant, const std::vector<Run>& runs) {
  const auto engine = mutants::make_engine_with(mutant);
  std::vector<Kill> kills;
  for (const Run& run : runs) {
    const bool is_known = !kills.empty() && kills.back().scenario == run.scenario->id;
    if (is_known || !mutants::concerns(mutant, run.rulings)) continue;
    if (const auto check = first_fault(run, *engine)) {
      kills.push_back({run.scenario->id, run.scenario->rules.front(), *check});
    }
  }
  return kills;
}

void judge_all(std::vector<Finding>& findings, const std::vector<Run>& runs, int jobs) {
  share_out(findings.size(), jobs,
            [&](std::size_t at) { findings[at].kills = kills_of(*findings[at].mutant, runs); });
}

}  // namespace

bool Finding::is_attributed() const {
  return std::any_of(kills.begin(), kills.end(),
                     [this](const Kill& kill) { return kill.rule == mutant->rule; });
}

int Adequacy::killed() const {
  return static_cast<int>(std::count_if(findings.begin(), findings.end(),
                                        [](const Finding& of) { return of.is_killed(); }));
}

int Adequacy::attributed() const {
  return static_cast<int>(std::count_if(findings.begin(), findings.end(),
                                        [](const Finding& of) { return of.is_attributed(); }));
}

Adequacy adequacy(std::span<const corpus::ScenarioFile> files,
                  std::span<const mutants::Mutant> mutants, int jobs) {
  Adequacy result;
  const std::vector<Run> runs = sound_runs(files, result);
  for (const mutants::Mutant& mutant : mutants) result.findings.push_back({&mutant, {}});
  judge_all(result.findings, runs, jobs);
  return result;
}

int percent(int part, std::size_t all) {
  return all == 0 ? 100 : static_cast<int>(static_cast<std::size_t>(part) * 100 / all);
}

}  // namespace casebook::adequacy
