// Reports that were stored as JSON lines: read again, and compared.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "casebook/judge/verdict.hpp"

namespace casebook::report {

struct StoredCheck {
  std::string id;
  std::string file;
  std::string rule;  // the rule under test
  std::string check;
  std::string rulings;  // JSON text; empty: those of the report, or literal
  std::string question;
  judge::Verdict verdict{};
  std::string got;
  std::string difference;
};

struct StoredReport {
  std::string engine;
  std::string engine_version;
  std::string source;  // these three are empty where the header has none
  std::string commit;
  std::string date;
  std::vector<StoredCheck> checks;  // in the order of the report
  bool is_whole = false;            // whether it has its footer
};

inline constexpr std::size_t most_report_bytes = 256 * 1024 * 1024;

// Reads what json_lines() wrote. A last line that is cut short is left out, and so is everything a
// later format may add. In error, "line 3: …": no such report, another format, a line that is none,
// a check that stands twice.
tl::expected<StoredReport, std::string> stored_report(std::string_view text);

enum class Change {
  fixed,           // spoke against the engine, and passes
  broken,          // did not speak against the engine, and does; or passed, and is declined
  is_new,          // only in the later report
  gone,            // only in the earlier one
  changed_reason,  // whatever else is not the same: another verdict, another wrong answer
};
// "fixed", "broken", "new", "gone", "changed reason".
std::string_view name(Change change);

struct Changed {
  Change change;
  const StoredCheck* before;  // null if new
  const StoredCheck* after;   // null if gone
};

// What changed from one report to the other, in the order of the later one; what is gone comes
// last. Both outlive what is returned.
std::vector<Changed> changes(const StoredReport& before, const StoredReport& after);

// "broken: a-gap 2 (attack C7): pass -> fail: offence 4", and at the end one line of counts.
// Control characters are replaced.
std::string to_text(const std::vector<Changed>& changes);

}  // namespace casebook::report
