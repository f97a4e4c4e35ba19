// The faults that can be put into the engine on purpose, each asked for where it would be.
#pragma once

#include <cstdint>

namespace casebook::bitboard {

enum class Fault : std::uint8_t {
  none,
  no_falling_lines,
  fallen_arsenals_send_lines,
  contact_spreads_once,
  redirected_once,
  three_in_a_column,
  forts_raise_cavalry,
  shaken_units_attack,
  steps_over_units,
  arsenals_stay_fallen,
  hash_without_the_shaken,
  the_edge_is_room,
  units_move_twice,
};

}  // namespace casebook::bitboard
