// Holds a scenario's nodes against scenarios/schema.json, and words what is wrong.
#pragma once

#include <string>
#include <vector>

#include "yaml.hpp"

namespace casebook::corpus {

// Where a node stands below the root, as keys and 0-based numbers: {"checks", "0", "attack"}.
using Path = std::vector<std::string>;

// The nodes that the schema refuses; of nested ones the deepest. Empty where all is well.
// `validator_says` is the validator's own message.
struct Refusal {
  Path path;
  std::string validator_says;
};
std::vector<Refusal> refusals(const yaml::Node& root);

// The same in our words, with places: what was expected, and what to write instead. At most `most`.
std::vector<yaml::Fault> schema_faults(const yaml::Node& root, std::size_t most);

}  // namespace casebook::corpus
