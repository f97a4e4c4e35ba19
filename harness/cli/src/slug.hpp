// The ids of scenarios, which are also the names of their files.
#pragma once

#include <filesystem>
#include <string>

namespace casebook::cli {

// Why a text is no id; empty if it is one.
inline std::string slug_problem(const std::string& text) {
  constexpr const char* known = "abcdefghijklmnopqrstuvwxyz0123456789-";
  if (!text.empty() && text.find_first_not_of(known) == std::string::npos) return "";
  return "write lower-case words joined by hyphens";
}

// The id that a file of that name must have: "found/first.yaml": "first".
inline std::string id_for(const std::string& path) {
  return std::filesystem::path(path).stem().string();
}

}  // namespace casebook::cli
