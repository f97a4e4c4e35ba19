// Several engines beside each other.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "casebook/report/run_report.hpp"

namespace casebook::report {

// One engine's run, under the name by which it was asked for.
struct Column {
  std::string name;
  RunReport report;
};

enum class Rows { themes, rules };

// What an engine has of one theme or rule.
struct Cell {
  std::size_t passed = 0;
  std::size_t faults = 0;
  std::size_t unanswered = 0;  // skipped, not expressible, stated for other readings only
};

struct Row {
  std::string name;
  std::vector<Cell> cells;  // one a column
};

// A verdict, and the name of the row in which it counts.
struct Entry {
  std::string row;
  judge::Verdict verdict;
};

// Of the entries of each column: rows sorted by name; the last one, `all`, sums them up. At least
// one column.
std::vector<Row> rows_of(const std::vector<std::vector<Entry>>& columns);

// The same of whole reports.
std::vector<Row> matrix(const std::vector<Column>& columns, Rows rows);

// "12" for twelve passes, "10 of 12" where two were wrong, "-" where nothing was answered.
std::string to_text(const Cell& cell);

// The matrix as one JSON object: `engines`, each with its name, what it says it is and its rulings,
// and `rows`, each with a cell for every engine: `passed`, `wrong` and `unanswered` checks.
std::string matrix_json(const std::vector<Column>& columns, Rows rows);

// The matrix as a table of text, a column a name. Control characters are replaced.
std::string matrix_text(const std::vector<Column>& columns, Rows rows);

}  // namespace casebook::report
