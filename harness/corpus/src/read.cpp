#include "casebook/corpus/read.hpp"

#include <algorithm>

#include "casebook/corpus/files.hpp"
#include "casebook/model/limits.hpp"
#include "reading.hpp"
#include "schema.hpp"
#include "text.hpp"

namespace casebook::corpus {
namespace {

constexpr std::size_t most_errors = 20;

using Errors = std::vector<FileError>;

Errors errors_of(std::vector<yaml::Fault> faults, const std::string& file) {
  std::stable_sort(faults.begin(), faults.end(), [](const yaml::Fault& a, const yaml::Fault& b) {
    return a.place.line != b.place.line ? a.place.line < b.place.line
                                        : a.place.column < b.place.column;
  });
  if (faults.size() > most_errors) faults.resize(most_errors);
  Errors errors;
  for (yaml::Fault& fault : faults)
    errors.push_back({file, fault.place.line, fault.place.column, std::move(fault.message)});
  return errors;
}

// The file's name without folders and .yaml; nothing for a name without that ending.
std::optional<std::string> id_by_name(const std::string& file) {
  constexpr std::string_view ending = ".yaml";
  const std::size_t slash = file.rfind('/');
  const std::string last = slash == std::string::npos ? file : file.substr(slash + 1);
  if (last.size() <= ending.size()) return std::nullopt;
  if (last.compare(last.size() - ending.size(), ending.size(), ending) != 0) return std::nullopt;
  return last.substr(0, last.size() - ending.size());
}

void judge_id(Reading& reading, const yaml::Node& root, const std::string& file) {
  const yaml::Node& id = *root.find("id");
  const auto expected = id_by_name(file);
  if (!expected || *expected == id.text) return;
  reading.fault(id.place, "the id is " + shown(id.text) + " but the file's name asks for " +
                              shown(*expected) + ": give both the same name");
}

tl::expected<IncompleteScenario, Errors> read(std::string_view text, const std::string& file_name,
                                              Answers answers) {
  const auto failed = [&file_name](std::vector<yaml::Fault> faults) {
    return tl::make_unexpected(errors_of(std::move(faults), file_name));
  };
  if (text.size() > limits::file_bytes) {
    return failed({{{}, "more than 64 KiB: a scenario is one small position, so split the file"}});
  }
  text = without_byte_order_mark(text);
  if (auto fault = not_text(text)) return failed({*fault});
  const auto document = yaml::parse(text);
  if (!document) return failed({document.error()});
  const yaml::Node& root = *document->root;
  auto faults = schema_faults(root, most_errors, answers);
  if (!faults.empty()) return failed(std::move(faults));
  Reading reading(text, answers);
  auto scenario = read_nodes(reading, root);
  judge_id(reading, root, file_name);
  if (!reading.faults.empty()) return failed(std::move(reading.faults));
  return IncompleteScenario{std::move(scenario), std::move(reading.unanswered)};
}

}  // namespace

std::string to_text(const FileError& error) {
  std::string text = error.file;
  if (error.line > 0) text += ":" + std::to_string(error.line);
  if (error.line > 0 && error.column > 0) text += ":" + std::to_string(error.column);
  return text + ": " + error.message;
}

tl::expected<scenario::Scenario, Errors> read_scenario(std::string_view text,
                                                       const std::string& file_name) {
  auto scenario = read(text, file_name, Answers::required);
  if (!scenario) return tl::make_unexpected(std::move(scenario.error()));
  return std::move(scenario->scenario);
}

tl::expected<IncompleteScenario, Errors> read_incomplete_scenario(std::string_view text,
                                                                  const std::string& file_name) {
  return read(text, file_name, Answers::may_be_missing);
}

tl::expected<scenario::Scenario, Errors> read_scenario_file(const std::string& path) {
  const auto text = read_file(path, limits::file_bytes);
  if (!text) return tl::make_unexpected(Errors{text.error()});
  return read_scenario(*text, path);
}

}  // namespace casebook::corpus
