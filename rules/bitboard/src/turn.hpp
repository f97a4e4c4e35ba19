// A turn being played: its beginning, its actions, its end (sections I, III, V). Every action is
// legal. A witness is told what happens, so that reasons cost nothing where nobody asks for them.
#pragma once

#include "clash_totals.hpp"
#include "movement.hpp"

namespace casebook::bitboard {

// Why a shaken unit is destroyed, if it is.
enum class Doom : std::uint8_t { none, no_room, isolated };

inline namespace CASEBOOK_MACHINE {

// A witness that does not look. Others hide what they want to know of.
struct Nobody {
  void sees_removal(Spot, Code) {}
  void sees_doom(Spot, Doom) {}
  void sees_move(Spot, Spot) {}
  void sees_attack(Spot, Totals) {}
  void sees_arsenal_fall(Spot) {}
  void sees_end_of_war(EndCause) {}
  void sees_end_of_turn() {}
};

// Whether the unit on that enemy arsenal is one that may destroy it.
inline bool is_qualified(const Law& law, const Field& field, const Rows& in, Spot arsenal) {
  return is_fighting(code_at(field, arsenal)) &&
         (law.isolated_units_destroy || holds(in, arsenal)) &&
         (law.shaken_units_destroy || !(field.marks.shaken == arsenal));
}

template <class Witness>
class Play {
 public:
  Play(const Ground& ground, const Law& law, Field& field, Witness& witness)
      : ground_(ground), law_(law), field_(field), marks_(field.marks), witness_(witness) {}

  // The beginning of the turn, where no unit has moved yet (retreat.no-room, retreat.isolated), and
  // who can move in it (communication-read: at-turn-start-and-before-the-attack).
  void begin() {
    if (marks_.moves_made == 0 && marks_.shaken != nowhere) {
      const Spot shaken = marks_.shaken;
      const Doom doom = doom_of(shaken);
      if (doom != Doom::none) {
        witness_.sees_doom(shaken, doom);
        set_shaken(nowhere);
        remove(shaken);
      }
    }
    if (law_.communication_is_read_at_turn_start && !marks_.knows_could_move) fix_who_can_move();
  }

  void move(Spot from, Spot to) {
    witness_.sees_move(from, to);
    const Code code = code_at(field_, from);
    toggle_unit(field_, from, code);
    toggle_unit(field_, to, code);
    carry_marks(from, to);
    const bool on_entry = law_.arsenal_destruction == ArsenalDestruction::on_entry_ends_turn ||
                          law_.arsenal_destruction == ArsenalDestruction::on_entry_freely;
    if (on_entry && stands_as_enemy(to)) enter_arsenal(to);
  }

  void attack(Spot target) {
    marks_.spent = Spent::attack;
    Standing standing;
    for (const int side : {0, 1}) find_standing(ground_, law_, field_, side, standing);
    const Totals totals = Attacks(ground_, law_, field_, standing, marks_.to_move).on(target);
    witness_.sees_attack(target, totals);
    const Outcome outcome = outcome_of(totals.offence, totals.defence);
    if (outcome == Outcome::destroyed) remove(target);
    if (outcome == Outcome::shaken) shake(target);
  }

  void destroy(Spot arsenal) {
    marks_.spent = Spent::destruction;
    fall(arsenal);
  }

  // Hands the turn over. The other side's turn is not begun.
  void end_turn() {
    if (!marks_.has_ended) {
      if (law_.arsenal_destruction == ArsenalDestruction::at_turn_end) fall_at_turn_end();
      if (!marks_.has_ended && law_.all_isolated != AllIsolated::plays_on) judge_isolation();
    }
    hand_over();
  }

  void end_war(EndCause cause, int winner) {
    if (marks_.has_ended) return;
    marks_.has_ended = true;
    marks_.cause = cause;
    marks_.winner = static_cast<std::uint8_t>(winner);
    witness_.sees_end_of_war(cause);
  }

  void hand_over() {
    witness_.sees_end_of_turn();
    for_each(field_.moved, [&](Spot spot) { marks_.hash ^= key(Feature::moved, spot); });
    field_.moved = Rows{};
    marks_.moves_made = 0;
    forget_who_can_move();
    set_shaken(marks_.shaken_by_attack);
    marks_.shaken_by_attack = nowhere;
    marks_.spent = Spent::nothing;
    marks_.to_move ^= 1U;
    marks_.hash ^= key_of_south_to_move;
    ++marks_.turn;
  }

  // What becomes of the shaken unit there, now that it is judged.
  Doom doom_of(Spot shaken) const {
    if (has_no_room(shaken)) return Doom::no_room;
    const Code code = code_at(field_, shaken);
    const bool is_destroyed = law_.isolated_shaken_unit == IsolatedShakenUnit::destroyed &&
                              is_fighting(code) &&
                              !holds(units_in_communication(side_of(code)), shaken);
    return is_destroyed ? Doom::isolated : Doom::none;
  }

 private:
  bool has_no_room(Spot spot) const {
    Set free = (load(ground_.open) - field_.side[0]) - field_.side[1];
    if (seeded(Fault::the_edge_is_room)) {
      free = ((load(ground_.open) | ground_.closed) - ground_.mountain) - field_.side[0] -
             field_.side[1];
    }
    return (window(rows_of(free), spot) & ring_1) == 0;
  }

  Rows units_in_communication(int side) const {
    return rows_of(reach_of(ground_, law_, field_, side).in);
  }

  bool stands_as_enemy(Spot arsenal) const {
    return holds(ground_.arsenal[1 - marks_.to_move], arsenal) && !holds(field_.fallen, arsenal);
  }

  void set_shaken(Spot shaken) {
    if (!(marks_.shaken == nowhere)) marks_.hash ^= key(Feature::shaken, marks_.shaken);
    const bool is_hashed = !seeded(Fault::hash_without_the_shaken);
    if (!(shaken == nowhere) && is_hashed) marks_.hash ^= key(Feature::shaken, shaken);
    marks_.shaken = shaken;
  }

  void toggle_mark(Rows& rows, Feature feature, Spot spot) {
    toggle(rows, spot);
    marks_.hash ^= key(feature, spot);
  }

  // The marks of a unit go with it.
  void carry_marks(Spot from, Spot to) {
    toggle_mark(field_.moved, Feature::moved, to);
    ++marks_.moves_made;
    if (marks_.shaken == from) set_shaken(to);
    if (holds(field_.could_move, from)) {
      toggle_mark(field_.could_move, Feature::could_move, from);
      toggle_mark(field_.could_move, Feature::could_move, to);
    }
  }

  void fix_who_can_move() {
    const Rows in = units_in_communication(marks_.to_move);
    field_.could_move = rows_of(load(in) - field_.arm[communications]);
    for_each(field_.could_move, [&](Spot spot) { marks_.hash ^= key(Feature::could_move, spot); });
    marks_.knows_could_move = true;
    marks_.hash ^= key_of_known_could_move;
  }

  void forget_who_can_move() {
    if (!marks_.knows_could_move) return;
    for_each(field_.could_move, [&](Spot spot) { marks_.hash ^= key(Feature::could_move, spot); });
    field_.could_move = Rows{};
    marks_.knows_could_move = false;
    marks_.hash ^= key_of_known_could_move;
  }

  void enter_arsenal(Spot arsenal) {
    if (!is_qualified(law_, field_, units_in_communication(marks_.to_move), arsenal)) return;
    if (law_.arsenal_destruction == ArsenalDestruction::on_entry_ends_turn) {
      marks_.spent = Spent::destruction;
    }
    fall(arsenal);
  }

  // The unit is shaken, or destroyed right away (no-room-judged: at-once).
  void shake(Spot target) {
    const Doom doom = law_.fate_is_judged_at_once ? doom_of(target) : Doom::none;
    if (doom == Doom::none) {
      marks_.shaken_by_attack = target;
      return;
    }
    witness_.sees_doom(target, doom);
    remove(target);
  }

  void remove(Spot spot) {
    const Code code = code_at(field_, spot);
    witness_.sees_removal(spot, code);
    toggle_unit(field_, spot, code);
    if (holds(field_.could_move, spot)) {
      toggle_mark(field_.could_move, Feature::could_move, spot);
    }
    if (!is_fighting(code)) return;
    const int side = side_of(code);
    if (--marks_.fighting[side] == 0) end_war(EndCause::no_fighting_unit, 1 - side);
  }

  void fall(Spot arsenal) {
    toggle_mark(field_.fallen, Feature::fallen, arsenal);
    witness_.sees_arsenal_fall(arsenal);
    const int owner = holds(ground_.arsenal[0], arsenal) ? 0 : 1;
    if (--marks_.arsenals_left[owner] == 0) end_war(EndCause::both_arsenals, 1 - owner);
  }

  // arsenal-destruction: at-turn-end. All are judged on one position: none falls by another's fall.
  void fall_at_turn_end() {
    const int side = marks_.to_move;
    const Set taken = (load(ground_.arsenal[1 - side]) - field_.fallen) & field_.side[side];
    if (is_empty(taken)) return;
    const Rows in = units_in_communication(side);
    for_each(taken, [&](Spot arsenal) {
      if (is_qualified(law_, field_, in, arsenal)) fall(arsenal);
    });
  }

  // end.all-isolated, for both sides on the same position.
  void judge_isolation() {
    bool loses[2];
    for (const int side : {0, 1}) {
      const Set units = load(field_.side[side]);
      const bool is_spared = law_.all_isolated == AllIsolated::loses_without_communications_units &&
                             !is_empty(units & field_.arm[communications]);
      loses[side] =
          !is_spared && !is_empty(units) && is_empty(reach_of(ground_, law_, field_, side).in);
    }
    if (!loses[0] && !loses[1]) return;
    const int winner = loses[0] && loses[1] ? 2 : (loses[0] ? 1 : 0);
    end_war(EndCause::all_isolated, winner);
  }

  const Ground& ground_;
  const Law& law_;
  Field& field_;
  Marks& marks_;
  Witness& witness_;
};

}  // namespace CASEBOOK_MACHINE
}  // namespace casebook::bitboard
