#include <algorithm>
#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/report/difference.hpp"
#include "stored_files.hpp"

namespace casebook::cli {
namespace {

void say_if_cut_short(const report::StoredReport& stored, const std::string& path,
                      Console& console) {
  if (stored.is_whole) return;
  console.errors << "casebook diff: " << path
                 << " has no footer: that run was cut short, and may have lost checks\n";
}

Exit fail(const std::string& message, Console& console) {
  console.errors << "casebook diff: " << message << '\n';
  return Exit::unusable;
}

Exit compare(const std::vector<std::string>& paths, Console& console) {
  if (paths.size() != 2) return fail("name two reports, the earlier one first", console);
  const auto before = report_in(paths[0]);
  if (!before) return fail(before.error(), console);
  const auto after = report_in(paths[1]);
  if (!after) return fail(after.error(), console);
  say_if_cut_short(*before, paths[0], console);
  say_if_cut_short(*after, paths[1], console);
  const auto changes = report::changes(*before, *after);
  console.out << report::to_text(changes);
  const bool is_broken = std::any_of(changes.begin(), changes.end(), [](const auto& changed) {
    return changed.change == report::Change::broken;
  });
  return is_broken ? Exit::failed : Exit::held;
}

}  // namespace

Command diff_command() {
  const auto paths = std::make_shared<std::vector<std::string>>();
  Command command;
  command.name = "diff";
  command.summary = "compare two stored reports of run or conform: what was fixed, what broke";
  command.epilogue =
      "Reads what --json wrote. `broken` is what did not speak against the engine before, and "
      "does\n"
      "now, or passed and is declined now.\n"
      "Exit codes: 0 nothing broke, 1 something did, 2 usage or unreadable input.\n"
      "\n"
      "Examples:\n"
      "  casebook diff before.jsonl after.jsonl\n";
  command.options = {{"REPORTS", "", "the earlier report, and the later one", paths.get()}};
  command.act = [paths](Console& console) { return compare(*paths, console); };
  return command;
}

}  // namespace casebook::cli
