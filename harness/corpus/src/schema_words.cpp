#include <algorithm>
#include <regex>

#include "schema.hpp"
#include "schema_tree.hpp"
#include "text.hpp"

namespace casebook::corpus {
namespace {

using yaml::Fault;
using yaml::Node;
using Faults = std::vector<Fault>;

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

// What a schema asks for, in words.
std::string expected(const SchemaPart& part) {
  std::vector<std::string> words;
  if (part.allows("string")) words.emplace_back("a text");
  if (part.allows("integer")) words.emplace_back("a whole number");
  if (part.allows("boolean")) words.emplace_back("true");
  if (part.allows("array")) words.emplace_back("a list, such as [" + std::string("…, …]"));
  if (part.allows("object")) words.emplace_back("keys with values");
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " or ") + word;
  return text;
}

std::string found(const Node& node) {
  const std::string type = type_of(node);
  if (type == "null") return "nothing stands here";
  if (type == "array") return "this is a list";
  if (type == "object") return "these are keys with values";
  if (type == "integer") return "this is the number " + shown(node.text);
  if (type == "boolean") return shown(node.text) + " is a truth value";
  return "this is the text " + shown(node.text);
}

std::string remedy(const SchemaPart& part, const Node& node) {
  const std::string type = type_of(node);
  if (part.allows("string") && (type == "integer" || type == "boolean")) {
    return "; put it in quotes";
  }
  if (part.allows("array") && type == "string") return "; put it in brackets";
  if (part.allows("integer") && node.style == Node::Style::quoted) return "; leave the quotes out";
  const std::string description = part.text("description");
  return type == "null" && !description.empty() ? " (" + description + ")" : "";
}

void explain_type(const SchemaPart& part, const Node& node, Faults& faults) {
  faults.push_back(
      {node.place, expected(part) + " expected, but " + found(node) + remedy(part, node)});
}

// Why a key that is known elsewhere cannot stand here, or "".
std::string misplaced(const SchemaPart& part, const std::string& key) {
  if (part.keyword("misplaced") == nullptr) return "";
  const SchemaPart note = part.part("misplaced");
  for (const std::string& other : note.texts("keys"))
    if (other == key) return shown(key) + " " + note.text("message");
  return "";
}

void explain_unknown_keys(const SchemaPart& part, const Node& node, Faults& faults) {
  const Node* others = part.keyword("additionalProperties");
  if (others == nullptr || others->kind == Node::Kind::map) return;
  const std::vector<std::string> known = part.keys();
  for (const yaml::Entry& entry : node.entries) {
    if (std::find(known.begin(), known.end(), entry.key) != known.end()) continue;
    const std::string elsewhere = misplaced(part, entry.key);
    if (!elsewhere.empty()) {
      faults.push_back({entry.place, elsewhere});
      continue;
    }
    std::string hint = did_you_mean(entry.key, known);
    if (hint.empty()) hint = "; expected here: " + joined(known);
    faults.push_back({entry.place, "unknown key " + shown(entry.key) + hint});
  }
}

void explain_key_names(const SchemaPart& part, const Node& node, Faults& faults) {
  if (part.keyword("propertyNames") == nullptr) return;
  const SchemaPart names = part.part("propertyNames");
  const std::regex pattern(names.text("pattern"));
  for (const yaml::Entry& entry : node.entries) {
    if (std::regex_search(entry.key, pattern)) continue;
    faults.push_back(
        {entry.place, names.text("patternErrorMessage") + ", not " + shown(entry.key)});
  }
}

void explain_missing_keys(const SchemaPart& part, const Node& node, Faults& faults) {
  for (const std::string& key : part.texts("required")) {
    if (node.find(key) != nullptr) continue;
    const Node* properties = part.keyword("properties");
    const Node* property = properties->find(key);
    const Node* described = property == nullptr ? nullptr : property->find("description");
    faults.push_back({node.place, "the key `" + key + "` is missing" +
                                      (described == nullptr ? "" : ": " + described->text)});
  }
  const Node* dependencies = part.keyword("dependencies");
  if (dependencies == nullptr) return;
  for (const yaml::Entry& given : dependencies->entries) {
    if (node.find(given.key) == nullptr) continue;
    for (const auto& needed : given.value->items)
      if (node.find(needed->text) == nullptr)
        faults.push_back({node.entry(given.key)->place,
                          "`" + given.key + "` needs the key `" + needed->text + "` beside it"});
  }
}

void explain_key_count(const SchemaPart& part, const Node& node, Faults& faults) {
  const int count = static_cast<int>(node.entries.size());
  const int least = part.number("minProperties").value_or(0);
  const int most = part.number("maxProperties").value_or(count);
  if (count >= least && count <= most) return;
  std::string message = least == most ? "exactly one key expected" : "more keys expected";
  if (count > most && least != most) message = "fewer keys expected";
  if (!part.keys().empty()) message += " of " + joined(part.keys());
  message += "; here are " + std::to_string(count);
  if (count > most) message += ": write each in an entry of its own";
  if (count < least && least > 1) message += ": add the answer, or `casebook complete` fills it in";
  faults.push_back({node.place, message});
}

void explain_text(const SchemaPart& part, const Node& node, Faults& faults) {
  const std::vector<std::string> choices = part.texts("enum");
  if (!choices.empty() && std::find(choices.begin(), choices.end(), node.text) == choices.end()) {
    const std::string one = choices.size() == 1 ? "" : "one of ";
    faults.push_back({node.place, one + joined(choices) + " expected, not " + shown(node.text) +
                                      did_you_mean(node.text, choices)});
    return;
  }
  const std::string pattern = part.text("pattern");
  const auto length = static_cast<int>(node.text.size());
  const int most = part.number("maxLength").value_or(length);
  if (length < part.number("minLength").value_or(0)) {
    faults.push_back({node.place, "a text expected, but this one is empty"});
  } else if (length > most) {
    faults.push_back({node.place, "at most " + std::to_string(most) +
                                      " characters expected; these are " + std::to_string(length)});
  } else if (!pattern.empty() && !std::regex_search(node.text, std::regex(pattern))) {
    faults.push_back({node.place, part.text("patternErrorMessage") + ", not " + shown(node.text)});
  }
}

void explain_number(const SchemaPart& part, const Node& node, Faults& faults) {
  const auto least = part.number("minimum");
  const auto most = part.number("maximum");
  const auto value = yaml::integer(node);
  if (!least || !most || !value || (*value >= *least && *value <= *most)) return;
  faults.push_back({node.place, "a number from " + std::to_string(*least) + " to " +
                                    std::to_string(*most) + " expected, not " +
                                    std::to_string(*value)});
}

void explain_list(const SchemaPart& part, const Node& node, Faults& faults) {
  const auto count = static_cast<int>(node.items.size());
  if (count < part.number("minItems").value_or(0)) {
    faults.push_back({node.place, "an empty list: write an item, or leave the key out"});
  }
  const int most = part.number("maxItems").value_or(count);
  if (count > most) {
    faults.push_back({node.place, "at most " + std::to_string(most) + " item" +
                                      (most == 1 ? "" : "s") + " expected; these are " +
                                      std::to_string(count)});
  }
}

// What is wrong with the node itself, not with what stands below it.
Faults explain(const SchemaPart& schema, const Node& node) {
  const SchemaPart part = schema.for_node(node);
  Faults faults;
  if (!part.allows(type_of(node))) {
    explain_type(part, node, faults);
  } else if (node.kind == Node::Kind::map) {
    explain_unknown_keys(part, node, faults);
    explain_key_names(part, node, faults);
    explain_missing_keys(part, node, faults);
    if (faults.empty()) explain_key_count(part, node, faults);
  } else if (node.kind == Node::Kind::list) {
    explain_list(part, node, faults);
  } else if (type_of(node) == "string") {
    explain_text(part, node, faults);
  } else if (type_of(node) == "integer") {
    explain_number(part, node, faults);
  } else if (type_of(node) == "boolean" && node.text != "true") {
    faults.push_back({node.place, "only `true` can stand here; leave the key out otherwise"});
  }
  return faults;
}

const Node* child(const Node& node, const std::string& step) {
  if (node.kind == Node::Kind::map) return node.find(step);
  if (node.kind != Node::Kind::list) return nullptr;
  const std::size_t number = std::stoul(step);
  return number < node.items.size() ? node.items[number].get() : nullptr;
}

// The same of the nodes below it, the validator having named none of them.
Faults explain_below(const SchemaPart& schema, const Node& node) {
  Faults faults;
  const auto look_at = [&](const Node& child, std::string_view step) {
    const auto part = schema.below(node, step);
    if (!part) return;
    Faults found = explain(*part, child);
    if (found.empty()) found = explain_below(*part, child);
    faults.insert(faults.end(), found.begin(), found.end());
  };
  for (const yaml::Entry& entry : node.entries) look_at(*entry.value, entry.key);
  for (const auto& item : node.items) look_at(*item, "");
  return faults;
}

// What the schema and the tree have at a refused path; less where they know no such path.
Faults explain(const Node& root, const Refusal& refusal) {
  const Node* node = &root;
  std::optional<SchemaPart> schema = SchemaPart::root();
  for (const std::string& step : refusal.path) {
    const Node* next = child(*node, step);
    const auto below = schema->below(*node, step);
    if (next == nullptr || !below) break;
    node = next;
    schema = below;
  }
  Faults faults = explain(*schema, *node);
  if (!faults.empty() || !refusal.deepest) return faults;
  faults = explain_below(*schema, *node);
  if (faults.empty()) {
    faults.push_back({node->place, "not as the schema has it (" + refusal.validator_says + ")"});
  }
  return faults;
}

}  // namespace

std::vector<Fault> schema_faults(const Node& root, std::size_t most, Answers answers) {
  Faults faults;
  for (const Refusal& refusal : refusals(root, answers)) {
    if (faults.size() >= most) break;
    for (Fault& fault : explain(root, refusal)) faults.push_back(std::move(fault));
  }
  return faults;
}

}  // namespace casebook::corpus
