// Formats a scenario file: `casebook fmt`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "casebook/corpus/file_error.hpp"
#include "casebook/scenario/scenario.hpp"

namespace casebook::corpus {

// What to convert; nothing: keep what the file has.
struct FormatOptions {
  std::optional<scenario::UnitNotation> units;
  std::optional<scenario::MapNotation> map;
};

// The same scenario in its canonical form, comments kept: one on a line of its own stays before the
// node it stood before, one at a line's end stays on its node's line. The result was read again and
// compared: it says the same, and every comment is still there. Formatting twice changes nothing.
tl::expected<std::string, std::vector<FileError>> format(std::string_view text,
                                                         const std::string& file_name,
                                                         const FormatOptions& options = {});

// `text`, whatever its scenario says, as the file of `scenario`: written anew, with the comments of
// `text` beside the nodes of the same names. In error: a text that is no YAML; a scenario that the
// file could not hold; a comment that would be lost.
tl::expected<std::string, std::vector<FileError>> rewritten(std::string_view text,
                                                            const std::string& file_name,
                                                            const scenario::Scenario& scenario);

}  // namespace casebook::corpus
