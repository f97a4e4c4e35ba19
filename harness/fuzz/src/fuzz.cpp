#include "casebook/fuzz/fuzz.hpp"

#include <algorithm>

#include "casebook/engines/literal_engine.hpp"
#include "casebook/judge/agreement.hpp"
#include "casebook/judge/minimise.hpp"
#include "casebook/mutants/engine.hpp"

namespace casebook::fuzz {
namespace {

using judge::Disagreement;
using judge::Topic;

const std::vector<Topic> every_topic{Topic::communication, Topic::attack, Topic::moves,
                                     Topic::turn};

// "charge.not-against-fort": "charge-not-against-fort"
std::string slug_of(RuleId rule) {
  std::string slug(rule.text);
  std::replace(slug.begin(), slug.end(), '.', '-');
  return slug;
}

class Fuzzer {
 public:
  Fuzzer(engines::Engine& engine, std::span<const scenario::Scenario> scenarios,
         const Options& options)
      : engine_(engine), scenarios_(scenarios), options_(options) {
    rules_->take(options.rulings);
  }

  Report run() {
    const auto end = std::chrono::steady_clock::now() + options_.time.value_or(hours_);
    for (std::uint64_t number = options_.shard.index; number < options_.cases;
         number += options_.shard.count) {
      if (options_.time && std::chrono::steady_clock::now() >= end) break;
      if (report_.findings.size() >= options_.findings) break;
      options_.progress(number, report_.findings.size());
      ++report_.cases;
      look_at(position_of(scenarios_, options_.seed, number), number);
    }
    return std::move(report_);
  }

 private:
  std::optional<Disagreement> differ(const Position& position, const std::vector<Topic>& topics) {
    return judge::first_disagreement(*rules_, engine_, position, topics, options_.refusals);
  }

  // A fault shows in more than one topic: each is looked at by itself.
  void look_at(const Position& position, std::uint64_t number) {
    for (const Topic topic : every_topic) {
      const auto found = differ(position, {topic});
      if (!found) continue;
      if (Finding* known = known_for(*found)) {
        ++known->times;
        return;
      }
      add(*found, topic, number);
      return;
    }
  }

  // A finding whose wrong variant would answer this question so as well.
  Finding* known_for(const Disagreement& found) {
    for (Finding& finding : report_.findings)
      if (finding.like != nullptr && answers_so(*finding.like, found)) return &finding;
    return nullptr;
  }

  bool answers_so(const mutants::Mutant& mutant, const Disagreement& found) const {
    if (!mutants::concerns(mutant, options_.rulings)) return false;
    const auto variant = mutants::make_engine_with(mutant);
    variant->take(options_.rulings);
    return judge::agrees(found.given, variant->ask(found.position, found.question),
                         options_.refusals);
  }

  // Of the variants that answer small as the engine does, one that does so on the large position
  // too; or the first.
  const mutants::Mutant* variant_like(const Disagreement& small, const Disagreement& large) const {
    const mutants::Mutant* first = nullptr;
    for (const mutants::Mutant& mutant : mutants::all_mutants()) {
      if (!answers_so(mutant, small)) continue;
      if (answers_so(mutant, large)) return &mutant;
      if (first == nullptr) first = &mutant;
    }
    return first;
  }

  void add(const Disagreement& large, Topic topic, std::uint64_t number) {
    const auto shows = [&](const Position& position) {
      return differ(position, {topic}).has_value();
    };
    const Position position = judge::minimise(large.position, shows, {options_.shrinking}).position;
    // An engine that changes its mind has nothing to show.
    const auto small = differ(position, {topic});
    if (!small) return;
    Finding finding{*small, rule::turn_alternate, variant_like(*small, large), number, 1, {}};
    finding.rule = finding.like != nullptr ? finding.like->rule
                                           : judge::rule_in_question(*small, options_.rulings);
    for (Finding& known : report_.findings)
      if (known.rule == finding.rule && known.like == finding.like) {
        ++known.times;
        return;
      }
    finding.scenario = scenario_for(finding);
    report_.findings.push_back(std::move(finding));
  }

  scenario::Scenario scenario_for(const Finding& finding) {
    const std::string seed = std::to_string(options_.seed);
    const std::string number = std::to_string(finding.found_in);
    const judge::FoundBy found{slug_of(finding.rule) + "-" + seed + "-" + number,
                               engine_.introduction().engine, "seed " + seed + ", case " + number,
                               finding.rule};
    return judge::scenario_of(finding.disagreement, options_.rulings, found);
  }

  static constexpr std::chrono::hours hours_{24 * 365};
  engines::Engine& engine_;
  std::span<const scenario::Scenario> scenarios_;
  const Options& options_;
  std::unique_ptr<engines::Engine> rules_ = engines::make_literal_engine();
  Report report_;
};

}  // namespace

Report fuzz(engines::Engine& engine, std::span<const scenario::Scenario> scenarios,
            const Options& options) {
  return Fuzzer(engine, scenarios, options).run();
}

}  // namespace casebook::fuzz
