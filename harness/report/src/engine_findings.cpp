#include "engine_findings.hpp"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <map>
#include <set>

#include "casebook/corpus/registers.hpp"
#include "casebook/judge/verdict.hpp"
#include "casebook/model/counted.hpp"
#include "casebook/mutants/mutants.hpp"
#include "markdown.hpp"

namespace casebook::report {
namespace {

constexpr std::size_t shown_scenarios = 4;
constexpr std::size_t shown_bytes = 160;

// The checks of one rule that are wrong.
using Wrong = std::vector<const StoredCheck*>;

// "charge.column (II.5.2, II.5.3)"
std::string rule_words(RuleId rule) {
  std::string sources;
  for (const std::string& source : corpus::registers().of(rule).sources)
    sources += (sources.empty() ? "" : ", ") + source;
  return "**" + std::string(rule.text) + "** (" + sources + ")";
}

const RuleId* rule_named(const std::string& text) {
  const auto* const found = std::find_if(std::begin(rule::all), std::end(rule::all),
                                         [&](RuleId of) { return of.text == text; });
  return found == std::end(rule::all) ? nullptr : found;
}

// Of a rule that the book does not have, as a report by another version may: what it is called.
std::string rule_words(const std::string& text) {
  const RuleId* const rule = rule_named(text);
  return rule == nullptr ? for_markdown(text) : rule_words(*rule);
}

// Those that nothing explains, in the order of the rule book, each rule in words.
std::vector<std::pair<std::string, Wrong>> wrong_by_rule(const EngineRuns& engine) {
  std::set<std::size_t> explained;
  for (const Explanation& one : engine.explained)
    explained.insert(one.checks.begin(), one.checks.end());
  std::map<std::pair<const RuleId*, std::string>, Wrong> rules;  // in the order of rule::all
  for (std::size_t at = 0; at < engine.report.checks.size(); ++at) {
    const StoredCheck& check = engine.report.checks[at];
    if (!judge::is_fault(check.verdict) || explained.contains(at)) continue;
    rules[{rule_named(check.rule), check.rule}].push_back(&check);
  }
  std::vector<std::pair<std::string, Wrong>> wrong;
  for (auto& [rule, checks] : rules) wrong.emplace_back(rule_words(rule.second), std::move(checks));
  return wrong;
}

std::string first_line(std::string text) {
  text = text.substr(0, text.find('\n'));
  if (text.size() <= shown_bytes) return text;
  text.resize(shown_bytes);
  return text + "…";
}

// "attack C7: offence: expected 14, got 8"
std::string instance(const StoredCheck& check) {
  const bool has_difference = check.verdict == judge::Verdict::fail && !check.difference.empty();
  const std::string what =
      has_difference ? check.difference : std::string(judge::name(check.verdict));
  return for_markdown(first_line(check.question)) + ": " + for_markdown(first_line(what));
}

std::string scenario_links(const Wrong& wrong, const std::string& to_project) {
  std::vector<std::pair<std::string, std::string>> scenarios;  // id and file
  for (const StoredCheck* check : wrong)
    if (scenarios.empty() || scenarios.back().first != check->id) {
      scenarios.emplace_back(check->id, check->file);
    }
  std::string text;
  for (std::size_t at = 0; at < std::min(scenarios.size(), shown_scenarios); ++at)
    text += (at == 0 ? "" : ", ") +
            link(for_markdown(scenarios[at].first), to_project + scenarios[at].second);
  const std::size_t more = scenarios.size() - std::min(scenarios.size(), shown_scenarios);
  return more == 0 ? text : text + " and " + std::to_string(more) + " more";
}

// ": 3 checks of a, b. In the first, …"
std::string evidence(const Wrong& wrong, const std::string& to_project) {
  return ": " + counted(wrong.size(), "check") + " of " + scenario_links(wrong, to_project) +
         ".\n  In the first, " + instance(*wrong.front()) + "\n";
}

// "cavalry moves one square only, against move.speed (II.2.1)"; of a rule that is left out, "there
// were no move.speed (II.2.1)".
std::string fault_words(const StoredFault& fault) {
  if (fault.effect == mutants::left_out) return "there were no " + rule_words(fault.rule);
  return for_markdown(fault.effect) + ", against " + rule_words(fault.rule);
}

std::string explanation_entry(const Explanation& explanation, const StoredReport& report,
                              const std::string& to_project) {
  std::string text;
  for (const StoredFault& fault : explanation.faults)
    text += (text.empty() ? "* " : ",\n  or ") + fault_words(fault);
  Wrong wrong;
  for (const std::size_t at : explanation.checks) wrong.push_back(&report.checks[at]);
  return text + evidence(wrong, to_project);
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return text;
}

// "ssjmarx/pykrieg" for the engine that calls itself pykrieg, or is called so here.
bool is_of(const MadeFrom& scenario, const EngineRuns& engine) {
  const std::string made_from = lower(scenario.engine);
  for (const std::string& called : {lower(engine.name), lower(engine.report.engine)}) {
    const bool is_part =
        made_from.find(called) != std::string::npos || called.find(made_from) != std::string::npos;
    if (!called.empty() && is_part) return true;
  }
  return false;
}

}  // namespace

std::string findings_of(const EngineRuns& engine, const std::vector<MadeFrom>& scenarios,
                        const std::string& to_project) {
  std::string page = "\n## " + for_markdown(engine.name) + "\n\n";
  const auto rules = wrong_by_rule(engine);
  if (rules.empty() && engine.explained.empty()) page += "No check that it answers is wrong.\n";
  if (!engine.explained.empty()) page += "It answers as if\n\n";
  for (const Explanation& one : engine.explained)
    page += explanation_entry(one, engine.report, to_project);
  if (!rules.empty() && !engine.explained.empty()) {
    page += "\nWrong too, by the rule under test, and not explained by a single fault:\n\n";
  }
  for (const auto& [rule, wrong] : rules) page += "* " + rule + evidence(wrong, to_project);
  std::string made;
  for (const MadeFrom& scenario : scenarios)
    if (is_of(scenario, engine)) {
      made += "* " + link(for_markdown(scenario.title), to_project + scenario.file) + "\n";
    }
  if (!made.empty()) page += "\nScenarios that were made because of it:\n\n" + made;
  return page;
}

}  // namespace casebook::report
