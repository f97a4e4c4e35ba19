// casebook_benchmarks: how long a question takes the literal rules and the bitboard.
#include <benchmark/benchmark.h>

#include "side_by_side.hpp"
#include "table.hpp"

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  casebook::benchmarks::register_questions();
  casebook::benchmarks::register_readings();
  casebook::benchmarks::Table table;
  benchmark::RunSpecifiedBenchmarks(&table);
  table.print();
  return table.has_failed() ? 1 : 0;
}
