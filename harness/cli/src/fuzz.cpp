#include "casebook/fuzz/fuzz.hpp"

#include <charconv>
#include <filesystem>
#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/corpus/read.hpp"
#include "casebook/engines/assuming.hpp"
#include "casebook/report/clean.hpp"
#include "casebook/scenario/write.hpp"
#include "clean_lines.hpp"
#include "output_file.hpp"
#include "paths.hpp"
#include "progress_line.hpp"
#include "rulings_spec.hpp"
#include "tested_engine.hpp"

namespace casebook::cli {
namespace {

struct FuzzOptions {
  std::vector<std::string> command;
  std::vector<std::string> scenarios;
  std::optional<std::string> engine;
  std::vector<std::string> under;
  std::optional<std::string> inferred;
  std::optional<int> cases;
  std::optional<int> findings;
  std::optional<std::string> time;
  std::optional<int> seed;
  std::optional<std::string> shard;
  std::optional<int> seconds;
  std::optional<std::string> out;
};

using Message = std::string;

template <class Number>
std::optional<Number> number_in(std::string_view text) {
  Number number{};
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
  return is_whole ? std::optional<Number>(number) : std::nullopt;
}

// "60s", "5m".
std::optional<std::chrono::milliseconds> time_in(const std::string& text) {
  constexpr long most_seconds = 24 * 3600;
  if (text.size() < 2) return std::nullopt;
  const auto number = number_in<long>(std::string_view(text).substr(0, text.size() - 1));
  const long unit = text.back() == 's' ? 1 : text.back() == 'm' ? 60 : 0;
  if (!number || unit == 0 || *number < 1 || *number > most_seconds / unit) return std::nullopt;
  return std::chrono::seconds(*number * unit);
}

std::optional<fuzz::Shard> shard_in(const std::string& text) {
  const auto slash = text.find('/');
  if (slash == std::string::npos) return std::nullopt;
  const auto index = number_in<std::uint64_t>(std::string_view(text).substr(0, slash));
  const auto count = number_in<std::uint64_t>(std::string_view(text).substr(slash + 1));
  if (!index || !count || *index >= *count) return std::nullopt;
  return fuzz::Shard{*index, *count};
}

tl::expected<fuzz::Options, Message> options_from(const FuzzOptions& options) {
  fuzz::Options order;
  if (options.cases && options.time) {
    return tl::unexpected<Message>("--cases and --for exclude each other");
  }
  if (options.cases && *options.cases < 1) {
    return tl::unexpected<Message>("--cases takes a number from 1 on");
  }
  order.cases = static_cast<std::uint64_t>(options.cases.value_or(1000));
  if (options.findings && *options.findings < 1) {
    return tl::unexpected<Message>("--findings takes a number from 1 on");
  }
  if (options.findings) order.findings = static_cast<std::size_t>(*options.findings);
  if (options.time) {
    order.time = time_in(*options.time);
    if (!order.time) return tl::unexpected<Message>("--for takes a time like 60s or 5m");
    order.cases = UINT64_MAX;
  }
  if (options.seed && *options.seed < 0) {
    return tl::unexpected<Message>("--seed takes a number from 0 on");
  }
  order.seed = static_cast<std::uint64_t>(options.seed.value_or(1));
  if (options.shard) {
    const auto shard = shard_in(*options.shard);
    if (!shard) return tl::unexpected<Message>("--shard takes I/N, I from 0 to N - 1, like 0/4");
    order.shard = *shard;
  }
  return order;
}

// The readings asked for, else those that the engine declares. Empty, with a message, if it cannot
// take them.
tl::expected<Rulings, Message> readings_of(engines::Engine& engine, const FuzzOptions& options) {
  const auto asked = rulings_from(options.under);
  if (!asked) return tl::unexpected(asked.error());
  const Rulings rulings = asked->value_or(engine.introduction().rulings);
  for (const Ruling ruling : engine.take(rulings))
    return tl::unexpected("the engine cannot take that reading of " + std::string(name(ruling)));
  return rulings;
}

Exit fail(const std::string& message, Exit exit, Console& console) {
  console.errors << "casebook fuzz: " << report::clean(message) << '\n';
  return exit;
}

bool write_findings(const fuzz::Report& found, const std::string& folder, Console& console) {
  if (found.findings.empty()) return true;
  std::error_code problem;
  std::filesystem::create_directories(folder, problem);
  if (problem) {
    console.errors << "casebook fuzz: " << folder << ": " << problem.message() << '\n';
    return false;
  }
  for (const fuzz::Finding& finding : found.findings) {
    const std::string file = folder + "/" + finding.scenario.id + ".yaml";
    if (!write_output(file, scenario::to_yaml(finding.scenario), console)) return false;
    console.out << finding.rule.text << ", met " << finding.times
                << (finding.times == 1 ? " time" : " times") << "\n  "
                << clean_lines(judge::difference_in_words(finding.disagreement)) << '\n';
    if (finding.like != nullptr) console.out << "  as if " << finding.like->effect << '\n';
    console.out << "  " << file << '\n';
  }
  return true;
}

fuzz::Report look(engines::Engine& engine, const corpus::Corpus& corpus, fuzz::Options order,
                  Console& console) {
  ProgressLine line(console);
  order.progress = [&line](std::uint64_t number, std::size_t findings) {
    line.show("case " + std::to_string(number) + ", " + std::to_string(findings) + " found");
  };
  return fuzz::fuzz(engine, corpus::scenarios_of(corpus), order);
}

Exit fuzz_engine(const FuzzOptions& options, Console& console) {
  auto order = options_from(options);
  if (!order) return fail(order.error(), Exit::unusable, console);
  auto tested = tested_engine(options.engine, options.command, options.seconds);
  if (!tested) return fail(tested.error().why, tested.error().exit, console);
  if (options.inferred && !options.under.empty()) {
    return fail("--inferred and --under exclude each other", Exit::unusable, console);
  }
  const auto inferred = inferred_from(options.inferred);
  if (!inferred) return fail(inferred.error(), Exit::unusable, console);
  if (*inferred) tested->engine = engines::assuming(std::move(tested->engine), **inferred);
  const auto rulings = readings_of(*tested->engine, options);
  if (!rulings) return fail(rulings.error(), Exit::unusable, console);
  order->rulings = *rulings;
  if (tested->is_a_program) order->refusals = judge::Refusals::contain_rule;
  const corpus::Corpus corpus = corpus::read_corpus(paths_or_default(options.scenarios));
  say(corpus.errors, console);
  if (!corpus.errors.empty()) return Exit::unusable;
  const fuzz::Report found = look(*tested->engine, corpus, *order, console);
  if (!write_findings(found, options.out.value_or("found"), console)) return Exit::unusable;
  console.out << found.cases << (found.cases == 1 ? " case, " : " cases, ") << found.findings.size()
              << " different " << (found.findings.size() == 1 ? "disagreement" : "disagreements")
              << " found\n";
  return found.findings.empty() ? Exit::held : Exit::failed;
}

}  // namespace

Command fuzz_command() {
  const auto options = std::make_shared<FuzzOptions>();
  Command command;
  command.name = "fuzz";
  command.summary = "look for positions on which an engine differs from the rules";
  command.epilogue =
      "Random positions, positions of the scenarios with something changed, and positions some\n"
      "actions further on. What is found is made small, counted once by the rule it is about, and\n"
      "written as a scenario, marked as unconfirmed. The same seed and number of cases find the\n"
      "same.\n"
      "Exit codes: 0 nothing was found, 1 something was, 2 usage or unreadable input, 3 the "
      "engine\n"
      "could not be asked anything.\n"
      "\n"
      "Examples:\n"
      "  casebook fuzz -- python3 adapter.py\n"
      "  casebook fuzz --for 60s --out found -- python3 adapter.py\n"
      "  casebook fuzz --engine bitboard --cases 5000 --seed 7 --shard 0/2\n";
  command.options = {
      {"COMMAND", "", "the engine's command and its arguments, after `--`", &options->command},
      {"--engine", "NAME", "an engine that is built in, in the place of a command",
       &options->engine},
      {"--under", "SPEC", "the rulings; those that the engine declares if not given",
       &options->under},
      {"--inferred", "FILE", "the readings that `casebook infer --json FILE` found",
       &options->inferred},
      {"--cases", "N", "how many positions; 1000 if not given", &options->cases},
      {"--findings", "N", "end after so many different ones; 50 if not given", &options->findings},
      {"--for", "TIME", "as many as can be tried in that time: 60s, 5m", &options->time},
      {"--seed", "N", "which positions; 1 if not given", &options->seed},
      {"--shard", "I/N", "every N-th case from I on", &options->shard},
      {"--scenarios", "PATH", "files or folders to change; `scenarios` if none is given",
       &options->scenarios},
      {"--seconds", "N", "how long one answer may take; 5 if not given", &options->seconds},
      {"--out", "FOLDER", "where to write the scenarios; `found` if not given", &options->out},
  };
  command.act = [options](Console& console) { return fuzz_engine(*options, console); };
  return command;
}

}  // namespace casebook::cli
