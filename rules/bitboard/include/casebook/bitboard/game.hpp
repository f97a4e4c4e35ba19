// A position being played on: answers without reasons, as fast as they get, and actions that can be
// made and taken back. For search, counting and comparing; questions.hpp gives reasons.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "casebook/bitboard/rules.hpp"
#include "casebook/model/action.hpp"
#include "casebook/model/answers.hpp"
#include "casebook/model/position.hpp"

namespace casebook::bitboard {

// The sums of a clash; see Clash.
struct ClashTotals {
  Square target;
  int offence;
  int defence;
  Outcome outcome;
  friend bool operator==(const ClashTotals&, const ClashTotals&) = default;
};

// Not to be shared between threads.
//   Game game(position, rules);
//   for (const Move& move : game.moves()) {
//     game.make(move);
//     …
//     game.unmake();
//   }
class Game {
 public:
  // The position is legal and on the board of `rules`. The beginning of its turn is carried out
  // (III.2.7).
  Game(const Position& position, const Rules& rules);
  Game(const Game& other);
  Game(Game&& other) noexcept;
  Game& operator=(const Game& other);
  Game& operator=(Game&& other) noexcept;
  ~Game();

  // The position as it now is. `could_move` is only kept under communication-read:
  // at-turn-start-and-before-the-attack, the one reading that looks at it.
  Position position() const;
  // How the war has ended, if it has; then there are no actions.
  std::optional<End> end() const;
  // Equal positions have equal hashes: those of Position's ==, where `could_move` is kept as
  // above. Worked out with each action; other positions have another hash, almost certainly.
  std::uint64_t hash() const;

  // The units of either side that are in communication (section 4).
  Squares in_communication() const;
  // The reckoning of an attack on each unit of the side that is not to move, in reading order.
  std::vector<ClashTotals> clash_totals() const;
  // The legal moves, by first square, then last; how many.
  std::vector<Move> moves() const;
  int move_count() const;
  // All legal actions: moves, attacks, destructions, the end of the turn.
  std::vector<Action> actions() const;
  // See perft() in questions.hpp.
  unsigned long long perft(int depth);

  // Makes an action that is one of actions(). An attack, or a destruction that is the turn's
  // attack, ends the turn itself. After an end of turn, unless the war has ended, the beginning of
  // the next turn is carried out.
  void make(const Action& action);
  // Takes back the last action made and not taken back. There is one.
  void unmake();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace casebook::bitboard
