#include "casebook/infer/infer.hpp"

#include <algorithm>
#include <memory>
#include <thread>

#include "casebook/cli/commands.hpp"
#include "casebook/corpus/read.hpp"
#include "casebook/report/clean.hpp"
#include "clean_lines.hpp"
#include "output_file.hpp"
#include "paths.hpp"
#include "progress_line.hpp"
#include "rulings_spec.hpp"
#include "tested_engine.hpp"

namespace casebook::cli {
namespace {

struct InferOptions {
  std::vector<std::string> command;
  std::vector<std::string> scenarios;
  std::optional<std::string> engine;
  std::vector<std::string> rulings;
  std::optional<int> questions;
  std::optional<int> seconds;
  std::optional<std::string> json;
  std::optional<std::string> commit;
  std::optional<std::string> date;
};

constexpr int most_questions = 10'000;

Exit fail(const std::string& message, Exit exit, Console& console) {
  console.errors << "casebook infer: " << report::clean(message) << '\n';
  return exit;
}

// All questions of the scenarios; empty, after a message, if one cannot be read.
std::optional<infer::Questions> questions_from(const InferOptions& options, Console& console) {
  const corpus::Corpus corpus = corpus::read_corpus(paths_or_default(options.scenarios));
  say(corpus.errors, console);
  if (!corpus.errors.empty() || corpus.files.empty()) return std::nullopt;
  const int jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  return infer::Questions(corpus::scenarios_of(corpus), jobs);
}

infer::Inference ask(engines::Engine& engine, const infer::Questions& questions, int most,
                     Console& console) {
  ProgressLine line(console);
  infer::Options options;
  options.questions = most;
  options.progress = [&line, most](int asked) {
    line.show("question " + std::to_string(asked + 1) + " of at most " + std::to_string(most));
  };
  return infer::infer(engine, questions, options);
}

Exit infer_readings(const InferOptions& options, Console& console) {
  const int most = options.questions.value_or(150);
  if (most < 1 || most > most_questions) {
    return fail("--questions takes a number from 1 to " + std::to_string(most_questions),
                Exit::unusable, console);
  }
  const auto rulings = rulings_from(options.rulings);
  if (!rulings) return fail(rulings.error(), Exit::unusable, console);
  const auto tested = tested_engine(options.engine, options.command, options.seconds);
  if (!tested) return fail(tested.error().why, tested.error().exit, console);
  engines::Engine& engine = *tested->engine;
  if (*rulings && !engine.take(**rulings).empty()) {
    return fail("the engine cannot take these rulings", Exit::no_engine, console);
  }
  const auto questions = questions_from(options, console);
  if (!questions) return Exit::unusable;
  const infer::Inference found = ask(engine, *questions, most, console);
  if (found.unanswered == found.asked) {
    return fail("the engine answered none of " + std::to_string(found.asked) + " questions",
                Exit::no_engine, console);
  }
  const infer::Asked asked{options.commit.value_or(""), options.date.value_or("")};
  if (options.json != standard_output) console.out << clean_lines(to_text(found, *questions));
  if (!write_output(options.json, to_json(found, *questions, asked), console))
    return Exit::unusable;
  return found.deviations.empty() ? Exit::held : Exit::failed;
}

}  // namespace

Command infer_command() {
  const auto options = std::make_shared<InferOptions>();
  Command command;
  command.name = "infer";
  command.summary = "find out from an engine's answers which readings it takes, and its faults";
  command.epilogue =
      "Asks the questions of the scenarios, each chosen for what the answers so far leave open.\n"
      "What the engine declares of its readings is not looked at. A star marks a reading that is\n"
      "not the default. A fault is one of the wrong variants of the rules that Casebook knows.\n"
      "Exit codes: 0 some reading of every ruling explains all answers, 1 not, 2 usage or\n"
      "unreadable input, 3 the engine could not be asked anything.\n"
      "\n"
      "Examples:\n"
      "  casebook infer -- python3 adapter.py\n"
      "  casebook infer -- casebook serve --rulings terrain-bonus=only-when-attacked\n"
      "  casebook infer --engine literal:cavalry-goes-one-square\n";
  command.options = {
      {"COMMAND", "", "the engine's command and its arguments, after `--`", &options->command},
      {"--engine", "NAME", "an engine that is built in, in the place of a command",
       &options->engine},
      {"--rulings", "SPEC", "the rulings that the engine shall take first", &options->rulings},
      {"--questions", "N", "how many questions at most; 150 if not given", &options->questions},
      {"--scenarios", "PATH", "files or folders to ask from; `scenarios` if none is given",
       &options->scenarios},
      {"--seconds", "N", "how long one answer may take; 5 if not given", &options->seconds},
      {"--json", "FILE", "write what was found as JSON; `-` is standard output", &options->json},
      {"--commit", "TEXT", "the engine's version, for the JSON", &options->commit},
      {"--date", "DATE", "the day of the run, for the JSON", &options->date},
  };
  command.act = [options](Console& console) { return infer_readings(*options, console); };
  return command;
}

}  // namespace casebook::cli
