// Failures that are known, in a file.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "casebook/report/run_report.hpp"

namespace casebook::cli {

// Checks by scenario and number: "a-gap 2.then.1".
using Baseline = std::set<std::string>;

inline constexpr std::size_t most_baseline_bytes = 4 * 1024 * 1024;

// One check a line; blank lines and what follows a `#` are left out. In error, "line 3: …".
tl::expected<Baseline, std::string> baseline_from(std::string_view text);

// The checks that speak against the engine, with the rule of each as a comment.
std::string baseline_text(const report::RunReport& report);

struct Against {
  std::vector<std::string> unlisted;  // failures that are not listed
  std::vector<std::string> passing;   // listed, and they pass
  std::size_t known = 0;              // failures that are listed
};
Against against(const Baseline& baseline, const report::RunReport& report);

}  // namespace casebook::cli
