#include <algorithm>
#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/corpus/files.hpp"
#include "casebook/corpus/format.hpp"
#include "casebook/corpus/read.hpp"
#include "casebook/judge/proofs.hpp"
#include "casebook/model/counted.hpp"
#include "casebook/model/limits.hpp"
#include "paths.hpp"

namespace casebook::cli {
namespace {

struct CheckOptions {
  std::vector<std::string> paths;
  std::optional<int> random_vectors;
  std::optional<int> seed;
};

constexpr int most_vectors = 100'000;

std::vector<judge::Problem> formatting_problems(const corpus::ScenarioFile& file) {
  const auto text = corpus::read_file(file.path, limits::file_bytes);
  if (!text) return {{{}, text.error().message}};
  const auto formatted = corpus::format(*text, file.path);
  std::vector<judge::Problem> problems;
  if (!formatted) {
    for (const corpus::FileError& error : formatted.error()) {
      problems.push_back({{error.line, error.column}, error.message});
    }
  } else if (*formatted != *text) {
    problems.push_back(
        {{}, "is not in the canonical form; `casebook fmt " + file.path + "` writes it"});
  }
  return problems;
}

std::vector<judge::Problem> problems_of(const corpus::ScenarioFile& file,
                                        const judge::WhenOptions& options) {
  std::vector<judge::Problem> problems = formatting_problems(file);
  const auto add = [&problems](const std::vector<judge::Problem>& more) {
    problems.insert(problems.end(), more.begin(), more.end());
  };
  if (file.scenario.unconfirmed) {
    add({{{},
          "is unconfirmed: work the answers out from the rules, then take `unconfirmed: true` "
          "out"}});
  }
  add(judge::refusals_are_honest(file.scenario));
  add(judge::tempting_answers_are_true(file.scenario));
  add(judge::when_is_right(file.scenario, options));
  return problems;
}

Exit check_all(const CheckOptions& options, Console& console) {
  judge::WhenOptions when;
  when.random_vectors = options.random_vectors.value_or(when.random_vectors);
  when.seed = static_cast<std::uint64_t>(options.seed.value_or(1));
  if (when.random_vectors < 0 || when.random_vectors > most_vectors) {
    console.errors << "casebook check: --random takes 0 to " << most_vectors << '\n';
    return Exit::unusable;
  }
  const corpus::Corpus corpus = corpus::read_corpus(paths_or_default(options.paths));
  say(corpus.errors, console);
  std::size_t number = 0;
  for (const corpus::ScenarioFile& file : corpus.files) {
    for (const judge::Problem& problem : problems_of(file, when)) {
      const corpus::FileError error{file.path, problem.place.line, problem.place.column,
                                    problem.message};
      console.out << corpus::to_text(error) << '\n';
      ++number;
    }
  }
  if (!corpus.files.empty()) {
    console.out << counted(corpus.files.size(), "scenario")
                << " checked: " << (number == 0 ? "no fault" : counted(number, "fault")) << '\n';
  }
  if (!corpus.errors.empty()) return Exit::unusable;
  return number == 0 ? Exit::held : Exit::failed;
}

}  // namespace

Command check_command() {
  const auto options = std::make_shared<CheckOptions>();
  Command command;
  command.name = "check";
  command.summary = "find faults in scenario files";
  command.epilogue =
      "Says what cannot be read, what is not in the canonical form, what nobody has confirmed,\n"
      "which refusal has another reason than the rule it names, which tempting answer is not what\n"
      "the program gives without the rule, and on which rulings an answer depends that `when` "
      "does\n"
      "not name.\n"
      "Exit codes: 0 no fault, 1 something does not hold, 2 usage or unreadable input.\n"
      "\n"
      "Examples:\n"
      "  casebook check\n"
      "  casebook check scenarios/charges --random 500 --seed 7\n";
  command.options = {
      {"PATHS", "", "files or folders; `scenarios` if none is given", &options->paths},
      {"--random", "N", "how many random sets of rulings to try, 20 if not given",
       &options->random_vectors},
      {"--seed", "N", "where the random sets begin, 1 if not given", &options->seed},
  };
  command.act = [options](Console& console) { return check_all(*options, console); };
  return command;
}

}  // namespace casebook::cli
