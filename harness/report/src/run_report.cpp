#include "casebook/report/run_report.hpp"

#include <set>

namespace casebook::report {

std::size_t Counts::faults() const {
  std::size_t faults = 0;
  for (const judge::Verdict verdict : judge::all_verdicts) {
    if (judge::is_fault(verdict)) faults += of(verdict);
  }
  return faults;
}

void Counts::add(const judge::CheckResult& check) {
  ++checks;
  ++verdicts[static_cast<std::size_t>(check.verdict)];
  duration += check.duration;
}

Counts count(const RunReport& report) {
  Counts counts;
  std::set<std::string> files;
  for (const Judged& judged : report.scenarios) {
    files.insert(judged.file);
    for (const judge::CheckResult& check : judged.result.checks) counts.add(check);
  }
  counts.scenarios = files.size();
  return counts;
}

std::string theme_of(const std::string& file) {
  const std::size_t slash = file.rfind('/');
  if (slash == std::string::npos) return "other";
  const std::string folder = file.substr(0, slash);
  const std::size_t before = folder.rfind('/');
  return before == std::string::npos ? folder : folder.substr(before + 1);
}

}  // namespace casebook::report
