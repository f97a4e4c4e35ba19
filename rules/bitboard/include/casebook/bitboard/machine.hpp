// Which instructions the engine uses. Every answer is the same on all of them.
#pragma once

#include <cstdint>

namespace casebook::bitboard {

enum class Machine : std::uint8_t {
  portable,  // whatever the program was compiled for
  avx2,      // x86-64 with AVX2, BMI and BMI2
};

// Whether the program has code for that machine and runs on one.
bool can_run(Machine machine);
// The last of the machines that can_run().
Machine fastest_machine();

}  // namespace casebook::bitboard
