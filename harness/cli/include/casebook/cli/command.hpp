// A subcommand of `casebook`: what it reads from the command line, and what it does. One source
// file each; none of them sees the library that reads the command line.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "casebook/cli/console.hpp"

namespace casebook::cli {

// The exit codes of the program.
enum class Exit : int {
  held = 0,       // all held
  failed = 1,     // something did not hold
  unusable = 2,   // usage or unreadable input
  no_engine = 3,  // an engine could not be asked anything
};

// What an option puts its value into; it outlives the command.
//   bool*            a switch without value
//   optional<...>*   given once, or not at all
//   vector<...>*     given any number of times
using Target = std::variant<bool*, std::optional<std::string>*, std::optional<int>*,
                            std::vector<std::string>*>;

struct Option {
  std::string name;   // one: "--rule"; without dashes, "PATHS", for what stands by itself
  std::string value;  // the word for the value in --help: "ID"; empty for a switch
  std::string help;
  Target target;
};

struct Command {
  std::string name;
  std::string summary;   // one line
  std::string epilogue;  // the end of --help: examples, exit codes
  std::vector<Option> options;
  // Runs it; the options have been read. `keep` holds whatever they point into.
  std::function<Exit(Console&)> act;
};

// Reads the command line and runs one of the commands. --help and --version go to the console's
// output; whatever cannot be read is one message on its errors and Exit::unusable.
Exit run_command_line(const std::vector<Command>& commands, int count, const char* const* arguments,
                      Console& console);

}  // namespace casebook::cli
