#include "suspects.hpp"

#include <algorithm>
#include <cmath>

#include "casebook/engines/literal_engine.hpp"
#include "casebook/mutants/engine.hpp"

namespace casebook::infer {
namespace {

// A question is chosen for these few suspects, by how it parts some more.
constexpr std::size_t chosen_suspects = 4;
constexpr std::size_t weighed_suspects = 24;
// With more changes than this, readings are not taken back one by one.
constexpr std::size_t most_taken_back = 3;

std::vector<Rulings> with_one_taken_back(const Rulings& readings) {
  std::vector<Rulings> all;
  for (const Ruling ruling : all_rulings()) {
    if (readings.reading(ruling) == 0) continue;
    all.push_back(readings);
    all.back().set(ruling, 0);
  }
  if (all.size() > most_taken_back) all.clear();
  return all;
}

bool is_about(const Item& item, RuleId rule) {
  return std::find(item.rules.begin(), item.rules.end(), rule) != item.rules.end();
}

}  // namespace

Suspects::Suspects(Interview& interview, const Rulings& readings, std::uint64_t seed)
    : interview_(interview), random_(seed), distinct_(interview.questions().size()) {
  suspects_.push_back({nullptr, readings});
  suspect_all(readings);
  std::vector<Rulings> others = with_one_taken_back(readings);
  if (std::find(others.begin(), others.end(), Rulings{}) == others.end() &&
      !(readings == Rulings{})) {
    others.emplace_back();
  }
  for (const Rulings& other : others) suspect_all(other);
  for (const std::size_t item : interview_.answered()) {
    hold_against(item);
    drop_misfits();
  }
}

void Suspects::suspect_all(const Rulings& readings) {
  for (const mutants::Mutant& mutant : mutants::all_mutants())
    if (mutants::concerns(mutant, readings)) suspects_.push_back({&mutant, readings});
}

std::unique_ptr<engines::Engine> Suspects::engine_of(const Suspect& suspect) {
  auto engine = suspect.mutant == nullptr ? engines::make_literal_engine()
                                          : mutants::make_engine_with(*suspect.mutant);
  engine->take(suspect.readings);
  return engine;
}

std::size_t Suspects::answer_of(Suspect& suspect, std::size_t item) {
  const auto known = suspect.answers.find(item);
  if (known != suspect.answers.end()) return known->second;
  if (!suspect.engine) suspect.engine = engine_of(suspect);
  const Item& put = interview_.questions().item(item);
  const engines::Reply reply = suspect.engine->ask(put.position, put.question);
  std::vector<engines::Reply>& distinct = distinct_[item];
  const auto same = [&](const engines::Reply& other) { return agrees(reply, other); };
  const auto found = std::find_if(distinct.begin(), distinct.end(), same);
  const auto number = static_cast<std::size_t>(found - distinct.begin());
  if (found == distinct.end()) distinct.push_back(reply);
  suspect.answers.emplace(item, number);
  return number;
}

void Suspects::hold_against(std::size_t item) {
  const engines::Reply& given = interview_.answer(item);
  for (Suspect& suspect : suspects_) {
    const std::size_t answer = answer_of(suspect, item);
    suspect.misfits += agrees(given, distinct_[item][answer]) ? 0 : 1;
  }
}

void Suspects::drop_misfits() {
  const int most = suspects_.front().misfits;
  const auto dropped = std::remove_if(suspects_.begin() + 1, suspects_.end(),
                                      [most](const Suspect& of) { return of.misfits > most; });
  suspects_.erase(dropped, suspects_.end());
  hopeless_.clear();
}

std::vector<Suspects::Suspect*> Suspects::best_fitting() {
  int fewest = suspects_.front().misfits;
  for (const Suspect& suspect : suspects_) fewest = std::min(fewest, suspect.misfits);
  std::vector<Suspect*> best;
  for (Suspect& suspect : suspects_)
    if (suspect.misfits == fewest) best.push_back(&suspect);
  return best;
}

std::vector<Suspects::Suspect*> Suspects::some_of(std::vector<Suspect*> suspects,
                                                  std::size_t most) {
  for (std::size_t at = 0; at < std::min(most, suspects.size()); ++at)
    std::swap(suspects[at], suspects[at + random_() % (suspects.size() - at)]);
  if (suspects.size() > most) suspects.resize(most);
  return suspects;
}

std::optional<std::size_t> Suspects::best_about(const std::vector<Suspect*>& chosen,
                                                const std::vector<Suspect*>& suspects) {
  std::optional<std::size_t> found;
  double most = 0;
  for (std::size_t item = 0; item < interview_.questions().size(); ++item) {
    const auto concerned = [&](const Suspect* suspect) {
      return suspect->mutant != nullptr &&
             is_about(interview_.questions().item(item), suspect->mutant->rule);
    };
    if (!interview_.is_open(item) || std::none_of(chosen.begin(), chosen.end(), concerned)) {
      continue;
    }
    std::unordered_map<std::size_t, int> counts;
    for (Suspect* suspect : suspects) ++counts[answer_of(*suspect, item)];
    double bits = 0;
    for (const auto& [answer, count] : counts)
      bits -= count * std::log2(static_cast<double>(count) / static_cast<double>(suspects.size()));
    if (bits <= most) continue;
    most = bits;
    found = item;
  }
  return found;
}

std::optional<std::size_t> Suspects::any_between(Suspect& one, Suspect& other) {
  for (std::size_t item = 0; item < interview_.questions().size(); ++item)
    if (interview_.is_open(item) && answer_of(one, item) != answer_of(other, item)) return item;
  return std::nullopt;
}

std::optional<std::size_t> Suspects::parting(const std::vector<Suspect*>& suspects) {
  std::vector<Suspect*> hopeful;
  for (Suspect* suspect : suspects)
    if (suspect != suspects.front() && hopeless_.count(suspect) == 0) hopeful.push_back(suspect);
  while (!hopeful.empty()) {
    const std::vector<Suspect*> chosen = some_of(hopeful, chosen_suspects);
    std::vector<Suspect*> weighed = some_of(suspects, weighed_suspects);
    weighed.insert(weighed.end(), chosen.begin(), chosen.end());
    weighed.push_back(suspects.front());
    if (const auto item = best_about(chosen, weighed)) return item;
    for (Suspect* suspect : chosen) {
      if (const auto item = any_between(*suspect, *suspects.front())) return item;
      hopeless_.insert(suspect);
      hopeful.erase(std::find(hopeful.begin(), hopeful.end(), suspect));
    }
  }
  return std::nullopt;
}

void Suspects::question() {
  while (interview_.may_ask()) {
    const std::vector<Suspect*> fitting = best_fitting();
    const auto item = fitting.size() > 1 ? parting(fitting) : std::nullopt;
    if (!item) return;
    if (interview_.ask(*item) == nullptr) continue;
    hold_against(*item);
    drop_misfits();
  }
}

const Suspects::Suspect& Suspects::best() const {
  return *std::min_element(
      suspects_.begin(), suspects_.end(),
      [](const Suspect& a, const Suspect& b) { return a.misfits < b.misfits; });
}

Rulings Suspects::readings() const { return best().readings; }

}  // namespace casebook::infer
