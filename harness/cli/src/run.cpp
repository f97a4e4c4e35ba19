#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/corpus/read.hpp"
#include "casebook/judge/judge.hpp"
#include "casebook/report/json_lines.hpp"
#include "casebook/report/junit.hpp"
#include "casebook/report/text.hpp"
#include "engine_named.hpp"
#include "output_file.hpp"
#include "paths.hpp"
#include "progress_line.hpp"
#include "rule_spec.hpp"
#include "rulings_spec.hpp"

namespace casebook::cli {
namespace {

struct RunOptions {
  std::vector<std::string> paths;
  std::optional<std::string> engine;
  std::optional<std::string> rule;
  std::vector<std::string> rulings;
  std::optional<int> at_least;
  bool failed_only = false;
  std::optional<std::string> json;
  std::optional<std::string> junit;
  bool times = false;
  bool quiet = false;
};

// What the options ask for, once they have been understood.
struct Order {
  std::unique_ptr<engines::Engine> engine;
  std::optional<Rulings> rulings;
  std::optional<RuleId> rule;
};

tl::expected<Order, std::string> order_from(const RunOptions& options) {
  if (options.json == standard_output && options.junit == standard_output) {
    return tl::unexpected<std::string>("--json and --junit cannot both go to standard output");
  }
  if (options.at_least && *options.at_least < 0) {
    return tl::unexpected<std::string>("--at-least takes a number from 0 on");
  }
  auto rule = rule_from(options.rule);
  if (!rule) return tl::unexpected(rule.error());
  auto rulings = rulings_from(options.rulings);
  if (!rulings) return tl::unexpected(rulings.error());
  auto engine = engine_named(options.engine.value_or("literal"));
  if (!engine) return tl::unexpected("--engine: " + engine.error());
  return Order{std::move(*engine), *rulings, *rule};
}

report::RunReport judge_all(const std::vector<corpus::ScenarioFile>& files, const Order& order,
                            Console& console) {
  ProgressLine progress(console);
  const engines::Introduction introduction = order.engine->introduction();
  report::RunReport report;
  report.version = CASEBOOK_VERSION;
  report.engine = introduction.engine;
  report.engine_version = introduction.version;
  report.rulings = order.rulings;
  std::size_t done = 0;
  for (const corpus::ScenarioFile& file : files) {
    progress.show(std::to_string(++done) + " of " + std::to_string(files.size()));
    if (!is_about(file.scenario, order.rule)) continue;
    const std::vector<Rulings> runs =
        order.rulings ? std::vector<Rulings>{*order.rulings} : judge::runs_of(file.scenario);
    for (const Rulings& run : runs) {
      report.scenarios.push_back({file.path, judge::judge(file.scenario, *order.engine, run)});
    }
  }
  return report;
}

bool write_reports(const report::RunReport& report, const RunOptions& options, Console& console) {
  const auto times = options.times ? report::Times::shown : report::Times::left_out;
  const bool has_json =
      !options.json || write_output(options.json, json_lines(report, times), console);
  const bool has_junit =
      !options.junit || write_output(options.junit, junit_xml(report, times), console);
  const bool is_taken = options.json == standard_output || options.junit == standard_output;
  if (!options.quiet && !is_taken) {
    report::TextOptions text;
    if (options.failed_only) text.detail = report::Detail::failures_only;
    text.colour = console.colour;
    text.times = times;
    write_text(console.out, report, text);
  }
  return has_json && has_junit;
}

// What the counts of a run say.
Exit judged_by(const report::Counts& counts, const RunOptions& options, Console& console) {
  if (options.at_least && counts.scenarios < static_cast<std::size_t>(*options.at_least)) {
    console.errors << "casebook run: " << counts.scenarios << " scenarios, but at least "
                   << *options.at_least << " were expected\n";
    return Exit::failed;
  }
  return counts.faults() == 0 ? Exit::held : Exit::failed;
}

Exit run_all(const RunOptions& options, Console& given) {
  Console console = given;
  if (options.quiet) console.progress = Progress::hidden;
  const auto order = order_from(options);
  if (!order) {
    console.errors << "casebook run: " << order.error() << '\n';
    return Exit::unusable;
  }
  const corpus::Corpus corpus = corpus::read_corpus(paths_or_default(options.paths));
  say(corpus.errors, console);
  if (corpus.files.empty()) return Exit::unusable;
  const report::RunReport report = judge_all(corpus.files, *order, console);
  if (report.scenarios.empty() && order->rule) {
    console.errors << "casebook run: no scenario is about " << order->rule->text << '\n';
    return Exit::unusable;
  }
  const bool is_written = write_reports(report, options, console);
  if (!is_written || !corpus.errors.empty()) return Exit::unusable;
  return judged_by(report::count(report), options, console);
}

}  // namespace

Command run_command() {
  const auto options = std::make_shared<RunOptions>();
  Command command;
  command.name = "run";
  command.summary = "put scenarios to an engine and report what holds";
  command.epilogue =
      "Without --rulings each scenario is judged under the default reading of every ruling, but "
      "for\n"
      "those its `when` names, and under each reading that it tells apart.\n"
      "Exit codes: 0 all held, 1 something did not hold, 2 usage or unreadable input, 3 the "
      "engine\n"
      "could not be asked anything.\n"
      "\n"
      "Examples:\n"
      "  casebook run\n"
      "  casebook run scenarios/charges --failed-only\n"
      "  casebook run --rule communication.severed --rulings line-cutters=fighting-units\n"
      "  casebook run --json report.jsonl --junit report.xml\n";
  command.options = {
      {"PATHS", "", "files or folders; `scenarios` if none is given", &options->paths},
      {"--engine", "NAME", engine_help, &options->engine},
      {"--rule", "ID", "only scenarios that name this rule", &options->rule},
      {"--rulings", "SPEC", "the rulings to judge under: literal, or ruling=reading, …",
       &options->rulings},
      {"--failed-only", "", "leave out the rules, show what failed", &options->failed_only},
      {"--json", "FILE", "write the report as JSON lines; `-` is standard output", &options->json},
      {"--junit", "FILE", "write the report as JUnit XML; `-` is standard output", &options->junit},
      {"--at-least", "N", "fail if fewer scenarios were judged", &options->at_least},
      {"--times", "", "show how long the engine took", &options->times},
      {"--quiet", "", "no report on standard output", &options->quiet},
  };
  command.act = [options](Console& console) { return run_all(*options, console); };
  return command;
}

}  // namespace casebook::cli
