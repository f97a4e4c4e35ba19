// The readings of all rulings as plain switches, for the inner loops.
#pragma once

#include "casebook/model/rulings.hpp"

namespace casebook::bitboard {

struct Law {
  // Communication.
  LineCutters line_cutters;
  bool enemy_arsenals_block_lines;
  bool occupied_arsenals_radiate;
  bool arsenal_square_communicates;
  bool only_fighting_units_link;
  bool contact_redirects;
  // Movement.
  bool communication_is_read_at_turn_start;
  bool isolation_stops_fast_moves;
  bool diagonal_steps_go_on_in_line;
  // Clash.
  int isolated_communications_unit_defence;
  bool communications_units_support;
  bool enemies_stop_fire;
  bool terrain_counts_in_support;
  bool cavalry_charges_from_fort;
  bool shaken_cavalry_breaks_column;
  // Arsenals.
  ArsenalDestruction arsenal_destruction;
  bool isolated_units_destroy;
  bool shaken_units_destroy;
  // Retreat.
  bool retreat_is_one_square;
  bool fate_is_judged_at_once;
  IsolatedShakenUnit isolated_shaken_unit;
  // End of the war.
  AllIsolated all_isolated;
};

Law law_of(const Rulings& rulings);

}  // namespace casebook::bitboard
