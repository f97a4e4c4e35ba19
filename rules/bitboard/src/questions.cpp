// The questions with the readings alone.
#include "casebook/bitboard/questions.hpp"

#include "prepared.hpp"

namespace casebook::bitboard {

Communication communication(const Position& position, const Rulings& rulings) {
  return communication(position, rules_for(position, rulings));
}
std::optional<Clash> clash(const Position& position, Square target, const Rulings& rulings) {
  return clash(position, target, rules_for(position, rulings));
}
std::vector<Move> moves(const Position& position, const Rulings& rulings) {
  return moves(position, rules_for(position, rulings));
}
std::vector<Move> moves_of(const Position& position, Square from, const Rulings& rulings) {
  return moves_of(position, from, rules_for(position, rulings));
}
TurnResult play(const Position& position, const Turn& turn, const Rulings& rulings) {
  return play(position, turn, rules_for(position, rulings));
}
unsigned long long perft(const Position& position, int depth, const Rulings& rulings) {
  return perft(position, depth, rules_for(position, rulings));
}

}  // namespace casebook::bitboard
