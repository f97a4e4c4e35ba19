// Writes a scenario in the one form that the project's files have: keys in a fixed order, two
// blanks a level, `why` folded at 100 columns, lists on one line, what does not fit broken up.
#pragma once

#include <string>
#include <vector>

#include "casebook/scenario/scenario.hpp"

namespace casebook::scenario {

// One line of a file, and the node that begins on it, as keys and 0-based numbers:
// "/position/north",
// "/checks/0/attack/counting". The first line, a hint for editors, writes no node: "".
struct WrittenLine {
  std::string text;  // without the line's end
  std::string path;
};

// The lines of the file. Reading them gives the same scenario again.
std::vector<WrittenLine> written(const Scenario& scenario);

// The same as one text; each line ends with '\n'.
std::string to_yaml(const Scenario& scenario);

// The first line of every scenario file, by which editors find the schema.
inline constexpr const char* editor_hint = "# yaml-language-server: $schema=../schema.json";

}  // namespace casebook::scenario
