// The subcommands over the whole set of wrong variants. The program has them only when it was built
// with the tests (CASEBOOK_TESTS); one of two files implements this: mutants.cpp or
// without_mutants.cpp.
#pragma once

#include <vector>

#include "casebook/cli/command.hpp"

namespace casebook::cli {

// `adequacy`; none without the tests.
std::vector<Command> mutant_commands();

}  // namespace casebook::cli
