// What came of one run over a corpus; the reports are renderings of it.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "casebook/judge/judge.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::report {

// One scenario judged once; one with `readings` stands here once for each of them.
struct Judged {
  std::string file;  // as it was reached from the path asked for
  judge::ScenarioResult result;
};

struct RunReport {
  std::string version;  // of this program
  std::string engine;
  std::string engine_version;
  // Of an engine that is not ours; each may be empty.
  std::string source;              // where it comes from, as it says itself
  std::string commit;              // which version of it, as whoever ran it says
  std::string date;                // the day of the run, as whoever ran it says
  std::optional<Rulings> rulings;  // nothing: each scenario under its own
  std::vector<Judged> scenarios;   // in the order of their files
};

// Reports of two runs of the same thing are the same bytes, so times are left out unless asked for.
enum class Times { left_out, shown };

struct Counts {
  std::size_t scenarios = 0;  // files
  std::size_t checks = 0;
  std::array<std::size_t, judge::all_verdicts.size()> verdicts{};
  std::chrono::microseconds duration{0};

  std::size_t of(judge::Verdict verdict) const {
    return verdicts[static_cast<std::size_t>(verdict)];
  }
  // Checks whose verdict speaks against the engine.
  std::size_t faults() const;
  void add(const judge::CheckResult& check);
};

Counts count(const RunReport& report);

// The folder of a scenario's file: "charges" for "scenarios/charges/a-gap.yaml"; "other" if it
// has none.
std::string theme_of(const std::string& file);

}  // namespace casebook::report
