// The engines that are built in.
#pragma once

#include <memory>
#include <string>
#include <tl/expected.hpp>

#include "casebook/engines/engine.hpp"

namespace casebook::cli {

// What stands in the place of NAME on the command line, in words for --help.
inline constexpr const char* engine_help =
    "literal, bitboard, or literal:FAULT with a fault in the rules";

// "literal", "bitboard", "literal:FAULT" with the name of a wrong variant of the rules; in a
// program built with the tests also "bitboard:FAULT" (casebook/bitboard/seeded.hpp). In error, a
// message, without the option's name, that says what there is.
tl::expected<std::unique_ptr<engines::Engine>, std::string> engine_named(const std::string& text);

// The literal rules with that fault in them; in error, a message that says which name is near.
tl::expected<std::unique_ptr<engines::Engine>, std::string> engine_with_fault(
    const std::string& name);

}  // namespace casebook::cli
