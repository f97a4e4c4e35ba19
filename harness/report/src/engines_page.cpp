#include "casebook/report/engines_page.hpp"

#include <algorithm>
#include <span>

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

// What each engine has of every theme; last, of all.
std::vector<Row> by_theme(const std::vector<EngineRuns>& engines) {
  std::vector<std::vector<Entry>> entries(engines.size());
  for (std::size_t at = 0; at < engines.size(); ++at)
    for (const StoredCheck& check : engines[at].report.checks)
      entries[at].push_back({theme_of(check.file), check.verdict});
  return rows_of(entries);
}

std::string engines_table(const std::vector<EngineRuns>& engines, const Row& all) {
  std::string page = "\n## The engines\n\n" + table_head({"engine", "version", "asked on",
                                                          "checks passed", "wrong", "not answered"},
                                                         ":--");
  for (std::size_t at = 0; at < engines.size(); ++at) {
    const StoredReport& report = engines[at].report;
    const Cell& cell = all.cells[at];
    page +=
        table_row({link(for_markdown(engines[at].name), report.source), for_markdown(report.commit),
                   for_markdown(report.date), std::to_string(cell.passed),
                   std::to_string(cell.faults), std::to_string(cell.unanswered)});
  }
  return page;
}

std::string themes_table(const std::vector<EngineRuns>& engines, std::span<const Row> themes) {
  std::string page =
      "\n## Theme by theme\n\nChecks that passed, of those that were answered; `-` is none.\n\n" +
      table_head(heads_of("theme", engines), "--:");
  for (const Row& theme : themes) {
    std::vector<std::string> row{for_markdown(theme.name)};
    for (const Cell& cell : theme.cells) row.push_back(to_text(cell));
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
  const std::vector<Row> rows = by_theme(engines);
  const std::span themes(rows.begin(), rows.end() - 1);
  std::string page = head + engines_table(engines, rows.back()) + themes_table(engines, themes) +
                     readings_table(engines);
  for (const EngineRuns& engine : engines) page += findings_of(engine, scenarios, to_project);
  return page;
}

}  // namespace casebook::report
