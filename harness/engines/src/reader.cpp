#include "reader.hpp"

#include <array>

namespace casebook::engines {
namespace {

constexpr std::array<std::string_view, 7> type_names{
    "null", "true or false", "a whole number", "a number", "a text", "a list", "an object"};

std::string_view how_to_write_squares(Notation notation) {
  return notation == Notation::book ? "write a row A-T and a column 1-25, as in \"L15\""
                                    : "write a column A-Y and a row 1-20, as in \"O12\"";
}

}  // namespace

std::optional<Square> square_from_text(std::string_view text, Notation notation) {
  if (notation == Notation::book) return Square::parse(text);
  if (text.size() < 2 || text.size() > 3) return std::nullopt;
  if (text[0] < 'A' || text[0] > 'Y' || text[1] < '1' || text[1] > '9') return std::nullopt;
  int row = text[1] - '0';
  if (text.size() == 3) {
    if (text[2] < '0' || text[2] > '9') return std::nullopt;
    row = row * 10 + (text[2] - '0');
  }
  if (row > Square::rows) return std::nullopt;
  return Square(row - 1, text[0] - 'A');
}

void append_square(std::string& out, Square square, Notation notation) {
  const bool book = notation == Notation::book;
  const int number = 1 + (book ? square.column() : square.row());
  out += static_cast<char>('A' + (book ? square.row() : square.column()));
  if (number >= 10) out += static_cast<char>('0' + number / 10);
  out += static_cast<char>('0' + number % 10);
}

std::optional<Move> move_from_text(std::string_view text, Notation notation) {
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto from = square_from_text(text.substr(0, dash), notation);
  const auto to = square_from_text(text.substr(dash + 1), notation);
  if (!from || !to || *from == *to) return std::nullopt;
  return Move{*from, *to};
}

std::string quoted(std::string_view text) {
  constexpr std::size_t longest = 40;
  std::string out;
  if (text.size() <= longest) {
    json::append_text(out, text);
    return out;
  }
  std::size_t end = longest;  // not in the middle of a character of several bytes
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  json::append_text(out, std::string(text.substr(0, end)) + "...");
  return out;
}

void Reader::fail(std::string_view what, std::string_view message) {
  if (!problem_.empty()) return;
  problem_ = std::string(what) + ": " + std::string(message);
}

void Reader::wrong_type(const json::Value& value, std::string_view what,
                        std::string_view expected) {
  fail(what,
       "expected " + std::string(expected) + ", not " + std::string(type_names[value.is.index()]));
}

const json::Object& Reader::object(const json::Value& value, std::string_view what) {
  static const json::Object none;
  if (const auto* object = std::get_if<json::Object>(&value.is)) return *object;
  wrong_type(value, what, "an object");
  return none;
}

const json::List& Reader::list(const json::Value& value, std::string_view what) {
  static const json::List none;
  if (const auto* list = std::get_if<json::List>(&value.is)) return *list;
  wrong_type(value, what, "a list");
  return none;
}

const std::string& Reader::text(const json::Value& value, std::string_view what) {
  static const std::string none;
  if (const auto* text = std::get_if<std::string>(&value.is)) return *text;
  wrong_type(value, what, "a text");
  return none;
}

bool Reader::yes_or_no(const json::Value& value, std::string_view what) {
  if (const auto* answer = std::get_if<bool>(&value.is)) return *answer;
  wrong_type(value, what, "true or false");
  return false;
}

int Reader::whole(const json::Value& value, std::string_view what, int least, int most) {
  const auto* number = std::get_if<long long>(&value.is);
  if (number != nullptr && *number >= least && *number <= most) return static_cast<int>(*number);
  const std::string expected =
      "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
  const bool is_number = number != nullptr || std::holds_alternative<json::OtherNumber>(value.is);
  if (!is_number) {
    wrong_type(value, what, expected);
  } else {
    std::string written;
    json::append_value(written, value);
    fail(what, "expected " + expected + ", not " + written.substr(0, 20));
  }
  return least;
}

Square Reader::square(const json::Value& value, std::string_view what) {
  const std::string& written = text(value, what);
  if (const auto square = square_from_text(written, notation_)) return *square;
  fail(what, quoted(written) + " is no square: " + std::string(how_to_write_squares(notation_)));
  return Square(0, 0);
}

Squares Reader::squares(const json::Value& value, std::string_view what) {
  Squares squares;
  for (const json::Value& item : list(value, what)) {
    const Square square = this->square(item, what);
    if (squares.contains(square)) fail(what, square.text() + " stands here twice");
    squares.insert(square);
  }
  return squares;
}

std::vector<std::string> Reader::texts(const json::Value& value, std::string_view what) {
  std::vector<std::string> texts;
  for (const json::Value& item : list(value, what)) texts.push_back(text(item, what));
  return texts;
}

const json::Value* Reader::required(const json::Object& object, std::string_view key,
                                    std::string_view what) {
  const json::Value* value = find(object, key);
  if (value == nullptr) fail(what, "the key \"" + std::string(key) + "\" is missing");
  return value;
}

void append_seq(std::string& out, std::string_view seq) {
  if (seq.empty()) return;
  out += "\"seq\":";
  out += seq;
  out += ',';
}

void append_texts(std::string& out, const std::vector<std::string>& texts) {
  out += '[';
  for (const std::string& text : texts) {
    if (&text != &texts.front()) out += ',';
    json::append_text(out, text);
  }
  out += ']';
}

}  // namespace casebook::engines
