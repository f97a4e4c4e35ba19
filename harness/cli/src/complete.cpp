#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/corpus/files.hpp"
#include "casebook/corpus/format.hpp"
#include "casebook/corpus/read.hpp"
#include "casebook/judge/completion.hpp"
#include "casebook/model/limits.hpp"
#include "paths.hpp"

namespace casebook::cli {
namespace {

struct CompleteOptions {
  std::optional<std::string> path;
};

void say(const std::vector<judge::Problem>& problems, const std::string& path, std::ostream& out) {
  for (const judge::Problem& problem : problems) {
    out << corpus::to_text({path, problem.place.line, problem.place.column, problem.message})
        << '\n';
  }
}

Exit write(const std::string& path, const std::string& text, const judge::Completion& completion,
           Console& console) {
  const auto rewritten = corpus::rewritten(text, path, completion.scenario);
  if (!rewritten) {
    say(rewritten.error(), console);
    return Exit::unusable;
  }
  const auto written = corpus::write_file_atomically(path, *rewritten);
  if (!written) {
    say({written.error()}, console);
    return Exit::unusable;
  }
  say(completion.filled, path, console.out);
  console.out << path << ": filled in and marked `unconfirmed: true`; work each answer out from "
              << "the rules, then take that line out\n";
  return Exit::held;
}

Exit complete_file(const std::string& path, Console& console) {
  const auto text = corpus::read_file(path, limits::file_bytes);
  if (!text) {
    say({text.error()}, console);
    return Exit::unusable;
  }
  const auto read = corpus::read_incomplete_scenario(*text, path);
  if (!read) {
    say(read.error(), console);
    return Exit::unusable;
  }
  const judge::Completion completion = judge::complete(read->scenario, read->unanswered);
  if (!completion.problems.empty()) {
    say(completion.problems, path, console.errors);
    console.errors << path << ": nothing was filled in\n";
    return Exit::failed;
  }
  if (!completion.filled.empty()) return write(path, *text, completion, console);
  console.out << path << ": no answer is missing\n";
  return Exit::held;
}

Exit complete_given(const CompleteOptions& options, Console& console) {
  if (options.path) return complete_file(*options.path, console);
  console.errors << "casebook complete: say which file, for example `casebook complete "
                    "scenarios/charges/a-gap.yaml`\n";
  return Exit::unusable;
}

}  // namespace

Command complete_command() {
  const auto options = std::make_shared<CompleteOptions>();
  Command command;
  command.name = "complete";
  command.summary = "fill in the answers that a scenario's checks lack";
  command.epilogue =
      "Answers what a check asks without saying, from the literal rules under the scenario's own\n"
      "rulings:\n"
      "  communication: {}            every unit, in communication or isolated\n"
      "  attack: {square: L15}        offence, defence, outcome, and every unit that counts\n"
      "  moves: {of: K15}             where the unit can move; `moves: {}` every move\n"
      "  turn: {play: \"K15-K16\"}      what has changed on the board, and the end of the war\n"
      "  refused: {play: \"K15-K18\"}   the one permission that refuses it\n"
      "  violations: {play: \"…\"}      every permission that refuses it\n"
      "What stands there already is kept, and so are the comments. The file is replaced whole or "
      "not\n"
      "at all, and marked `unconfirmed: true`: a program's answer proves nothing about the "
      "program, so\n"
      "`casebook check` fails until a person has worked the answers out and taken the mark away.\n"
      "`casebook explain FILE --attack L15` shows the arithmetic beside the rules.\n"
      "Exit codes: 0 done or nothing missing, 1 an answer cannot be filled in, 2 usage or "
      "unreadable\n"
      "input.\n"
      "\n"
      "Examples:\n"
      "  casebook complete scenarios/charges/a-gap-ends-the-column.yaml\n";
  command.options = {{"FILE", "", "the scenario file", &options->path}};
  command.act = [options](Console& console) { return complete_given(*options, console); };
  return command;
}

}  // namespace casebook::cli
