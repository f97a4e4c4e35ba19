// The totals of a clash: the offence and the defence of an attack, added up without reasons.
#pragma once

#include "field.hpp"
#include "law.hpp"
#include "reach.hpp"
#include "window.hpp"

namespace casebook::bitboard {

struct Totals {
  Spot target;
  int offence;
  int defence;
};

inline constexpr int charge_offence = 7;
inline constexpr int offence_of[arm_count] = {4, 4, 5, 0};
inline constexpr int defence_of[arm_count] = {6, 5, 8, 1};
inline constexpr int raised_by_pass = 2;  // infantry and artillery alike: 8 and 10
inline constexpr int raised_by_fort = 4;  // 10 and 12

constexpr Outcome outcome_of(int offence, int defence) {
  if (offence == 0) return Outcome::none;
  if (offence <= defence) return Outcome::resists;
  return offence == defence + 1 ? Outcome::shaken : Outcome::destroyed;
}

inline namespace CASEBOOK_MACHINE {

// The squares of a field of fire that lie behind one of the units in `stopping`.
inline Window behind(Window stopping) {
  Window hidden = 0;
  for (const int step : window_steps) {
    const int first = window_centre + step;
    const Window at_1 = (stopping >> first) & 1U;
    const Window at_2 = at_1 | ((stopping >> (first + step)) & 1U);
    hidden |= at_1 << (first + step) | at_2 << (first + 2 * step);
  }
  return hidden;
}

// The attacks of one side on the units of the other. Both standings are known.
class Attacks {
 public:
  Attacks(const Ground& ground, const Law& law, const Field& field, const Standing& standing,
          int attacker)
      : ground_(ground), law_(law), field_(field), attacker_(attacker) {
    Rows in = standing.in[attacker];
    const bool may_attack = seeded(Fault::shaken_units_attack);
    if (field.marks.shaken != nowhere && !may_attack) erase(in, field.marks.shaken);
    fit_attackers_ = in;
    fit_defenders_ = standing.in[1 - attacker];
    for (const Arm arm : {infantry, cavalry, artillery})
      attackers_[arm] = rows_of(load(field.arm[arm]) & fit_attackers_);
    for (const Arm arm : {infantry, cavalry, artillery, communications})
      defenders_[arm] = rows_of(load(field.arm[arm]) & fit_defenders_);
    Set column = load(field.arm[cavalry]) & field.side[attacker];
    if (!law.cavalry_charges_from_fort) column = column - ground.fort;
    column_ = rows_of(column);
    if (law.shaken_cavalry_breaks_column && field.marks.shaken != nowhere) {
      erase(column_, field.marks.shaken);
    }
  }

  Totals on(Spot target) const { return {target, offence(target), defence(target)}; }

  int offence(Spot target) const {
    const Window hidden = stops_behind(1 - attacker_, target);
    const Window near = ground_.fire_2[target.at] & ~hidden;
    const Window far = ground_.fire_3[target.at] & ~hidden;
    const Window riders = window(attackers_[cavalry], target);
    int offence = 0;
    Window charging = 0;
    if (!holds(ground_.pass, target) && !holds(ground_.fort, target)) {
      const Window heads = window(column_, target) & ring_1;
      if (heads != 0) offence += charge(target, heads, riders, charging);
    }
    offence += offence_of[infantry] * bit_count(window(attackers_[infantry], target) & near);
    offence += offence_of[cavalry] * bit_count(riders & near & ~charging);
    offence += offence_of[artillery] * bit_count(window(attackers_[artillery], target) & far);
    return offence;
  }

  int defence(Spot target) const {
    const Window hidden = stops_behind(attacker_, target);
    const Window near = ground_.fire_2[target.at] & ~hidden;
    const Window far = ground_.fire_3[target.at] & ~hidden;
    const Window foot = window(defenders_[infantry], target) & near;
    const Window guns = window(defenders_[artillery], target) & far;
    int defence = own_defence(target) + defence_of[infantry] * bit_count(foot) +
                  defence_of[artillery] * bit_count(guns);
    defence += defence_of[cavalry] * bit_count(window(defenders_[cavalry], target) & near);
    if (law_.communications_units_support) {
      defence += bit_count(window(defenders_[communications], target) & near);
    }
    if (law_.terrain_counts_in_support) {
      const Window raised = foot | guns;
      defence += raised_by_pass * bit_count(raised & ground_.passes_around[target.at]) +
                 raised_by_fort * bit_count(raised & ground_.forts_around[target.at]);
    }
    return defence;
  }

 private:
  Window stops_behind(int stopping_side, Spot target) const {
    if (!law_.enemies_stop_fire) return 0;
    return behind(window(field_.side[stopping_side], target));
  }

  // What the attacked unit adds to its own defence.
  int own_defence(Spot target) const {
    const Arm arm = arm_of(code_at(field_, target));
    if (!holds(fit_defenders_, target)) {
      return arm == communications ? law_.isolated_communications_unit_defence : 0;
    }
    int defence = defence_of[arm];
    if (arm == infantry || arm == artillery ||
        (arm == cavalry && seeded(Fault::forts_raise_cavalry))) {
      if (holds(ground_.pass, target)) defence += raised_by_pass;
      if (holds(ground_.fort, target)) defence += raised_by_fort;
    }
    return defence;
  }

  // The charge of the columns whose heads touch the target. `charging` becomes the squares of the
  // window that take part, so that they do not count once more.
  int charge(Spot target, Window heads, Window riders, Window& charging) const {
    int beyond = 0;
    for (const int direction : {0, 1, 2, 3, 4, 5, 6, 7}) {
      if ((heads >> (window_centre + window_steps[direction]) & 1U) == 0) continue;
      Spot at = next(target, steps[direction]);
      for (int distance = 1; holds(column_, at); ++distance, at = next(at, steps[direction])) {
        if (seeded(Fault::three_in_a_column) && distance > 3) break;
        if (distance <= window_reach) {
          charging |= Window{1} << (window_centre + distance * window_steps[direction]);
        } else if (holds(attackers_[cavalry], at)) {
          ++beyond;
        }
      }
    }
    return charge_offence * (bit_count(riders & charging) + beyond);
  }

  const Ground& ground_;
  const Law& law_;
  const Field& field_;
  const int attacker_;
  Rows fit_attackers_;  // in communication, not shaken
  Rows fit_defenders_;  // in communication
  Rows attackers_[arm_count];
  Rows defenders_[arm_count];
  Rows column_;  // cavalry that carries a column on
};

}  // namespace CASEBOOK_MACHINE
}  // namespace casebook::bitboard
