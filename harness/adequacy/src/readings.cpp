#include "casebook/adequacy/readings.hpp"

#include <algorithm>
#include <map>
#include <random>
#include <sstream>

#include "casebook/engines/bitboard_engine.hpp"
#include "casebook/judge/judge.hpp"
#include "parallel.hpp"

namespace casebook::adequacy {
namespace {

// The readings of a ruling that a scenario admits.
std::vector<int> admitted(const scenario::Scenario& scenario, Ruling ruling) {
  if (scenario.when) {
    const auto named = scenario.when->find(ruling);
    if (named != scenario.when->end()) return named->second;
  }
  std::vector<int> all;
  for (int reading = 0; reading < reading_count(ruling); ++reading) all.push_back(reading);
  return all;
}

// Asks one scenario under many readings.
class Flipping {
 public:
  explicit Flipping(const scenario::Scenario& scenario)
      : scenario_(scenario), base_(judge::runs_of(scenario).front()) {
    scenario_.when.reset();
  }

  bool holds(const Rulings& rulings) {
    for (const judge::CheckResult& check : judge::judge(scenario_, *engine_, rulings).checks)
      if (judge::is_fault(check.verdict)) return false;
    return true;
  }

  // Whether another reading of that ruling, all else as the scenario is run, changes an answer.
  bool depends_on(Ruling ruling, int reading) {
    if (reading == base_.reading(ruling)) return false;
    Rulings flipped = base_;
    flipped.set(ruling, reading);
    return !holds(flipped);
  }

  // Readings under which a check fails though each ruling has one that `admit` allows.
  template <class Admit>
  std::optional<Rulings> failing(const Admit& admit, int random_vectors) {
    if (const auto found = failing_in_pairs(admit)) return found;
    std::mt19937_64 random(1);
    for (int drawn = 0; drawn < random_vectors; ++drawn) {
      Rulings rulings = base_;
      for (const Ruling ruling : all_rulings()) {
        const std::vector<int> readings = admit(ruling);
        rulings.set(ruling, readings[random() % readings.size()]);
      }
      if (!holds(rulings)) return rulings;
    }
    return std::nullopt;
  }

 private:
  // Singly too: the second of two may stay as it is.
  template <class Admit>
  std::optional<Rulings> failing_in_pairs(const Admit& admit) {
    for (std::size_t one = 0; one < ruling_count; ++one)
      for (const int reading : admit(all_rulings()[one])) {
        if (reading == base_.reading(all_rulings()[one])) continue;
        Rulings flipped = base_;
        flipped.set(all_rulings()[one], reading);
        if (!holds(flipped)) return flipped;
        for (std::size_t other = one + 1; other < ruling_count; ++other)
          for (const int second : admit(all_rulings()[other])) {
            if (second == base_.reading(all_rulings()[other])) continue;
            Rulings both = flipped;
            both.set(all_rulings()[other], second);
            if (!holds(both)) return both;
          }
      }
    return std::nullopt;
  }

  scenario::Scenario scenario_;
  const Rulings base_;
  std::unique_ptr<engines::Engine> engine_ = engines::make_bitboard_engine();
};

// A reading, other than the one a scenario is run with, that changes an answer of it.
using Told = std::pair<Ruling, int>;

std::vector<Told> told_by(const scenario::Scenario& scenario, Flipping& flipping) {
  std::vector<Told> told;
  for (const Ruling ruling : all_rulings()) {
    // Each of its readings has its own answers.
    const bool has_blocks = scenario.readings && scenario.readings->ruling == ruling;
    for (int reading = 0; reading < reading_count(ruling); ++reading)
      if (has_blocks || flipping.depends_on(ruling, reading)) told.emplace_back(ruling, reading);
  }
  return told;
}

Dependence dependence_of(const scenario::Scenario& scenario, int random_vectors,
                         std::vector<Told>& told) {
  Flipping flipping(scenario);
  Dependence found{scenario.id, {}, {}, {}};
  told = told_by(scenario, flipping);
  for (const Told& one : told)
    if (found.rulings.empty() || found.rulings.back() != one.first) {
      found.rulings.push_back(one.first);
    }
  const auto admit = [&](Ruling ruling) { return admitted(scenario, ruling); };
  if (const auto failing = flipping.failing(admit, random_vectors)) {
    found.missing = to_text(*failing);
    return found;
  }
  if (!scenario.when) return found;
  for (const auto& named : *scenario.when) {
    scenario::Scenario freed = scenario;
    freed.when->erase(named.first);
    const auto admit_more = [&](Ruling ruling) { return admitted(freed, ruling); };
    const bool is_needless = !flipping.failing(admit_more, random_vectors);
    if (is_needless) found.needless.push_back(named.first);
  }
  return found;
}

}  // namespace

bool ReadingDependence::holds() const {
  return untold.empty() &&
         std::all_of(scenarios.begin(), scenarios.end(), [](const Dependence& of) {
           return of.needless.empty() && of.missing.empty();
         });
}

ReadingDependence reading_dependence(std::span<const corpus::ScenarioFile> files,
                                     const ReadingOptions& options) {
  ReadingDependence result;
  result.scenarios.resize(files.size());
  std::vector<std::vector<Told>> told(files.size());
  share_out(files.size(), options.jobs, [&](std::size_t at) {
    result.scenarios[at] = dependence_of(files[at].scenario, options.random_vectors, told[at]);
  });
  std::map<Told, std::vector<std::string>> tellers;
  for (std::size_t at = 0; at < files.size(); ++at)
    for (const Told& one : told[at]) tellers[one].push_back(files[at].scenario.id);
  for (const Ruling ruling : all_rulings())
    for (int reading = 1; reading < reading_count(ruling); ++reading) {
      const std::vector<std::string>& by = tellers[{ruling, reading}];
      if (by.size() == 1) result.told_only_by.push_back(by.front());
      if (by.empty()) {
        result.untold.push_back(std::string(name(ruling)) + ": " +
                                std::string(reading_name(ruling, reading)));
      }
    }
  return result;
}

std::string to_text(const ReadingDependence& dependence) {
  std::ostringstream out;
  int depending = 0;
  int faults = 0;
  for (const Dependence& of : dependence.scenarios) {
    depending += of.rulings.empty() ? 0 : 1;
    faults += of.missing.empty() ? 0 : 1;
    if (!of.missing.empty())
      out << "missing   " << of.scenario << ": fails under " << of.missing << '\n';
    for (const Ruling ruling : of.needless) {
      ++faults;
      out << "needless  " << of.scenario << ": no answer depends on " << name(ruling) << '\n';
    }
  }
  for (const std::string& reading : dependence.untold)
    out << "untold    " << reading << ": no scenario tells it from the default\n";
  out << dependence.scenarios.size() << " scenarios: the answers of " << depending
      << " depend on some ruling; " << faults << " rulings missing in `when` or needless there; "
      << dependence.untold.size() << " readings that no scenario tells apart\n";
  return out.str();
}

}  // namespace casebook::adequacy
