// A number of things in words.
#pragma once

#include <cstddef>
#include <string>

namespace casebook {

// "1 scenario", "2 scenarios": of what has its plural by an s.
inline std::string counted(std::size_t number, const std::string& what) {
  return std::to_string(number) + ' ' + what + (number == 1 ? "" : "s");
}

}  // namespace casebook
