// Text as it comes from a file: its places, and what makes it no text at all.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "yaml.hpp"

namespace casebook::corpus {

// The place of a byte of the text; columns count characters. `offset` up to text.size().
scenario::Place place_of(std::string_view text, std::size_t offset);
// The line at that offset, without its end.
std::string_view line_at(std::string_view text, std::size_t offset);

// What makes it unreadable before any YAML: bytes that are not UTF-8, control characters.
std::optional<yaml::Fault> not_text(std::string_view text);

// Without the mark that some editors put first (U+FEFF).
std::string_view without_byte_order_mark(std::string_view text);

// Blanks and line breaks as one blank each, none at the ends; with `paragraphs`, line breaks are
// kept as one '\n' each.
std::string running_text(std::string_view text);
std::string paragraphs(std::string_view text);

// For a message: in backquotes, cut after 40 bytes, without control characters.
std::string shown(std::string_view text);

// The one of `known` that `text` is most likely a slip of, or nothing.
std::optional<std::string> suggestion(std::string_view text, const std::vector<std::string>& known);
// "; did you mean `attack`?", or "".
std::string did_you_mean(std::string_view text, const std::vector<std::string>& known);

}  // namespace casebook::corpus
