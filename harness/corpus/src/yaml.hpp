// A YAML text as a tree of nodes that know their places. Over yaml-cpp's events, so that what
// yaml-cpp lets pass (repeated keys, further documents, unclosed quotes) is found, and nothing is
// built that the bounds do not allow.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "casebook/scenario/scenario.hpp"

namespace casebook::corpus::yaml {

using scenario::Place;

struct Fault {
  Place place;
  std::string message;
};

struct Node;
using NodePointer = std::shared_ptr<const Node>;

struct Entry {
  std::string key;
  Place place;  // of the key
  std::size_t offset;
  NodePointer value;
};

struct Node {
  enum class Kind { nothing, text, list, map };
  enum class Style { plain, quoted, block };
  Kind kind = Kind::nothing;
  Style style = Style::plain;  // of a text
  Place place;
  std::size_t offset = 0;          // of its first byte, in the text
  std::string text;                // of a text
  std::vector<NodePointer> items;  // of a list
  std::vector<Entry> entries;      // of a map, in the file's order

  // The value under that key, or nothing; nothing where this is no map.
  const Node* find(std::string_view key) const;
  const Entry* entry(std::string_view key) const;
};

// A plain integer of at most 9 digits, or true or false, is typed; every other text is text.
std::optional<int> integer(const Node& node);
std::optional<bool> truth(const Node& node);
// A text that is not typed.
bool is_text(const Node& node);

// A stretch of the text in which `#` begins no comment: a quoted or a block scalar.
struct Range {
  std::size_t begin;
  std::size_t end;
};

struct Document {
  NodePointer root;
  std::vector<Range> opaque;  // in order
};

// Reads one document. In error: whatever YAML forbids; a repeated key; a key that is no text; a
// tag; a second document; more than limits::nesting levels of lists and maps or limits::nodes nodes
// or limits::file_bytes bytes of text, counted through aliases; nothing at all.
tl::expected<Document, Fault> parse(std::string_view text);

}  // namespace casebook::corpus::yaml
