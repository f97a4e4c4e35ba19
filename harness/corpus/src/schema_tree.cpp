#include "schema_tree.hpp"

#include <stdexcept>

#include "embedded.hpp"

namespace casebook::corpus {
namespace {

// JSON is YAML, and our own reader is at hand.
const yaml::Node& whole_schema() {
  static const yaml::Document document = [] {
    auto parsed = yaml::parse(embedded::scenario_schema());
    if (!parsed) throw std::logic_error("scenarios/schema.json: " + parsed.error().message);
    return std::move(*parsed);
  }();
  return *document.root;
}

// Follows references; one that is described stands alone in an `allOf`.
const yaml::Node& resolved(const yaml::Node& node) {
  if (const yaml::Node* all = node.find("allOf")) return resolved(*all->items.at(0));
  const yaml::Node* reference = node.find("$ref");
  if (reference == nullptr) return node;
  const std::string name = reference->text.substr(std::string_view("#/definitions/").size());
  const yaml::Node* definition = whole_schema().find("definitions")->find(name);
  if (definition == nullptr) throw std::logic_error("scenarios/schema.json defines no " + name);
  return resolved(*definition);
}

}  // namespace

std::string type_of(const yaml::Node& node) {
  switch (node.kind) {
    case yaml::Node::Kind::nothing: return "null";
    case yaml::Node::Kind::list: return "array";
    case yaml::Node::Kind::map: return "object";
    case yaml::Node::Kind::text: break;
  }
  if (yaml::integer(node)) return "integer";
  return yaml::truth(node) ? "boolean" : "string";
}

SchemaPart::SchemaPart(const yaml::Node& node) : node_(&resolved(node)) {}

SchemaPart SchemaPart::root() { return SchemaPart(whole_schema()); }

SchemaPart SchemaPart::for_node(const yaml::Node& node) const {
  const yaml::Node* alternatives = keyword("anyOf");
  if (alternatives == nullptr) return *this;
  for (const auto& alternative : alternatives->items) {
    const SchemaPart part(*alternative);
    if (part.allows(type_of(node))) return part;
  }
  return *this;
}

std::optional<SchemaPart> SchemaPart::below(const yaml::Node& node, std::string_view step) const {
  const SchemaPart here = for_node(node);
  const yaml::Node* found = nullptr;
  if (node.kind == yaml::Node::Kind::list) {
    found = here.keyword("items");
  } else if (const yaml::Node* properties = here.keyword("properties")) {
    found = properties->find(step);
  }
  if (found == nullptr && node.kind == yaml::Node::Kind::map) {
    found = here.keyword("additionalProperties");
  }
  if (found == nullptr || found->kind != yaml::Node::Kind::map) return std::nullopt;
  return SchemaPart(*found);
}

std::string SchemaPart::text(std::string_view name) const {
  const yaml::Node* found = keyword(name);
  return found == nullptr ? "" : found->text;
}

std::optional<int> SchemaPart::number(std::string_view name) const {
  const yaml::Node* found = keyword(name);
  return found == nullptr ? std::nullopt : yaml::integer(*found);
}

std::vector<std::string> SchemaPart::texts(std::string_view name) const {
  const yaml::Node* found = keyword(name);
  std::vector<std::string> all;
  if (found == nullptr) return all;
  if (found->kind == yaml::Node::Kind::text) return {found->text};
  for (const auto& item : found->items)
    all.push_back(item->kind == yaml::Node::Kind::nothing ? "null" : item->text);
  return all;
}

std::vector<std::string> SchemaPart::keys() const {
  std::vector<std::string> all;
  if (const yaml::Node* properties = keyword("properties"))
    for (const yaml::Entry& entry : properties->entries) all.push_back(entry.key);
  return all;
}

bool SchemaPart::allows(const std::string& type) const {
  if (const yaml::Node* alternatives = keyword("anyOf")) {
    for (const auto& alternative : alternatives->items)
      if (SchemaPart(*alternative).allows(type)) return true;
    return false;
  }
  for (const std::string& allowed : texts("type"))
    if (allowed == type) return true;
  return keyword("type") == nullptr;
}

SchemaPart SchemaPart::part(std::string_view name) const { return SchemaPart(*keyword(name)); }

}  // namespace casebook::corpus
