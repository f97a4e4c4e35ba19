#include "engine_commands.hpp"

#include <algorithm>

#include "casebook/report/clean.hpp"

namespace casebook::cli {
namespace {

constexpr int most_seconds = 3600;

bool is_plain(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') ||
         std::string_view("-_./=:,+@%").find(letter) != std::string_view::npos;
}

tl::expected<NamedCommand, std::string> named_command(const std::string& text) {
  const std::size_t sign = text.find('=');
  if (sign == std::string::npos || sign == 0 || sign + 1 == text.size()) {
    return tl::unexpected("--engine-command: write `NAME=COMMAND`, not `" + text + "`");
  }
  const std::string command = text.substr(sign + 1);
  return NamedCommand{text.substr(0, sign), {{"/bin/sh", "-c", command}}, command};
}

NamedCommand unnamed_command(const std::vector<std::string>& words) {
  std::string written;
  for (const std::string& word : words) written += (written.empty() ? "" : " ") + shell_word(word);
  return {"", {words}, written};
}

}  // namespace

std::string shell_word(const std::string& word) {
  if (!word.empty() && std::all_of(word.begin(), word.end(), is_plain)) return word;
  std::string quoted = "'";
  for (const char letter : word) {
    if (letter == '\'') {
      quoted += "'\\''";
    } else {
      quoted += letter;
    }
  }
  return quoted + '\'';
}

tl::expected<std::vector<NamedCommand>, std::string> commands_from(
    const std::vector<std::string>& words, const std::vector<std::string>& named) {
  if (!words.empty() && !named.empty()) {
    return tl::unexpected<std::string>("name engines by --engine-command, or one after `--`");
  }
  if (!words.empty()) return std::vector<NamedCommand>{unnamed_command(words)};
  std::vector<NamedCommand> commands;
  for (const std::string& text : named) {
    auto command = named_command(text);
    if (!command) return tl::unexpected(command.error());
    for (const NamedCommand& other : commands) {
      if (other.name == command->name) {
        return tl::unexpected("--engine-command: `" + other.name + "` is named twice");
      }
    }
    commands.push_back(std::move(*command));
  }
  if (commands.empty()) {
    return tl::unexpected<std::string>("say which engine: its command comes last, after `--`");
  }
  return commands;
}

tl::expected<process::Limits, std::string> limits_from(const std::optional<int>& seconds) {
  process::Limits limits;
  if (!seconds) return limits;
  if (*seconds < 1 || *seconds > most_seconds) {
    return tl::unexpected("--seconds takes a number from 1 to " + std::to_string(most_seconds));
  }
  limits.question = std::chrono::seconds(*seconds);
  limits.start = std::max(limits.start, limits.question);
  return limits;
}

process::Log log_on(Console& console) {
  return [&console](process::Direction direction, std::string_view line) {
    const char* sign = direction == process::Direction::sent ? "> " : "< ";
    console.errors << sign << report::clean(line) << '\n';
  };
}

}  // namespace casebook::cli
