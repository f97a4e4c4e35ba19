// What --validate does.
#pragma once

#include <set>
#include <string>

#include "casebook/cli/console.hpp"
#include "casebook/process/line_schema.hpp"
#include "casebook/report/clean.hpp"

namespace casebook::cli {

// Lines that are not what the protocol's schema allows. Each fault is said once, and the first
// line that has it.
class Validating {
 public:
  explicit Validating(Console& console) : console_(console) {}

  // Does what `inner` does as well, which may be empty.
  process::Log around(process::Log inner) {
    return [this, inner = std::move(inner)](process::Direction direction, std::string_view line) {
      if (inner) inner(direction, line);
      take(direction, line);
    };
  }
  bool found_any() const { return lines_ > 0; }
  void say_total() const {
    if (!found_any()) return;
    console_.errors << "casebook conform: " << lines_ << (lines_ == 1 ? " line is" : " lines are")
                    << " not what the protocol's schema allows\n";
  }

 private:
  static constexpr std::size_t most_faults = 20;
  static constexpr std::size_t shown_bytes = 400;

  void take(process::Direction direction, std::string_view line) {
    const std::string fault = schema_.fault(direction, line);
    if (fault.empty()) return;
    ++lines_;
    if (said_.size() >= most_faults || !said_.insert(fault).second) return;
    console_.errors << "not by the protocol: " << report::clean(fault) << "\n  "
                    << (direction == process::Direction::sent ? "> " : "< ")
                    << report::clean(line.substr(0, shown_bytes)) << '\n';
  }

  process::LineSchema schema_;
  Console& console_;
  std::set<std::string> said_;
  std::size_t lines_ = 0;
};

}  // namespace casebook::cli
