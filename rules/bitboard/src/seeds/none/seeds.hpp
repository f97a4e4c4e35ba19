// The engine without any fault on purpose; see casebook/bitboard/seeded.hpp.
#pragma once

#include "../fault.hpp"

namespace casebook::bitboard {

constexpr bool seeded(Fault) { return false; }

}  // namespace casebook::bitboard
