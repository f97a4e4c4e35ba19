// Every number the rules state, by the rule that states it. The registers are held against these.
#pragma once

#include "casebook/model/side.hpp"

namespace casebook::literal::numbers {

// move.speed (II.2.1, 4.4.1): squares a move, at most.
constexpr int speed(Kind kind) {
  const bool fast = kind == Kind::cavalry || kind == Kind::horse_artillery ||
                    kind == Kind::mounted_communications;
  return fast ? 2 : 1;
}

inline constexpr int moves_in_a_turn = 5;  // turn.five-moves (I, III.2.5)

inline constexpr int infantry_offence = 4;           // factor.infantry (II.4.1)
inline constexpr int infantry_defence = 6;           // factor.infantry (II.4.1)
inline constexpr int infantry_defence_in_pass = 8;   // factor.infantry-pass (II.4.2)
inline constexpr int infantry_defence_in_fort = 10;  // factor.infantry-fort (II.4.2)

inline constexpr int cavalry_offence = 4;  // factor.cavalry (II.5.3)
inline constexpr int cavalry_defence = 5;  // factor.cavalry (II.5.2)
inline constexpr int charge_offence = 7;   // charge.contact, charge.column (II.5.1, II.6.1)

inline constexpr int artillery_offence = 5;           // factor.artillery (II.7.1)
inline constexpr int artillery_defence = 8;           // factor.artillery (II.7.2)
inline constexpr int artillery_defence_in_pass = 10;  // factor.artillery-pass (II.7.3)
inline constexpr int artillery_defence_in_fort = 12;  // factor.artillery-fort (II.7.3)

inline constexpr int communications_unit_offence = 0;  // factor.communications-unit (4.4.2)
inline constexpr int communications_unit_defence = 1;  // factor.communications-unit (4.4.2)

inline constexpr int infantry_range = 2;             // fire.range-infantry (II.8.3)
inline constexpr int cavalry_range = 2;              // fire.range-cavalry (II.8.4)
inline constexpr int artillery_range = 3;            // fire.range-artillery (II.8.2)
inline constexpr int communications_unit_range = 2;  // fire.range-communications-unit (4.4.2)

inline constexpr int margin_that_shakes = 1;    // clash.shaken (III.2.5)
inline constexpr int margin_that_destroys = 2;  // clash.destroyed (III.2.4)

// deployment.roster (II.1.1, 4.4.1): units of that kind a side.
constexpr int roster(Kind kind) {
  if (kind == Kind::infantry) return 9;
  return kind == Kind::cavalry ? 4 : 1;
}

// terrain.census (I): in each side's territory.
inline constexpr int arsenals_a_side = 2;
inline constexpr int forts_a_side = 3;
inline constexpr int passes_a_side = 1;
inline constexpr int mountains_a_side = 9;

}  // namespace casebook::literal::numbers
