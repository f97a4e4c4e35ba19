// The engine with at most one fault on purpose; see casebook/bitboard/seeded.hpp.
#pragma once

#include "../fault.hpp"

namespace casebook::bitboard {

extern Fault fault_in_force;

inline bool seeded(Fault fault) { return fault_in_force == fault; }
inline bool has_any_seed() { return fault_in_force != Fault::none; }

}  // namespace casebook::bitboard
