// The programs that a command line puts under test.
#pragma once

#include <memory>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "casebook/cli/console.hpp"
#include "casebook/process/process_engine.hpp"

namespace casebook::cli {

// An engine's name, and how it is started.
struct NamedCommand {
  std::string name;  // empty where only one is asked for: it is called as it calls itself
  process::Command command;
  std::string written;  // as a shell reads it
};

// The words after `--`, or the values of --engine-command, each NAME=COMMAND, its command read by a
// shell. In error: none, both, a name twice, or a value without a name or a command.
tl::expected<std::vector<NamedCommand>, std::string> commands_from(
    const std::vector<std::string>& words, const std::vector<std::string>& named);

// One word as a shell reads it: in quotes where it must be.
std::string shell_word(const std::string& word);

// Seconds from 1 to 3600, for one answer; the default where there is none.
tl::expected<process::Limits, std::string> limits_from(const std::optional<int>& seconds);

// Writes every line to the console's errors: "> {…}" was sent, "< {…}" was heard.
process::Log log_on(Console& console);

}  // namespace casebook::cli
