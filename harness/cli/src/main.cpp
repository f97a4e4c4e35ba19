#include <exception>
#include <utility>

#include "casebook/cli/commands.hpp"
#include "mutants.hpp"

namespace {

using casebook::cli::Command;
using casebook::cli::Console;
using casebook::cli::Exit;

Exit run(int count, const char* const* arguments, Console& console) {
  std::vector<Command> commands{casebook::cli::run_command(),    casebook::cli::check_command(),
                                casebook::cli::fmt_command(),    casebook::cli::serve_command(),
                                casebook::cli::show_command(),   casebook::cli::explain_command(),
                                casebook::cli::rules_command(),  casebook::cli::rulings_command(),
                                casebook::cli::new_command(),    casebook::cli::complete_command(),
                                casebook::cli::export_command(), casebook::cli::perft_command(),
                                casebook::cli::bisect_command(), casebook::cli::conform_command(),
                                casebook::cli::diff_command(),   casebook::cli::report_command(),
                                casebook::cli::smoke_command(),  casebook::cli::infer_command(),
                                casebook::cli::fuzz_command()};
  for (Command& command : casebook::cli::mutant_commands()) commands.push_back(std::move(command));
  const Exit exit = casebook::cli::run_command_line(commands, count, arguments, console);
  if (console.out.flush()) return exit;
  console.errors << "casebook: the output could not be written\n";
  return Exit::unusable;
}

}  // namespace

int main(int count, char** arguments) {
  Console console = casebook::cli::process_console();
  try {
    return static_cast<int>(run(count, arguments, console));
  } catch (const std::exception& fault) {
    console.errors << "casebook: a fault of the program: " << fault.what() << '\n';
  }
  return static_cast<int>(Exit::no_engine);
}
