#include "casebook/report/engines_page.hpp"

#include <algorithm>
#include <map>

#include "casebook/report/matrix.hpp"
#include "engine_findings.hpp"
#include "markdown.hpp"

namespace casebook::report {
namespace {

constexpr const char* head = R"(# What public engines do

Programs that their authors have published, each behind an [adapter](adapters.md), were put to the
scenarios twice. `casebook infer` found out from their answers alone which readings they take; then
`casebook conform` judged them under those readings, so that nobody is blamed for reading an open
question otherwise. What is wrong below is wrong under the engine's own readings. An engine that is not
made for something, or a map that it cannot take, is no fault: such checks are not answered. One fault
can spoil scenarios about many rules; where a single wrong rule, of the wrong variants that Casebook
knows, gives the same wrong answers, that is what is told.

The versions are named because engines change, and what is told here may have been mended.
)";

std::vector<std::string> heads_of(const std::string& first,
                                  const std::vector<EngineRuns>& engines) {
  std::vector<std::string> heads{first};
  for (const EngineRuns& engine : engines) heads.push_back(for_markdown(engine.name));
  return heads;
}

Cell cell_of(const StoredReport& report) {
  Cell cell;
  for (const StoredCheck& check : report.checks) add(cell, check.verdict);
  return cell;
}

std::string engines_table(const std::vector<EngineRuns>& engines) {
  std::string page = "\n## The engines\n\n" + table_head({"engine", "version", "asked on",
                                                          "checks passed", "wrong", "not answered"},
                                                         ":--");
  for (const EngineRuns& engine : engines) {
    const StoredReport& report = engine.report;
    const Cell cell = cell_of(report);
    page += table_row({link(for_markdown(engine.name), report.source), for_markdown(report.commit),
                       for_markdown(report.date), std::to_string(cell.passed),
                       std::to_string(cell.faults), std::to_string(cell.unanswered)});
  }
  return page;
}

std::string themes_table(const std::vector<EngineRuns>& engines) {
  std::map<std::string, std::vector<Cell>> themes;
  for (std::size_t at = 0; at < engines.size(); ++at)
    for (const StoredCheck& check : engines[at].report.checks) {
      std::vector<Cell>& cells = themes[theme_of(check.file)];
      cells.resize(engines.size());
      add(cells[at], check.verdict);
    }
  std::string page =
      "\n## Theme by theme\n\nChecks that passed, of those that were answered; `-` is none.\n\n" +
      table_head(heads_of("theme", engines), "--:");
  for (auto& [theme, cells] : themes) {
    cells.resize(engines.size());
    std::vector<std::string> row{for_markdown(theme)};
    for (const Cell& cell : cells) row.push_back(to_text(cell));
    page += table_row(row);
  }
  return page;
}

// The default as it is, another reading in bold; what the answers cannot tell apart with `or`.
std::string reading_cell(const StoredReadings& found) {
  if (static_cast<int>(found.readings.size()) == reading_count(found.ruling)) return "?";
  std::string text;
  for (const int reading : found.readings)
    text += (text.empty() ? "" : " or ") + std::string(reading_name(found.ruling, reading));
  return found.readings.front() == 0 ? text : "**" + text + "**";
}

std::string readings_table(const std::vector<EngineRuns>& engines) {
  std::string page =
      "\n## Which readings they take\n\nIn bold what is not the default; `?` where their answers "
      "tell nothing. `casebook rulings RULING` says\nwhat a ruling is about and which sentences it "
      "rests on.\n\n" +
      table_head(heads_of("ruling", engines), ":--");
  for (const Ruling ruling : all_rulings()) {
    std::vector<std::string> row{"`" + std::string(name(ruling)) + "`"};
    for (const EngineRuns& engine : engines) {
      const auto& all = engine.inference.rulings;
      const auto found = std::find_if(
          all.begin(), all.end(), [&](const StoredReadings& of) { return of.ruling == ruling; });
      row.push_back(found == all.end() ? "?" : reading_cell(*found));
    }
    page += table_row(row);
  }
  return page;
}

}  // namespace

std::string engines_page(const std::vector<EngineRuns>& engines,
                         const std::vector<MadeFrom>& scenarios, const std::string& to_project) {
  std::string page =
      head + engines_table(engines) + themes_table(engines) + readings_table(engines);
  for (const EngineRuns& engine : engines) page += findings_of(engine, scenarios, to_project);
  return page;
}

}  // namespace casebook::report
