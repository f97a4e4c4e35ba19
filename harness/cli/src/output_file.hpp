// Reports that a command writes into files.
#pragma once

#include <optional>
#include <string>

#include "casebook/cli/console.hpp"
#include "casebook/corpus/files.hpp"

namespace casebook::cli {

inline constexpr const char* standard_output = "-";

// Writes a report into the file asked for, `-` being standard output; nothing if none is. False,
// and a message, if that cannot be done.
inline bool write_output(const std::optional<std::string>& path, const std::string& text,
                         Console& console) {
  if (!path) return true;
  if (*path == standard_output) {
    console.out << text;
    return true;
  }
  const auto written = corpus::write_file_atomically(*path, text);
  if (!written) console.errors << corpus::to_text(written.error()) << '\n';
  return written.has_value();
}

}  // namespace casebook::cli
