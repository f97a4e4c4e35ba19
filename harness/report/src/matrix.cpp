#include "casebook/report/matrix.hpp"

#include <algorithm>
#include <map>

#include "casebook/report/clean.hpp"

namespace casebook::report {
namespace {

void add(Cell& cell, judge::Verdict verdict) {
  if (verdict == judge::Verdict::pass) {
    ++cell.passed;
  } else if (judge::is_fault(verdict)) {
    ++cell.faults;
  } else {
    ++cell.unanswered;
  }
}

// How many characters a text of UTF-8 has.
std::size_t width(const std::string& text) {
  const auto begins = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins));
}

using Table = std::vector<std::vector<std::string>>;

std::string aligned(const Table& table) {
  std::vector<std::size_t> widths(table.front().size());
  for (const auto& line : table)
    for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], width(line[i]));
  std::string text;
  for (const auto& line : table) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      const std::string space(widths[i] - width(line[i]), ' ');
      if (i > 0) text += "  ";
      text += i == 0 ? line[i] + space : space + line[i];
    }
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text;
}

}  // namespace

std::vector<Row> rows_of(const std::vector<std::vector<Entry>>& columns) {
  std::map<std::string, std::vector<Cell>> cells;
  std::vector<Cell> all(columns.size());
  for (std::size_t i = 0; i < columns.size(); ++i)
    for (const Entry& entry : columns[i]) {
      std::vector<Cell>& row = cells[entry.row];
      row.resize(columns.size());
      add(row[i], entry.verdict);
      add(all[i], entry.verdict);
    }
  std::vector<Row> result;
  for (auto& [name, row] : cells) result.push_back({name, std::move(row)});
  result.push_back({"all", std::move(all)});
  return result;
}

std::vector<Row> matrix(const std::vector<Column>& columns, Rows rows) {
  std::vector<std::vector<Entry>> entries(columns.size());
  for (std::size_t i = 0; i < columns.size(); ++i)
    for (const Judged& judged : columns[i].report.scenarios) {
      const std::string name =
          rows == Rows::themes ? theme_of(judged.file) : std::string(judged.result.rule.text);
      for (const judge::CheckResult& check : judged.result.checks)
        entries[i].push_back({name, check.verdict});
    }
  return rows_of(entries);
}

std::string to_text(const Cell& cell) {
  if (cell.passed + cell.faults == 0) return "-";
  const std::string passed = std::to_string(cell.passed);
  return cell.faults == 0 ? passed : passed + " of " + std::to_string(cell.passed + cell.faults);
}

std::string matrix_text(const std::vector<Column>& columns, Rows rows) {
  Table table{{""}};
  table.front().reserve(columns.size() + 1);
  for (const Column& column : columns) table.front().push_back(clean(column.name));
  for (const Row& row : matrix(columns, rows)) {
    std::vector<std::string> line{clean(row.name)};
    line.reserve(row.cells.size() + 1);
    for (const Cell& cell : row.cells) line.push_back(to_text(cell));
    table.push_back(std::move(line));
  }
  return aligned(table);
}

}  // namespace casebook::report
