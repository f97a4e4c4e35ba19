// The questions of the literal rules (casebook/literal/questions.hpp), answered fast: the same
// answers, with the same reasons, under every combination of readings. Every position is legal:
// units on the board, none on a mountain, a shaken unit of the side to move, at most five moved
// units of that side.
//
// Each question takes either Rules made ready before, for the position's board, or the readings
// alone; then the Rules last made on this thread are used again if they fit.
// Whoever wants no reasons, or asks about many positions of one game, is served by Game (game.hpp).
#pragma once

#include <optional>
#include <vector>

#include "casebook/bitboard/rules.hpp"
#include "casebook/model/action.hpp"
#include "casebook/model/answers.hpp"
#include "casebook/model/position.hpp"

namespace casebook::bitboard {

// Which units of either side are in communication, and why (section 4). About the position as it is
// given: the beginning of a turn is not carried out.
Communication communication(const Position& position, const Rules& rules);
Communication communication(const Position& position, const Rulings& rulings);

// The reckoning of an attack by the opponent of the unit on `target`, whoever is to move, with
// every share (II, III). Nothing if nobody stands there.
//   clash(figure_6, *Square::parse("L15"), Rulings{})->offence == 38
std::optional<Clash> clash(const Position& position, Square target, const Rules& rules);
std::optional<Clash> clash(const Position& position, Square target, const Rulings& rulings);

// The legal next moves of the side to move, by first square, then last. The beginning of the turn
// is carried out first (III.2.7); none if that ends the war.
std::vector<Move> moves(const Position& position, const Rules& rules);
std::vector<Move> moves(const Position& position, const Rulings& rulings);
// The same, of the unit on `from` alone; empty if no unit stands there.
std::vector<Move> moves_of(const Position& position, Square from, const Rules& rules);
std::vector<Move> moves_of(const Position& position, Square from, const Rulings& rulings);

// Plays the rest of a turn to its end, its beginning first, or says which action is the first
// illegal one and what refuses it.
TurnResult play(const Position& position, const Turn& turn, const Rules& rules);
TurnResult play(const Position& position, const Turn& turn, const Rulings& rulings);

// What refuses this deployment, of deployment.roster and deployment.own-territory (I, II.1.1);
// empty if both armies stand as they may. Only asked on the book's map.
std::vector<RuleId> deployment(const Position& position);

// The number of sequences of exactly `depth` actions: moves, attacks, destructions, ends of turns.
// An attack or a destruction ends the turn itself. depth 0–limits::perft_depth.
unsigned long long perft(const Position& position, int depth, const Rules& rules);
unsigned long long perft(const Position& position, int depth, const Rulings& rulings);

}  // namespace casebook::bitboard
