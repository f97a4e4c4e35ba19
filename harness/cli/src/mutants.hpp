// What the program does with wrong variants of the rules. It has them only when it was built with
// the tests (CASEBOOK_TESTS); one of two files implements this: mutants.cpp or without_mutants.cpp.
#pragma once

#include <memory>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "casebook/cli/command.hpp"
#include "casebook/engines/engine.hpp"

namespace casebook::cli {

// The subcommands over wrong variants: `adequacy`; none without them.
std::vector<Command> mutant_commands();

// The literal rules with that fault in them; in error, a message: there is no such variant, or
// there are none in this program.
tl::expected<std::unique_ptr<engines::Engine>, std::string> engine_with_fault(
    const std::string& name);

}  // namespace casebook::cli
