#include <nlohmann/json.hpp>

#include "casebook/adequacy/reports.hpp"

namespace casebook::adequacy {
namespace {

using Json = nlohmann::ordered_json;

Json json_of(const Finding& finding) {
  Json kills = Json::array();
  for (const Kill& kill : finding.kills) {
    kills.push_back({{"scenario", kill.scenario}, {"rule", kill.rule.text}, {"check", kill.check}});
  }
  return {{"name", finding.mutant->name},          {"rule", finding.mutant->rule.text},
          {"effect", finding.mutant->effect},      {"killed", finding.is_killed()},
          {"attributed", finding.is_attributed()}, {"killed-by", std::move(kills)}};
}

}  // namespace

std::string to_json(const Adequacy& adequacy) {
  Json mutants = Json::array();
  for (const Finding& finding : adequacy.findings) mutants.push_back(json_of(finding));
  const Json all = {{"scenarios", adequacy.scenarios},     {"broken", adequacy.broken},
                    {"mutants", adequacy.findings.size()}, {"killed", adequacy.killed()},
                    {"attributed", adequacy.attributed()}, {"findings", std::move(mutants)}};
  return all.dump(2) + "\n";
}

}  // namespace casebook::adequacy
