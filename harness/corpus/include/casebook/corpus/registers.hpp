// The project's registers (rules/rulebook.yaml, rulings.yaml, sources.yaml), built into the
// program: what each rule states and where it comes from, what each open question is about, and
// which rules each sentence of the source texts carries.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "casebook/model/rule_id.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::corpus {

enum class RuleKind { permission, fact, amount, setup, consequence };
// "permission", "fact", …
std::string_view name(RuleKind kind);

struct RuleEntry {
  RuleId id;
  std::string section;  // the part of the rules: "terrain", "movement", …
  RuleKind kind;
  std::string statement;             // in our own words, under the default readings
  std::vector<std::string> sources;  // locators (4.6.2), sections at second hand (I, V), RSG
  bool secondary = false;            // rests on I, V or RSG alone
  std::map<std::string, int> numbers;
  std::vector<Ruling> rulings;       // that touch it
  std::optional<Ruling> owns;        // whose readings are alternative forms of this rule
  std::vector<RuleId> follows_from;  // of a consequence
};

struct ReadingEntry {
  std::string name;
  std::string means;
  std::string speaks_for;  // the file's key is `for`
};

struct RulingEntry {
  Ruling ruling;
  std::string question;
  RuleId owner;
  std::vector<std::string> sentences;
  std::vector<ReadingEntry> readings;  // the default first; as many as reading_count(ruling)
  std::string engines;                 // who reads it otherwise; empty: nobody known
};

struct SourceText {
  std::string key;  // "4", "II", "III"
  std::string title;
  std::string language;
  std::string edition;
};

struct SentenceEntry {
  std::string locator;
  std::vector<RuleId> rules;
  std::string commentary;  // why it states no rule; empty where it states some
};

struct Registers {
  std::vector<RuleEntry> rules;      // in the order of rule::all
  std::vector<RulingEntry> rulings;  // in the order of all_rulings()
  std::vector<SourceText> texts;
  std::vector<SentenceEntry> sentences;  // in the order of the texts

  const RuleEntry& of(RuleId rule) const;  // `rule` is one of rule::all
  const RulingEntry& of(Ruling ruling) const;
  // Nothing for a locator that no text has.
  const SentenceEntry* sentence(std::string_view locator) const;
};

// Parsed when first asked for. The files are part of the program: a fault in them is a fault of the
// program, and throws std::logic_error naming file, line and column.
const Registers& registers();

}  // namespace casebook::corpus
