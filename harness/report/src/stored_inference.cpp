#include "casebook/report/stored_inference.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace casebook::report {
namespace {

using Json = nlohmann::json;

constexpr const char* expected_words = "this is nothing that `casebook infer --json` wrote";

const Json& member(const Json& json, const char* key) {
  static const Json nothing;
  if (!json.is_object()) return nothing;
  const auto found = json.find(key);
  return found == json.end() ? nothing : *found;
}

std::string text_of(const Json& json) {
  return json.is_string() ? json.get<std::string>() : std::string();
}

int number_of(const Json& json) { return json.is_number_integer() ? json.get<int>() : 0; }

tl::expected<StoredReadings, std::string> readings_from(const Json& json) {
  const std::string ruling_text = text_of(member(json, "ruling"));
  const auto ruling = ruling_named(ruling_text);
  if (!ruling) return tl::unexpected("there is no ruling `" + ruling_text + "`");
  StoredReadings found{*ruling, {}};
  for (const Json& reading_text : member(json, "readings")) {
    const auto reading = reading_named(*ruling, text_of(reading_text));
    if (!reading) {
      return tl::unexpected("`" + ruling_text + "` has no reading `" + text_of(reading_text) + "`");
    }
    found.readings.push_back(*reading);
  }
  if (found.readings.empty()) return tl::unexpected("`" + ruling_text + "` has no readings");
  std::sort(found.readings.begin(), found.readings.end());
  return found;
}

std::vector<StoredFault> faults_from(const Json& json) {
  std::vector<StoredFault> faults;
  for (const Json& fault : member(json, "faults"))
    faults.push_back({text_of(member(fault, "rule")), text_of(member(fault, "effect"))});
  return faults;
}

}  // namespace

Rulings StoredInference::taken() const {
  Rulings taken;
  for (const StoredReadings& of : rulings) taken.set(of.ruling, of.readings.front());
  return taken;
}

tl::expected<StoredInference, std::string> stored_inference(std::string_view text) {
  const Json json = Json::parse(text.begin(), text.end(), nullptr, false);
  StoredInference found;
  found.engine = text_of(member(json, "engine"));
  if (found.engine.empty() || !member(json, "rulings").is_array()) {
    return tl::unexpected<std::string>(expected_words);
  }
  found.asked = number_of(member(json, "asked"));
  found.unanswered = number_of(member(json, "unanswered"));
  for (const Json& ruling : member(json, "rulings")) {
    auto readings = readings_from(ruling);
    if (!readings) return tl::unexpected(readings.error());
    found.rulings.push_back(std::move(*readings));
  }
  for (const Json& group : member(json, "faults")) {
    auto faults = faults_from(group);
    if (!faults.empty()) found.faults.push_back(std::move(faults));
  }
  return found;
}

}  // namespace casebook::report
