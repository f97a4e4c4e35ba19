// The engine with at most one fault on purpose; see casebook/bitboard/seeded.hpp.
#pragma once

#include "../fault.hpp"

namespace casebook::bitboard {

extern Fault fault_in_force;

inline bool seeded(Fault fault) { return fault_in_force == fault; }

}  // namespace casebook::bitboard
