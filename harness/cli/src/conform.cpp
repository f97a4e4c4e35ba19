#include "conform.hpp"

#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/corpus/read.hpp"
#include "casebook/engines/assuming.hpp"
#include "casebook/report/clean.hpp"
#include "paths.hpp"
#include "progress_line.hpp"
#include "rule_spec.hpp"
#include "validating.hpp"

namespace casebook::cli {
namespace {

std::string called(const NamedCommand& command) {
  return command.name.empty() ? command.written : command.name;
}

// Puts the scenarios to one engine, under the readings asked for, or else those it declares.
report::RunReport judge_all(engines::Engine& engine, const corpus::Corpus& corpus,
                            const ConformOrder& order, const std::string& label,
                            ProgressLine& progress) {
  const engines::Introduction introduction = engine.introduction();
  const Rulings rulings = order.rulings.value_or(introduction.rulings);
  report::RunReport report;
  report.version = CASEBOOK_VERSION;
  report.engine = introduction.engine;
  report.engine_version = introduction.version;
  report.source = introduction.source;
  report.rulings = rulings;
  std::size_t done = 0;
  for (const corpus::ScenarioFile& file : corpus.files) {
    progress.show(report::clean(label) + ": " + std::to_string(++done) + " of " +
                  std::to_string(corpus.files.size()));
    if (!is_about(file.scenario, order.rule)) continue;
    report.scenarios.push_back(
        {file.path, judge::judge(file.scenario, engine, rulings, order.policy)});
  }
  return report;
}

// A column for each engine; in error, a message about one that cannot be asked anything.
tl::expected<std::vector<report::Column>, std::string> columns_of(const corpus::Corpus& corpus,
                                                                  const ConformOrder& order,
                                                                  const process::Log& log,
                                                                  Console& console) {
  std::vector<report::Column> columns;
  ProgressLine progress(console);
  for (const NamedCommand& command : order.commands) {
    auto engine = process::make_process_engine(command.command, order.limits, log);
    if (!engine) {
      return tl::unexpected("`" + called(command) +
                            "` cannot be asked anything: " + engine.error());
    }
    if (order.inferred) *engine = engines::assuming(std::move(*engine), *order.inferred);
    report::RunReport report = judge_all(**engine, corpus, order, called(command), progress);
    const std::string name = command.name.empty() ? report.engine : command.name;
    columns.push_back({name, std::move(report)});
  }
  return columns;
}

bool holds(const report::RunReport& report, const ConformOrder& order) {
  if (!order.baseline) return report::count(report).faults() == 0;
  const Against found = against(*order.baseline, report);
  return found.unlisted.empty() && found.passing.empty();
}

Exit judged_by(const std::vector<report::Column>& columns, const ConformOrder& order,
               const ConformOptions& options, Console& console) {
  const std::size_t scenarios = report::count(columns.front().report).scenarios;
  if (options.at_least && scenarios < static_cast<std::size_t>(*options.at_least)) {
    console.errors << "casebook conform: " << scenarios << " scenarios, but at least "
                   << *options.at_least << " were expected\n";
    return Exit::failed;
  }
  for (const report::Column& column : columns) {
    if (!holds(column.report, order)) return Exit::failed;
  }
  return Exit::held;
}

Exit fail(const std::string& message, Exit exit, Console& console) {
  console.errors << "casebook conform: " << report::clean(message) << '\n';
  return exit;
}

Exit conform(const ConformOptions& options, Console& given) {
  Console console = given;
  if (options.quiet || options.log) console.progress = Progress::hidden;
  const auto order = order_from(options);
  if (!order) return fail(order.error(), Exit::unusable, console);
  const corpus::Corpus corpus = corpus::read_corpus(paths_or_default(options.scenarios));
  say(corpus.errors, console);
  if (corpus.files.empty()) return Exit::unusable;
  process::Log log = options.log ? log_on(console) : process::Log{};
  Validating validating(console);
  if (options.validate) log = validating.around(std::move(log));
  auto columns = columns_of(corpus, *order, log, console);
  if (!columns) return fail(columns.error(), Exit::no_engine, console);
  if (columns->front().report.scenarios.empty()) {
    return fail("no scenario is about " + std::string(order->rule ? order->rule->text : "this"),
                Exit::unusable, console);
  }
  columns->front().report.commit = options.commit.value_or("");
  columns->front().report.date = options.date.value_or("");
  const bool is_written = write_conform_reports(*columns, *order, options, console);
  if (!is_written || !corpus.errors.empty()) return Exit::unusable;
  if (options.explain) write_explanations(columns->front().report, corpus, console);
  validating.say_total();
  const Exit exit = judged_by(*columns, *order, options, console);
  return validating.found_any() && exit == Exit::held ? Exit::failed : exit;
}

constexpr const char* epilogue =
    "The engine is judged under --rulings, else under the readings it declares, else `literal`.\n"
    "With --inferred nothing is told to it, and the readings found count, not those declared.\n"
    "What it gets wrong is asked once more; two answers to one question are `unstable`.\n"
    "Exit codes: 0 all held, 1 something did not hold, 2 usage or unreadable input, 3 the engine\n"
    "could not be asked anything.\n"
    "\n"
    "Examples:\n"
    "  casebook conform -- casebook serve\n"
    "  casebook conform --scenarios scenarios/charges --failed-only -- python3 adapter.py\n"
    "  casebook conform --engine-command mine='python3 adapter.py' --engine-command ours='casebook "
    "serve'\n"
    "  casebook conform --write-baseline known.txt --quiet -- ./engine\n"
    "  casebook conform --baseline known.txt --json report.jsonl -- ./engine\n";

}  // namespace

Command conform_command() {
  const auto options = std::make_shared<ConformOptions>();
  Command command;
  command.name = "conform";
  command.summary = "put the scenarios to another engine, a program that speaks the protocol";
  command.epilogue = epilogue;
  command.options = {
      {"COMMAND", "", "the engine's command and its arguments, after `--`", &options->command},
      {"--engine-command", "NAME=CMD", "an engine by name; several are set beside each other",
       &options->engines},
      {"--scenarios", "PATH", "a file or folder; `scenarios` if none is given",
       &options->scenarios},
      {"--rule", "ID", "only scenarios that name this rule", &options->rule},
      {"--rulings", "SPEC", "the rulings to judge under: literal, or ruling=reading, …",
       &options->rulings},
      {"--inferred", "FILE", "judge under the readings that `casebook infer --json FILE` found",
       &options->inferred},
      {"--seconds", "N", "how long one answer may take; 5 if not given", &options->seconds},
      {"--twice", "", "ask every question twice", &options->twice},
      {"--baseline", "FILE", "known failures; one that passes is an error too", &options->baseline},
      {"--write-baseline", "FILE", "write what fails as known failures", &options->write_baseline},
      {"--json", "FILE",
       "write the report as JSON lines, of several engines their matrix; `-` is standard output",
       &options->json},
      {"--commit", "TEXT", "the engine's version, for the header of the JSON", &options->commit},
      {"--date", "DATE", "the day of the run, for the header of the JSON", &options->date},
      {"--junit", "FILE", "write the report as JUnit XML; `-` is standard output", &options->junit},
      {"--html", "FILE", "write a page of HTML; `-` is standard output", &options->html},
      {"--by", "ROWS", "several engines by `theme` or by `rule`", &options->by},
      {"--explain", "", "say which known faults would give the wrong answers", &options->explain},
      {"--failed-only", "", "leave out the rules, show what failed", &options->failed_only},
      {"--at-least", "N", "fail if fewer scenarios were judged", &options->at_least},
      {"--validate", "", "hold every line, in both directions, against the protocol's schema",
       &options->validate},
      {"--log", "", "show the lines exchanged on standard error", &options->log},
      {"--times", "", "show how long the engine took", &options->times},
      {"--quiet", "", "no report on standard output", &options->quiet},
  };
  command.act = [options](Console& console) { return conform(*options, console); };
  return command;
}

}  // namespace casebook::cli
