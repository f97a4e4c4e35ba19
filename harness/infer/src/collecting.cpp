#include "collecting.hpp"

#include <unordered_map>
#include <unordered_set>

#include "casebook/engines/literal_engine.hpp"
#include "casebook/engines/protocol.hpp"
#include "casebook/judge/judge.hpp"

namespace casebook::infer {
namespace {

// Answers as the rules do, and notes what it was asked.
class Listener : public engines::Engine {
 public:
  engines::Introduction introduction() override { return rules_->introduction(); }
  std::vector<Ruling> take(const Rulings& rulings) override { return rules_->take(rulings); }
  engines::Reply ask(const Position& position, const engines::Question& question) override {
    heard.emplace_back(position, question);
    return rules_->ask(position, question);
  }

  std::vector<std::pair<Position, engines::Question>> heard;

 private:
  std::unique_ptr<engines::Engine> rules_ = engines::make_literal_engine();
};

// The questions of one corpus, each once.
class Collection {
 public:
  void add(const scenario::Scenario& scenario) {
    Listener listener;
    for (const Rulings& rulings : judge::runs_of(scenario))
      judge::judge(scenario, listener, rulings);
    for (const auto& [position, question] : listener.heard) {
      add(scenario, position, question);
      add(scenario, position, engines::CommunicationQuestion{});
      add(scenario, position, engines::MovesQuestion{});
    }
  }
  std::vector<Item> take() { return std::move(items_); }

 private:
  void add(const scenario::Scenario& scenario, const Position& position,
           const engines::Question& question) {
    if (!seen_[position].insert(engines::question_to_json(question)).second) return;
    items_.push_back({scenario.id, scenario.rules, position, question});
  }

  std::unordered_map<Position, std::unordered_set<std::string>> seen_;
  std::vector<Item> items_;
};

}  // namespace

std::vector<Item> items_of(std::span<const scenario::Scenario> scenarios) {
  Collection collection;
  for (const scenario::Scenario& scenario : scenarios) collection.add(scenario);
  return collection.take();
}

}  // namespace casebook::infer
