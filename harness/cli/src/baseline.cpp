#include "baseline.hpp"

#include <sstream>

namespace casebook::cli {
namespace {

std::string entry_of(const report::Judged& judged, const judge::CheckResult& check) {
  return judged.result.id + " " + check.check;
}

}  // namespace

tl::expected<Baseline, std::string> baseline_from(std::string_view text) {
  Baseline baseline;
  std::istringstream lines{std::string(text)};
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    std::istringstream words(line.substr(0, line.find('#')));
    std::string id;
    std::string check;
    std::string more;
    if (!(words >> id)) continue;
    if (!(words >> check) || words >> more) {
      return tl::unexpected("line " + std::to_string(number) +
                            ": write a scenario and the number of a check: `a-gap 2`");
    }
    baseline.insert(id + " " + check);
  }
  return baseline;
}

std::string baseline_text(const report::RunReport& report) {
  std::string text = "# Known failures: a scenario and the number of a check a line.\n";
  for (const report::Judged& judged : report.scenarios) {
    for (const judge::CheckResult& check : judged.result.checks) {
      if (!judge::is_fault(check.verdict)) continue;
      text += entry_of(judged, check);
      text += "  # ";
      text += judged.result.rule.text;
      text += ": ";
      text += judge::name(check.verdict);
      text += '\n';
    }
  }
  return text;
}

Against against(const Baseline& baseline, const report::RunReport& report) {
  Against found;
  for (const report::Judged& judged : report.scenarios) {
    for (const judge::CheckResult& check : judged.result.checks) {
      const std::string entry = entry_of(judged, check);
      const bool is_listed = baseline.contains(entry);
      if (judge::is_fault(check.verdict)) {
        if (is_listed) ++found.known;
        if (!is_listed) found.unlisted.push_back(entry);
      } else if (is_listed && check.verdict == judge::Verdict::pass) {
        found.passing.push_back(entry);
      }
    }
  }
  return found;
}

}  // namespace casebook::cli
