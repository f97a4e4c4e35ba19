// Lays out a tree of values as the lines of a YAML file. Knows nothing of scenarios.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "casebook/scenario/write.hpp"

namespace casebook::scenario {

// The most columns a line takes, where it can be broken.
inline constexpr std::size_t columns = 100;

struct Entry;

struct Value {
  enum class Kind { scalar, list, map, text };
  Kind kind = Kind::scalar;
  std::string scalar;              // as it is written, quoted where need be; of a text: `>` or `|`
  std::vector<std::string> lines;  // of a text
  std::vector<Value> items;        // of a list
  std::vector<Entry> entries;      // of a map
  // Compact values stand on one line where they fit; the others never do.
  enum class Spread { compact, open } spread = Spread::compact;
};

struct Entry {
  std::string key;
  Value value;
};

// Where a scalar stands: inside brackets more signs need quotes.
enum class Context { block, flow };

// The text as a plain scalar where YAML reads it back as that very text, else in quotes.
//   scalar("K15", Context::flow).scalar == "K15"; scalar("4", Context::flow).scalar == "\"4\""
Value scalar(std::string_view text, Context context = Context::flow);
Value number(int value);
// The truth value `true`; `null`.
Value yes();
Value nothing();
// Always in double quotes.
Value quoted(std::string_view text);
// A folded text of paragraphs (separated by one '\n'), broken at 98 columns.
Value folded(std::string_view paragraphs);
// A literal text; each line ends with '\n'.
Value literal(std::string_view text);
Value list(std::vector<Value> items);
Value map(std::vector<Entry> entries);
// The same value, never on one line.
Value open(Value value);

// How many characters UTF-8 text has.
std::size_t width(std::string_view text);

// The lines of a map at the left margin.
std::vector<WrittenLine> lay_out(const Value& root);

}  // namespace casebook::scenario
