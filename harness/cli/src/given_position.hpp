// The position that a command is asked about.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "casebook/cli/console.hpp"
#include "casebook/model/position.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::cli {

// What stands in the place of FILE on the command line, in words for --help.
inline constexpr const char* given_position_help =
    "a scenario file, a file with a position as JSON, that JSON itself, or - for standard input";

struct GivenPosition {
  Position position;
  Rulings rulings;  // those asked for; else those under which the scenario is judged
};

// Reads it: text that begins with `{` is a position as the protocol writes it, everything else is a
// scenario file. `specs` are the values of --rulings. In error: one message, a line for each fault.
tl::expected<GivenPosition, std::string> given_position(const std::optional<std::string>& argument,
                                                        const std::vector<std::string>& specs,
                                                        Console& console);

// Reads "L15"; in error, a message that begins with the option's name.
tl::expected<Square, std::string> square_from(const std::string& option, const std::string& text);

}  // namespace casebook::cli
