#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/corpus/files.hpp"
#include "casebook/corpus/format.hpp"
#include "casebook/corpus/read.hpp"
#include "casebook/model/limits.hpp"
#include "paths.hpp"

namespace casebook::cli {
namespace {

struct FmtOptions {
  std::vector<std::string> paths;
  bool check = false;
  bool lists = false;
  bool drawing = false;
};

enum class Formatted { as_before, changed, unreadable };

// Formats one file, in place unless only its state is asked for.
Formatted format_file(const std::string& path, const FmtOptions& options, Console& console) {
  corpus::FormatOptions format;
  if (options.lists) format.units = scenario::UnitNotation::lists;
  if (options.drawing) format.units = scenario::UnitNotation::drawing;
  const auto text = corpus::read_file(path, limits::file_bytes);
  if (!text) {
    console.errors << corpus::to_text(text.error()) << '\n';
    return Formatted::unreadable;
  }
  const auto formatted = corpus::format(*text, path, format);
  if (!formatted) {
    say(formatted.error(), console);
    return Formatted::unreadable;
  }
  if (*formatted == *text) return Formatted::as_before;
  if (options.check) return Formatted::changed;
  const auto written = corpus::write_file_atomically(path, *formatted);
  if (written) return Formatted::changed;
  console.errors << corpus::to_text(written.error()) << '\n';
  return Formatted::unreadable;
}

Exit format_all(const FmtOptions& options, Console& console) {
  if (options.lists && options.drawing) {
    console.errors << "casebook fmt: --lists and --drawing exclude each other\n";
    return Exit::unusable;
  }
  const corpus::Corpus corpus = corpus::read_corpus(paths_or_default(options.paths));
  say(corpus.errors, console);
  bool all_readable = corpus.errors.empty();
  std::size_t changed = 0;
  for (const corpus::ScenarioFile& file : corpus.files) {
    const Formatted formatted = format_file(file.path, options, console);
    if (formatted == Formatted::unreadable) all_readable = false;
    if (formatted != Formatted::changed) continue;
    ++changed;
    console.out << file.path << (options.check ? ": not in the canonical form" : ": formatted")
                << '\n';
  }
  if (!all_readable) return Exit::unusable;
  return options.check && changed > 0 ? Exit::failed : Exit::held;
}

}  // namespace

Command fmt_command() {
  const auto options = std::make_shared<FmtOptions>();
  Command command;
  command.name = "fmt";
  command.summary = "write scenario files in the canonical form, comments kept";
  command.epilogue =
      "Files are replaced whole or not at all; what is in the canonical form stays untouched.\n"
      "Exit codes: 0 done, 1 with --check some files are not in the canonical form, 2 a file "
      "cannot\n"
      "be read or written.\n"
      "\n"
      "Examples:\n"
      "  casebook fmt\n"
      "  casebook fmt --check scenarios/charges\n"
      "  casebook fmt --drawing scenarios/charges/a-gap-ends-the-column.yaml\n";
  command.options = {
      {"PATHS", "", "files or folders; `scenarios` if none is given", &options->paths},
      {"--check", "", "change nothing, name the files that would change", &options->check},
      {"--lists", "", "write the units as lists by kind", &options->lists},
      {"--drawing", "", "write the units as a drawing", &options->drawing},
  };
  command.act = [options](Console& console) { return format_all(*options, console); };
  return command;
}

}  // namespace casebook::cli
