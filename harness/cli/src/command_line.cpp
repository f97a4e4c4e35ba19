// The only file that sees CLI11.
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <span>

#include "casebook/cli/command.hpp"
#include "did_you_mean.hpp"

namespace casebook::cli {
namespace {

// Adds one option to a command, as its target asks for.
struct Adder {
  CLI::App& app;
  const Option& option;

  void operator()(bool* target) const { app.add_flag(option.name, *target, option.help); }
  void operator()(std::optional<std::string>* target) const { add_once(target); }
  void operator()(std::optional<int>* target) const { add_once(target); }
  void operator()(std::vector<std::string>* target) const {
    CLI::Option* added = app.add_option(option.name, *target, option.help);
    if (option.name.front() == '-') {
      added->type_size(1)->allow_extra_args(false)->type_name(option.value);
    } else {
      added->type_name("");
    }
  }

 private:
  template <class Value>
  void add_once(std::optional<Value>* target) const {
    const auto set = [target](const Value& value) { *target = value; };
    app.add_option_function<Value>(option.name, set, option.help)->type_name(option.value);
  }
};

void add_command(CLI::App& app, const Command& command) {
  CLI::App* added = app.add_subcommand(command.name, command.summary);
  added->footer("\n" + command.epilogue);
  for (const Option& option : command.options) std::visit(Adder{*added, option}, option.target);
}

constexpr const char* epilogue =
    "\nEach command says more: casebook run --help\n"
    "Exit codes: 0 all held, 1 something did not hold, 2 usage or unreadable input, 3 an engine\n"
    "could not be asked anything.\n";

void describe(CLI::App& app, const std::vector<Command>& commands) {
  app.name("casebook");
  app.description("The rules of Debord's Game of War, executable, with the cases that prove them");
  app.footer(epilogue);
  app.set_version_flag("--version", std::string("casebook ") + CASEBOOK_VERSION,
                       "say which version this is");
  app.require_subcommand(1);
  for (const Command& command : commands) add_command(app, command);
}

// A first word that is no command: the library's own message would not say what there is.
std::string unknown_command(const std::vector<Command>& commands, const std::string& word) {
  std::vector<std::string_view> names;
  names.reserve(commands.size());
  for (const Command& command : commands) names.push_back(command.name);
  return "there is no command `" + word + "`" + did_you_mean(word, names);
}

// The same for an option; every option of ours has one name.
std::string unknown_option(const Command& command, const std::string& argument) {
  std::vector<std::string_view> names{"--help"};
  for (const Option& option : command.options) names.push_back(option.name);
  const std::string word = argument.substr(0, argument.find('='));
  if (std::find(names.begin(), names.end(), word) != names.end()) return {};
  return "there is no option `" + word + "`" + did_you_mean(word, names);
}

// What is wrong with a command line, and in which command.
struct Complaint {
  std::string command;
  std::string message;
};

using Words = std::span<const char* const>;

std::optional<Complaint> unknown_options(const Command& command, Words words) {
  for (const std::string argument : words) {
    if (argument == "--") break;
    if (argument.rfind("--", 0) != 0) continue;
    const std::string unknown = unknown_option(command, argument);
    if (!unknown.empty()) return Complaint{"casebook " + command.name, unknown};
  }
  return std::nullopt;
}

// Before any command stand only these.
bool is_general_option(const std::string& word) {
  return word == "-h" || word == "--help" || word == "--version";
}

// `words` are those after the program's name.
std::optional<Complaint> unknown_word(const std::vector<Command>& commands, Words words) {
  if (words.empty()) return Complaint{"casebook", "say what to do, for example `casebook run`"};
  const std::string first = words.front();
  if (is_general_option(first)) return std::nullopt;
  if (first.rfind('-', 0) == 0) return Complaint{"casebook", "there is no option `" + first + "`"};
  for (const Command& command : commands) {
    if (command.name == first) return unknown_options(command, words.subspan(1));
  }
  return Complaint{"casebook", unknown_command(commands, first)};
}

Exit fail(const Complaint& complaint, Console& console) {
  console.errors << complaint.command << ": " << complaint.message << " (`" << complaint.command
                 << " --help` says more)\n";
  return Exit::unusable;
}

std::string chosen_command(const CLI::App& app) {
  const auto chosen = app.get_subcommands();
  return chosen.empty() ? "casebook" : "casebook " + chosen.front()->get_name();
}

}  // namespace

Exit run_command_line(const std::vector<Command>& commands, int count, const char* const* arguments,
                      Console& console) {
  CLI::App app;
  describe(app, commands);
  const Words words(arguments, static_cast<std::size_t>(count));
  if (const auto unknown = unknown_word(commands, words.subspan(count > 0 ? 1 : 0))) {
    return fail(*unknown, console);
  }
  try {
    app.parse(count, arguments);
  } catch (const CLI::Success& asked) {
    app.exit(asked, console.out, console.errors);  // --help, --version
    return Exit::held;
  } catch (const CLI::ParseError& error) {
    return fail({chosen_command(app), error.what()}, console);
  }
  const std::string chosen = app.get_subcommands().front()->get_name();
  for (const Command& command : commands) {
    if (command.name == chosen) return command.act(console);
  }
  return Exit::unusable;
}

}  // namespace casebook::cli
