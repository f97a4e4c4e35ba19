#include <algorithm>
#include <filesystem>
#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/corpus/read.hpp"
#include "casebook/infer/explain_run.hpp"
#include "casebook/report/clean.hpp"
#include "casebook/report/engines_page.hpp"
#include "output_file.hpp"
#include "paths.hpp"
#include "progress_line.hpp"
#include "stored_files.hpp"

namespace casebook::cli {
namespace {

struct ReportOptions {
  std::vector<std::string> folders;
  std::vector<std::string> scenarios;
  std::optional<std::string> write;
};

constexpr std::string_view conform_ending = ".conform.jsonl";
constexpr std::string_view infer_ending = ".infer.json";
constexpr std::size_t most_engines = 100;

Exit fail(const std::string& message, Console& console) {
  console.errors << "casebook report: " << message << '\n';
  return Exit::unusable;
}

// NAME of every NAME.conform.jsonl in the folder, sorted.
tl::expected<std::vector<std::string>, std::string> names_in(const std::string& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (std::filesystem::directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error)) {
    const std::string name = at->path().filename().string();
    if (name.size() > conform_ending.size() && name.ends_with(conform_ending)) {
      names.push_back(name.substr(0, name.size() - conform_ending.size()));
    }
  }
  if (error) return tl::unexpected(folder + ": " + error.message());
  if (names.empty()) {
    return tl::unexpected(folder + ": expected a folder with files NAME.conform.jsonl and " +
                          "NAME.infer.json, which `conform --json` and `infer --json` write");
  }
  if (names.size() > most_engines) return tl::unexpected(folder + ": too many reports");
  std::sort(names.begin(), names.end());
  return names;
}

tl::expected<report::EngineRuns, std::string> runs_of(const std::string& folder,
                                                      const std::string& name) {
  const std::string beginning = (std::filesystem::path(folder) / name).string();
  const std::string conformed = beginning + std::string(conform_ending);
  const std::string inferred = beginning + std::string(infer_ending);
  auto stored = report_in(conformed);
  if (!stored) return tl::unexpected(stored.error());
  if (!stored->is_whole) return tl::unexpected(conformed + ": that run was cut short");
  auto inference = inference_in(inferred);
  if (!inference) return tl::unexpected(inference.error());
  return report::EngineRuns{name, std::move(*stored), std::move(*inference), {}};
}

std::vector<report::Explanation> explanations_of(const report::EngineRuns& engine,
                                                 const std::vector<scenario::Scenario>& scenarios) {
  std::vector<infer::RunCheck> checks;
  for (const report::StoredCheck& check : engine.report.checks)
    checks.push_back({check.id, check.check, check.verdict, check.difference});
  std::vector<report::Explanation> explanations;
  for (const auto& found : infer::explain_run(scenarios, engine.inference.taken(), checks)) {
    report::Explanation explanation{{}, found.checks};
    for (const mutants::Mutant* fault : found.faults)
      explanation.faults.push_back({std::string(fault->rule.text), fault->effect});
    explanations.push_back(std::move(explanation));
  }
  return explanations;
}

void explain_all(std::vector<report::EngineRuns>& engines, const corpus::Corpus& corpus,
                 Console& console) {
  const std::vector<scenario::Scenario> scenarios = corpus::scenarios_of(corpus);
  ProgressLine line(console);
  for (report::EngineRuns& engine : engines) {
    line.show("looking for what explains the answers of " + report::clean(engine.name));
    engine.explained = explanations_of(engine, scenarios);
  }
}

std::vector<report::MadeFrom> made_from_engines(const corpus::Corpus& corpus) {
  std::vector<report::MadeFrom> made;
  for (const corpus::ScenarioFile& file : corpus.files)
    if (!file.scenario.source.engine.empty()) {
      made.push_back({file.path, file.scenario.title, file.scenario.source.engine});
    }
  return made;
}

// From the page's folder back to the one in which the command is given.
std::string way_back(const std::optional<std::string>& page) {
  std::string way;
  if (!page || *page == standard_output) return way;
  const auto folder = std::filesystem::path(*page).lexically_normal().parent_path();
  for (const auto& part : folder)
    if (part != "." && !part.is_absolute()) way += "../";
  return way;
}

Exit write_page(const ReportOptions& options, Console& console) {
  if (options.folders.size() != 1) return fail("name one folder of stored reports", console);
  const std::string& folder = options.folders.front();
  const auto names = names_in(folder);
  if (!names) return fail(names.error(), console);
  std::vector<report::EngineRuns> engines;
  for (const std::string& name : *names) {
    auto runs = runs_of(folder, name);
    if (!runs) return fail(runs.error(), console);
    engines.push_back(std::move(*runs));
  }
  const corpus::Corpus corpus = corpus::read_corpus(paths_or_default(options.scenarios));
  say(corpus.errors, console);
  if (!corpus.errors.empty()) return Exit::unusable;
  explain_all(engines, corpus, console);
  const std::string page =
      engines_page(engines, made_from_engines(corpus), way_back(options.write));
  const std::optional<std::string> to = options.write.value_or(standard_output);
  return write_output(to, page, console) ? Exit::held : Exit::unusable;
}

}  // namespace

Command report_command() {
  const auto options = std::make_shared<ReportOptions>();
  Command command;
  command.name = "report";
  command.summary = "write a page of what engines were found to do, from stored reports";
  command.epilogue =
      "The folder has two files for each engine: NAME.infer.json by `infer --json`, and\n"
      "NAME.conform.jsonl by `conform --inferred NAME.infer.json --json`; with --commit and "
      "--date\n"
      "they tell which version was asked, and when.\n"
      "Exit codes: 0 written, 2 usage or unreadable input.\n"
      "\n"
      "Examples:\n"
      "  casebook report harness/runs --write docs/engines.md\n";
  command.options = {
      {"FOLDER", "", "the folder of the stored reports", &options->folders},
      {"--write", "FILE", "write the page there, with links from there; else standard output",
       &options->write},
      {"--scenarios", "PATH", "where the scenarios are; `scenarios` if not given",
       &options->scenarios},
  };
  command.act = [options](Console& console) { return write_page(*options, console); };
  return command;
}

}  // namespace casebook::cli
