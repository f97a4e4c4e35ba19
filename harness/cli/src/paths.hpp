// What the commands that read scenario files have in common.
#pragma once

#include <string>
#include <vector>

#include "casebook/cli/console.hpp"
#include "casebook/corpus/file_error.hpp"

namespace casebook::cli {

// `scenarios` where no path is given.
inline std::vector<std::string> paths_or_default(const std::vector<std::string>& paths) {
  return paths.empty() ? std::vector<std::string>{"scenarios"} : paths;
}

// One line on the console's errors for each.
inline void say(const std::vector<corpus::FileError>& errors, Console& console) {
  for (const corpus::FileError& error : errors) {
    console.errors << corpus::to_text(error) << '\n';
  }
}

}  // namespace casebook::cli
