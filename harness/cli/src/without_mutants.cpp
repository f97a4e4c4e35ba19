#include "mutants.hpp"

namespace casebook::cli {

std::vector<Command> mutant_commands() { return {}; }

}  // namespace casebook::cli
