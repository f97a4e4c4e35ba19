#include "casebook/scenario/write.hpp"

#include "written_values.hpp"

namespace casebook::scenario {
namespace {

// One reading as itself, several as a list.
Value readings_value(Ruling ruling, const std::vector<int>& readings) {
  std::vector<Value> items;
  for (const int reading : readings) items.push_back(scalar(reading_name(ruling, reading)));
  if (items.size() == 1) return items.front();
  return list(std::move(items));
}

Value when_value(const When& when) {
  std::vector<Entry> entries;
  for (const auto& ruling : when)
    entries.push_back(
        {std::string(name(ruling.first)), readings_value(ruling.first, ruling.second)});
  return map(std::move(entries));
}

Value locators(const std::vector<std::string>& texts) {
  std::vector<Value> items;
  for (const std::string& text : texts) items.push_back(scalar(text));
  if (items.size() == 1) return items.front();
  return list(std::move(items));
}

Value source_value(const Source& source) {
  std::vector<Entry> entries;
  if (!source.text.empty()) entries.push_back({"text", locators(source.text)});
  if (!source.book.empty()) entries.push_back({"book", locators(source.book)});
  if (!source.secondary.empty()) entries.push_back({"secondary", locators(source.secondary)});
  if (!source.engine.empty()) entries.push_back({"engine", scalar(source.engine)});
  if (source.original) entries.push_back({"original", yes()});
  return map(std::move(entries));
}

// One line where it fits, else folded.
Value sentence(const char* key, const std::string& text) {
  const Value line = scalar(text, Context::block);
  if (std::string_view(key).size() + 2 + width(line.scalar) <= columns) return line;
  return folded(text);
}

Value readings_value(const ReadingChecks& checks) {
  std::vector<Entry> readings;
  for (const auto& reading : checks.readings)
    readings.push_back(
        {std::string(reading_name(checks.ruling, reading.first)), open(value_of(reading.second))});
  return open(map({{std::string(name(checks.ruling)), open(map(std::move(readings)))}}));
}

Value tempting_value(const std::vector<TemptingAnswer>& answers) {
  std::vector<Value> items;
  for (const TemptingAnswer& answer : answers) {
    std::vector<Entry> entries{{"check", number(answer.check)}};
    if (answer.offence) entries.push_back({"offence", number(*answer.offence)});
    if (answer.defence) entries.push_back({"defence", number(*answer.defence)});
    if (answer.outcome) entries.push_back({"outcome", scalar(name(*answer.outcome))});
    entries.push_back({"without", scalar(answer.without.text)});
    items.push_back(map(std::move(entries)));
  }
  return open(list(std::move(items)));
}

Value why_value(const std::string& why) {
  // A folded text that begins with a blank or holds nothing would not be read back.
  if (why.empty() || why.front() == ' ') return quoted(why);
  return folded(why);
}

Value scenario_value(const Scenario& scenario) {
  std::vector<Entry> entries;
  entries.push_back({"id", scalar(scenario.id, Context::block)});
  entries.push_back({"title", scalar(scenario.title, Context::block)});
  entries.push_back({"rules", value_of(scenario.rules)});
  if (scenario.when) entries.push_back({"when", when_value(*scenario.when)});
  entries.push_back({"why", why_value(scenario.why)});
  entries.push_back({"source", source_value(scenario.source)});
  if (!scenario.hunts.empty()) entries.push_back({"hunts", sentence("hunts", scenario.hunts)});
  entries.push_back({"position", position_value(scenario)});
  if (!scenario.checks.empty()) entries.push_back({"checks", open(value_of(scenario.checks))});
  if (scenario.readings) entries.push_back({"readings", readings_value(*scenario.readings)});
  if (!scenario.tempting.empty()) entries.push_back({"not", tempting_value(scenario.tempting)});
  if (scenario.unconfirmed) entries.push_back({"unconfirmed", yes()});
  return map(std::move(entries));
}

}  // namespace

std::vector<WrittenLine> written(const Scenario& scenario) {
  std::vector<WrittenLine> lines{{editor_hint, ""}};
  for (WrittenLine& line : lay_out(scenario_value(scenario))) lines.push_back(std::move(line));
  return lines;
}

std::string to_yaml(const Scenario& scenario) {
  std::string text;
  for (const WrittenLine& line : written(scenario)) text += line.text + "\n";
  return text;
}

}  // namespace casebook::scenario
