#include "casebook/infer/explain_run.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "casebook/judge/judge.hpp"
#include "casebook/mutants/engine.hpp"

namespace casebook::infer {
namespace {

constexpr std::size_t most_alternatives = 3;

// What one variant says of the checks.
struct Testimony {
  const mutants::Mutant* mutant;
  std::vector<std::size_t> explains;  // ascending
  std::size_t contradicted = 0;
};

// An engine need not name the rule by which it refuses something; a variant does.
bool says_the_same(const std::string& engine, const std::string& variant) {
  return !engine.empty() && (variant == engine || variant.rfind(engine + " by ", 0) == 0);
}

class Run {
 public:
  Run(std::span<const scenario::Scenario> scenarios, const Rulings& rulings,
      std::span<const RunCheck> checks)
      : scenarios_(scenarios), rulings_(rulings), checks_(checks) {
    for (std::size_t at = 0; at < checks.size(); ++at) {
      checks_of_[checks[at].scenario][checks[at].check] = at;
      if (checks[at].verdict == judge::Verdict::fail) has_wrong_.insert(checks[at].scenario);
    }
  }

  // The scenarios with something wrong first: most variants explain nothing there.
  Testimony testimony(const mutants::Mutant& mutant) const {
    Testimony of{&mutant, {}, 0};
    const auto engine = mutants::make_engine_with(mutant);
    for (const bool wrong : {true, false}) {
      for (const scenario::Scenario& scenario : scenarios_)
        if (has_wrong_.contains(scenario.id) == wrong) hear(scenario, *engine, of);
      if (of.explains.empty()) break;
    }
    std::sort(of.explains.begin(), of.explains.end());
    return of;
  }

 private:
  void hear(const scenario::Scenario& scenario, engines::Engine& engine, Testimony& of) const {
    const auto known = checks_of_.find(scenario.id);
    if (known == checks_of_.end()) return;
    const judge::Policy policy{judge::Refusals::contain_rule, judge::Asking::once};
    for (const judge::CheckResult& result :
         judge::judge(scenario, engine, rulings_, policy).checks) {
      const auto at = known->second.find(result.check);
      if (at == known->second.end() || result.verdict != judge::Verdict::fail) continue;
      const RunCheck& given = checks_[at->second];
      const bool is_wrong = given.verdict == judge::Verdict::fail;
      if (is_wrong && says_the_same(given.difference, result.difference)) {
        of.explains.push_back(at->second);
      }
      if (given.verdict == judge::Verdict::pass) ++of.contradicted;
    }
  }

  std::span<const scenario::Scenario> scenarios_;
  const Rulings rulings_;
  std::span<const RunCheck> checks_;
  std::map<std::string, std::map<std::string, std::size_t>> checks_of_;
  std::set<std::string> has_wrong_;
};

bool is_credible(const Testimony& of) {
  return !of.explains.empty() && of.explains.size() >= 2 * of.contradicted;
}

// Takes what has been explained out of the account.
void forget(std::vector<Testimony>& all, const std::vector<std::size_t>& explained) {
  for (Testimony& of : all) {
    std::vector<std::size_t> left;
    std::set_difference(of.explains.begin(), of.explains.end(), explained.begin(), explained.end(),
                        std::back_inserter(left));
    of.explains = std::move(left);
  }
}

bool explains_less(const Testimony& a, const Testimony& b) {
  if (a.explains.size() != b.explains.size()) return a.explains.size() < b.explains.size();
  return a.contradicted > b.contradicted;
}

}  // namespace

std::vector<ExplainingFaults> explain_run(std::span<const scenario::Scenario> scenarios,
                                          const Rulings& rulings,
                                          std::span<const RunCheck> checks) {
  const Run run(scenarios, rulings, checks);
  std::vector<Testimony> credible;
  for (const mutants::Mutant& mutant : mutants::all_mutants()) {
    if (!mutants::concerns(mutant, rulings)) continue;
    Testimony of = run.testimony(mutant);
    if (is_credible(of)) credible.push_back(std::move(of));
  }
  std::vector<ExplainingFaults> found;
  while (!credible.empty()) {
    const Testimony best = *std::max_element(credible.begin(), credible.end(), explains_less);
    if (best.explains.empty()) break;
    ExplainingFaults faults{{}, best.explains};
    for (const Testimony& of : credible)
      if (of.explains == best.explains && of.contradicted == best.contradicted &&
          faults.faults.size() < most_alternatives) {
        faults.faults.push_back(of.mutant);
      }
    forget(credible, best.explains);
    found.push_back(std::move(faults));
  }
  return found;
}

}  // namespace casebook::infer
