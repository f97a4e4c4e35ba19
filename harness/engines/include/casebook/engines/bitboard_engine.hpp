// The bitboard as an engine.
#pragma once

#include <memory>

#include "casebook/engines/engine.hpp"

namespace casebook::engines {

// An engine that answers every question as the one of the literal rules does, faster, and takes
// every reading. It begins with `literal`.
std::unique_ptr<Engine> make_bitboard_engine();

}  // namespace casebook::engines
