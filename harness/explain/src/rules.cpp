#include <algorithm>

#include "casebook/corpus/registers.hpp"
#include "casebook/explain/registers.hpp"
#include "layout.hpp"
#include "nearest.hpp"

namespace casebook::explain {
namespace {

using corpus::RuleEntry;

bool passes(const RuleEntry& rule, const RuleFilter& filter) {
  return (!filter.section || rule.section == *filter.section) &&
         (!filter.kind || name(rule.kind) == *filter.kind);
}

std::string kind_of(const RuleEntry& rule) {
  return std::string(name(rule.kind)) + (rule.secondary ? ", secondary" : "");
}

// One by one, each once, in the order of the rules.
std::vector<std::string> sections() {
  std::vector<std::string> found;
  for (const RuleEntry& rule : corpus::registers().rules)
    if (std::find(found.begin(), found.end(), rule.section) == found.end()) {
      found.push_back(rule.section);
    }
  return found;
}

std::string nothing_to_list(const RuleFilter& filter) {
  const std::vector<std::string> known = sections();
  const bool section_is_known =
      !filter.section || std::find(known.begin(), known.end(), *filter.section) != known.end();
  if (!section_is_known) {
    return "no section `" + filter.section->substr(0, 40) + "`; the sections are " +
           joined(known, ", ");
  }
  constexpr const char* kinds[] = {"permission", "fact", "amount", "setup", "consequence"};
  const bool kind_is_known = !filter.kind || std::find(std::begin(kinds), std::end(kinds),
                                                       *filter.kind) != std::end(kinds);
  if (!kind_is_known) {
    return "no kind `" + filter.kind->substr(0, 40) +
           "`; the kinds are permission, fact, amount, setup, consequence";
  }
  return "section " + *filter.section + " has no rule of kind " + *filter.kind;
}

// "label      text", the text wrapped beside its label.
std::string entry(std::string_view label, std::string_view text) {
  constexpr std::size_t beside = 16;
  return text.empty() ? "" : padded(std::string(label), beside) + wrapped(text, beside) + '\n';
}

std::string numbers_of(const RuleEntry& rule) {
  std::vector<std::string> parts;
  for (const auto& [what, number] : rule.numbers)
    parts.push_back(what + ' ' + std::to_string(number));
  return joined(parts, ", ");
}

std::string names_of(const std::vector<RuleId>& rules) {
  std::vector<std::string> parts;
  for (const RuleId rule : rules) parts.emplace_back(rule.text);
  return joined(parts, ", ");
}

std::string rulings_of(const RuleEntry& rule) {
  std::vector<std::string> parts;
  for (const Ruling ruling : rule.rulings)
    parts.push_back(std::string(name(ruling)) + (rule.owns == ruling ? " (its own)" : ""));
  return joined(parts, ", ");
}

std::vector<RuleId> consequences_of(RuleId id) {
  std::vector<RuleId> found;
  for (const RuleEntry& rule : corpus::registers().rules)
    if (std::find(rule.follows_from.begin(), rule.follows_from.end(), id) !=
        rule.follows_from.end()) {
      found.push_back(rule.id);
    }
  return found;
}

// The text that a locator such as II.6.2 counts in, if it is one of the three at hand.
bool counts_in(std::string_view locator, const std::string& key) {
  return locator.size() > key.size() && locator.substr(0, key.size()) == key &&
         locator[key.size()] == '.';
}

// A line for each text that the sources count in: "II  Le Jeu de la Guerre, section II, …".
std::string texts_of(const RuleEntry& rule) {
  std::string lines;
  for (const corpus::SourceText& text : corpus::registers().texts) {
    const bool is_cited =
        std::any_of(rule.sources.begin(), rule.sources.end(),
                    [&text](const std::string& source) { return counts_in(source, text.key); });
    if (is_cited) lines += entry("  " + text.key, text.title + " (" + text.language + ")");
  }
  for (const auto& source : rule.sources) {
    if (source == "I") lines += entry("  I", "the book's section I, known at second hand");
    if (source == "V") lines += entry("  V", "the book's section V, known at second hand");
    if (source == "RSG") lines += entry("  RSG", "the rules pages of RSG's computer edition");
  }
  return lines;
}

std::string page_of(const RuleEntry& rule) {
  std::string text = std::string(rule.id.text) + "\n\n" + wrapped(rule.statement, 0) + "\n\n";
  text += entry("kind", name(rule.kind)) + entry("section", rule.section);
  text +=
      entry("source", joined(rule.sources, ", ") +
                          (rule.secondary ? " (secondary: no sentence at hand states it)" : ""));
  text += texts_of(rule) + entry("numbers", numbers_of(rule)) + entry("rulings", rulings_of(rule));
  text += entry("follows from", names_of(rule.follows_from));
  return text + entry("it implies", names_of(consequences_of(rule.id)));
}

}  // namespace

tl::expected<std::string, std::string> rules_list(const RuleFilter& filter) {
  std::string text;
  std::string section;
  for (const RuleEntry& rule : corpus::registers().rules) {
    if (!passes(rule, filter)) continue;
    if (rule.section != section) text += (section.empty() ? "" : "\n") + rule.section + '\n';
    section = rule.section;
    text += "  " + padded(std::string(rule.id.text), 50) + kind_of(rule) + '\n';
    text += "      " + wrapped(rule.statement, 6) + '\n';
  }
  if (text.empty()) return tl::make_unexpected(nothing_to_list(filter));
  return text;
}

tl::expected<std::string, std::string> rule_page(std::string_view id) {
  if (const auto rule = rule_named(id)) return page_of(corpus::registers().of(*rule));
  std::vector<std::string_view> known;
  for (const RuleId rule : rule::all) known.push_back(rule.text);
  return tl::make_unexpected(no_such("rule", id, known, "casebook rules"));
}

}  // namespace casebook::explain
