#include <filesystem>
#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/corpus/files.hpp"
#include "new_answers.hpp"
#include "paths.hpp"

namespace casebook::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* example =
    "casebook new --rule charge.no-gap --title \"A gap ends the column\" --check attack:L15";

// Asks until the answer can be taken; false if the input ends. Enter takes what is proposed.
bool ask(const Question& question, NewAnswers& answers, Console& console) {
  const std::string proposal = question.proposal(answers);
  for (;;) {
    console.out << question.words << " [" << proposal << "]: " << std::flush;
    std::string line;
    if (!std::getline(console.in, line)) return false;
    const std::string answer = line.empty() ? proposal : line;
    const std::string problem = question.problem(answer);
    if (problem.empty()) {
      answers.*question.answer = answer;
      return true;
    }
    console.out << "  " << problem << '\n';
  }
}

bool ask_all(NewAnswers& answers, Console& console) {
  for (const Question& question : new_questions()) {
    const bool is_told = answers.file && question.answer == &NewAnswers::theme;
    if (!is_told && !ask(question, answers, console)) return false;
  }
  return true;
}

// Why the file cannot go there, or "".
std::string obstacle(const std::string& path, const NewAnswers& answers, const std::string& id) {
  std::error_code error;
  if (answers.file) return "";
  if (!fs::is_directory("scenarios", error)) {
    return "there is no folder `scenarios` here: go to where it is, or name a FILE";
  }
  for (fs::directory_iterator theme("scenarios", error);
       !error && theme != fs::directory_iterator(); theme.increment(error)) {
    const fs::path taken = theme->path() / (id + ".yaml");
    if (taken != fs::path(path) && fs::exists(taken)) {
      return "the id `" + id + "` is taken by " + taken.string() + "; choose another with --id";
    }
  }
  fs::create_directories(fs::path(path).parent_path(), error);
  return error ? path + ": the folder cannot be made: " + error.message() : "";
}

Exit refuse(const std::string& why, Console& console) {
  console.errors << "casebook new: " << why << '\n';
  return Exit::unusable;
}

Exit write_new(const NewAnswers& answers, Console& console) {
  const auto wanted = understood(answers);
  if (!wanted) return refuse(wanted.error(), console);
  const auto text = scaffold(*wanted);
  if (!text) return refuse(text.error(), console);
  const std::string path = path_for(answers, *wanted);
  if (const std::string why = obstacle(path, answers, wanted->id); !why.empty()) {
    return refuse(why, console);
  }
  const auto written = corpus::write_new_file(path, *text);
  if (!written) return refuse(corpus::to_text(written.error()), console);
  console.out << path << ": written\n"
              << "Put the units into its drawing. `casebook check " << path << "` says what is "
              << "still missing;\n`casebook complete " << path << "` fills in the answers for you "
              << "to confirm.\n";
  return Exit::held;
}

Exit make(NewAnswers answers, Console& console) {
  if (answers.any()) return write_new(answers, console);
  if (console.input == Input::stream) {
    return refuse("nobody can be asked here; say what it is about, for example `" +
                      std::string(example) + "`",
                  console);
  }
  if (ask_all(answers, console)) return write_new(answers, console);
  return refuse("the answers ended; nothing was written", console);
}

}  // namespace

Command new_command() {
  const auto answers = std::make_shared<NewAnswers>();
  Command command;
  command.name = "new";
  command.summary = "begin a scenario file";
  command.epilogue =
      "Without options it asks, on a terminal; Enter takes what stands in brackets. With any\n"
      "option it does not ask, and takes the same proposals for the rest.\n"
      "The file is scenarios/THEME/ID.yaml unless FILE is given. It explains each of its keys, "
      "and\n"
      "lacks what only you know: the units, and the answer to its check. A file that is there is\n"
      "never overwritten.\n"
      "Exit codes: 0 written, 2 usage, or the file is there or cannot be written.\n"
      "\n"
      "Examples:\n"
      "  casebook new\n"
      "  casebook new --rule charge.no-gap --title 'A gap ends the column' --check attack:L15\n"
      "  casebook new --rule move.speed --map 9x7 --check refused --to-move south\n"
      "  casebook new drafts/my-case.yaml --rule communication.contact\n";
  command.options = {
      {"FILE", "", "where to write it", &answers->file},
      {"--rule", "ID", "the rule under test; communication.direct if not given", &answers->rule},
      {"--title", "TEXT", "what it shows, in one line", &answers->title},
      {"--map", "MAP", "book (the default), open, or columns x rows of its own map: 9x7",
       &answers->map},
      {"--to-move", "SIDE", "north (the default) or south", &answers->to_move},
      {"--check", "CHECK", "the first check: communication, attack:L15, moves:K15, turn or refused",
       &answers->check},
      {"--theme", "FOLDER", "the folder below scenarios; by the rule if not given",
       &answers->theme},
      {"--id", "ID", "its id; made from the title if not given", &answers->id},
  };
  command.act = [answers](Console& console) { return make(*answers, console); };
  return command;
}

}  // namespace casebook::cli
