#include "casebook/corpus/files.hpp"
#include "conform.hpp"
#include "output_file.hpp"
#include "rule_spec.hpp"
#include "rulings_spec.hpp"

namespace casebook::cli {
namespace {

// What cannot be asked for together; empty if nothing is wrong.
std::string contradiction(const ConformOptions& options) {
  int on_output = 0;
  for (const auto& file : {options.json, options.junit, options.html, options.write_baseline}) {
    if (file == standard_output) ++on_output;
  }
  if (on_output > 0 && options.explain) {
    return "--explain writes to standard output, as a report with `-` does";
  }
  if (on_output > 1) return "only one report can go to standard output";
  if (options.at_least && *options.at_least < 0) return "--at-least takes a number from 0 on";
  const bool is_for_one = options.junit || options.baseline || options.write_baseline ||
                          options.inferred || options.commit || options.date || options.explain;
  if (options.inferred && !options.rulings.empty()) {
    return "--inferred and --rulings exclude each other";
  }
  if (options.engines.size() > 1 && is_for_one) {
    return "--junit, --baseline, --write-baseline, --inferred, --commit, --date and --explain go "
           "with one engine";
  }
  return {};
}

tl::expected<report::Rows, std::string> rows_from(const std::optional<std::string>& by) {
  if (!by || *by == "theme") return report::Rows::themes;
  if (*by == "rule") return report::Rows::rules;
  return tl::unexpected("--by takes `theme` or `rule`, not `" + *by + "`");
}

tl::expected<std::optional<Baseline>, std::string> baseline_in(
    const std::optional<std::string>& path) {
  if (!path) return std::optional<Baseline>{};
  const auto text = corpus::read_file(*path, most_baseline_bytes);
  if (!text) return tl::unexpected("--baseline: " + corpus::to_text(text.error()));
  auto baseline = baseline_from(*text);
  if (!baseline) return tl::unexpected("--baseline: " + *path + ": " + baseline.error());
  return std::optional<Baseline>(std::move(*baseline));
}

}  // namespace

tl::expected<ConformOrder, std::string> order_from(const ConformOptions& options) {
  const std::string wrong = contradiction(options);
  if (!wrong.empty()) return tl::unexpected(wrong);
  auto commands = commands_from(options.command, options.engines);
  if (!commands) return tl::unexpected(commands.error());
  const auto limits = limits_from(options.seconds);
  if (!limits) return tl::unexpected(limits.error());
  const auto rulings = rulings_from(options.rulings);
  if (!rulings) return tl::unexpected(rulings.error());
  const auto rule = rule_from(options.rule);
  if (!rule) return tl::unexpected(rule.error());
  const auto rows = rows_from(options.by);
  if (!rows) return tl::unexpected(rows.error());
  const auto inferred = inferred_from(options.inferred);
  if (!inferred) return tl::unexpected(inferred.error());
  auto baseline = baseline_in(options.baseline);
  if (!baseline) return tl::unexpected(baseline.error());
  const auto asking = options.twice ? judge::Asking::twice : judge::Asking::again_if_wrong;
  return ConformOrder{std::move(*commands),
                      *limits,
                      *rulings,
                      *inferred,
                      *rule,
                      *rows,
                      {judge::Refusals::contain_rule, asking},
                      std::move(*baseline)};
}

}  // namespace casebook::cli
