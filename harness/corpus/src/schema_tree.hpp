// The schema as a tree, so that a refused node can be looked up in it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "yaml.hpp"

namespace casebook::corpus {

// The part of the schema that speaks of one node.
class SchemaPart {
 public:
  // The whole schema, built into the program.
  static SchemaPart root();

  // The part for a node of this shape: the alternative of `anyOf` that admits its type.
  SchemaPart for_node(const yaml::Node& node) const;
  // The part for what stands under a key, or for an item of a list; nothing if it names none.
  std::optional<SchemaPart> below(const yaml::Node& node, std::string_view step) const;

  // Its keywords, such as "pattern"; nothing where it has none of that name.
  const yaml::Node* keyword(std::string_view name) const { return node_->find(name); }
  std::string text(std::string_view name) const;  // "" where it has none
  std::optional<int> number(std::string_view name) const;
  std::vector<std::string> texts(std::string_view name) const;  // of a list, or one
  std::vector<std::string> keys() const;                        // of its properties
  bool allows(const std::string& type) const;                   // "string", "array", …
  SchemaPart part(std::string_view name) const;                 // of a keyword that holds a schema

 private:
  explicit SchemaPart(const yaml::Node& node);
  const yaml::Node* node_;  // never a reference to a definition
};

// "string", "array", "object", "integer", "boolean", "null".
std::string type_of(const yaml::Node& node);

}  // namespace casebook::corpus
