#include "casebook/report/corpus_json.hpp"

#include <algorithm>
#include <set>

#include "casebook/engines/protocol.hpp"
#include "casebook/judge/judge.hpp"
#include "check_json.hpp"

namespace casebook::report {
namespace {

using Json = nlohmann::ordered_json;

std::string text_of(const Json& json) { return json.dump(2) + "\n"; }

// One as itself, several as a list, as scenario files have it.
Json one_or_list(const std::vector<std::string>& texts) {
  return texts.size() == 1 ? Json(texts.front()) : Json(texts);
}

Json source_json(const scenario::Source& source) {
  Json json;
  if (!source.text.empty()) json["text"] = one_or_list(source.text);
  if (!source.book.empty()) json["book"] = one_or_list(source.book);
  if (!source.secondary.empty()) json["secondary"] = one_or_list(source.secondary);
  if (!source.engine.empty()) json["engine"] = source.engine;
  if (source.original) json["original"] = true;
  return json;
}

// The rulings that the scenario speaks of.
std::set<Ruling> rulings_of(const scenario::Scenario& scenario) {
  std::set<Ruling> rulings;
  if (scenario.when)
    for (const auto& ruling : *scenario.when) rulings.insert(ruling.first);
  if (scenario.readings) rulings.insert(scenario.readings->ruling);
  return rulings;
}

Json rulings_json(const scenario::Scenario& scenario, const Rulings& in_force) {
  Json json = Json::object();
  for (const Ruling ruling : rulings_of(scenario)) {
    json[std::string(name(ruling))] = reading_name(ruling, in_force.reading(ruling));
  }
  return json;
}

std::vector<scenario::Check> checks_under(const scenario::Scenario& scenario,
                                          const Rulings& rulings) {
  std::vector<scenario::Check> checks = scenario.checks;
  if (!scenario.readings) return checks;
  for (const auto& reading : scenario.readings->readings) {
    if (reading.first != rulings.reading(scenario.readings->ruling)) continue;
    checks.insert(checks.end(), reading.second.begin(), reading.second.end());
  }
  return checks;
}

// The readings that the scenario states answers for.
Json when_json(const scenario::Scenario& scenario) {
  Json json = Json::object();
  if (scenario.when) {
    for (const auto& ruling : *scenario.when) {
      for (const int reading : ruling.second) {
        json[std::string(name(ruling.first))].push_back(reading_name(ruling.first, reading));
      }
    }
  }
  if (!scenario.readings) return json;
  const Ruling ruling = scenario.readings->ruling;
  for (const auto& reading : scenario.readings->readings) {
    json[std::string(name(ruling))].push_back(reading_name(ruling, reading.first));
  }
  return json;
}

Json entry_json(const ThemedScenario& themed) {
  Json json;
  json["id"] = themed.scenario->id;
  json["theme"] = themed.theme;
  json["title"] = themed.scenario->title;
  json["rules"] = json_of(themed.scenario->rules);
  return json;
}

}  // namespace

std::string json_file_of(const ThemedScenario& scenario) {
  return scenario.theme + "/" + scenario.scenario->id + ".json";
}

std::string scenario_json(const scenario::Scenario& scenario, const Rulings& rulings) {
  Json json;
  json["id"] = scenario.id;
  json["title"] = scenario.title;
  json["rules"] = json_of(scenario.rules);
  json["why"] = scenario.why;
  json["source"] = source_json(scenario.source);
  if (!scenario.hunts.empty()) json["hunts"] = scenario.hunts;
  json["rulings"] = rulings_json(scenario, rulings);
  json["position"] = Json::parse(engines::position_to_json(scenario.position));
  json["checks"] = json_of(checks_under(scenario, rulings));
  if (scenario.unconfirmed) json["unconfirmed"] = true;
  return text_of(json);
}

std::string index_json(const std::vector<ThemedScenario>& scenarios, const Rulings& rulings,
                       const std::string& version) {
  std::vector<ThemedScenario> sorted = scenarios;
  std::sort(sorted.begin(), sorted.end(), [](const ThemedScenario& a, const ThemedScenario& b) {
    return a.theme == b.theme ? a.scenario->id < b.scenario->id : a.theme < b.theme;
  });
  Json json;
  json["casebook"] = version;
  json["format"] = 1;
  for (const Ruling ruling : all_rulings()) {
    json["rulings"][std::string(name(ruling))] = reading_name(ruling, rulings.reading(ruling));
  }
  json["scenarios"] = Json::array();
  json["left-out"] = Json::array();
  for (const ThemedScenario& themed : sorted) {
    Json entry = entry_json(themed);
    if (judge::admits(*themed.scenario, rulings)) {
      entry["file"] = json_file_of(themed);
      entry["checks"] = checks_under(*themed.scenario, rulings).size();
      json["scenarios"].push_back(std::move(entry));
    } else {
      entry["when"] = when_json(*themed.scenario);
      json["left-out"].push_back(std::move(entry));
    }
  }
  return text_of(json);
}

}  // namespace casebook::report
