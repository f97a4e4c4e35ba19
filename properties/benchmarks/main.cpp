// casebook_benchmarks: how long a question takes the literal rules and the bitboard.
// casebook_benchmarks --ask-portably N: nothing but N questions, for a tool that counts
// instructions.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "limit.hpp"
#include "side_by_side.hpp"
#include "table.hpp"

int main(int argc, char** argv) {
  if (argc == 3 && std::string_view(argv[1]) == "--ask-portably") {
    std::printf("%llu\n", casebook::benchmarks::ask_portably(std::atoi(argv[2])));
    return 0;
  }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  casebook::benchmarks::register_questions();
  casebook::benchmarks::register_readings();
  casebook::benchmarks::register_limit();
  casebook::benchmarks::Table table;
  benchmark::RunSpecifiedBenchmarks(&table);
  table.print();
  return table.has_failed() ? 1 : 0;
}
