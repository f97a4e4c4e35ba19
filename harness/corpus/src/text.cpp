#include "text.hpp"

#include <algorithm>

#include "casebook/corpus/edits.hpp"

namespace casebook::corpus {
namespace {

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// The length of the UTF-8 character at that offset; 0 if there is none.
std::size_t character_length(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
  std::size_t length = 0;
  if (byte(0) < 0x80) return 1;
  if (byte(0) >= 0xC2 && byte(0) <= 0xDF) length = 2;
  if (byte(0) >= 0xE0 && byte(0) <= 0xEF) length = 3;
  if (byte(0) >= 0xF0 && byte(0) <= 0xF4) length = 4;
  if (length == 0 || text.size() - at < length) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if (!is_continuation(text[at + i])) return 0;
  const bool overlong = (byte(0) == 0xE0 && byte(1) < 0xA0) || (byte(0) == 0xF0 && byte(1) < 0x90);
  const bool surrogate = byte(0) == 0xED && byte(1) > 0x9F;
  const bool too_high = byte(0) == 0xF4 && byte(1) > 0x8F;
  return overlong || surrogate || too_high ? 0 : length;
}

bool is_forbidden_control(std::string_view text, std::size_t at) {
  const char c = text[at];
  if (c == '\r') return at + 1 >= text.size() || text[at + 1] != '\n';
  return (static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t') || c == '\x7f';
}

}  // namespace

scenario::Place place_of(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, std::min(offset, text.size()));
  const auto lines = std::count(before.begin(), before.end(), '\n');
  const std::size_t line_end = before.rfind('\n');
  const std::string_view line =
      line_end == std::string_view::npos ? before : before.substr(line_end + 1);
  const auto continuations = std::count_if(line.begin(), line.end(), is_continuation);
  return {static_cast<int>(lines) + 1,
          static_cast<int>(line.size()) - static_cast<int>(continuations) + 1};
}

std::string_view line_at(std::string_view text, std::size_t offset) {
  offset = std::min(offset, text.size());
  const std::size_t before = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
  const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
  return text.substr(begin, std::min(text.find('\n', offset), text.size()) - begin);
}

std::optional<yaml::Fault> not_text(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '\0') {
      return yaml::Fault{place_of(text, at), "a zero byte: this is no text file"};
    }
    if (is_forbidden_control(text, at)) {
      return yaml::Fault{place_of(text, at), "a control character: take it out"};
    }
    const std::size_t length = character_length(text, at);
    if (length == 0) {
      return yaml::Fault{place_of(text, at),
                         "bytes that are not UTF-8: save the file as UTF-8 text"};
    }
    at += length;
  }
  return std::nullopt;
}

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  return text.substr(0, mark.size()) == mark ? text.substr(mark.size()) : text;
}

std::string running_text(std::string_view text) {
  std::string running;
  bool gap = false;
  for (const char c : text) {
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
      gap = true;
      continue;
    }
    if (gap && !running.empty()) running += ' ';
    gap = false;
    running += c;
  }
  return running;
}

std::string paragraphs(std::string_view text) {
  std::string all;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string paragraph = running_text(text.substr(at, end - at));
    if (!paragraph.empty()) all += (all.empty() ? "" : "\n") + paragraph;
    at = end + 1;
  }
  return all;
}

std::string shown(std::string_view text) {
  constexpr std::size_t longest = 40;
  std::string visible;
  std::size_t at = 0;
  while (at < text.size() && at < longest) {
    const std::size_t length = std::max<std::size_t>(character_length(text, at), 1);
    visible += static_cast<unsigned char>(text[at]) < ' ' ? " " : text.substr(at, length);
    at += length;
  }
  return "`" + visible + (at < text.size() ? "…`" : "`");
}

std::optional<std::string> suggestion(std::string_view text,
                                      const std::vector<std::string>& known) {
  constexpr std::size_t longest = 60;
  if (text.size() > longest) return std::nullopt;
  std::optional<std::string> best;
  std::size_t fewest = text.size() / 3 + 1;  // more edits than that are another word
  for (const std::string& word : known) {
    const std::size_t distance = edits_between(text, word);
    if (distance > fewest || (best && distance == fewest)) continue;
    best = word;
    fewest = distance;
  }
  return best;
}

std::string did_you_mean(std::string_view text, const std::vector<std::string>& known) {
  const auto word = suggestion(text, known);
  return word ? "; did you mean " + shown(*word) + "?" : "";
}

}  // namespace casebook::corpus
