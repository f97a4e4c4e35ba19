#include "layout.hpp"

#include <algorithm>

namespace casebook::explain {
namespace {

constexpr std::size_t between_columns = 2;

std::string without_trailing_blanks(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

}  // namespace

std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

std::string padded(std::string text, std::size_t width) {
  const std::size_t used = width_of(text);
  return used < width ? text + std::string(width - used, ' ') : text;
}

std::string padded_left(std::string text, std::size_t width) {
  const std::size_t used = width_of(text);
  return used < width ? std::string(width - used, ' ') + text : text;
}

std::string wrapped(std::string_view text, std::size_t indent) {
  std::string lines;
  std::size_t used = indent;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string_view word = text.substr(at, end - at);
    at = end + 1;
    if (word.empty()) continue;
    const std::size_t wide = width_of(word);
    if (used > indent && used + 1 + wide > page_width) {
      lines += '\n' + std::string(indent, ' ');
      used = indent;
    } else if (used > indent) {
      lines += ' ';
      ++used;
    }
    lines += word;
    used += wide;
  }
  return lines;
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
  std::string text;
  for (const std::string& part : parts) {
    if (&part != &parts.front()) text += separator;
    text += part;
  }
  return text;
}

void Table::add_row(std::vector<std::string> cells, std::size_t indent) {
  rows_.push_back({std::move(cells), indent});
}

void Table::add_line(std::string line, std::size_t indent) {
  rows_.push_back({{std::move(line)}, indent});
}

// A column is as wide as its widest cell, the indent counted with the first one.
std::vector<std::size_t> Table::widths() const {
  std::vector<std::size_t> widths(columns_.size(), 0);
  for (const Row& row : rows_) {
    if (row.cells.size() != columns_.size()) continue;
    for (std::size_t i = 0; i < row.cells.size(); ++i)
      widths[i] = std::max(widths[i], width_of(row.cells[i]) + (i == 0 ? row.indent : 0));
  }
  return widths;
}

std::string Table::text_of(const Row& row, const std::vector<std::size_t>& widths) const {
  if (row.cells.size() != columns_.size()) {
    const std::string blanks(row.indent, ' ');
    return without_trailing_blanks(blanks + wrapped(row.cells.front(), row.indent)) + '\n';
  }
  std::string line;
  std::size_t used = 0;
  for (std::size_t i = 0; i + 1 < row.cells.size(); ++i) {
    const std::string cell = (i == 0 ? std::string(row.indent, ' ') : "") + row.cells[i];
    line += columns_[i] == Align::left ? padded(cell, widths[i]) : padded_left(cell, widths[i]);
    line += std::string(between_columns, ' ');
    used += widths[i] + between_columns;
  }
  return without_trailing_blanks(line + wrapped(row.cells.back(), used)) + '\n';
}

std::string Table::text() const {
  const std::vector<std::size_t> columns = widths();
  std::string text;
  for (const Row& row : rows_) text += text_of(row, columns);
  return text;
}

}  // namespace casebook::explain
