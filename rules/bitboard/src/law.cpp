#include "law.hpp"

namespace casebook::bitboard {

Law law_of(const Rulings& rulings) {
  const auto is = [&rulings](auto reading) { return rulings.get<decltype(reading)>() == reading; };
  Law law{};
  law.line_cutters = rulings.get<LineCutters>();
  law.enemy_arsenals_block_lines = is(EnemyArsenalOnLine::blocks);
  law.occupied_arsenals_radiate = is(OccupiedArsenal::radiates);
  law.arsenal_square_communicates = is(ArsenalSquare::communicates);
  law.only_fighting_units_link = is(ContactLinks::fighting_units);
  law.contact_redirects = is(RedirectingNeeds::line_or_contact);
  law.communication_is_read_at_turn_start =
      is(CommunicationRead::at_turn_start_and_before_the_attack);
  law.isolation_stops_fast_moves = is(FastMoveThroughIsolation::stops);
  law.diagonal_steps_go_on_in_line = is(TwoDiagonalSteps::in_line);
  law.isolated_communications_unit_defence =
      is(IsolatedCommunicationsUnit::defends_with_one) ? 1 : 0;
  law.communications_units_support = is(CommunicationsUnitSupport::counts);
  law.enemies_stop_fire = is(UnitsStopFire::enemies);
  law.terrain_counts_in_support = is(TerrainBonus::whenever_defending);
  law.cavalry_charges_from_fort = is(ChargeFromFort::allowed);
  law.shaken_cavalry_breaks_column = is(ShakenCavalryInColumn::breaks_column);
  law.arsenal_destruction = rulings.get<ArsenalDestruction>();
  law.isolated_units_destroy = is(ArsenalAssailant::any_fighting_unit);
  law.shaken_units_destroy = is(ShakenUnitOnArsenal::destroys);
  law.retreat_is_one_square = is(RetreatDistance::one_square);
  law.fate_is_judged_at_once = is(NoRoomJudged::at_once);
  law.isolated_shaken_unit = rulings.get<IsolatedShakenUnit>();
  law.all_isolated = rulings.get<AllIsolated>();
  return law;
}

}  // namespace casebook::bitboard
