// Plain text in lines of at most 100 characters: wrapping, and tables with aligned columns.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace casebook::explain {

inline constexpr std::size_t page_width = 100;

// Characters of UTF-8 text, each taken to be one column wide.
std::size_t width_of(std::string_view text);
// The text, filled up with blanks to that width.
std::string padded(std::string text, std::size_t width);
std::string padded_left(std::string text, std::size_t width);

// Breaks running text at blanks. The first line follows what is already written, `indent` wide; the
// others are indented to that width. No line break at the end.
//   "  why  " + wrapped("a long reason …", 7)
std::string wrapped(std::string_view text, std::size_t indent);

// "a, b, c".
std::string joined(const std::vector<std::string>& parts, std::string_view separator);

enum class Align { left, right };

// Rows of cells in aligned columns, two blanks apart; the last column is wrapped. Each row ends
// with '\n'. Tables that share a layout stand in one Table, with lines of other text between rows.
class Table {
 public:
  // One entry a column; the last one is always left.
  explicit Table(std::vector<Align> columns) : columns_(std::move(columns)) {}

  // As many cells as there are columns. `indent` blanks come before the first.
  void add_row(std::vector<std::string> cells, std::size_t indent);
  // A line of its own between rows, wrapped where it is too long.
  void add_line(std::string line, std::size_t indent);
  std::string text() const;

 private:
  struct Row {
    std::vector<std::string> cells;  // one cell: a line
    std::size_t indent;
  };
  std::vector<std::size_t> widths() const;
  std::string text_of(const Row& row, const std::vector<std::size_t>& widths) const;
  std::vector<Align> columns_;
  std::vector<Row> rows_;
};

}  // namespace casebook::explain
