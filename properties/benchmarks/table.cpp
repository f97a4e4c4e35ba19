#include "table.hpp"

#include <algorithm>
#include <cstdio>
#include <optional>

namespace casebook::benchmarks {
namespace {

const std::string reading_prefix = "reading/";

bool is_reading(const std::string& name) { return name.rfind(reading_prefix, 0) == 0; }

std::string without_last_part(const std::string& name) { return name.substr(0, name.rfind('/')); }

}  // namespace

void Table::ReportRuns(const std::vector<Run>& runs) {
  ConsoleReporter::ReportRuns(runs);
  for (const Run& run : runs) {
    has_failed_ = has_failed_ || run.error_occurred;
    if (run.error_occurred || run.run_type != Run::RT_Iteration) continue;
    const std::string& name = run.run_name.function_name;
    const auto rate = run.counters.find("items_per_second");
    if (rate == run.counters.end()) continue;
    const double each = 1e9 / rate->second.value;
    const auto [known, is_new] = nanoseconds_.emplace(name, each);
    if (is_new) order_.push_back(name);
    known->second = std::min(known->second, each);
  }
}

void Table::print() const {
  print_questions();
  print_readings();
}

void Table::print_questions() const {
  std::printf("\n%-44s %14s %14s %8s\n", "ns a question, least of all repetitions", "literal",
              "bitboard", "ratio");
  for (const std::string& name : order_) {
    const std::string question = without_last_part(name);
    const auto literal = nanoseconds_.find(question + "/literal");
    if (is_reading(name) || name == question + "/literal") continue;
    const double own = nanoseconds_.at(name);
    if (literal == nanoseconds_.end()) {
      std::printf("%-44s %14s %14.1f\n", name.c_str(), "", own);
    } else {
      std::printf("%-44s %14.1f %14.1f %8.0f\n", name.c_str(), literal->second, own,
                  literal->second / own);
    }
  }
}

void Table::print_readings() const {
  bool has_title = false;
  for (const std::string& name : order_) {
    if (!is_reading(name)) continue;
    const auto with_all_defaults = nanoseconds_.find(without_last_part(name) + "/literal");
    if (with_all_defaults == nanoseconds_.end()) continue;
    if (!has_title) std::printf("\n%-90s %10s %8s\n", "readings", "ns", "ratio");
    has_title = true;
    const double own = nanoseconds_.at(name);
    std::printf("%-90s %10.1f %8.2f\n", name.substr(reading_prefix.size()).c_str(), own,
                own / with_all_defaults->second);
  }
}

}  // namespace casebook::benchmarks
