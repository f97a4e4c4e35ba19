// Whether an engine gave the same answer twice.
#pragma once

#include "casebook/engines/engine.hpp"

namespace casebook::judge {

// The reasons of a refusal to answer or of a failure are not compared, only that there was one.
bool same(const engines::Reply& a, const engines::Reply& b);

}  // namespace casebook::judge
