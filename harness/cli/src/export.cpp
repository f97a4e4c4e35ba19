#include <filesystem>
#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/corpus/files.hpp"
#include "casebook/corpus/read.hpp"
#include "casebook/judge/judge.hpp"
#include "casebook/report/corpus_json.hpp"
#include "casebook/report/run_report.hpp"
#include "paths.hpp"
#include "rulings_spec.hpp"

namespace casebook::cli {
namespace {

namespace fs = std::filesystem;

struct ExportOptions {
  std::vector<std::string> paths;
  std::optional<std::string> json;
  std::vector<std::string> rulings;
};

// The folder of a scenario in the export. One without a name of its own gets one.
std::string theme_of(const std::string& file) {
  const std::string theme = report::theme_of(file);
  return theme.empty() || theme == "." || theme == ".." ? "other" : theme;
}

// Why that cannot be a folder of files, or "".
std::string folder_problem(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (!error && fs::is_directory(folder, error)) return "";
  return folder.string() + ": " +
         (fs::exists(folder) ? "a file: name a folder" : "cannot be made: " + error.message());
}

// Writes one file of the export; false, and a message, if that cannot be done.
bool write(const fs::path& path, const std::string& text, Console& console) {
  std::string problem = folder_problem(path.parent_path());
  if (problem.empty()) {
    const auto written = corpus::write_file_atomically(path.string(), text);
    if (written) return true;
    problem = corpus::to_text(written.error());
  }
  console.errors << "casebook export: " << problem << '\n';
  return false;
}

Exit write_all(const corpus::Corpus& corpus, const Rulings& rulings, const fs::path& folder,
               Console& console) {
  std::vector<report::ThemedScenario> scenarios;
  std::size_t written = 0;
  for (const corpus::ScenarioFile& file : corpus.files) {
    scenarios.push_back({theme_of(file.path), &file.scenario});
    if (!judge::admits(file.scenario, rulings)) continue;
    const std::string text = report::scenario_json(file.scenario, rulings);
    if (!write(folder / report::json_file_of(scenarios.back()), text, console)) {
      return Exit::unusable;
    }
    ++written;
  }
  const std::string index = report::index_json(scenarios, rulings, CASEBOOK_VERSION);
  if (!write(folder / "index.json", index, console)) return Exit::unusable;
  console.out << written << " scenarios written under rulings " << to_text(rulings) << ", "
              << scenarios.size() - written << " left out; " << (folder / "index.json").string()
              << " lists both\n";
  return Exit::held;
}

Exit export_all(const ExportOptions& options, Console& console) {
  const auto refuse = [&console](const std::string& why) {
    console.errors << "casebook export: " << why << '\n';
    return Exit::unusable;
  };
  if (!options.json || options.json->empty()) {
    return refuse("say into which folder, for example `casebook export --json build/corpus`");
  }
  const auto rulings = rulings_from(options.rulings);
  if (!rulings) return refuse(rulings.error());
  const corpus::Corpus corpus = corpus::read_corpus(paths_or_default(options.paths));
  say(corpus.errors, console);
  if (!corpus.errors.empty()) return refuse("nothing was written");
  if (const std::string problem = folder_problem(*options.json); !problem.empty()) {
    return refuse(problem);
  }
  return write_all(corpus, rulings->value_or(Rulings{}), *options.json, console);
}

}  // namespace

Command export_command() {
  const auto options = std::make_shared<ExportOptions>();
  Command command;
  command.name = "export";
  command.summary = "write the corpus as JSON, under one set of readings";
  command.epilogue =
      "For programs that read no YAML. DIR/THEME/ID.json holds one scenario: id, title, rules, "
      "why,\n"
      "source, rulings (those its answers depend on), position as the protocol writes it, and the\n"
      "checks that hold under these readings. DIR/index.json names every ruling's reading, lists "
      "the\n"
      "scenarios, and those left out because they state answers for other readings only. Each "
      "file\n"
      "is replaced whole or not at all; the same corpus gives the same bytes. Files of an earlier\n"
      "export that are not written again stay.\n"
      "Exit codes: 0 written, 2 usage, unreadable input or a file that cannot be written.\n"
      "\n"
      "Examples:\n"
      "  casebook export --json build/corpus\n"
      "  casebook export --json build/corpus --rulings terrain-bonus=only-when-attacked\n";
  command.options = {
      {"PATHS", "", "files or folders; `scenarios` if none is given", &options->paths},
      {"--json", "DIR", "the folder to write into; made if it is not there", &options->json},
      {"--rulings", "SPEC", "the readings: literal (the default), or ruling=reading, …",
       &options->rulings},
  };
  command.act = [options](Console& console) { return export_all(*options, console); };
  return command;
}

}  // namespace casebook::cli
