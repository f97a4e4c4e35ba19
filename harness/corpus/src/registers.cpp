#include "casebook/corpus/registers.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "embedded.hpp"
#include "text.hpp"
#include "yaml.hpp"

namespace casebook::corpus {
namespace {

using yaml::Node;

constexpr std::array<std::string_view, 5> kind_names{"permission", "fact", "amount", "setup",
                                                     "consequence"};

// One of the files while it is being read.
class RegisterFile {
 public:
  RegisterFile(std::string name, std::string_view text) : name_(std::move(name)) {
    auto parsed = yaml::parse(text);
    if (!parsed) fail(parsed.error().place, parsed.error().message);
    root_ = parsed->root;
  }

  const Node& root() const { return *root_; }

  [[noreturn]] void fail(scenario::Place place, const std::string& message) const {
    throw std::logic_error(name_ + ":" + std::to_string(place.line) + ":" +
                           std::to_string(place.column) + ": " + message);
  }

  const Node& need(const Node& node, std::string_view key) const {
    const Node* found = node.find(key);
    if (found == nullptr) fail(node.place, "no key " + shown(key));
    return *found;
  }

  std::string text(const Node& node, std::string_view key) const {
    return running_text(need(node, key).text);
  }

  std::string text_or_nothing(const Node& node, std::string_view key) const {
    const Node* found = node.find(key);
    return found == nullptr ? "" : running_text(found->text);
  }

  std::vector<std::string> texts(const Node& node, std::string_view key) const {
    std::vector<std::string> all;
    if (const Node* list = node.find(key))
      for (const auto& item : list->items) all.push_back(item->text);
    return all;
  }

  RuleId rule(const Node& node) const {
    const auto id = rule_named(node.text);
    if (!id) fail(node.place, "no rule " + shown(node.text));
    return *id;
  }

  std::vector<RuleId> rules(const Node& node, std::string_view key) const {
    std::vector<RuleId> all;
    if (const Node* list = node.find(key))
      for (const auto& item : list->items) all.push_back(rule(*item));
    return all;
  }

  Ruling ruling(const Node& node) const {
    const auto ruling = ruling_named(node.text);
    if (!ruling) fail(node.place, "no ruling " + shown(node.text));
    return *ruling;
  }

  std::vector<Ruling> rulings(const Node& node, std::string_view key) const {
    std::vector<Ruling> all;
    if (const Node* list = node.find(key))
      for (const auto& item : list->items) all.push_back(ruling(*item));
    return all;
  }

 private:
  std::string name_;
  yaml::NodePointer root_;
};

RuleKind kind_of(const RegisterFile& file, const Node& node) {
  const auto found = std::find(kind_names.begin(), kind_names.end(), node.text);
  if (found == kind_names.end()) file.fail(node.place, "no kind of rule " + shown(node.text));
  return static_cast<RuleKind>(found - kind_names.begin());
}

RuleEntry rule_entry(const RegisterFile& file, const Node& node) {
  RuleEntry entry{file.rule(file.need(node, "id")),
                  file.text(node, "section"),
                  kind_of(file, file.need(node, "kind")),
                  file.text(node, "statement"),
                  file.texts(node, "source"),
                  node.find("secondary") != nullptr,
                  {},
                  file.rulings(node, "rulings"),
                  {},
                  file.rules(node, "follows-from")};
  if (const Node* numbers = node.find("numbers"))
    for (const yaml::Entry& number : numbers->entries)
      entry.numbers[number.key] = yaml::integer(*number.value).value();
  const auto owned = file.rulings(node, "owns");
  if (!owned.empty()) entry.owns = owned.front();
  return entry;
}

RulingEntry ruling_entry(const RegisterFile& file, const Node& node) {
  RulingEntry entry{file.ruling(file.need(node, "id")),
                    file.text(node, "question"),
                    file.rule(file.need(node, "owner")),
                    file.texts(node, "sentences"),
                    {},
                    file.text_or_nothing(node, "engines")};
  for (const auto& item : file.need(node, "readings").items) {
    const auto number = static_cast<int>(entry.readings.size());
    const Node& id = file.need(*item, "id");
    if (number >= reading_count(entry.ruling) || reading_name(entry.ruling, number) != id.text) {
      file.fail(id.place, "not reading " + std::to_string(number + 1) + " of this ruling");
    }
    entry.readings.push_back({id.text, file.text(*item, "means"), file.text(*item, "for")});
  }
  return entry;
}

void read_rules(Registers& all) {
  const RegisterFile file("rules/rulebook.yaml", embedded::rulebook());
  for (const auto& item : file.need(file.root(), "rules").items) {
    all.rules.push_back(rule_entry(file, *item));
    const std::size_t number = all.rules.size() - 1;
    if (number >= std::size(rule::all) || !(rule::all[number] == all.rules.back().id)) {
      file.fail(item->place, "not the rule that the rule book has here");
    }
  }
  if (all.rules.size() != std::size(rule::all)) file.fail({1, 1}, "rules are missing");
}

void read_rulings(Registers& all) {
  const RegisterFile file("rules/rulings.yaml", embedded::rulings());
  for (const auto& item : file.need(file.root(), "rulings").items) {
    all.rulings.push_back(ruling_entry(file, *item));
    const auto number = all.rulings.size() - 1;
    if (static_cast<std::size_t>(all.rulings.back().ruling) != number) {
      file.fail(item->place, "not the ruling that comes next");
    }
  }
  if (all.rulings.size() != ruling_count) file.fail({1, 1}, "rulings are missing");
}

void read_sources(Registers& all) {
  const RegisterFile file("rules/sources.yaml", embedded::sources());
  for (const yaml::Entry& text : file.need(file.root(), "texts").entries) {
    all.texts.push_back({text.key, file.text(*text.value, "title"),
                         file.text(*text.value, "language"), file.text(*text.value, "edition")});
  }
  for (const auto& item : file.need(file.root(), "sentences").items) {
    all.sentences.push_back({file.text(*item, "locator"), file.rules(*item, "rules"),
                             file.text_or_nothing(*item, "commentary")});
  }
}

Registers read_all() {
  Registers all;
  read_rules(all);
  read_rulings(all);
  read_sources(all);
  return all;
}

}  // namespace

std::string_view name(RuleKind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

const RuleEntry& Registers::of(RuleId rule) const {
  const auto found = std::find_if(rules.begin(), rules.end(),
                                  [rule](const RuleEntry& entry) { return entry.id == rule; });
  if (found == rules.end()) throw std::logic_error("no rule " + std::string(rule.text));
  return *found;
}

const RulingEntry& Registers::of(Ruling ruling) const {
  return rulings.at(static_cast<std::size_t>(ruling));
}

const SentenceEntry* Registers::sentence(std::string_view locator) const {
  for (const SentenceEntry& entry : sentences)
    if (entry.locator == locator) return &entry;
  return nullptr;
}

const Registers& registers() {
  static const Registers all = read_all();
  return all;
}

}  // namespace casebook::corpus
