#include <algorithm>

#include "casebook/corpus/registers.hpp"
#include "reading.hpp"
#include "text.hpp"

namespace casebook::corpus {
namespace {

using namespace scenario;
using yaml::Node;

When read_when(Reading& reading, const Node& node) {
  When when;
  for (const yaml::Entry& entry : node.entries) {
    const Ruling ruling = ruling_named(entry.key).value();
    std::vector<int>& readings = when[ruling];
    for (const std::string& text : Reading::texts(*entry.value)) {
      const int number = reading_named(ruling, text).value();
      if (std::find(readings.begin(), readings.end(), number) != readings.end()) {
        reading.fault(entry.value->place, shown(text) + " stands in this list twice");
      }
      readings.push_back(number);
    }
    std::sort(readings.begin(), readings.end());
  }
  return when;
}

void judge_locators(Reading& reading, const Node& node) {
  const auto judge = [&reading](const Node& locator) {
    if (registers().sentence(locator.text) != nullptr) return;
    reading.fault(locator.place, "the source texts have no sentence " + shown(locator.text) +
                                     ": rules/sources.yaml lists them all");
  };
  if (node.kind == Node::Kind::text) return judge(node);
  for (const auto& item : node.items) judge(*item);
}

Source read_source(Reading& reading, const Node& node) {
  Source source;
  if (const Node* text = node.find("text")) {
    source.text = Reading::texts(*text);
    judge_locators(reading, *text);
  }
  if (const Node* book = node.find("book")) source.book = Reading::texts(*book);
  if (const Node* other = node.find("secondary")) source.secondary = Reading::texts(*other);
  if (const Node* engine = node.find("engine")) source.engine = reading.line(*engine);
  source.original = node.find("original") != nullptr;
  return source;
}

ReadingChecks read_readings(Reading& reading, const Node& node, const Position& position) {
  const yaml::Entry& ruling = node.entries.front();
  ReadingChecks checks{ruling_named(ruling.key).value(), {}};
  for (const yaml::Entry& entry : ruling.value->entries) {
    const int number = reading_named(checks.ruling, entry.key).value();
    checks.readings.emplace_back(number,
                                 read_checks(reading, *entry.value, position, Moment::as_given));
  }
  std::sort(checks.readings.begin(), checks.readings.end(),
            [](const auto& a, const auto& b) { return a.first < b.first; });
  return checks;
}

TemptingAnswer read_tempting(Reading& reading, const Node& node, const std::vector<Check>& checks) {
  TemptingAnswer answer;
  const Node& number = *node.find("check");
  answer.check = yaml::integer(number).value();
  const auto index = static_cast<std::size_t>(answer.check) - 1;
  if (index >= checks.size()) {
    reading.fault(number.place,
                  "there are only " + std::to_string(checks.size()) + " checks in `checks`");
  } else if (!std::holds_alternative<AttackCheck>(checks[index].what)) {
    reading.fault(number.place, "check " + number.text + " is `" +
                                    std::string(name(checks[index])) +
                                    "`: only an attack has a tempting answer");
  }
  if (const Node* offence = node.find("offence")) answer.offence = yaml::integer(*offence);
  if (const Node* defence = node.find("defence")) answer.defence = yaml::integer(*defence);
  if (const Node* outcome = node.find("outcome")) answer.outcome = outcome_named(outcome->text);
  answer.without = reading.rule(*node.find("without")).value_or(RuleId{});
  return answer;
}

void read_all_checks(Reading& reading, const Node& root, Scenario& read) {
  if (const Node* checks = root.find("checks")) {
    read.checks = read_checks(reading, *checks, read.position, Moment::as_given);
  }
  if (const yaml::Entry* readings = root.entry("readings")) {
    read.readings = read_readings(reading, *readings->value, read.position);
    if (read.when && read.when->count(read.readings->ruling) != 0) {
      reading.fault(readings->place, "`when` and `readings` both speak of " +
                                         std::string(name(read.readings->ruling)) +
                                         ": take it out of `when`");
    }
  }
  if (!read.readings && read.checks.empty()) {
    reading.fault(root.place, "the scenario asks nothing: give `checks` or `readings`");
  }
  if (const Node* tempting = root.find("not"))
    for (const auto& item : tempting->items)
      read.tempting.push_back(read_tempting(reading, *item, read.checks));
}

}  // namespace

Scenario read_nodes(Reading& reading, const Node& root) {
  Scenario read;
  read.id = root.find("id")->text;
  read.title = reading.line(*root.find("title"));
  read.rules = reading.rules(*root.find("rules"));
  if (const Node* when = root.find("when")) read.when = read_when(reading, *when);
  read.why = reading.prose(*root.find("why"));
  read.source = read_source(reading, *root.find("source"));
  if (const Node* hunts = root.find("hunts")) read.hunts = reading.line(*hunts);
  read.unconfirmed = root.find("unconfirmed") != nullptr;
  auto position = read_position(reading, *root.find("position"));
  if (!position) return read;
  read.position = std::move(position->position);
  read.unit_notation = position->unit_notation;
  read.map_notation = position->map_notation;
  read.window = position->window;
  read_all_checks(reading, root, read);
  return read;
}

}  // namespace casebook::corpus
