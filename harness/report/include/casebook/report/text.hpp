// The report for people: by theme and rule, one line for each check that failed.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>

#include "casebook/report/run_report.hpp"

namespace casebook::report {

enum class Detail { every_rule, failures_only };
enum class Colour { off, on };

struct TextOptions {
  Detail detail = Detail::every_rule;
  Colour colour = Colour::off;
  Times times = Times::left_out;
  // The command that asks again what is judged here, for a line below each failure; may be none.
  std::function<std::string(const Judged&)> again{};
};

// Ends with one line that counts the verdicts. Control characters, which an engine may have sent,
// are replaced.
//   scenarios/charges/a-gap.yaml:17:5: fail: attack C7: expected offence 4; got offence 7; …
void write_text(std::ostream& out, const RunReport& report, const TextOptions& options = {});

}  // namespace casebook::report
