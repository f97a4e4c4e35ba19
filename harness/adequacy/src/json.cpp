#include <nlohmann/json.hpp>

#include "casebook/adequacy/reports.hpp"

namespace casebook::adequacy {
namespace {

using Json = nlohmann::ordered_json;

Json json_of(const Kill& kill) {
  return {{"scenario", kill.scenario}, {"rule", kill.rule.text}, {"check", kill.check}};
}

Json json_of(const Finding& finding) {
  Json kills = Json::array();
  for (const Kill& kill : finding.kills) kills.push_back(json_of(kill));
  return {{"name", finding.mutant->name},          {"rule", finding.mutant->rule.text},
          {"effect", finding.mutant->effect},      {"killed", finding.is_killed()},
          {"attributed", finding.is_attributed()}, {"killed-by", std::move(kills)}};
}

Json json_of(const Adequacy& adequacy) {
  Json findings = Json::array();
  for (const Finding& finding : adequacy.findings) findings.push_back(json_of(finding));
  return {{"scenarios", adequacy.scenarios},      {"broken", adequacy.broken},
          {"variants", adequacy.findings.size()}, {"killed", adequacy.killed()},
          {"attributed", adequacy.attributed()},  {"findings", std::move(findings)}};
}

Json json_of(const Refusals& refusals) {
  Json problems = Json::array();
  for (const RefusalProblem& problem : refusals.problems)
    problems.push_back({{"scenario", problem.scenario}, {"message", problem.message}});
  Json unrefused = Json::array();
  for (const RuleId rule : refusals.unrefused) unrefused.push_back(rule.text);
  return {{"checks", refusals.checks},
          {"problems", std::move(problems)},
          {"permissions-without-any", std::move(unrefused)}};
}

Json json_of(const RuleUse& use) {
  Json json = {{"rule", use.rule.text},
               {"asked-in", use.asked_in},
               {"said-yes-in", use.said_yes},
               {"said-no-in", use.said_no},
               {"covered", use.is_covered()}};
  if (!use.excuse.empty()) json["excuse"] = use.excuse;
  return json;
}

Json json_of(const Coverage& coverage) {
  Json uses = Json::array();
  for (const RuleUse& use : coverage.uses) uses.push_back(json_of(use));
  Json unasked = Json::array();
  for (const UnaskedRule& one : coverage.unasked)
    unasked.push_back({{"scenario", one.scenario}, {"rule", one.rule.text}});
  return {{"rules", std::move(uses)}, {"named-but-not-asked", std::move(unasked)}};
}

Json names_of(const std::vector<Ruling>& rulings) {
  Json names = Json::array();
  for (const Ruling ruling : rulings) names.push_back(name(ruling));
  return names;
}

Json json_of(const ReadingDependence& dependence) {
  Json scenarios = Json::array();
  for (const Dependence& of : dependence.scenarios) {
    if (of.rulings.empty() && of.needless.empty() && of.missing.empty()) continue;
    Json json = {{"scenario", of.scenario}, {"depends-on", names_of(of.rulings)}};
    if (!of.needless.empty()) json["needless"] = names_of(of.needless);
    if (!of.missing.empty()) json["fails-under"] = of.missing;
    scenarios.push_back(std::move(json));
  }
  return {{"scenarios", dependence.scenarios.size()},
          {"dependent", std::move(scenarios)},
          {"untold", dependence.untold}};
}

Json json_of(const IdleUnits& of) {
  Json squares = Json::array();
  for (const Square unit : of.units) squares.push_back(unit.text());
  Json json = {{"scenario", of.scenario}, {"theme", of.theme}, {"units", std::move(squares)}};
  if (!of.kept.empty()) json["kept"] = of.kept;
  return json;
}

Json json_of(const Minimality& minimality) {
  Json spare = Json::array();
  for (const Spare& one : minimality.spare)
    spare.push_back({{"scenario", one.scenario}, {"theme", one.theme}});
  Json idle = Json::array();
  for (const IdleUnits& of : minimality.idle) idle.push_back(json_of(of));
  return {{"scenarios", minimality.scenarios},
          {"spare", std::move(spare)},
          {"idle", std::move(idle)},
          {"kept-for-nothing", minimality.kept_for_nothing}};
}

}  // namespace

std::string to_json(const Measured& measured) {
  Json all = Json::object();
  if (measured.mutants) all["mutants"] = json_of(*measured.mutants);
  if (measured.refusals) all["refusals"] = json_of(*measured.refusals);
  if (measured.coverage) all["coverage"] = json_of(*measured.coverage);
  if (measured.readings) all["readings"] = json_of(*measured.readings);
  if (measured.minimality) all["minimality"] = json_of(*measured.minimality);
  return all.dump(2) + "\n";
}

}  // namespace casebook::adequacy
