#include "comparing.hpp"

#include "casebook/bitboard/questions.hpp"
#include "casebook/engines/protocol.hpp"
#include "casebook/literal/questions.hpp"

namespace casebook::small_scope {

Comparing::Comparing(BoardPointer board, const Rulings& rulings)
    : book_(literal::rule_book(rulings)), rules_(std::move(board), rulings) {}

std::optional<std::string> Comparing::judge(bool is_equal, const std::string& question,
                                            const Position& position) {
  ++compared_;
  if (is_equal) return std::nullopt;
  return question + " of " + engines::position_to_json(position);
}

std::optional<std::string> Comparing::difference(Position& position) {
  std::optional<std::string> found =
      judge(literal::communication(position, book_) == bitboard::communication(position, rules_),
            "communication", position);
  for (const Square unit : position.units.squares()) {
    if (found) return found;
    found = judge(literal::clash(position, unit, book_) == bitboard::clash(position, unit, rules_),
                  "clash", position);
  }
  for (const Side side : all_sides) {
    if (found) return found;
    position.to_move = side;
    found = judge(literal::moves(position, book_) == bitboard::moves(position, rules_), "moves",
                  position);
    if (found) return found;
    found = judge(literal::perft(position, 1, book_) == bitboard::perft(position, 1, rules_),
                  "number of actions", position);
  }
  return found;
}

}  // namespace casebook::small_scope
