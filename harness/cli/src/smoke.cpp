#include "casebook/process/smoke.hpp"

#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/report/clean.hpp"
#include "engine_commands.hpp"

namespace casebook::cli {
namespace {

using process::Finding;

struct SmokeOptions {
  std::vector<std::string> command;
  std::optional<int> seconds;
  bool log = false;
  bool times = false;
};

constexpr std::size_t longest_line = 300;

// A line of the program's, fit to be shown.
std::string shown(const std::string& line) {
  if (line.size() <= longest_line) return report::clean(line);
  return report::clean(line.substr(0, longest_line)) + " … (" + std::to_string(line.size()) +
         " bytes)";
}

void write(const process::Smoke& smoke, const SmokeOptions& options, Console& console) {
  int ok = 0;
  int wrong = 0;
  for (Finding finding : smoke.findings) {
    if (finding.state == Finding::State::ok) ++ok;
    if (finding.state == Finding::State::wrong) ++wrong;
    finding.what = shown(finding.what);
    finding.expected = shown(finding.expected);
    finding.got = shown(finding.got);
    finding.sent = report::clean(finding.sent);  // to be sent again, so all of it
    console.out << to_text(finding);
  }
  console.out << ok << " ok, " << wrong << " wrong";
  const int advice = static_cast<int>(smoke.findings.size()) - ok - wrong;
  if (advice > 0) console.out << ", " << advice << " advice";
  console.out << '\n';
  if (options.times && smoke.timed_questions > 0) {
    console.out << "about " << smoke.duration.count() / smoke.timed_questions
                << " microseconds a question\n";
  }
}

bool is_well(const process::Smoke& smoke) {
  for (const Finding& finding : smoke.findings) {
    if (finding.state == Finding::State::wrong) return false;
  }
  return true;
}

Exit fail(const std::string& message, Exit exit, Console& console) {
  console.errors << "casebook smoke: " << report::clean(message) << '\n';
  return exit;
}

Exit test(const SmokeOptions& options, Console& console) {
  const auto commands = commands_from(options.command, {});
  if (!commands) return fail(commands.error(), Exit::unusable, console);
  const auto limits = limits_from(options.seconds);
  if (!limits) return fail(limits.error(), Exit::unusable, console);
  const NamedCommand& command = commands->front();
  const auto smoke =
      process::smoke(command.command, *limits, options.log ? log_on(console) : process::Log{});
  if (!smoke) {
    return fail("`" + command.written + "` cannot be asked anything: " + smoke.error(),
                Exit::no_engine, console);
  }
  write(*smoke, options, console);
  return is_well(*smoke) ? Exit::held : Exit::failed;
}

}  // namespace

Command smoke_command() {
  const auto options = std::make_shared<SmokeOptions>();
  Command command;
  command.name = "smoke";
  command.summary = "say within seconds whether an engine's adapter is written correctly";
  command.epilogue =
      "Asks the program what any rules answer in the same shape: whether the answers are right is\n"
      "for `conform`. `advice` is no fault; without it less can be judged.\n"
      "Exit codes: 0 nothing is wrong, 1 something is, 2 usage, 3 the engine could not be asked\n"
      "anything.\n"
      "\n"
      "Examples:\n"
      "  casebook smoke -- casebook serve\n"
      "  casebook smoke --times -- python3 adapter.py\n";
  command.options = {
      {"COMMAND", "", "the engine's command and its arguments, after `--`", &options->command},
      {"--seconds", "N", "how long one answer may take; 5 if not given", &options->seconds},
      {"--log", "", "show the lines exchanged on standard error", &options->log},
      {"--times", "", "say how long a question takes", &options->times},
  };
  command.act = [options](Console& console) { return test(*options, console); };
  return command;
}

}  // namespace casebook::cli
