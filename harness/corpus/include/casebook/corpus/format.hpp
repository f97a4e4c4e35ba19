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

}  // namespace casebook::corpus
