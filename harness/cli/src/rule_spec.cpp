#include "rule_spec.hpp"

#include <algorithm>

#include "did_you_mean.hpp"

namespace casebook::cli {

tl::expected<std::optional<RuleId>, std::string> rule_from(const std::optional<std::string>& text) {
  if (!text) return std::optional<RuleId>{};
  if (const auto rule = rule_named(*text)) return std::optional<RuleId>{*rule};
  std::vector<std::string_view> names;
  for (const RuleId rule : rule::all) names.push_back(rule.text);
  return tl::unexpected("--rule: there is no rule `" + *text + "`" + did_you_mean(*text, names));
}

bool is_about(const scenario::Scenario& scenario, const std::optional<RuleId>& rule) {
  return !rule ||
         std::find(scenario.rules.begin(), scenario.rules.end(), *rule) != scenario.rules.end();
}

}  // namespace casebook::cli
