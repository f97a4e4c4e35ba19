#include "casebook/report/clean.hpp"

#include <cstddef>
#include <cstdint>

namespace casebook::report {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

struct Character {
  std::uint32_t code;
  std::size_t length;  // in bytes; 0: no character begins here
};

constexpr Character none{0, 0};

std::size_t length_of(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return 2;
  if (first >= 0xE0 && first <= 0xEF) return 3;
  if (first >= 0xF0 && first <= 0xF4) return 4;
  return 0;
}

Character character_at(std::string_view text) {
  const auto byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const std::size_t length = length_of(byte(0));
  if (length == 0 || length > text.size()) return none;
  if (length == 1) return {byte(0), 1};
  std::uint32_t code = byte(0) & (0xFFU >> (length + 1));
  for (std::size_t at = 1; at < length; ++at) {
    if ((byte(at) & 0xC0U) != 0x80) return none;
    code = (code << 6U) | (byte(at) & 0x3FU);
  }
  constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = code >= 0xD800 && code <= 0xDFFF;
  return code < least[length] || is_surrogate || code > 0x10FFFF ? none : Character{code, length};
}

bool is_fit(std::uint32_t code) {
  const bool is_control = code < 0x20 || (code >= 0x7F && code <= 0x9F);
  // Line and paragraph separators, marks that turn the direction of writing, and no characters.
  const bool misleads = (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
  return !is_control && !misleads && (code & 0xFFFEU) != 0xFFFE;
}

}  // namespace

std::string clean(std::string_view text) {
  std::string cleaned;
  cleaned.reserve(text.size());
  while (!text.empty()) {
    const Character character = character_at(text);
    const std::size_t length = character.length == 0 ? 1 : character.length;
    const bool keep = character.length != 0 && is_fit(character.code);
    cleaned += keep ? text.substr(0, length) : replacement;
    text.remove_prefix(length);
  }
  return cleaned;
}

std::string for_html(std::string_view text) {
  std::string out;
  for (const char letter : clean(text)) {
    switch (letter) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += letter;
    }
  }
  return out;
}

}  // namespace casebook::report
