// One question put to the literal rules and to the bitboard on each machine, answers compared while
// they are timed.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "casebook/bitboard/game.hpp"
#include "casebook/literal/rule_book.hpp"
#include "casebook/model/position.hpp"

namespace casebook::benchmarks {

// What is left of an answer for comparing: equal answers leave the same.
using Digest = std::uint64_t;

// Everything an asker may need, made before the time is taken.
struct Asked {
  const Position& position;
  const literal::RuleBook& book;
  const bitboard::Rules& rules;
  bitboard::Game& game;
};

struct Question {
  std::string name;
  std::function<Digest(const Asked&)> literal;
  std::function<Digest(const Asked&)> bitboard;
};

// Registers benchmarks `name/literal`, `name/portable` and, where it runs, `name/avx2`.
void register_question(const Question& question, const std::vector<Position>& positions);
// The same of the bitboard alone, under these readings; the literal answers are worked out once,
// to compare with. `name` becomes `name/avx2` or whatever the machine is.
void register_reading(const Question& question, const std::vector<Position>& positions,
                      const Rulings& rulings);

void register_questions();
void register_readings();

}  // namespace casebook::benchmarks
