// JSON text as a tree of values, and values as text. The one place that knows a JSON library.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace casebook::engines::json {

struct Member;
struct Value;
using List = std::vector<Value>;
using Object = std::vector<Member>;  // in the order of the text

// A number that is not a whole number of 64 bits, as it is written: "0.5", "1e300".
struct OtherNumber {
  std::string token;
};

struct Value {
  std::variant<std::monostate, bool, long long, OtherNumber, std::string, List, Object> is;
};

struct Member {
  std::string key;
  Value value;
};

// The first value of that key, or null if the object has none.
const Value* find(const Object& object, std::string_view key);

// What was read of a text. With a fault, `value` holds what stood before it (a JSON text that is
// not well-formed leaves nothing), so that a request in error can still be answered by its `seq`.
struct Parsed {
  Value value;
  std::string fault;  // empty: none
};

// Reads one JSON text. Faults: text that is not well-formed, invalid UTF-8, a number that no
// machine number can hold, more than limits::nesting levels, a key that an object has twice.
// Throws nothing of its own; takes memory in proportion to the text.
Parsed parse(std::string_view text);

// Appends the text as a JSON string; what is not valid UTF-8 becomes U+FFFD.
void append_text(std::string& out, std::string_view text);
// Appends the value, compact, its keys in their order.
void append_value(std::string& out, const Value& value);

}  // namespace casebook::engines::json
