// The engines that are built in.
#pragma once

#include <memory>
#include <string>
#include <tl/expected.hpp>

#include "casebook/engines/engine.hpp"

namespace casebook::cli {

// "literal", "bitboard"; in error, a message that names those there are.
tl::expected<std::unique_ptr<engines::Engine>, std::string> engine_named(const std::string& text);

}  // namespace casebook::cli
