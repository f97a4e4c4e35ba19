// Holds a scenario's nodes against scenarios/schema.json, and words what is wrong.
#pragma once

#include <string>
#include <vector>

#include "yaml.hpp"

namespace casebook::corpus {

// Whether each check says what the rules answer. Where answers may be missing, the schema asks a
// check for its question alone: `attack: {square: L15}`, `communication: {}`.
enum class Answers { required, may_be_missing };

// Where a node stands below the root, as keys and 0-based numbers: {"checks", "0", "attack"}.
using Path = std::vector<std::string>;

// A node that the schema refuses, on its own account or for one below it.
struct Refusal {
  Path path;
  std::string validator_says;
  bool deepest;  // no node below it is refused
};
// Empty where all is well; each path once, a path before those below it.
std::vector<Refusal> refusals(const yaml::Node& root, Answers answers = Answers::required);

// The same in our words, with places: what was expected, and what to write instead. At most `most`.
std::vector<yaml::Fault> schema_faults(const yaml::Node& root, std::size_t most,
                                       Answers answers = Answers::required);

}  // namespace casebook::corpus
