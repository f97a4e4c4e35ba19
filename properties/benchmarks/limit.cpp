#include "limit.hpp"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <functional>

#include "casebook/bitboard/game.hpp"
#include "positions.hpp"

namespace casebook::benchmarks {
namespace {

// Four sources a side, two arsenals and two communications units. Each has its column, its two
// diagonals and its row: (3 ands, 3 comparisons, 3 extractions, 3 ands, 3 comparisons, 3 ands, 3
// ors) for each of three, 6 for the row. Contact spreads in about four rounds of 12 operations. So
// a side needs 4 * 69 + 48 = 324, both 648.
constexpr int operations_of_an_answer = 648;

#if defined(__x86_64__) && defined(__GNUC__)
using Vector = std::uint32_t __attribute__((vector_size(32)));
constexpr int chains = 6;

// Chains that do not wait for one another; each operation is an and, an or or an exclusive or.
[[gnu::target("avx2"), gnu::noinline]] void run_bare_operations(Vector* values, const Vector* masks,
                                                                int operations) {
  Vector a = values[0], b = values[1], c = values[2], d = values[3], e = values[4], f = values[5];
  for (int done = 0; done < operations; done += 2 * chains) {
    const Vector mask = masks[done / (2 * chains) % 8];
    a = (a & mask) ^ b;
    b = (b | mask) ^ c;
    c = (c & mask) ^ d;
    d = (d | mask) ^ e;
    e = (e & mask) ^ f;
    f = (f | mask) ^ a;
  }
  values[0] = a, values[1] = b, values[2] = c, values[3] = d, values[4] = e, values[5] = f;
}

void bare_operations(benchmark::State& state) {
  alignas(32) Vector values[chains]{};
  alignas(32) Vector masks[8]{};
  for (int number = 0; number < 8; ++number)
    for (unsigned lane = 0; lane < 8; ++lane)
      masks[number][lane] = 0x9E3779B9U * (static_cast<unsigned>(number) * 8 + lane + 1);
  for (auto _ : state) {
    run_bare_operations(values, masks, operations_of_an_answer);
    benchmark::DoNotOptimize(values);
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}
#endif

}  // namespace

void register_limit() {
#if defined(__x86_64__) && defined(__GNUC__)
  if (!bitboard::can_run(bitboard::Machine::avx2)) return;
  benchmark::RegisterBenchmark("limit: 648 bare operations of 32 bytes/avx2", &bare_operations)
      ->Repetitions(5)
      ->MinTime(0.05);
#endif
}

unsigned long long ask_portably(int times) {
  const auto& positions = random_positions();
  unsigned long long digest = 0;
  const bitboard::Rules rules(positions.front().board, Rulings{}, bitboard::Machine::portable);
  std::vector<bitboard::Game> games;
  for (const Position& position : positions) games.emplace_back(position, rules);
  for (int asked = 0; asked < times; ++asked) {
    const auto& game = games[static_cast<std::size_t>(asked) % games.size()];
    digest = digest * 31 + std::hash<Squares>{}(game.in_communication());
  }
  return digest;
}

}  // namespace casebook::benchmarks
