// Pieces of Markdown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace casebook::report {

// Text that may have come from anywhere as running text: cleaned, and no mark in it means anything.
std::string for_markdown(std::string_view text);
// "| a | b |"; the cells are Markdown.
std::string table_row(const std::vector<std::string>& cells);
// The head, and the line below it: the first column to the left, the others as `rest` says, ":--"
// or "--:".
std::string table_head(const std::vector<std::string>& cells, std::string_view rest);
// `[text](url)` where the url is one of the web or a relative path; else the text alone.
std::string link(const std::string& text, const std::string& url);

}  // namespace casebook::report
