#include "yaml_builder.hpp"

#include <algorithm>

#include "casebook/model/limits.hpp"
#include "text.hpp"

namespace casebook::corpus::yaml {
namespace {

std::size_t offset_of(const YAML::Mark& mark) {
  return mark.pos < 0 ? 0 : static_cast<std::size_t>(mark.pos);
}

// Past an anchor or a tag that stands before a scalar.
std::size_t past_properties(std::string_view text, std::size_t at) {
  while (at < text.size() && (text[at] == '&' || text[at] == '!')) {
    at = std::min(text.find_first_of(" \n", at), text.size());
    at = std::min(text.find_first_not_of(" \n", at), text.size());
  }
  return at;
}

// The offset after the quote that closes the one at `begin`; nothing if none does.
std::optional<std::size_t> closing_quote(std::string_view text, std::size_t begin) {
  const char quote = text[begin];
  for (std::size_t at = begin + 1; at < text.size(); ++at) {
    if (quote == '"' && text[at] == '\\') {
      ++at;
    } else if (text[at] == quote) {
      if (quote == '"' || at + 1 >= text.size() || text[at + 1] != quote) return at + 1;
      ++at;  // '' is a quote inside single quotes
    }
  }
  return std::nullopt;
}

// The block scalar whose indicator stands at `begin`: from the line after it to the last line that
// is empty or indented as far as its first one.
Range block_range(std::string_view text, std::size_t begin) {
  std::size_t at = std::min(text.find('\n', begin), text.size());
  const Range nothing{at, at};
  std::size_t indent = 0;
  std::size_t end = at;
  while (at < text.size()) {
    const std::size_t line_end = std::min(text.find('\n', at + 1), text.size());
    const std::string_view line = text.substr(at + 1, line_end - at - 1);
    const std::size_t blanks = line.find_first_not_of(" \r");
    if (blanks != std::string_view::npos) {
      if (indent == 0) indent = blanks;
      if (indent == 0 || blanks < indent) break;
      end = line_end;
    }
    at = line_end;
  }
  return indent == 0 ? nothing : Range{nothing.begin, end};
}

bool has_digit(std::string_view header) {
  return header.find_first_of("123456789") < header.find('#');
}

}  // namespace

std::optional<Fault> never_closed(std::string_view text, std::size_t begin) {
  std::vector<std::size_t> open;
  for (std::size_t at = begin; at < text.size(); ++at) {
    const char c = text[at];
    const bool after_blank = at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\n');
    const bool begins_value = at == 0 || after_blank ||
                              std::string_view("[{,").find(text[at - 1]) != std::string_view::npos;
    if (c == '[' || c == '{') {
      open.push_back(at);
    } else if ((c == ']' || c == '}') && !open.empty()) {
      open.pop_back();
      if (open.empty()) return std::nullopt;
    } else if (c == '#' && after_blank) {
      at = std::min(text.find('\n', at), text.size());
    } else if ((c == '"' || c == '\'') && at > begin && begins_value) {
      const auto end = closing_quote(text, at);
      if (!end) return Fault{place_of(text, at), "the quote that opens here is never closed"};
      at = *end - 1;
    }
  }
  if (open.empty()) return std::nullopt;
  const bool list = text[open.back()] == '[';
  return Fault{place_of(text, open.back()),
               list ? "the list that opens here is never closed: `]` expected"
                    : "the map that opens here is never closed: `}` expected"};
}

// As place_of(), without counting all lines and characters again for each node.
Place Builder::place(const YAML::Mark& mark) const {
  const std::size_t offset = std::min(offset_of(mark), text_.size());
  if (mark.line + 1 == last_.line && offset >= last_offset_) {
    last_.column += place_of(text_.substr(last_offset_), offset - last_offset_).column - 1;
  } else {
    const auto column = std::min(static_cast<std::size_t>(std::max(mark.column, 0)), offset);
    last_ = {mark.line + 1, place_of(text_.substr(offset - column), column).column};
  }
  last_offset_ = offset;
  return last_;
}

std::shared_ptr<Node> Builder::node(Node::Kind kind, const YAML::Mark& mark) const {
  auto made = std::make_shared<Node>();
  made->kind = kind;
  made->offset = offset_of(mark);
  made->place = place(mark);
  return made;
}

void Builder::OnDocumentStart(const YAML::Mark& mark) {
  if (started_) {
    throw Fault{place(mark),
                "a second document begins here: a file holds one, so put this into another file"};
  }
  started_ = true;
}

void Builder::OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) {
  if (expects_key()) throw Fault{place(mark), "a key expected before the `:`"};
  auto made = node(Node::Kind::nothing, mark);
  // yaml-cpp places a missing value where the next token stands; we place it where it is missing.
  if (frames_.empty()) {
    made->place = {1, 1};
  } else if (frames_.back().key) {
    made->place = frames_.back().key->place;
  } else {
    const std::size_t last = text_.substr(0, made->offset).find_last_not_of(" \r\n");
    made->place = place_of(text_, last == std::string_view::npos ? 0 : last);
  }
  add(std::move(made), Weight{}, anchor);
}

void Builder::OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) {
  const Place at = place(mark);
  if (expects_key()) throw Fault{at, "a key is plain text, not an alias"};
  const auto found = anchors_.find(anchor);
  if (found == anchors_.end()) {
    throw Fault{at, "this alias stands inside what it stands for, which would never end"};
  }
  const Anchored& anchored = found->second;
  if (static_cast<int>(frames_.size()) + anchored.weight.levels > limits::nesting) {
    throw Fault{at, "more than 32 levels, counted through aliases"};
  }
  add(anchored.node, anchored.weight, YAML::NullAnchor);
}

void Builder::OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       const std::string& value) {
  refuse_tag(tag, mark);
  const Node::Style style = note_style(offset_of(mark));
  if (expects_key()) return take_key(mark, value);
  auto made = node(Node::Kind::text, mark);
  made->style = style == Node::Style::plain && tag == "!" ? Node::Style::quoted : style;
  made->text = value;
  add(std::move(made), Weight{1, value.size(), 0}, anchor);
}

void Builder::OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                              YAML::EmitterStyle::value) {
  open(Node::Kind::list, mark, tag, anchor);
}

void Builder::OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) {
  open(Node::Kind::map, mark, tag, anchor);
}

bool Builder::expects_key() const {
  return !frames_.empty() && frames_.back().node->kind == Node::Kind::map && !frames_.back().key;
}

void Builder::take_key(const YAML::Mark& mark, const std::string& key) {
  Frame& frame = frames_.back();
  const Place at = place(mark);
  if (const Entry* earlier = frame.node->entry(key)) {
    throw Fault{at, "the key " + shown(key) + " stands here a second time (first in line " +
                        std::to_string(earlier->place.line) + "): keep one of them"};
  }
  count({1, key.size(), 0}, at);
  frame.weight.nodes += 1;
  frame.weight.bytes += key.size();
  frame.key = Entry{key, at, offset_of(mark), nullptr};
}

void Builder::open(Node::Kind kind, const YAML::Mark& mark, const std::string& tag,
                   YAML::anchor_t anchor) {
  refuse_tag(tag, mark);
  auto made = node(kind, mark);
  if (expects_key()) {
    // yaml-cpp takes a bracket that is never closed for the beginning of such a key.
    if (auto fault = never_closed(text_, made->offset)) throw std::move(*fault);
    throw Fault{made->place, "a key is plain text, not a list or a map"};
  }
  if (static_cast<int>(frames_.size()) >= limits::nesting) {
    throw Fault{made->place, "more than 32 levels of lists and maps"};
  }
  frames_.push_back({std::move(made), anchor, {1, 0, 1}, std::nullopt});
}

void Builder::close() {
  Frame frame = std::move(frames_.back());
  frames_.pop_back();
  // Its parts were counted one by one, the node itself is counted here.
  const Weight whole = frame.weight;
  nodes_ -= whole.nodes - 1;
  bytes_ -= whole.bytes;
  add(std::move(frame.node), whole, frame.anchor);
}

void Builder::add(NodePointer node, const Weight& weight, YAML::anchor_t anchor) {
  count(weight, node->place);
  if (anchor != YAML::NullAnchor) anchors_[anchor] = {node, weight};
  if (frames_.empty()) {
    root_ = std::move(node);
    return;
  }
  Frame& frame = frames_.back();
  frame.weight.nodes += weight.nodes;
  frame.weight.bytes += weight.bytes;
  frame.weight.levels = std::max(frame.weight.levels, weight.levels + 1);
  if (frame.node->kind == Node::Kind::list) {
    frame.node->items.push_back(std::move(node));
    return;
  }
  frame.key->value = std::move(node);
  frame.node->entries.push_back(std::move(*frame.key));
  frame.key.reset();
}

void Builder::count(const Weight& weight, const Place& at) {
  nodes_ += weight.nodes;
  bytes_ += weight.bytes;
  if (nodes_ > limits::nodes) {
    throw Fault{at, "more than 20,000 nodes, counted through aliases: make the file smaller"};
  }
  if (bytes_ > std::max(limits::file_bytes, text_.size())) {
    throw Fault{at, "written out without aliases this is more than 64 KiB: make it smaller"};
  }
}

void Builder::refuse_tag(const std::string& tag, const YAML::Mark& mark) const {
  if (tag.empty() || tag == "?" || tag == "!") return;
  throw Fault{place(mark),
              "tags (`!…`) are not used here: write the value alone, in quotes to make it text"};
}

Node::Style Builder::note_style(std::size_t offset) {
  const std::size_t begin = past_properties(text_, offset);
  const char first = begin < text_.size() ? text_[begin] : ' ';
  if (first == '"' || first == '\'') {
    const auto end = closing_quote(text_, begin);
    if (!end) throw Fault{place_of(text_, begin), "the quote that opens here is never closed"};
    opaque_.push_back({begin, *end});
    return Node::Style::quoted;
  }
  if (first != '|' && first != '>') return Node::Style::plain;
  const std::string_view header =
      line_at(text_, begin)
          .substr(begin - static_cast<std::size_t>(line_at(text_, begin).data() - text_.data()));
  if (has_digit(header)) {
    throw Fault{place_of(text_, begin), "write `|` or `>` without a number"};
  }
  opaque_.push_back(block_range(text_, begin));
  return Node::Style::block;
}

}  // namespace casebook::corpus::yaml
