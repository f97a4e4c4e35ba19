// The questions that can be put to the literal rules. Every position is legal: units on the board,
// none on a mountain, a shaken unit of the side to move, at most five moved units of that side.
#pragma once

#include <optional>
#include <vector>

#include "casebook/literal/rule_book.hpp"
#include "casebook/model/action.hpp"
#include "casebook/model/answers.hpp"
#include "casebook/model/position.hpp"

namespace casebook::literal {

// Which units of either side are in communication, and why (communication.*). About the position
// as it is given: the beginning of a turn is not carried out.
Communication communication(const Position& position, const RuleBook& book);

// The reckoning of an attack by the opponent of the unit on `target`, whoever is to move, with
// every share (factor.*, fire.*, charge.*, clash.*). Nothing if nobody stands there.
//   clash(figure_6, *Square::parse("L15"), book)->offence == 38
std::optional<Clash> clash(const Position& position, Square target, const RuleBook& book);

// The legal next moves of the side to move, by first square, then last. The beginning of the turn
// is carried out first (retreat.no-room, retreat.isolated); none if that ends the war.
std::vector<Move> moves(const Position& position, const RuleBook& book);
// The same, of the unit on `from` alone; empty if no unit stands there.
std::vector<Move> moves_of(const Position& position, Square from, const RuleBook& book);

// Plays the rest of a turn to its end, its beginning first, or says which action is the first
// illegal one and what refuses it (turn.*, move.*, retreat.*, clash.*, arsenal.*, end.*).
TurnResult play(const Position& position, const Turn& turn, const RuleBook& book);

// What refuses this deployment, of deployment.roster and deployment.own-territory; empty if both
// armies stand as they may. Only asked on the book's map.
std::vector<RuleId> deployment(const Position& position);

// The number of sequences of exactly `depth` actions: moves, attacks, destructions, ends of turns.
// An attack or a destruction ends the turn itself. depth 0–limits::perft_depth.
unsigned long long perft(const Position& position, int depth, const RuleBook& book);

}  // namespace casebook::literal
