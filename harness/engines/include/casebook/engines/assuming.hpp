// An engine whose readings are known from elsewhere.
#pragma once

#include <memory>

#include "casebook/engines/engine.hpp"

namespace casebook::engines {

// The same engine, of which is known by which readings it plays, whatever it declares. It is told
// no rulings: it takes these, and no others.
//   assuming(std::move(engine), found.rulings)
std::unique_ptr<Engine> assuming(std::unique_ptr<Engine> engine, const Rulings& readings);

}  // namespace casebook::engines
