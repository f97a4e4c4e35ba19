// Communication: what the lines of a side cover, which of its units they reach, and which units
// contact brings in. The least set that satisfies the rules (section 4).
#pragma once

#include "field.hpp"
#include "ground.hpp"
#include "law.hpp"
#include "lines.hpp"

namespace casebook::bitboard {

// The communication of both sides, by side.
struct Standing {
  Rows in[2];           // units in communication
  Rows redirecting[2];  // communications units that redirect lines
  Rows lines[2];        // squares that lie on a line
};

inline namespace CASEBOOK_MACHINE {

struct Reach {
  Set in;
  Set redirecting;
  Set lines;
};

// One side's units and what ends its lines.
struct Spreading {
  const Ground& ground;
  const Law& law;
  const Field& field;
  int side;
  Set own;
  Set relays;    // its communications units
  Set blockers;  // a line ends at these squares, and does not cover them
  Rows blocked_squares;
};

// Adds the lines of the arsenals that serve the side.
[[gnu::always_inline]] inline void add_arsenal_lines(const Spreading& s, Set& lines) {
  const Source source = s.law.arsenal_square_communicates ? Source::included : Source::excluded;
  for (int i = 0; i < s.ground.arsenal_count[s.side]; ++i) {
    const Spot arsenal = s.ground.arsenals[s.side][i];
    if (holds(s.field.fallen, arsenal) && !seeded(Fault::fallen_arsenals_send_lines)) continue;
    if (holds(s.blocked_squares, arsenal) && !s.law.occupied_arsenals_radiate) continue;
    add_lines(lines, s.blockers, s.blocked_squares, arsenal, source);
  }
}

// Lets those communications units redirect, and all that their lines reach.
[[gnu::always_inline]] inline void redirect(const Spreading& s, Reach& reach, Set fresh) {
  while (!is_empty(fresh)) {
    Set lines = reach.lines;
    for_each(fresh, [&](Spot relay) {
      add_lines(lines, s.blockers, s.blocked_squares, relay, Source::included);
    });
    reach.lines = lines;
    reach.redirecting = reach.redirecting | fresh;
    fresh = ((reach.lines & s.relays) - s.blockers) - reach.redirecting;
    if (seeded(Fault::redirected_once)) return;
  }
}

[[gnu::always_inline]] inline Set spread_by_contact(const Spreading& s, const Reach& reach) {
  const Set on_line = ((reach.lines - s.blockers) & s.own) | reach.redirecting;
  if (seeded(Fault::contact_spreads_once)) return on_line | (dilated(on_line) & s.own);
  if (!s.law.only_fighting_units_link) return flooded(on_line, s.own);
  const Set fighting = s.own - s.relays;
  return on_line | flooded(on_line & fighting, fighting);
}

// redirecting-needs: line-or-contact. The communications units that contact alone has brought in.
inline Set newly_redirecting(const Spreading& s, const Reach& reach) {
  if (!s.law.only_fighting_units_link) return (reach.in & s.relays) - reach.redirecting;
  return (dilated(reach.in - s.relays) & s.relays) - reach.redirecting;
}

inline void redirect_by_contact(const Spreading& s, Reach& reach) {
  for (;;) {
    const Set touched = newly_redirecting(s, reach);
    if (is_empty(touched)) return;
    redirect(s, reach, touched);
    reach.in = spread_by_contact(s, reach);
  }
}

// How communication spreads over one side's units, given what cuts its lines.
[[gnu::always_inline]] inline Reach spread(const Ground& ground, const Law& law, const Field& field,
                                           int side, const Set& cutters) {
  Set blockers = cutters | ground.closed;
  if (law.enemy_arsenals_block_lines) {
    blockers = blockers | (load(ground.arsenal[1 - side]) - field.fallen);
  }
  const Set own = load(field.side[side]);
  const Spreading s{
      ground, law, field, side, own, own & field.arm[communications], blockers, rows_of(blockers)};
  Reach reach{no_squares(), no_squares(), no_squares()};
  add_arsenal_lines(s, reach.lines);
  redirect(s, reach, (reach.lines & s.relays) - blockers);
  reach.in = spread_by_contact(s, reach);
  if (law.contact_redirects) redirect_by_contact(s, reach);
  reach.lines = reach.lines - blockers;
  return reach;
}

// The enemy units that cut `side`'s lines where every unit, or every fighting unit, cuts.
inline Set simple_cutters(const Law& law, const Field& field, int side) {
  const Set enemies = load(field.side[1 - side]);
  if (law.line_cutters == LineCutters::any_enemy_unit) return enemies;
  return enemies - field.arm[communications];
}

// The enemy units that cut `side`'s lines. Under connected-fighting-units those that are in
// communication when every fighting unit cuts.
inline Set cutters_of(const Ground& ground, const Law& law, const Field& field, int side) {
  const Set cutters = simple_cutters(law, field, side);
  if (law.line_cutters != LineCutters::connected_fighting_units) return cutters;
  const Set theirs = simple_cutters(law, field, 1 - side);
  return cutters & spread(ground, law, field, 1 - side, theirs).in;
}

inline Reach reach_of(const Ground& ground, const Law& law, const Field& field, int side) {
  return spread(ground, law, field, side, cutters_of(ground, law, field, side));
}

inline void find_standing(const Ground& ground, const Law& law, const Field& field, int side,
                          Standing& standing) {
  const Reach reach = reach_of(ground, law, field, side);
  standing.in[side] = rows_of(reach.in);
  standing.redirecting[side] = rows_of(reach.redirecting);
  standing.lines[side] = rows_of(reach.lines);
}

}  // namespace CASEBOOK_MACHINE
}  // namespace casebook::bitboard
