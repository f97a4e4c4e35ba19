// Which single faults explain what no reading explains.
#include <algorithm>

#include "casebook/engines/literal_engine.hpp"
#include "casebook/mutants/engine.hpp"
#include "suspects.hpp"

namespace casebook::infer {
namespace {

constexpr std::size_t most_faults = 10;

// Which deviations a fault explains, and how many right answers speak against it.
struct Account {
  const mutants::Mutant* mutant;
  std::vector<std::size_t> explains;
  int contradicted = 0;
};

// Under a fault, the answer to a question.
engines::Reply answer_of(engines::Engine& engine, const Item& item) {
  return engine.ask(item.position, item.question);
}

std::vector<std::size_t> find_deviations(const Interview& interview, Inference& inference) {
  const auto rules = engines::make_literal_engine();
  rules->take(inference.rulings);
  std::vector<std::size_t> right;
  for (const std::size_t item : interview.answered()) {
    engines::Reply expected = answer_of(*rules, interview.questions().item(item));
    if (agrees(interview.answer(item), expected)) {
      right.push_back(item);
    } else {
      inference.deviations.push_back({item, std::move(expected), interview.answer(item), {}});
    }
  }
  return right;
}

Account account_of(const mutants::Mutant& mutant, const Interview& interview,
                   const Inference& inference, const std::vector<std::size_t>& right) {
  const auto engine = mutants::make_engine_with(mutant);
  engine->take(inference.rulings);
  Account account{&mutant, {}, 0};
  for (std::size_t at = 0; at < inference.deviations.size(); ++at) {
    const Deviation& deviation = inference.deviations[at];
    const Item& item = interview.questions().item(deviation.item);
    if (agrees(deviation.given, answer_of(*engine, item))) account.explains.push_back(at);
  }
  if (account.explains.empty()) return account;
  for (const std::size_t item : right) {
    const engines::Reply faulty = answer_of(*engine, interview.questions().item(item));
    account.contradicted += agrees(interview.answer(item), faulty) ? 0 : 1;
  }
  return account;
}

// What the fault explains beyond what others have explained, less what speaks against it.
int worth(const Account& account, const std::vector<Deviation>& deviations) {
  int worth = -account.contradicted;
  for (const std::size_t at : account.explains)
    worth += deviations[at].explained_by.empty() ? 1 : 0;
  return worth;
}

void add_finding(const std::vector<Account>& accounts, const Account& best, Inference& inference) {
  FaultFinding finding{{}, best.explains, best.contradicted};
  for (const Account& account : accounts)
    if (account.explains == best.explains && account.contradicted == best.contradicted) {
      finding.faults.push_back(account.mutant);
    }
  for (const std::size_t at : best.explains) {
    auto& explained_by = inference.deviations[at].explained_by;
    explained_by.insert(explained_by.end(), finding.faults.begin(), finding.faults.end());
  }
  inference.faults.push_back(std::move(finding));
}

}  // namespace

void explain_deviations(const Interview& interview, Inference& inference) {
  const std::vector<std::size_t> right = find_deviations(interview, inference);
  if (inference.deviations.empty()) return;
  std::vector<Account> accounts;
  for (const mutants::Mutant& mutant : mutants::all_mutants()) {
    if (!mutants::concerns(mutant, inference.rulings)) continue;
    Account account = account_of(mutant, interview, inference, right);
    if (!account.explains.empty()) accounts.push_back(std::move(account));
  }
  while (!accounts.empty() && inference.faults.size() < most_faults) {
    const auto best =
        std::max_element(accounts.begin(), accounts.end(), [&](const Account& a, const Account& b) {
          return worth(a, inference.deviations) < worth(b, inference.deviations);
        });
    if (worth(*best, inference.deviations) <= 0) return;
    add_finding(accounts, *best, inference);
  }
}

}  // namespace casebook::infer
