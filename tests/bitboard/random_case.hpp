// Random positions, readings and turns of many sorts, each made from one number.
#pragma once

#include <random>
#include <vector>

#include "casebook/model/action.hpp"
#include "casebook/model/position.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::testing_random {

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}
  // low–high, both included.
  int between(int low, int high);
  // True one time in `times`.
  bool one_in(int times) { return between(1, times) == 1; }
  template <class T>
  const T& element_of(const std::vector<T>& list) {
    return list[static_cast<std::size_t>(between(0, static_cast<int>(list.size()) - 1))];
  }

 private:
  std::mt19937_64 engine_;
};

// The book's map, the open one, or a free map of any size.
BoardPointer random_board(Random& random);
// A legal position: armies that are scattered, clustered, tiny, or full of communications units;
// with moved units, a shaken one, fallen arsenals.
Position random_position(Random& random);
// All defaults, one reading changed, or any readings.
Rulings random_rulings(Random& random);
// A square of the board.
Square random_square(Random& random, const Board& board);
// An action, likely to make sense, and likely to be refused.
Action random_action(Random& random, const Position& position);

}  // namespace casebook::testing_random
