// A wrong variant of the rules as an engine.
#pragma once

#include <memory>

#include "casebook/engines/engine.hpp"
#include "casebook/mutants/mutants.hpp"

namespace casebook::mutants {

// The literal rules with that fault in them, under every reading that it concerns. It outlives the
// engine, and names it: "casebook-literal with cavalry-goes-one-square".
std::unique_ptr<engines::Engine> make_engine_with(const Mutant& mutant);

}  // namespace casebook::mutants
