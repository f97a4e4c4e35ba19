// Reads scenario files: the YAML, its schema, and what no schema can say.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "casebook/corpus/file_error.hpp"
#include "casebook/scenario/scenario.hpp"

namespace casebook::corpus {

// Reads one scenario. `file_name` stands in the messages; if it ends in .yaml, the scenario's id
// must be its last part without that ending ("charges/a-gap.yaml": `a-gap`).
// Bounds: 64 KiB, 32 levels, 20,000 nodes counted through aliases (casebook/model/limits.hpp).
// Errors are sorted by place, at least one and at most 20.
//   auto scenario = read_scenario(text, "a-gap.yaml");
//   if (!scenario) for (const FileError& error : scenario.error()) puts(to_text(error).c_str());
tl::expected<scenario::Scenario, std::vector<FileError>> read_scenario(
    std::string_view text, const std::string& file_name);

// The same from a file; whatever is there instead of a file of text is one clear error.
tl::expected<scenario::Scenario, std::vector<FileError>> read_scenario_file(
    const std::string& path);

// A scenario whose checks may lack their answers, and the places of those that do: `communication`
// that names no unit, `attack` without `counting`, `moves` without squares, `turn` without `then`,
// `refused` without `because`, `violations` without rules.
struct IncompleteScenario {
  scenario::Scenario scenario;
  std::vector<scenario::Place> unanswered;
};

// The same, for a file that is not finished: checks may ask without saying what the rules answer
// (`attack: {square: L15}`, `communication: {}`). Everything else must be as it should be.
tl::expected<IncompleteScenario, std::vector<FileError>> read_incomplete_scenario(
    std::string_view text, const std::string& file_name);

struct ScenarioFile {
  std::string path;  // as it was reached from the path asked for
  scenario::Scenario scenario;
};

// Scenarios read together: those without fault, and the faults of the others.
struct Corpus {
  std::vector<ScenarioFile> files;  // sorted by path
  std::vector<FileError> errors;    // sorted by file and place
};

// Reads every path: a folder stands for all *.yaml files below it (hidden ones and links to folders
// are left out), a file for itself. A file reached twice is read once. In error: a path that is not
// there, a folder without any scenario, an id that two files share (both are named; the later one
// is left out), more than limits::scenarios files (then none is read).
//   const Corpus corpus = read_corpus({"scenarios"});
Corpus read_corpus(const std::vector<std::string>& paths);

// The scenarios alone, in the order of their files.
std::vector<scenario::Scenario> scenarios_of(const Corpus& corpus);

}  // namespace casebook::corpus
