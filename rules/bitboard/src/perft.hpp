// The legal actions of a position, and the number of sequences of actions.
#pragma once

#include "undo.hpp"

namespace casebook::bitboard {
inline namespace CASEBOOK_MACHINE {

// All legal actions. The standing of the side to move is worked out once.
class Actions {
 public:
  Actions(const Ground& ground, const Law& law, const Field& field)
      : ground_(ground),
        law_(law),
        field_(field),
        standing_(standing_of(ground, law, field)),
        movement_(ground, law, field, standing_) {}

  const Movement& movement() const { return movement_; }

  int count() const {
    int count = movement_.count();
    if (!only_moves()) {
      for_each_attack([&](Spot) { ++count; });
      for_each_destruction([&](Spot) { ++count; });
    }
    return count + (movement_.duty() == nowhere ? 1 : 0);
  }

  // In the order moves, attacks, destructions, end of the turn.
  template <class Take>
  void for_each_act(const Take& take) const {
    for_each_move(movement_, [&](Step step) { take(Act{Act::Kind::move, step.from, step.to}); });
    if (!only_moves()) {
      for_each_attack([&](Spot target) { take(Act{Act::Kind::attack, target, nowhere}); });
      for_each_destruction([&](Spot spot) { take(Act{Act::Kind::destruction, spot, nowhere}); });
    }
    if (movement_.duty() == nowhere) take(Act{Act::Kind::end_of_turn, nowhere, nowhere});
  }

 private:
  static Standing standing_of(const Ground& ground, const Law& law, const Field& field) {
    Standing standing;
    find_standing(ground, law, field, field.marks.to_move, standing);
    return standing;
  }

  bool only_moves() const {
    return movement_.duty() != nowhere || field_.marks.has_ended ||
           field_.marks.spent != Spent::nothing;
  }

  // An attack needs a unit that adds something to it. A charge beyond range 2 never stands alone:
  // its column has a unit at a distance of 1 or 2 that counts.
  template <class Take>
  void for_each_attack(const Take& take) const {
    const int side = field_.marks.to_move;
    Rows able = rows_of(load(standing_.in[side]) - field_.arm[communications]);
    if (field_.marks.shaken != nowhere) erase(able, field_.marks.shaken);
    const Rows guns = rows_of(load(able) & field_.arm[artillery]);
    for_each(field_.side[1 - side], [&](Spot target) {
      const Window hidden =
          law_.enemies_stop_fire ? behind(window(field_.side[1 - side], target)) : 0;
      const Window near = window(able, target) & ground_.fire_2[target.at];
      const Window far = window(guns, target) & ground_.fire_3[target.at];
      if (((near | far) & ~hidden) != 0) take(target);
    });
  }

  template <class Take>
  void for_each_destruction(const Take& take) const {
    if (law_.arsenal_destruction != ArsenalDestruction::declared_as_attack) return;
    const int side = field_.marks.to_move;
    const Set taken = (load(ground_.arsenal[1 - side]) - field_.fallen) & field_.side[side];
    if (is_empty(taken)) return;
    for_each(taken, [&](Spot arsenal) {
      if (is_qualified(law_, field_, standing_.in[side], arsenal)) take(arsenal);
    });
  }

  const Ground& ground_;
  const Law& law_;
  const Field& field_;
  const Standing standing_;
  const Movement movement_;
};

// The number of sequences of exactly `depth` actions. The last action of each is counted, not made.
inline unsigned long long perft(const Ground& ground, const Law& law, Field& field, int depth) {
  if (depth == 0) return 1;
  if (field.marks.has_ended) return 0;
  const Actions actions(ground, law, field);
  if (depth == 1) return static_cast<unsigned long long>(actions.count());
  unsigned long long count = 0;
  Undo undo;
  actions.for_each_act([&](const Act& act) {
    make(ground, law, field, act, undo);
    if (!field.marks.has_ended) count += perft(ground, law, field, depth - 1);
    unmake(field, undo);
  });
  return count;
}

}  // namespace CASEBOOK_MACHINE
}  // namespace casebook::bitboard
