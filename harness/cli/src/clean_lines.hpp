// Text in which an engine may have had its say, fit to be shown.
#pragma once

#include <string>
#include <string_view>

#include "casebook/report/clean.hpp"

namespace casebook::cli {

// report::clean() for each line by itself; the ends of lines stay.
inline std::string clean_lines(std::string_view text) {
  std::string clean;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = text.find('\n', from);
    clean += report::clean(text.substr(from, end - from));
    if (end == std::string_view::npos) break;
    clean += '\n';
    from = end + 1;
  }
  return clean;
}

}  // namespace casebook::cli
