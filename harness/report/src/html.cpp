#include "casebook/report/html.hpp"

#include "casebook/report/clean.hpp"

namespace casebook::report {
namespace {

constexpr const char* head = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Casebook: what engines answer</title>
<style>
body { font: 16px/1.5 sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; }
table { border-collapse: collapse; }
th, td { border-bottom: 1px solid #ccc; padding: .3em .8em; text-align: left; vertical-align: top; }
td.number { text-align: right; }
td.wrong { background: #fbd5d0; }
td.unanswered { color: #666; }
</style>
</head>
<body>
<h1>What engines answer</h1>
)";

std::string rulings_of(const RunReport& report) {
  return report.rulings ? "rulings " + to_text(*report.rulings)
                        : "each scenario under its own rulings";
}

void append_engines(std::string& page, const std::vector<Column>& columns) {
  page += "<ul>\n";
  for (const Column& column : columns) {
    const RunReport& report = column.report;
    const Counts counts = count(report);
    page += "<li>" + for_html(column.name) + ": " +
            for_html(report.engine + " " + report.engine_version) + ", " +
            for_html(rulings_of(report)) + "; " + std::to_string(counts.scenarios) +
            " scenarios, " + std::to_string(counts.checks) + " checks";
    for (const judge::Verdict verdict : judge::all_verdicts) {
      if (counts.of(verdict) == 0) continue;
      page += ", " + std::to_string(counts.of(verdict)) + " ";
      page += judge::name(verdict);
    }
    page += "</li>\n";
  }
  page += "</ul>\n";
}

std::string style_of(const Cell& cell) {
  if (cell.faults > 0) return "number wrong";
  return cell.passed == 0 ? "number unanswered" : "number";
}

void append_matrix(std::string& page, const std::vector<Column>& columns, Rows rows) {
  page += rows == Rows::themes ? "<h2>By theme</h2>\n" : "<h2>By rule</h2>\n";
  page += "<table>\n<tr><th></th>";
  for (const Column& column : columns) page += "<th>" + for_html(column.name) + "</th>";
  page += "</tr>\n";
  for (const Row& row : matrix(columns, rows)) {
    page += "<tr><td>" + for_html(row.name) + "</td>";
    for (const Cell& cell : row.cells) {
      page += "<td class=\"" + style_of(cell) + "\">" + to_text(cell) + "</td>";
    }
    page += "</tr>\n";
  }
  page += "</table>\n";
}

void append_fault(std::string& page, const Judged& judged, const judge::CheckResult& check) {
  page += "<tr><td>" + for_html(judged.file) + ":" + std::to_string(check.place.line) +
          "</td><td>" + for_html(judged.result.rule.text) + "</td><td>" + for_html(check.question) +
          "</td><td>" + for_html(judge::name(check.verdict)) + "</td><td>" +
          for_html(check.expected) + "</td><td>" + for_html(check.got) + "</td></tr>\n";
}

void append_faults(std::string& page, const Column& column) {
  if (count(column.report).faults() == 0) return;
  page += "<h2>Against " + for_html(column.name) + "</h2>\n<table>\n" +
          "<tr><th>scenario</th><th>rule</th><th>question</th><th>verdict</th><th>expected</th>" +
          "<th>got</th></tr>\n";
  for (const Judged& judged : column.report.scenarios)
    for (const judge::CheckResult& check : judged.result.checks)
      if (judge::is_fault(check.verdict)) append_fault(page, judged, check);
  page += "</table>\n";
}

}  // namespace

std::string html(const std::vector<Column>& columns) {
  std::string page = head;
  append_engines(page, columns);
  append_matrix(page, columns, Rows::themes);
  append_matrix(page, columns, Rows::rules);
  for (const Column& column : columns) append_faults(page, column);
  return page + "</body>\n</html>\n";
}

}  // namespace casebook::report
