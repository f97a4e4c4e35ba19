#include <memory>
#include <numeric>
#include <random>

#include "casebook/engines/literal_engine.hpp"
#include "casebook/judge/proofs.hpp"

namespace casebook::judge {
namespace {

std::string named(Ruling ruling, int reading) {
  return std::string(name(ruling)) + ": " + std::string(reading_name(ruling, reading));
}

// The readings that a ruling may have in this run without the answers changing.
std::vector<int> free_readings(const scenario::Scenario& scenario, const Rulings& run,
                               Ruling ruling) {
  if (scenario.readings && scenario.readings->ruling == ruling) return {run.reading(ruling)};
  if (scenario.when) {
    const auto when = scenario.when->find(ruling);
    if (when != scenario.when->end()) return when->second;
  }
  std::vector<int> all(static_cast<std::size_t>(reading_count(ruling)));
  std::iota(all.begin(), all.end(), 0);
  return all;
}

class WhenProof {
 public:
  WhenProof(const scenario::Scenario& scenario, const Rulings& run)
      : scenario_(scenario), run_(run), engine_(engines::make_literal_engine()) {}

  // The place of the first check that fails under these readings, and what is wrong with it.
  std::optional<Problem> failure(const Rulings& rulings) const {
    const ScenarioResult result = judge(scenario_, *engine_, rulings);
    for (const CheckResult& check : result.checks) {
      if (check.verdict == Verdict::pass) continue;
      const std::string what = check.difference.empty() ? check.got : check.difference;
      return Problem{check.place, check.question + ": " + what};
    }
    return std::nullopt;
  }

  void flip_singly(std::vector<Problem>& problems) const {
    for (const Ruling ruling : all_rulings()) {
      for (const int reading : free_readings(scenario_, run_, ruling)) {
        if (reading == run_.reading(ruling)) continue;
        Rulings flipped = run_;
        flipped.set(ruling, reading);
        if (const auto found = failure(flipped)) {
          problems.push_back({found->place, "the answer depends on " + named(ruling, reading) +
                                                ", which `when` admits: " + found->message});
        }
      }
    }
  }

  void draw(int vectors, std::uint64_t seed, std::vector<Problem>& problems) const {
    std::mt19937_64 random(seed);
    for (int drawn = 0; drawn < vectors; ++drawn) {
      Rulings rulings = run_;
      for (const Ruling ruling : all_rulings()) {
        const std::vector<int> readings = free_readings(scenario_, run_, ruling);
        rulings.set(ruling, readings[random() % readings.size()]);
      }
      if (const auto found = failure(rulings)) {
        problems.push_back({found->place, "the answer changes under readings that `when` admits (" +
                                              to_text(rulings) + "): " + found->message});
        return;
      }
    }
  }

 private:
  const scenario::Scenario& scenario_;
  const Rulings& run_;
  std::unique_ptr<engines::Engine> engine_;
};

}  // namespace

std::vector<Problem> when_is_right(const scenario::Scenario& scenario, const WhenOptions& options) {
  std::vector<Problem> problems;
  for (const Rulings& run : runs_of(scenario)) {
    const WhenProof proof(scenario, run);
    if (const auto found = proof.failure(run)) {
      problems.push_back(
          {found->place, "does not hold under " + to_text(run) + ": " + found->message});
      continue;
    }
    const std::size_t before = problems.size();
    proof.flip_singly(problems);
    if (problems.size() == before) proof.draw(options.random_vectors, options.seed, problems);
  }
  return problems;
}

}  // namespace casebook::judge
