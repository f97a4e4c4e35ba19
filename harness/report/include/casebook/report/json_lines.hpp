// The report for programs: a JSON object a line.
#pragma once

#include <string>

#include "casebook/report/run_report.hpp"

namespace casebook::report {

// First a header: {"casebook":"0.1.0","format":1,"engine":"literal","engine-version":"0.1.0",
// "rulings":"each-scenario"}, with `source`, `commit` and `date` where they are known, where
// `rulings` names every reading that is not the default if one set was asked for ({} is `literal`).
// Then a line a check: `id`, `rule`, `check`, `question`, `verdict`, `expected`, `got`,
// `difference` (these two not of a pass), `file`, `line`, and `rulings` where they are not those of
// the header, or not literal where it has none. Last a footer with `scenarios`, `checks` and
// `counts`, a number for every verdict: where it is missing the run was cut short. With times,
// checks and footer have `milliseconds`.
std::string json_lines(const RunReport& report, Times times = Times::left_out);

}  // namespace casebook::report
