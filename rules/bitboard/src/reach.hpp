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

// How communication spreads over one side's units, given what cuts its lines.
class Spreading {
 public:
  Spreading(const Ground& ground, const Law& law, const Field& field, int side, const Set& cutters)
      : ground_(ground),
        law_(law),
        field_(field),
        side_(side),
        own_(load(field.side[side])),
        relays_(own_ & field.arm[communications]),
        blockers_(cutters | ground.closed) {
    if (law.enemy_arsenals_block_lines) {
      blockers_ = blockers_ | (load(ground.arsenal[1 - side]) - field.fallen);
    }
    blocker_rows_ = rows_of(blockers_);
  }

  Reach run() {
    Reach reach{};
    for (int i = 0; i < ground_.arsenal_count[side_]; ++i) start_from(reach, i);
    redirect(reach, (reach.lines & relays_) - blockers_);
    spread_by_contact(reach);
    while (law_.contact_redirects) {
      const Set touched = newly_redirecting(reach);
      if (is_empty(touched)) break;
      redirect(reach, touched);
      spread_by_contact(reach);
    }
    reach.lines = reach.lines - blockers_;
    return reach;
  }

 private:
  void start_from(Reach& reach, int arsenal) const {
    const Spot spot = ground_.arsenals[side_][arsenal];
    if (holds(field_.fallen, spot)) return;
    const bool silent = holds(blocker_rows_, spot) && !law_.occupied_arsenals_radiate;
    if (silent) return;
    add_lines(reach.lines, blockers_, blocker_rows_, spot,
              law_.arsenal_square_communicates ? Source::included : Source::excluded);
  }

  // Lets those communications units redirect, and all that their lines reach.
  void redirect(Reach& reach, Set fresh) const {
    while (!is_empty(fresh)) {
      redirect_from(reach, fresh);
      reach.redirecting = reach.redirecting | fresh;
      fresh = (reach.lines & relays_) - blockers_ - reach.redirecting;
    }
  }
  void redirect_from(Reach& reach, const Set& fresh) const {
    for_each(fresh, [&](Spot spot) {
      add_lines(reach.lines, blockers_, blocker_rows_, spot, Source::included);
    });
  }

  void spread_by_contact(Reach& reach) const {
    const Set on_line = ((reach.lines - blockers_) & own_) | reach.redirecting;
    if (!law_.only_fighting_units_link) {
      reach.in = flooded(on_line, own_);
      return;
    }
    const Set fighting = own_ - relays_;
    reach.in = on_line | flooded(on_line & fighting, fighting);
  }

  // redirecting-needs: line-or-contact. The communications units that contact alone has brought in.
  Set newly_redirecting(const Reach& reach) const {
    if (!law_.only_fighting_units_link) return (reach.in & relays_) - reach.redirecting;
    return (dilated(reach.in - relays_) & relays_) - reach.redirecting;
  }

  const Ground& ground_;
  const Law& law_;
  const Field& field_;
  const int side_;
  const Set own_;
  const Set relays_;
  Set blockers_;
  Rows blocker_rows_;
};

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
  return cutters & Spreading(ground, law, field, 1 - side, theirs).run().in;
}

inline Reach reach_of(const Ground& ground, const Law& law, const Field& field, int side) {
  return Spreading(ground, law, field, side, cutters_of(ground, law, field, side)).run();
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
