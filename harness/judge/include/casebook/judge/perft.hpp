// Counts sequences of actions, and finds by them the first position on which two engines differ.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "casebook/engines/engine.hpp"
#include "casebook/judge/disagreement.hpp"
#include "casebook/model/action.hpp"

namespace casebook::judge {

// A first action, and how many sequences begin with it.
struct Divided {
  Action action;
  engines::Reply reply;  // PerftReply, or why there is none
};

// Called after each first action with how many are done and how many there are.
using DivideProgress = std::function<void(std::size_t, std::size_t)>;

// The count of sequences of exactly `depth` actions, first action by first action, in the order of
// bitboard::Game::actions(). The actions are the legal ones of the rules under these readings; the
// engine has taken them and counts what follows each. depth 1–limits::perft_depth.
//   divide(*engine, position, Rulings{}, 2)
std::vector<Divided> divide(
    engines::Engine& engine, const Position& position, const Rulings& rulings, int depth,
    const DivideProgress& progress = [](std::size_t, std::size_t) {});

struct Bisected {
  std::vector<Action> line;  // from the position given to the one that differs
  Position position;
  std::optional<Disagreement> disagreement;  // the question that shows it, if one does
  engines::Reply expected, given;            // the counts that led there, if no question does
};

// Walks to the first position, at most `depth` actions away, on which the engines differ: where a
// question about the position itself is answered differently, or else into the first action after
// which they count differently. Both have taken `rulings`; `rules` is held to be right. Nothing if
// they agree on the position and on every count. depth 0–limits::perft_depth.
std::optional<Bisected> bisect(engines::Engine& rules, engines::Engine& tested,
                               const Position& position, const Rulings& rulings, int depth);

}  // namespace casebook::judge
