#include "yaml.hpp"

#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <sstream>

#include "text.hpp"
#include "yaml_builder.hpp"

namespace casebook::corpus::yaml {
namespace {

constexpr const char* always_quoted =
    "the text of a turn is always quoted, such as play: \"*T3\" or play: \"-\"";

struct Wording {
  std::string_view theirs;
  std::string_view ours;
};

// What yaml-cpp says, and what we say instead.
constexpr Wording wordings[] = {
    {"end of map not found",
     "text that belongs to no key: check this line's indentation, and whether a quote or a bracket "
     "above is left open"},
    {"end of sequence not found",
     "a `-` expected here, or less indentation: the lines of a list begin in the same column"},
    {"illegal map value",
     "a `:` where no value can begin: put a text that holds `: ` in double quotes, and check the "
     "indentation"},
    {"illegal flow end", "a bracket is closed here that was never opened"},
    {"unknown token", "no value can begin with this character: put the text in double quotes"},
    {"illegal character in scalar", "a tab: indent with blanks"},
    {"tab", "a tab: indent with blanks"},
    {"unknown escape character", "inside double quotes write `\\\\` for a backslash"},
    {"illegal EOF in scalar", "the file ends inside a quoted text: close the quote"},
    {"illegal document indicator", "a document ends inside a quoted text: close the quote"},
};

bool says(const std::string& message, std::string_view part) {
  return message.find(part) != std::string::npos;
}

std::string worded(const std::string& message) {
  if (says(message, "anchor is not defined")) {
    return std::string("`*` begins an alias, and nothing of that name stands before it; ") +
           always_quoted;
  }
  if (says(message, "illegal block entry")) {
    return std::string("`-` begins a list, which cannot begin here; ") + always_quoted;
  }
  for (const Wording& wording : wordings)
    if (says(message, wording.theirs)) return std::string(wording.ours);
  return "not readable as YAML (" + message + ")";
}

// A tab in the margin of the line, if there is one before that offset.
std::optional<Fault> tab_before(std::string_view text, std::size_t offset) {
  const std::string_view line = line_at(text, offset);
  const std::string_view margin = line.substr(0, line.find_first_not_of(" \t"));
  const std::size_t tab = margin.find('\t');
  if (tab == std::string_view::npos) return std::nullopt;
  const auto begin = static_cast<std::size_t>(line.data() - text.data());
  return Fault{place_of(text, begin + tab), "a tab: indent with blanks"};
}

Fault fault_of(const YAML::Exception& error, const Builder& builder, std::string_view text) {
  const std::size_t offset = error.mark.pos < 0 ? 0 : static_cast<std::size_t>(error.mark.pos);
  if (says(error.msg, "flow not found")) {
    if (auto fault = never_closed(text, builder.innermost())) return std::move(*fault);
  }
  if (auto fault = tab_before(text, offset)) return std::move(*fault);
  return {place_of(text, offset), worded(error.msg)};
}

bool is_integer(std::string_view text) {
  constexpr std::size_t most_digits = 9;
  if (!text.empty() && (text.front() == '-' || text.front() == '+')) text.remove_prefix(1);
  return !text.empty() && text.size() <= most_digits &&
         text.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

const Entry* Node::entry(std::string_view key) const {
  for (const Entry& entry : entries)
    if (entry.key == key) return &entry;
  return nullptr;
}

const Node* Node::find(std::string_view key) const {
  const Entry* found = entry(key);
  return found == nullptr ? nullptr : found->value.get();
}

std::optional<int> integer(const Node& node) {
  const bool plain = node.kind == Node::Kind::text && node.style == Node::Style::plain;
  if (!plain || !is_integer(node.text)) return std::nullopt;
  return std::stoi(node.text);
}

std::optional<bool> truth(const Node& node) {
  if (node.kind != Node::Kind::text || node.style != Node::Style::plain) return std::nullopt;
  if (node.text == "true") return true;
  if (node.text == "false") return false;
  return std::nullopt;
}

bool is_text(const Node& node) {
  return node.kind == Node::Kind::text && !integer(node) && !truth(node);
}

tl::expected<Document, Fault> parse(std::string_view text) {
  Builder builder(text);
  try {
    std::istringstream stream{std::string(text)};
    YAML::Parser parser(stream);
    if (!parser.HandleNextDocument(builder)) {
      return tl::make_unexpected(
          Fault{{1, 1}, "the file says nothing: a scenario begins with id:"});
    }
    parser.HandleNextDocument(builder);  // throws if there is a second one
    return builder.document();
  } catch (const Fault& fault) {
    return tl::make_unexpected(fault);
  } catch (const YAML::Exception& error) {
    return tl::make_unexpected(fault_of(error, builder, text));
  }
}

}  // namespace casebook::corpus::yaml
