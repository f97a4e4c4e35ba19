// The only file here that sees the validator: it is slow to compile.
#include "casebook/process/line_schema.hpp"

#include <map>
#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>
#include <vector>

#include "embedded.hpp"

namespace casebook::process {
namespace {

using Adapter = valijson::adapters::NlohmannJsonAdapter;

// valijson's schema can be neither copied nor moved.
struct ParsedSchema {
  explicit ParsedSchema(const std::vector<std::string>& definitions) {
    nlohmann::json text = nlohmann::json::parse(embedded::protocol_schema());
    text["anyOf"] = nlohmann::json::array();
    for (const std::string& name : definitions)
      text["anyOf"].push_back({{"$ref", "#/definitions/" + name}});
    valijson::SchemaParser().populateSchema(Adapter(text), schema);
  }
  valijson::Schema schema;
};

// A request, or what may be heard where that definition is due.
const valijson::Schema& schema_of(const std::string& definition) {
  static std::map<std::string, ParsedSchema> parsed;
  std::vector<std::string> forms{definition};
  if (definition.rfind("reply-", 0) == 0) forms.emplace_back("skipped");
  if (definition != "request" && definition != "line") forms.emplace_back("error");
  return parsed.try_emplace(definition, forms).first->second.schema;
}

// The definition of what a request asks for; `line`, any, after one that is none.
std::string due_after(const nlohmann::json& request) {
  const std::string verb = request.is_object() ? request.value("verb", "") : "";
  if (verb == "hello") return "hello";
  if (verb == "rulings") return "taken";
  const auto question = verb == "ask" ? request.find("question") : request.end();
  if (question == request.end() || !question->is_object() || question->size() != 1) return "line";
  return "reply-" + question->begin().key();
}

// The deepest fault says most: those above it only say that none of several forms fits.
std::string wording(valijson::ValidationResults& results) {
  std::string where;
  std::string what;
  std::size_t depth = 0;
  for (const auto& error : results) {
    if (!what.empty() && error.context.size() <= depth) continue;
    depth = error.context.size();
    where.clear();
    for (const std::string& part : error.context) where += part;
    what = error.description;
  }
  return where + ": " + what;
}

}  // namespace

std::string LineSchema::fault(Direction direction, std::string_view line) {
  const auto json = nlohmann::json::parse(line.begin(), line.end(), nullptr, false);
  if (json.is_discarded()) return "no JSON";
  const std::string definition = direction == Direction::sent ? "request" : due_;
  if (direction == Direction::sent) due_ = due_after(json);
  thread_local valijson::Validator validator;
  valijson::ValidationResults results;
  if (validator.validate(schema_of(definition), Adapter(json), &results)) return {};
  return wording(results);
}

}  // namespace casebook::process
