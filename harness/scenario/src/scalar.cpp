#include <algorithm>
#include <initializer_list>

#include "layout.hpp"

namespace casebook::scenario {
namespace {

bool is_one_of(std::string_view text, std::initializer_list<std::string_view> words) {
  for (const std::string_view word : words)
    if (text == word) return true;
  return false;
}

// What some reader of YAML takes for a number, a truth value or nothing at all.
bool looks_typed(std::string_view text) {
  if (is_one_of(text, {"~", "null", "Null", "NULL", "true", "True", "TRUE", "false", "False",
                       "FALSE", "yes", "no", "on", "off", "y", "n", "Y", "N"})) {
    return true;
  }
  constexpr std::string_view of_numbers = "0123456789+-._eExXoabcdfABCDF";
  return std::string_view("0123456789+-.").find(text.front()) != std::string_view::npos &&
         text.find_first_not_of(of_numbers) == std::string_view::npos &&
         text.find('.') == text.rfind('.');
}

bool is_plain(std::string_view text, Context context) {
  constexpr std::string_view indicators = "-?:,[]{}#&*!|>'\"%@`=< ";
  if (text.empty() || looks_typed(text)) return false;
  if (indicators.find(text.front()) != std::string_view::npos) return false;
  if (text.back() == ' ' || text.back() == ':') return false;
  if (text.find(": ") != std::string_view::npos) return false;
  if (text.find(" #") != std::string_view::npos) return false;
  if (context == Context::flow && text.find_first_of(",[]{}:") != std::string_view::npos) {
    return false;
  }
  for (const char c : text)
    if (static_cast<unsigned char>(c) < ' ' || c == '\x7f') return false;
  return true;
}

std::string in_quotes(std::string_view text) {
  constexpr std::string_view hex = "0123456789ABCDEF";
  std::string quoted = "\"";
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      quoted += '\\';
      quoted += c;
    } else if (c == '\n') {
      quoted += "\\n";
    } else if (code < ' ' || c == '\x7f') {
      quoted += "\\x";
      quoted += hex[code >> 4U];
      quoted += hex[code & 15U];
    } else {
      quoted += c;
    }
  }
  return quoted + '"';
}

void fold_paragraph(std::string_view paragraph, std::vector<std::string>& lines) {
  constexpr std::size_t indent = 2;
  std::string line;
  std::size_t at = 0;
  while (at < paragraph.size()) {
    const std::size_t end = std::min(paragraph.find(' ', at), paragraph.size());
    const std::string_view word = paragraph.substr(at, end - at);
    if (!line.empty() && indent + width(line) + 1 + width(word) > columns) {
      lines.push_back(line);
      line.clear();
    }
    if (!line.empty()) line += ' ';
    line += word;
    at = end + 1;
  }
  lines.push_back(line);
}

}  // namespace

std::size_t width(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text)
    if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) ++count;
  return count;
}

Value scalar(std::string_view text, Context context) {
  Value value;
  value.scalar = is_plain(text, context) ? std::string(text) : in_quotes(text);
  return value;
}

Value number(int value) {
  Value written;
  written.scalar = std::to_string(value);
  return written;
}

Value yes() {
  Value value;
  value.scalar = "true";
  return value;
}

Value nothing() {
  Value value;
  value.scalar = "null";
  return value;
}

Value quoted(std::string_view text) {
  Value value;
  value.scalar = in_quotes(text);
  return value;
}

Value folded(std::string_view paragraphs) {
  Value value;
  value.kind = Value::Kind::text;
  value.scalar = ">";
  std::size_t at = 0;
  while (at <= paragraphs.size()) {
    const std::size_t end = std::min(paragraphs.find('\n', at), paragraphs.size());
    if (at > 0) value.lines.emplace_back();
    fold_paragraph(paragraphs.substr(at, end - at), value.lines);
    at = end + 1;
  }
  return value;
}

Value literal(std::string_view text) {
  Value value;
  value.kind = Value::Kind::text;
  value.scalar = "|";
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    value.lines.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return value;
}

Value list(std::vector<Value> items) {
  Value value;
  value.kind = Value::Kind::list;
  value.items = std::move(items);
  return value;
}

Value map(std::vector<Entry> entries) {
  Value value;
  value.kind = Value::Kind::map;
  value.entries = std::move(entries);
  return value;
}

Value open(Value value) {
  value.spread = Value::Spread::open;
  return value;
}

}  // namespace casebook::scenario
