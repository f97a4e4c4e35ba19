#include "casebook/bitboard/game.hpp"
#include "casebook/fuzz/fuzz.hpp"
#include "casebook/sampling/sampling.hpp"

namespace casebook::fuzz {
namespace {

using sampling::Random;

// A seed for one case of one run; different for all of them, almost certainly.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t number) {
  std::uint64_t mixed = seed * 0x9E3779B97F4A7C15U + number;
  mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
  mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
  return mixed ^ (mixed >> 31U);
}

// Some legal actions further on, perhaps in the middle of a turn.
Position played_on(Random& random, const Position& position) {
  constexpr int most_actions = 14;
  bitboard::Game game(position, bitboard::Rules(position.board, Rulings{}));
  for (int actions = random.between(1, most_actions); actions > 0; --actions) {
    const auto legal = game.actions();
    if (legal.empty()) break;
    game.make(random.element_of(legal));
  }
  Position result = game.end() ? position : game.position();
  result.turn = position.turn;
  return result;
}

}  // namespace

Position position_of(std::span<const scenario::Scenario> scenarios, std::uint64_t seed,
                     std::uint64_t number) {
  Random random(seed_of(seed, number));
  const bool is_new = scenarios.empty() || random.one_in(3);
  const Position base = is_new ? sampling::random_position(random)
                               : scenarios[random.seed() % scenarios.size()].position;
  if (random.one_in(3)) return played_on(random, base);
  return is_new ? base : sampling::changed(random, base);
}

}  // namespace casebook::fuzz
