// The engine without any fault on purpose; see casebook/bitboard/seeded.hpp.
#pragma once

#include "../fault.hpp"

namespace casebook::bitboard {

constexpr bool seeded(Fault) { return false; }
constexpr bool has_any_seed() { return false; }

}  // namespace casebook::bitboard
