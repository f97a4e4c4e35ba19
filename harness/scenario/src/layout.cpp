#include "layout.hpp"

namespace casebook::scenario {
namespace {

std::string blanks(std::size_t count) { return std::string(count, ' '); }

std::string trimmed(std::string text) {
  while (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

// The value on one line; a text has no such form.
std::string on_one_line(const Value& value) {
  std::string text;
  switch (value.kind) {
    case Value::Kind::scalar:
    case Value::Kind::text: return value.scalar;
    case Value::Kind::list:
      for (const Value& item : value.items) text += (text.empty() ? "" : ", ") + on_one_line(item);
      return "[" + text + "]";
    case Value::Kind::map:
      for (const Entry& entry : value.entries)
        text += (text.empty() ? "" : ", ") + entry.key + ": " + on_one_line(entry.value);
      return "{" + text + "}";
  }
  return text;
}

bool is_empty(const Value& value) { return value.items.empty() && value.entries.empty(); }

bool all_scalars(const std::vector<Value>& items) {
  for (const Value& item : items)
    if (item.kind != Value::Kind::scalar) return false;
  return true;
}

class Layout {
 public:
  // `start` is what stands before the value on its line; what belongs to the value and needs lines
  // of its own is indented by `indent`.
  void value(const std::string& start, const Value& value, std::size_t indent,
             const std::string& path) {
    if (value.kind == Value::Kind::text) return text(start, value, indent, path);
    const bool compact = value.spread == Value::Spread::compact || is_empty(value);
    const std::string line = on_one_line(value);
    if (value.kind == Value::Kind::scalar || (compact && width(start + line) <= columns)) {
      return add(start + line, path);
    }
    if (value.kind == Value::Kind::map) {
      add(trimmed(start), path);
      return entries(blanks(indent), value, indent, path);
    }
    if (all_scalars(value.items)) return wrapped(start, value, path);
    add(trimmed(start), path);
    items(value, indent, path);
  }

  // Each entry on a line of its own; the first one follows `start`.
  void entries(std::string start, const Value& map, std::size_t indent, const std::string& path) {
    for (const Entry& entry : map.entries) {
      value(start + entry.key + ": ", entry.value, indent + 2, path + "/" + entry.key);
      start = blanks(indent);
    }
  }

  std::vector<WrittenLine> lines;

 private:
  void add(std::string line, const std::string& path) { lines.push_back({std::move(line), path}); }

  void text(const std::string& start, const Value& value, std::size_t indent,
            const std::string& path) {
    add(start + value.scalar, path);
    for (const std::string& line : value.lines)
      add(line.empty() ? line : blanks(indent) + line, path);
  }

  // A list too long for its line goes on under its first item.
  void wrapped(const std::string& start, const Value& list, const std::string& path) {
    const std::string margin = blanks(width(start) + 1);
    std::string line = start + "[";
    bool first = true;
    for (std::size_t i = 0; i < list.items.size(); ++i) {
      const bool last = i + 1 == list.items.size();
      const std::string item = list.items[i].scalar + (last ? "]" : ",");
      if (!first && width(line) + 1 + width(item) > columns) {
        add(line, path);
        line = margin;
        first = true;
      }
      line += (first ? "" : " ") + item;
      first = false;
    }
    add(line, path);
  }

  void items(const Value& list, std::size_t indent, const std::string& path) {
    for (std::size_t i = 0; i < list.items.size(); ++i) {
      const Value& item = list.items[i];
      const std::string start = blanks(indent) + "- ";
      const std::string item_path = path + "/" + std::to_string(i);
      const bool fits = width(start + on_one_line(item)) <= columns;
      if (item.kind == Value::Kind::map && (item.entries.size() == 1 || !fits)) {
        entries(start, item, indent + 2, item_path);
      } else {
        value(start, item, indent + 2, item_path);
      }
    }
  }
};

}  // namespace

std::vector<WrittenLine> lay_out(const Value& root) {
  Layout layout;
  layout.entries("", root, 0, "");
  return std::move(layout.lines);
}

}  // namespace casebook::scenario
