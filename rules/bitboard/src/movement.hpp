// Where units can move: the legal moves of one unit, of all, their number.
#pragma once

#include "field.hpp"
#include "law.hpp"
#include "reach.hpp"
#include "window.hpp"

namespace casebook::bitboard {

inline constexpr int moves_in_a_turn = 5;

struct Step {
  Spot from;
  Spot to;
};

inline namespace CASEBOOK_MACHINE {

inline constexpr Window window_bit(int step) { return Window{1} << (window_centre + step); }
// The neighbours in straight and in diagonal direction, and the squares two straight steps away.
inline constexpr Window straight_1 =
    window_bit(-8) | window_bit(1) | window_bit(8) | window_bit(-1);
inline constexpr Window diagonal_1 = ring_1 & ~straight_1;
inline constexpr Window straight_2 =
    window_bit(-16) | window_bit(2) | window_bit(16) | window_bit(-2);

// The squares of a window with their neighbours; for sets that keep to the inner five by five.
inline Window spread_window(Window set) {
  const Window wide = set | set << 1U | set >> 1U;
  return wide | wide << 8U | wide >> 8U;
}

// The squares two steps away that can be reached over free squares next to both ends.
inline Window two_steps(const Law& law, Window free, Window middles) {
  if (!law.diagonal_steps_go_on_in_line) return spread_window(middles) & free & ring_2;
  // Two diagonal steps at a right angle would end on a straight line: only its middle leads there.
  const Window over_diagonals = spread_window(middles & diagonal_1) & ~straight_2;
  return (over_diagonals | spread_window(middles & straight_1)) & free & ring_2;
}

// Whether the answer for one unit's "what if it stood there" follows from the lines as they are.
// Not where moving the unit can make another one redirect, or cut, or cease to.
inline bool lines_stay_as_they_are(const Law& law) {
  return !law.contact_redirects && law.line_cutters != LineCutters::connected_fighting_units;
}

// The squares on which the fighting unit on `unit` would be in communication, all else standing
// still, given the lines as they are: those on a line, and those next to a unit that is in
// communication without it.
inline Rows connected_squares(const Law& law, const Field& field, const Standing& standing,
                              Spot unit) {
  const int side = field.marks.to_move;
  const Set own = load(field.side[side]) - only(unit);
  const Set links = law.only_fighting_units_link ? own - field.arm[communications] : own;
  const Set lines = load(standing.lines[side]);
  return rows_of(lines | dilated(flooded(lines & links, links)));
}

// The same, asked of one square after the other: for readings under which lines may change.
inline Window connected_middles_one_by_one(const Ground& ground, const Law& law, const Field& field,
                                           Spot unit, Window middles) {
  Field there = field;
  Window connected = 0;
  for (Window left = middles; left != 0; left &= left - 1) {
    const Spot middle = spot_in_window(unit, first_bit(left));
    toggle_unit(there, unit, code_at(field, unit));
    toggle_unit(there, middle, code_at(field, unit));
    const Rows in = rows_of(reach_of(ground, law, there, field.marks.to_move).in);
    if (holds(in, middle)) connected |= left & ~(left - 1);
    toggle_unit(there, middle, code_at(field, unit));
    toggle_unit(there, unit, code_at(field, unit));
  }
  return connected;
}

// fast-move-through-isolation: stops. Of the free middle squares those that do not isolate.
inline Window middles_that_connect(const Ground& ground, const Law& law, const Field& field,
                                   const Standing& standing, Spot unit, Window middles) {
  if (middles == 0 || !is_fighting(code_at(field, unit))) return middles;
  if (!lines_stay_as_they_are(law)) {
    return connected_middles_one_by_one(ground, law, field, unit, middles);
  }
  return middles & window(connected_squares(law, field, standing, unit), unit);
}

// The shaken unit that must leave its square before anything else is done, or `nowhere`.
inline Spot open_duty(const Law& law, const Field& field, const Standing& standing) {
  const Spot shaken = field.marks.shaken;
  if (shaken == nowhere || field.marks.moves_made != 0) return nowhere;
  const bool is_let_off = law.isolated_shaken_unit == IsolatedShakenUnit::stays &&
                          is_fighting(code_at(field, shaken)) &&
                          !holds(standing.in[side_of(code_at(field, shaken))], shaken);
  return is_let_off ? nowhere : shaken;
}

// Everything that says which moves are legal now. The standing of the side to move is known.
class Movement {
 public:
  Movement(const Ground& ground, const Law& law, const Field& field, const Standing& standing)
      : ground_(ground),
        law_(law),
        field_(field),
        standing_(standing),
        duty_(open_duty(law, field, standing)) {
    free_ = rows_of((load(ground.open) - field.side[0]) - field.side[1]);
  }

  Spot duty() const { return duty_; }

  // The units that can move at all: at most one while a duty is open.
  Set movers() const {
    if (field_.marks.moves_made >= moves_in_a_turn || field_.marks.has_ended) return no_squares();
    if (field_.marks.spent != Spent::nothing) return no_squares();
    Set own = load(field_.side[field_.marks.to_move]);
    if (!seeded(Fault::units_move_twice)) own = own - field_.moved;
    const Rows& able = law_.communication_is_read_at_turn_start
                           ? field_.could_move
                           : standing_.in[field_.marks.to_move];
    Set movers = own & (load(able) | field_.arm[communications]);
    if (duty_ == nowhere) return movers;
    const Set retreating = only(duty_);
    return law_.isolated_shaken_unit == IsolatedShakenUnit::retreats ? own & retreating
                                                                     : movers & retreating;
  }

  // The squares to which a unit that can move may do so.
  Window destinations(Spot unit) const {
    const Window free = window(free_, unit);
    const Window near = free & ring_1;
    if (!holds(field_.fast, unit)) return near;
    if (law_.retreat_is_one_square && unit == duty_) return near;
    Window middles = near;
    if (seeded(Fault::steps_over_units))
      middles = window(rows_of(load(ground_.open)), unit) & ring_1;
    if (law_.isolation_stops_fast_moves) {
      middles = middles_that_connect(ground_, law_, field_, standing_, unit, middles);
    }
    return near | two_steps(law_, free, middles);
  }

  int count() const {
    int count = 0;
    for_each(movers(), [&](Spot unit) { count += bit_count(destinations(unit)); });
    return count;
  }

 private:
  const Ground& ground_;
  const Law& law_;
  const Field& field_;
  const Standing& standing_;
  const Spot duty_;
  Rows free_;
};

// Calls `take` with each legal move, by first square, then last.
template <class Take>
inline void for_each_move(const Movement& movement, const Take& take) {
  for_each(movement.movers(), [&](Spot from) {
    for (Window left = movement.destinations(from); left != 0; left &= left - 1)
      take(Step{from, spot_in_window(from, first_bit(left))});
  });
}

}  // namespace CASEBOOK_MACHINE
}  // namespace casebook::bitboard
