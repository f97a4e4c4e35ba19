// The only file that sees CLI11.
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include "casebook/cli/command.hpp"
#include "did_you_mean.hpp"

namespace casebook::cli {
namespace {

// Adds one option to a command, as its target asks for.
struct Adder {
  CLI::App& app;
  const Option& option;

  void operator()(bool* target) const { app.add_flag(option.names, *target, option.help); }
  void operator()(std::optional<std::string>* target) const { add_once(target); }
  void operator()(std::optional<int>* target) const { add_once(target); }
  void operator()(std::vector<std::string>* target) const {
    CLI::Option* added = app.add_option(option.names, *target, option.help);
    if (option.names.front() == '-') {
      added->type_size(1)->allow_extra_args(false)->type_name(option.value);
    } else {
      added->type_name("");
    }
  }

 private:
  template <class Value>
  void add_once(std::optional<Value>* target) const {
    const auto set = [target](const Value& value) { *target = value; };
    app.add_option_function<Value>(option.names, set, option.help)->type_name(option.value);
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
std::string unknown_command(const std::vector<Command>& commands, int count,
                            const char* const* arguments) {
  if (count < 2 || arguments[1][0] == '-') return {};
  std::vector<std::string_view> names;
  for (const Command& command : commands) {
    if (command.name == arguments[1]) return {};
    names.push_back(command.name);
  }
  const std::string word = arguments[1];
  return "there is no command `" + word + "`" + did_you_mean(word, names);
}

Exit fail(const std::string& message, const CLI::App& app, Console& console) {
  std::string command = "casebook";
  for (const CLI::App* chosen : app.get_subcommands()) command += " " + chosen->get_name();
  console.errors << command << ": " << message << "; `" << command << " --help` says more\n";
  return Exit::unusable;
}

}  // namespace

Exit run_command_line(const std::vector<Command>& commands, int count, const char* const* arguments,
                      Console& console) {
  CLI::App app;
  describe(app, commands);
  const std::string unknown = unknown_command(commands, count, arguments);
  if (!unknown.empty()) return fail(unknown, app, console);
  try {
    app.parse(count, arguments);
  } catch (const CLI::Success& asked) {
    app.exit(asked, console.out, console.errors);  // --help, --version
    return Exit::held;
  } catch (const CLI::ParseError& error) {
    return fail(error.what(), app, console);
  }
  const std::string chosen = app.get_subcommands().front()->get_name();
  for (const Command& command : commands) {
    if (command.name == chosen) return command.act(console);
  }
  return Exit::unusable;
}

}  // namespace casebook::cli
