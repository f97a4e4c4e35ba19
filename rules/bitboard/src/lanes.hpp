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

// Eight rows at once. They may be read and written where words are.
using Lanes = std::uint32_t __attribute__((vector_size(32), may_alias));

inline Lanes eight_times(std::uint32_t word) {
  return Lanes{word, word, word, word, word, word, word, word};
}

#if defined(__AVX2__)

// All ones in the lanes that are equal, all zeros in the others.
inline Lanes equal_lanes(const Lanes& a, const Lanes& b) { return reinterpret_cast<Lanes>(a == b); }
inline bool is_zero(const Lanes& lanes) {
  const auto value = reinterpret_cast<__m256i>(lanes);
  return _mm256_testz_si256(value, value) != 0;
}
// Bit i: whether lane i, which is all ones or all zeros, is ones.
inline std::uint32_t lane_bits(const Lanes& lanes) {
  return static_cast<std::uint32_t>(_mm256_movemask_ps(reinterpret_cast<__m256>(lanes)));
}

// Seven bits of each of eight words, from bit `first` on, a byte each.
inline std::uint64_t seven_bits_each(const std::uint32_t* words, int first) {
  const __m256i all = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(words));
  const __m256i low =
      _mm256_and_si256(_mm256_srl_epi32(all, _mm_cvtsi32_si128(first)), _mm256_set1_epi32(0x7F));
  const __m256i first_bytes = _mm256_broadcastsi128_si256(
      _mm_set_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 12, 8, 4, 0));
  const __m256i packed = _mm256_shuffle_epi8(low, first_bytes);
  return static_cast<std::uint64_t>(_mm_cvtsi128_si64(
      _mm_unpacklo_epi32(_mm256_castsi256_si128(packed), _mm256_extracti128_si256(packed, 1))));
}

#else

// In halves: without 32-byte registers compilers compare such vectors word by word.
inline Lanes equal_lanes(const Lanes& a, const Lanes& b) {
  const auto north =
      __builtin_shufflevector(a, a, 0, 1, 2, 3) == __builtin_shufflevector(b, b, 0, 1, 2, 3);
  const auto south =
      __builtin_shufflevector(a, a, 4, 5, 6, 7) == __builtin_shufflevector(b, b, 4, 5, 6, 7);
  return reinterpret_cast<Lanes>(__builtin_shufflevector(north, south, 0, 1, 2, 3, 4, 5, 6, 7));
}
// All lanes or-ed in pairs.
inline std::uint64_t merged(const Lanes& lanes) {
  using Quads = std::uint64_t __attribute__((vector_size(32)));
  const auto quads = reinterpret_cast<Quads>(lanes);
  return (quads[0] | quads[1]) | (quads[2] | quads[3]);
}
inline bool is_zero(const Lanes& lanes) { return merged(lanes) == 0; }
inline std::uint32_t lane_bits(const Lanes& lanes) {
  constexpr Lanes bits{1, 2, 4, 8, 16, 32, 64, 128};
  const std::uint64_t named = merged(lanes & bits);
  return static_cast<std::uint32_t>(named | named >> 32U);
}

inline std::uint64_t seven_bits_each(const std::uint32_t* words, int first) {
  std::uint64_t all = 0;
  for (int i = 0; i < 8; ++i) all |= std::uint64_t{(words[i] >> first) & 0x7FU} << (8 * i);
  return all;
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
