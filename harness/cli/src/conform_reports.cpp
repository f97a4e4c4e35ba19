#include "casebook/report/html.hpp"
#include "casebook/report/json_lines.hpp"
#include "casebook/report/junit.hpp"
#include "casebook/report/text.hpp"
#include "conform.hpp"
#include "output_file.hpp"

namespace casebook::cli {
namespace {

// As --rulings takes it.
std::string spec_of(const Rulings& rulings) {
  std::string spec;
  for (const Ruling ruling : all_rulings()) {
    const int reading = rulings.reading(ruling);
    if (reading == 0) continue;
    spec += spec.empty() ? "" : ",";
    spec += name(ruling);
    spec += '=';
    spec += reading_name(ruling, reading);
  }
  return spec.empty() ? "literal" : spec;
}

// The command that puts one scenario to the engine again, and shows the lines exchanged.
std::string again(const report::Judged& judged, const NamedCommand& command,
                  const std::optional<std::string>& inferred) {
  std::string text = "casebook conform --log --scenarios " + shell_word(judged.file);
  text += inferred ? " --inferred " + shell_word(*inferred)
                   : " --rulings " + spec_of(judged.result.rulings);
  return text + " -- " + command.written;
}

void write_one(const report::Column& column, const NamedCommand& command,
               const ConformOptions& options, Console& console) {
  report::TextOptions text;
  if (options.failed_only) text.detail = report::Detail::failures_only;
  text.colour = console.colour;
  if (options.times) text.times = report::Times::shown;
  text.again = [&](const report::Judged& judged) {
    return again(judged, command, options.inferred);
  };
  report::write_text(console.out, column.report, text);
}

void write_many(const std::vector<report::Column>& columns, const ConformOrder& order,
                Console& console) {
  console.out << matrix_text(columns, order.rows) << '\n'
              << "A number is how many checks passed; `-` is where none was answered. What an "
                 "engine got\nwrong is shown by `casebook conform -- COMMAND`, for it alone.\n";
}

void write_known(const report::Column& column, const ConformOrder& order, Console& console) {
  if (!order.baseline) return;
  const Against found = against(*order.baseline, column.report);
  for (const std::string& entry : found.unlisted) console.out << "not listed: " << entry << '\n';
  for (const std::string& entry : found.passing) {
    console.out << "listed, but it passes: " << entry << '\n';
  }
  console.out << found.known << " known, " << found.unlisted.size() << " not listed, "
              << found.passing.size() << " listed that pass\n";
}

bool write_files(const std::vector<report::Column>& columns, const ConformOrder& order,
                 const ConformOptions& options, Console& console) {
  const auto times = options.times ? report::Times::shown : report::Times::left_out;
  const report::RunReport& first = columns.front().report;
  bool written = true;
  if (options.json) {
    const std::string json =
        columns.size() > 1 ? matrix_json(columns, order.rows) : json_lines(first, times);
    written &= write_output(options.json, json, console);
  }
  if (options.junit) written &= write_output(options.junit, junit_xml(first, times), console);
  if (options.html) written &= write_output(options.html, html(columns), console);
  if (options.write_baseline) {
    written &= write_output(options.write_baseline, baseline_text(first), console);
  }
  return written;
}

bool is_output_taken(const ConformOptions& options) {
  return options.json == standard_output || options.junit == standard_output ||
         options.html == standard_output || options.write_baseline == standard_output;
}

}  // namespace

bool write_conform_reports(const std::vector<report::Column>& columns, const ConformOrder& order,
                           const ConformOptions& options, Console& console) {
  const bool written = write_files(columns, order, options, console);
  if (options.quiet || is_output_taken(options)) return written;
  if (columns.size() > 1) {
    write_many(columns, order, console);
  } else {
    write_one(columns.front(), order.commands.front(), options, console);
    write_known(columns.front(), order, console);
  }
  return written;
}

}  // namespace casebook::cli
