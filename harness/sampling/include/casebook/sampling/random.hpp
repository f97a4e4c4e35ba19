// Random numbers that are the same on every machine.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

namespace casebook::sampling {

// Everything drawn from one Random follows from its seed.
class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}
  // low–high, both included; low <= high.
  int between(int low, int high) {
    const auto span = static_cast<std::uint64_t>(high - low) + 1;
    return low + static_cast<int>(engine_() % span);
  }
  // True one time in `times`, from 1.
  bool one_in(int times) { return between(1, times) == 1; }
  // One of them; the list is not empty.
  template <class T>
  const T& element_of(const std::vector<T>& list) {
    return list[static_cast<std::size_t>(between(0, static_cast<int>(list.size()) - 1))];
  }
  // A seed for another Random.
  std::uint64_t seed() { return engine_(); }

 private:
  std::mt19937_64 engine_;
};

}  // namespace casebook::sampling
