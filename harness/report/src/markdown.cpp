#include "markdown.hpp"

#include "casebook/report/clean.hpp"

namespace casebook::report {

std::string for_markdown(std::string_view text) {
  constexpr std::string_view marks = "\\`*_{}[]<>#|~";
  std::string out;
  for (const char letter : clean(text)) {
    if (marks.find(letter) != std::string_view::npos) out += '\\';
    out += letter;
  }
  return out;
}

std::string table_row(const std::vector<std::string>& cells) {
  std::string row = "|";
  for (const std::string& cell : cells) row += " " + cell + " |";
  return row + "\n";
}

std::string table_head(const std::vector<std::string>& cells, std::string_view rest) {
  std::string line = "| :-- |";
  for (std::size_t column = 1; column < cells.size(); ++column) {
    line += ' ';
    line += rest;
    line += " |";
  }
  return table_row(cells) + line + "\n";
}

std::string link(const std::string& text, const std::string& url) {
  constexpr std::string_view allowed =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/:";
  const bool is_plain = url.find_first_not_of(allowed) == std::string::npos;
  const bool is_relative = url.find(':') == std::string::npos;
  const bool is_web = url.rfind("https://", 0) == 0;
  return is_plain && (is_relative || is_web) ? "[" + text + "](" + url + ")" : text;
}

}  // namespace casebook::report
