// The few things that depend on the machine. Everything from here to perft.hpp is compiled once
// for each machine (kernel_*.cpp), each time in a namespace of its own, so that no function
// compiled for a newer machine is linked into the code for an older one.
#pragma once

#include <cstdint>

#if defined(__AVX2__)
#include <immintrin.h>
#endif

#ifndef CASEBOOK_MACHINE
#define CASEBOOK_MACHINE portable
#endif

namespace casebook::bitboard {
inline namespace CASEBOOK_MACHINE {

// Eight rows at once.
using Lanes = std::uint32_t __attribute__((vector_size(32)));
using Bytes = std::uint8_t __attribute__((vector_size(8)));

#if defined(__AVX2__)

inline bool is_zero(const Lanes& lanes) {
  const auto value = reinterpret_cast<__m256i>(lanes);
  return _mm256_testz_si256(value, value) != 0;
}
// Bit i: whether lane i, which is all ones or all zeros, is ones.
inline std::uint32_t lane_bits(const Lanes& lanes) {
  return static_cast<std::uint32_t>(_mm256_movemask_ps(reinterpret_cast<__m256>(lanes)));
}

#else

inline bool is_zero(const Lanes& lanes) {
  using Quads = std::uint64_t __attribute__((vector_size(32)));
  const auto quads = reinterpret_cast<Quads>(lanes);
  return ((quads[0] | quads[1]) | (quads[2] | quads[3])) == 0;
}
inline std::uint32_t lane_bits(const Lanes& lanes) {
  constexpr Lanes bits{1, 2, 4, 8, 16, 32, 64, 128};
  const Lanes named = lanes & bits;
  return ((named[0] | named[1]) | (named[2] | named[3])) |
         ((named[4] | named[5]) | (named[6] | named[7]));
}

#endif

// Not those of <bit>: a function of the library, if it is not inlined, would be linked from one
// machine's code into another's.
inline int bit_count(std::uint64_t word) { return __builtin_popcountll(word); }
// `word` is not 0.
inline int first_bit(std::uint64_t word) { return __builtin_ctzll(word); }
inline int first_bit(std::uint32_t word) { return __builtin_ctz(word); }
// The last bit alone; `word` is not 0.
inline std::uint32_t last_bit_of(std::uint32_t word) {
  return std::uint32_t{0x8000'0000} >> __builtin_clz(word);
}

}  // namespace CASEBOOK_MACHINE
}  // namespace casebook::bitboard
