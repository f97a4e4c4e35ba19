// What a failing property leaves behind: a scenario file that shows the fault and nothing else.
#pragma once

#include <functional>
#include <string>

#include "casebook/engines/engine.hpp"
#include "casebook/model/position.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::properties {

struct Counterexample {
  Position position;  // minimal
  Rulings rulings;
  std::string message;  // what is wrong with it, its board, and the file written
  std::string file;     // empty if no question of a scenario shows the fault
};

// What is wrong with a position under readings; empty: nothing.
using Fault = std::function<std::string(const Position&, const Rulings&)>;

// Makes position and readings small and writes the scenario `name`.yaml into the folder that
// CASEBOOK_COUNTEREXAMPLES names, or the current one. Its answers are those of the literal rules,
// so that `casebook run` passes it with them, and fails it with the engine tested.
Counterexample counterexample(const std::string& name, engines::Engine& tested,
                              const Position& position, const Rulings& rulings, const Fault& fault);

}  // namespace casebook::properties
