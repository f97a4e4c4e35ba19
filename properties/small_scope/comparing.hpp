// Compares all answers about one position of the small board.
#pragma once

#include <optional>
#include <string>

#include "casebook/bitboard/rules.hpp"
#include "casebook/literal/rule_book.hpp"
#include "casebook/model/position.hpp"

namespace casebook::small_scope {

class Comparing {
 public:
  Comparing(BoardPointer board, const Rulings& rulings);

  // Who is in communication and why, the clash on every unit with all shares, and for each side to
  // move the legal moves and the number of legal actions. Counts what it compares. Returns the
  // first difference: the question and the position, as JSON.
  std::optional<std::string> difference(Position& position);

  unsigned long long compared() const { return compared_; }

 private:
  std::optional<std::string> judge(bool is_equal, const std::string& question,  // NOLINT: a fact
                                   const Position& position);

  literal::RuleBook book_;
  bitboard::Rules rules_;
  unsigned long long compared_ = 0;
};

}  // namespace casebook::small_scope
