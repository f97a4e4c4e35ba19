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
  explicit ParsedSchema(const nlohmann::json& text) {
    valijson::SchemaParser().populateSchema(Adapter(text), schema);
  }
  valijson::Schema schema;
};

// The same schema, with checks that need not say their answer.
nlohmann::json without_answers(nlohmann::json schema) {
  nlohmann::json& definitions = schema.at("definitions");
  for (const char* name : {"check-communication", "check-attack", "check-moves"}) {
    definitions.at(name).erase("minProperties");
  }
  definitions.at("check-moves").at("dependencies").erase("of");
  for (const char* name : {"check-refused", "check-violations"}) {
    definitions.at(name).at("required") = {"play"};
  }
  for (const char* name : {"check-communication", "check-moves"}) {
    definitions.at(name).at("type") = {"object", "null"};
  }
  return schema;
}

const valijson::Schema& schema(Answers answers) {
  const auto text = [] { return nlohmann::json::parse(embedded::scenario_schema()); };
  if (answers == Answers::required) {
    static const ParsedSchema parsed(text());
    return parsed.schema;
  }
  static const ParsedSchema parsed(without_answers(text()));
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

std::vector<Refusal> refusals(const yaml::Node& root, Answers answers) {
  const nlohmann::json json = json_of(root);
  thread_local valijson::Validator validator;  // remembers the patterns it has compiled
  valijson::ValidationResults results;
  if (validator.validate(schema(answers), Adapter(json), &results)) return {};
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
