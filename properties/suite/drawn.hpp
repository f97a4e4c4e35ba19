// Draws cases with RapidCheck. A case is one number; what is found wrong is made small by
// judge::minimise, which knows positions, and not by changing the number.
#pragma once

#include <rapidcheck.h>

#include <cstdint>

namespace casebook::properties {

inline std::uint64_t drawn_seed() {
  return *rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()));
}

}  // namespace casebook::properties
