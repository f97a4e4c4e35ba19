// The only file that sees the JSON library and the validator: both are slow to compile.
#include "schema.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "embedded.hpp"

namespace casebook::corpus {
namespace {

using Adapter = valijson::adapters::NlohmannJsonAdapter;

nlohmann::json json_of(const yaml::Node& node) {
  switch (node.kind) {
    case yaml::Node::Kind::nothing: return nullptr;
    case yaml::Node::Kind::text:
      if (const auto number = yaml::integer(node)) return *number;
      if (const auto truth = yaml::truth(node)) return *truth;
      return node.text;
    case yaml::Node::Kind::list: {
      nlohmann::json list = nlohmann::json::array();
      for (const auto& item : node.items) list.push_back(json_of(*item));
      return list;
    }
    case yaml::Node::Kind::map: {
      nlohmann::json map = nlohmann::json::object();
      for (const auto& entry : node.entries) map[entry.key] = json_of(*entry.value);
      return map;
    }
  }
  return nullptr;
}

// A valijson schema can be neither copied nor moved.
struct ParsedSchema {
  ParsedSchema() {
    const nlohmann::json text = nlohmann::json::parse(embedded::scenario_schema());
    valijson::SchemaParser().populateSchema(Adapter(text), schema);
  }
  valijson::Schema schema;
};

const valijson::Schema& schema() {
  static const ParsedSchema parsed;
  return parsed.schema;
}

// "<root>" "[checks]" "[0]" without the root and the brackets.
Path path_of(const std::vector<std::string>& context) {
  Path path;
  for (const std::string& part : context)
    if (part.size() >= 2 && part.front() == '[') path.push_back(part.substr(1, part.size() - 2));
  return path;
}

bool is_above(const Path& above, const Path& below) {
  return above.size() < below.size() && std::equal(above.begin(), above.end(), below.begin());
}

}  // namespace

std::vector<Refusal> refusals(const yaml::Node& root) {
  const nlohmann::json json = json_of(root);
  valijson::Validator validator;
  valijson::ValidationResults results;
  if (validator.validate(schema(), Adapter(json), &results)) return {};
  std::vector<Refusal> all;
  for (const auto& error : results)
    all.push_back({path_of(error.context), error.description, true});
  std::stable_sort(all.begin(), all.end(),
                   [](const Refusal& a, const Refusal& b) { return a.path < b.path; });
  all.erase(std::unique(all.begin(), all.end(),
                        [](const Refusal& a, const Refusal& b) { return a.path == b.path; }),
            all.end());
  // A path sorts directly before those below it.
  for (std::size_t i = 0; i + 1 < all.size(); ++i)
    all[i].deepest = !is_above(all[i].path, all[i + 1].path);
  return all;
}

}  // namespace casebook::corpus
