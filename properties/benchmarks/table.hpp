// The results as tables: nanoseconds a question, and ratios.
#pragma once

#include <benchmark/benchmark.h>

#include <map>
#include <string>
#include <vector>

namespace casebook::benchmarks {

// Prints what Google Benchmark's console reporter prints, and at the end the least time of all
// repetitions of each benchmark, side by side.
class Table : public benchmark::ConsoleReporter {
 public:
  Table() : ConsoleReporter(OO_None) {}
  void ReportRuns(const std::vector<Run>& runs) override;
  // After all runs.
  void print() const;
  bool has_failed() const { return has_failed_; }

 private:
  void print_questions() const;
  void print_readings() const;

  std::map<std::string, double> nanoseconds_;  // a question, by benchmark
  std::vector<std::string> order_;             // benchmarks as they ran
  bool has_failed_ = false;
};

}  // namespace casebook::benchmarks
