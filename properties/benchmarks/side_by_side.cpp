#include "side_by_side.hpp"

#include <benchmark/benchmark.h>

#include <memory>

namespace casebook::benchmarks {
namespace {

using bitboard::Machine;

constexpr int repetitions = 5;

// The positions under one reading of the rulings, made ready for both engines.
struct Stage {
  Stage(const std::vector<Position>& about, const Rulings& rulings, Machine machine)
      : positions(about), book(literal::rule_book(rulings)) {
    for (const Position& position : positions) {
      rules.emplace_back(position.board, rulings, machine);
      games.emplace_back(position, rules.back());
    }
  }
  Asked at(std::size_t i) { return {positions[i], book, rules[i], games[i]}; }

  Digest ask_all(const std::function<Digest(const Asked&)>& asker) {
    Digest digest = 0;
    for (std::size_t i = 0; i < positions.size(); ++i) digest = digest * 31 + asker(at(i));
    return digest;
  }

  const std::vector<Position>& positions;
  const literal::RuleBook book;
  std::vector<bitboard::Rules> rules;
  std::vector<bitboard::Game> games;
};

// The literal answers to one question, worked out when they are first needed.
class Expected {
 public:
  Expected(std::function<Digest(const Asked&)> asker, const std::vector<Position>& positions,
           const Rulings& rulings)
      : asker_(std::move(asker)), positions_(positions), rulings_(rulings) {}
  Digest get() {
    if (!known_) known_ = Stage(positions_, rulings_, Machine::portable).ask_all(asker_);
    return *known_;
  }

 private:
  std::function<Digest(const Asked&)> asker_;
  const std::vector<Position>& positions_;
  const Rulings rulings_;
  std::optional<Digest> known_;
};

void register_one(const std::string& name, const std::function<Digest(const Asked&)>& asker,
                  const std::shared_ptr<Stage>& stage, const std::shared_ptr<Expected>& expected) {
  const auto run = [asker, stage, expected](benchmark::State& state) {
    const Digest right = expected->get();
    for (auto _ : state)
      if (stage->ask_all(asker) != right) {
        state.SkipWithError("an answer is not the literal one");
        return;
      }
    state.SetItemsProcessed(static_cast<std::int64_t>(stage->positions.size()) *
                            static_cast<std::int64_t>(state.iterations()));
  };
  benchmark::RegisterBenchmark(name.c_str(), run)->Repetitions(repetitions)->MinTime(0.05);
}

std::vector<std::pair<std::string, Machine>> machines() {
  std::vector<std::pair<std::string, Machine>> list{{"portable", Machine::portable}};
  if (can_run(Machine::avx2)) list.emplace_back("avx2", Machine::avx2);
  return list;
}

}  // namespace

void register_question(const Question& question, const std::vector<Position>& positions) {
  const Rulings rulings;
  const auto expected = std::make_shared<Expected>(question.literal, positions, rulings);
  register_one(question.name + "/literal", question.literal,
               std::make_shared<Stage>(positions, rulings, Machine::portable), expected);
  for (const auto& [name, machine] : machines())
    register_one(question.name + "/" + name, question.bitboard,
                 std::make_shared<Stage>(positions, rulings, machine), expected);
}

void register_reading(const Question& question, const std::vector<Position>& positions,
                      const Rulings& rulings) {
  const auto expected = std::make_shared<Expected>(question.literal, positions, rulings);
  const Machine machine = bitboard::fastest_machine();
  register_one("reading/" + question.name + "/" + to_text(rulings), question.bitboard,
               std::make_shared<Stage>(positions, rulings, machine), expected);
}

}  // namespace casebook::benchmarks
