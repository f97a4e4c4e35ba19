// Making an action and taking it back.
#pragma once

#include "turn.hpp"

namespace casebook::bitboard {

// An action in the form of the engine: a move has two spots, an attack and a destruction one.
struct Act {
  enum class Kind : std::uint8_t { move, attack, destruction, end_of_turn };
  Kind kind;
  Spot from;
  Spot to;
};

// What taking an action back needs. The sets are only kept where the action can change more than
// the moving unit's marks.
struct Undo {
  Act act;
  Marks marks;
  int removed_count = 0;
  struct Removed {
    Spot spot;
    Code code;
  };
  Removed removed[2];  // by the attack, and at the beginning of the next turn
  bool keeps_sets;
  Rows moved;
  Rows could_move;
  Rows fallen;
};

inline namespace CASEBOOK_MACHINE {

// Notes what is taken off the board.
struct Remover : Nobody {
  explicit Remover(Undo& undo) : undo_(undo) {}
  void sees_removal(Spot spot, Code code) { undo_.removed[undo_.removed_count++] = {spot, code}; }

 private:
  Undo& undo_;
};

// Makes a legal action. An attack, or a destruction that is the turn's attack, ends the turn; then,
// and after an end of turn, the next turn's beginning is carried out.
inline void make(const Ground& ground, const Law& law, Field& field, const Act& act, Undo& undo) {
  undo.act = act;
  undo.marks = field.marks;
  undo.removed_count = 0;
  undo.keeps_sets = act.kind != Act::Kind::move ||
                    (law.arsenal_destruction != ArsenalDestruction::declared_as_attack &&
                     holds(ground.arsenal[1 - field.marks.to_move], act.to));
  if (undo.keeps_sets) {
    undo.moved = field.moved;
    undo.could_move = field.could_move;
    undo.fallen = field.fallen;
  }
  Remover remover(undo);
  Play<Remover> play(ground, law, field, remover);
  switch (act.kind) {
    case Act::Kind::move: play.move(act.from, act.to); break;
    case Act::Kind::attack: play.attack(act.from); break;
    case Act::Kind::destruction: play.destroy(act.from); break;
    case Act::Kind::end_of_turn: break;
  }
  const bool ends = act.kind == Act::Kind::end_of_turn || field.marks.spent != Spent::nothing;
  if (!ends) return;
  play.end_turn();
  if (!field.marks.has_ended) play.begin();
}

// Takes the last action made back.
inline void unmake(Field& field, const Undo& undo) {
  for (int i = undo.removed_count; i-- > 0;)
    toggle_unit(field, undo.removed[i].spot, undo.removed[i].code);
  if (undo.act.kind == Act::Kind::move) {
    const Code code = code_at(field, undo.act.to);
    toggle_unit(field, undo.act.to, code);
    toggle_unit(field, undo.act.from, code);
  }
  if (undo.keeps_sets) {
    field.moved = undo.moved;
    field.could_move = undo.could_move;
    if (!seeded(Fault::arsenals_stay_fallen)) field.fallen = undo.fallen;
  } else {
    erase(field.moved, undo.act.to);
    if (holds(field.could_move, undo.act.to)) {
      erase(field.could_move, undo.act.to);
      insert(field.could_move, undo.act.from);
    }
  }
  field.marks = undo.marks;
}

}  // namespace CASEBOOK_MACHINE
}  // namespace casebook::bitboard
