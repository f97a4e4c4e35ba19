// Lays positions from short texts and puts questions in short texts, so that a case fits a line.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "casebook/literal/rule_book.hpp"
#include "casebook/model/position.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::literal {

// "L15"
Square at(std::string_view text);
// "J6 J8"; a run of squares in line is "E8:T8".
Squares squares(std::string_view text);
// The other way round.
std::string text_of(const Squares& squares);

// "I J6 J8 A K8": the letters of drawings in upper case, each followed by its squares. North moves.
Position lay(std::string_view north, std::string_view south, BoardPointer map = book_map());
// The same position with South to move.
Position south_to_move(Position position);
Position with_shaken(Position position, std::string_view square);
Position with_moved(Position position, std::string_view moved);
Position with_fallen(Position position, std::string_view arsenals);

// A map from its rows in the signs of drawings; n and s are arsenals.
BoardPointer map_of(std::initializer_list<std::string_view> rows);

// The rule book at its defaults, with one reading changed, or without one rule.
const RuleBook& defaults();
template <class... Readings>
RuleBook reading(Readings... readings) {
  Rulings rulings;
  ((rulings = rulings.with(readings)), ...);
  return rule_book(rulings);
}
RuleBook without(RuleId rule);

// The answer to a question, in words that a person can work out:
//   "in"              "J15 K15 L15", every unit in communication
//   "redirecting"     "J15"
//   "xL15"            "8:10 resists", offence, defence, outcome
//   "counting L15"    "J15 4, K15 4, L15 10", every unit that adds something
//   "K15"             "J14 J15 J16", the squares that the unit may move to
//   "moves"           "K15-J14 K15-J15", every legal move
//   "play K15-K16"    "legal: CK16 iL15", the units after the turn; then what holds of "shaken
//   L15",
//                     "fallen T3", "north wins by end.both-arsenals"
//                     "refused at 1: move.speed turn.five-moves"
//   "perft 2"         "9"
//   "deployment"      "legal", or the rules that refuse it
std::string answer(const Position& position, std::string_view question,
                   const RuleBook& book = defaults());

}  // namespace casebook::literal
