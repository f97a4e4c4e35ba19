#include "json.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "casebook/model/limits.hpp"

namespace casebook::engines::json {
namespace {

using Library = nlohmann::json;

// The library's words on a malformed text, without its own codes, and in printable ASCII only:
// they quote the text, which may hold anything.
std::string reason_in(std::string_view message) {
  constexpr std::size_t longest = 160;
  auto start = message.find("while parsing");
  if (start == std::string_view::npos) start = message.find("number overflow");
  std::string reason(start == std::string_view::npos ? message : message.substr(start));
  if (reason.size() > longest) reason = reason.substr(0, longest) + "...";
  for (char& c : reason)
    if (c < ' ' || c > '~') c = '?';
  return reason;
}

// What a message quotes of a longer text.
std::string_view shortened(std::string_view text) { return text.substr(0, 40); }

// Builds the tree as the library reads. False from a callback ends the reading.
class Builder : public nlohmann::json_sax<Library> {
 public:
  bool null() override { return add(Value{}); }
  bool boolean(bool value) override { return add(Value{value}); }
  bool number_integer(number_integer_t value) override { return add(Value{as_long(value)}); }
  bool number_unsigned(number_unsigned_t value) override {
    if (value > static_cast<number_unsigned_t>(std::numeric_limits<long long>::max())) {
      return add(Value{OtherNumber{std::to_string(value)}});
    }
    return add(Value{static_cast<long long>(value)});
  }
  bool number_float(number_float_t, const string_t& token) override {
    return add(Value{OtherNumber{token}});
  }
  bool string(string_t& value) override { return add(Value{std::move(value)}); }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(Value{Object{}}); }
  bool start_array(std::size_t) override { return open(Value{List{}}); }
  bool end_array() override { return close(); }
  bool end_object() override {
    note_repeated_key(std::get<Object>(open_.back()->is));
    return close();
  }
  bool key(string_t& key) override {
    std::get<Object>(open_.back()->is).push_back({std::move(key), Value{}});
    return true;
  }
  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::detail::exception& error) override {
    parsed_.value = Value{};
    parsed_.fault =
        "no JSON text: at byte " + std::to_string(position) + ", " + reason_in(error.what());
    return false;
  }

  Parsed take() { return std::move(parsed_); }

 private:
  static long long as_long(number_integer_t value) { return value; }

  // Where the next value belongs. An open container does not grow while one inside it is open, so
  // that pointers to those inside it stay good.
  Value* put(Value value) {
    if (open_.empty()) {
      parsed_.value = std::move(value);
      return &parsed_.value;
    }
    if (auto* list = std::get_if<List>(&open_.back()->is)) {
      list->push_back(std::move(value));
      return &list->back();
    }
    Value& slot = std::get<Object>(open_.back()->is).back().value;
    slot = std::move(value);
    return &slot;
  }

  bool add(Value value) {
    put(std::move(value));
    return true;
  }

  bool open(Value container) {
    if (open_.size() == static_cast<std::size_t>(limits::nesting)) {
      parsed_.fault = "nested deeper than " + std::to_string(limits::nesting) + " levels";
      return false;
    }
    open_.push_back(put(std::move(container)));
    return true;
  }

  bool close() {
    open_.pop_back();
    return true;
  }

  // The first one found is the fault; reading goes on, for the sake of `seq`.
  void note_repeated_key(const Object& object) {
    if (!parsed_.fault.empty()) return;
    std::vector<std::string_view> keys;
    keys.reserve(object.size());
    for (const Member& member : object) keys.push_back(member.key);
    std::sort(keys.begin(), keys.end());
    const auto repeated = std::adjacent_find(keys.begin(), keys.end());
    if (repeated == keys.end()) return;
    parsed_.fault = "the key ";
    append_text(parsed_.fault, shortened(*repeated));
    parsed_.fault += " stands twice in one object";
  }

  Parsed parsed_;
  std::vector<Value*> open_;
};

bool is_plain(char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; }

struct Writer {
  std::string& out;
  void operator()(std::monostate) const { out += "null"; }
  void operator()(bool value) const { out += value ? "true" : "false"; }
  void operator()(long long value) const { out += std::to_string(value); }
  void operator()(const OtherNumber& number) const { out += number.token; }
  void operator()(const std::string& text) const { append_text(out, text); }
  void operator()(const List& list) const {
    out += '[';
    for (const Value& value : list) {
      if (&value != &list.front()) out += ',';
      append_value(out, value);
    }
    out += ']';
  }
  void operator()(const Object& object) const {
    out += '{';
    for (const Member& member : object) {
      if (&member != &object.front()) out += ',';
      append_text(out, member.key);
      out += ':';
      append_value(out, member.value);
    }
    out += '}';
  }
};

}  // namespace

const Value* find(const Object& object, std::string_view key) {
  for (const Member& member : object)
    if (member.key == key) return &member.value;
  return nullptr;
}

Parsed parse(std::string_view text) {
  Builder builder;
  Library::sax_parse(text.begin(), text.end(), &builder);
  return builder.take();
}

void append_text(std::string& out, std::string_view text) {
  if (std::all_of(text.begin(), text.end(), is_plain)) {
    out += '"';
    out += text;
    out += '"';
    return;
  }
  out += Library(text).dump(-1, ' ', false, Library::error_handler_t::replace);
}

void append_value(std::string& out, const Value& value) { std::visit(Writer{out}, value.is); }

}  // namespace casebook::engines::json
