// The names of the rules. A name is stable: never renamed, never reused, never a section number.
// rules/rulebook.yaml says what each rule states and where it comes from.
#pragma once

#include <optional>
#include <string_view>

namespace casebook {

// The name of a rule; `text` lives as long as the program.
struct RuleId {
  std::string_view text;
  friend constexpr bool operator==(RuleId, RuleId) = default;
};

namespace rule {
inline constexpr RuleId terrain_board{"terrain.board"};
inline constexpr RuleId terrain_census{"terrain.census"};
inline constexpr RuleId terrain_mountain_no_entry{"terrain.mountain-no-entry"};
inline constexpr RuleId terrain_mountain_stops_fire{"terrain.mountain-stops-fire"};
inline constexpr RuleId terrain_mountain_cuts_line{"terrain.mountain-cuts-line"};
inline constexpr RuleId terrain_pass_open{"terrain.pass-open"};
inline constexpr RuleId terrain_one_unit_per_square{"terrain.one-unit-per-square"};
inline constexpr RuleId terrain_fort_serves_occupant{"terrain.fort-serves-occupant"};
inline constexpr RuleId terrain_fort_never_destroyed{"terrain.fort-never-destroyed"};
inline constexpr RuleId terrain_fort_radiates_nothing{"terrain.fort-radiates-nothing"};
inline constexpr RuleId terrain_fort_on_arsenal_line{"terrain.fort-on-arsenal-line"};

inline constexpr RuleId deployment_roster{"deployment.roster"};
inline constexpr RuleId deployment_own_territory{"deployment.own-territory"};

inline constexpr RuleId turn_five_moves{"turn.five-moves"};
inline constexpr RuleId turn_unit_moves_once{"turn.unit-moves-once"};
inline constexpr RuleId turn_one_attack{"turn.one-attack"};
inline constexpr RuleId turn_attack_comes_last{"turn.attack-comes-last"};
inline constexpr RuleId turn_alternate{"turn.alternate"};

inline constexpr RuleId move_speed{"move.speed"};
inline constexpr RuleId move_any_direction{"move.any-direction"};
inline constexpr RuleId move_through_empty_squares{"move.through-empty-squares"};
inline constexpr RuleId move_through_isolation{"move.through-isolation"};
inline constexpr RuleId move_needs_communication{"move.needs-communication"};
inline constexpr RuleId move_into_isolation{"move.into-isolation"};
inline constexpr RuleId move_communications_unit_always{"move.communications-unit-always"};

inline constexpr RuleId factor_infantry{"factor.infantry"};
inline constexpr RuleId factor_infantry_pass{"factor.infantry-pass"};
inline constexpr RuleId factor_infantry_fort{"factor.infantry-fort"};
inline constexpr RuleId factor_cavalry{"factor.cavalry"};
inline constexpr RuleId factor_cavalry_no_terrain{"factor.cavalry-no-terrain"};
inline constexpr RuleId factor_artillery{"factor.artillery"};
inline constexpr RuleId factor_artillery_pass{"factor.artillery-pass"};
inline constexpr RuleId factor_artillery_fort{"factor.artillery-fort"};
inline constexpr RuleId factor_communications_unit{"factor.communications-unit"};
inline constexpr RuleId factor_terrain_in_support{"factor.terrain-in-support"};

inline constexpr RuleId fire_straight_lines{"fire.straight-lines"};
inline constexpr RuleId fire_over_units{"fire.over-units"};
inline constexpr RuleId fire_range_infantry{"fire.range-infantry"};
inline constexpr RuleId fire_range_cavalry{"fire.range-cavalry"};
inline constexpr RuleId fire_range_artillery{"fire.range-artillery"};
inline constexpr RuleId fire_range_communications_unit{"fire.range-communications-unit"};

inline constexpr RuleId charge_contact{"charge.contact"};
inline constexpr RuleId charge_column{"charge.column"};
inline constexpr RuleId charge_no_gap{"charge.no-gap"};
inline constexpr RuleId charge_reach{"charge.reach"};
inline constexpr RuleId charge_each_line{"charge.each-line"};
inline constexpr RuleId charge_not_against_pass{"charge.not-against-pass"};
inline constexpr RuleId charge_not_against_fort{"charge.not-against-fort"};
inline constexpr RuleId charge_not_from_fort{"charge.not-from-fort"};
inline constexpr RuleId charge_from_pass{"charge.from-pass"};
inline constexpr RuleId charge_shaken_in_column{"charge.shaken-in-column"};

inline constexpr RuleId support_fourth_out_of_range{"support.fourth-out-of-range"};

inline constexpr RuleId clash_target{"clash.target"};
inline constexpr RuleId clash_attacker{"clash.attacker"};
inline constexpr RuleId clash_all_offence{"clash.all-offence"};
inline constexpr RuleId clash_all_defence{"clash.all-defence"};
inline constexpr RuleId clash_resists{"clash.resists"};
inline constexpr RuleId clash_destroyed{"clash.destroyed"};
inline constexpr RuleId clash_shaken{"clash.shaken"};
inline constexpr RuleId clash_needs_communication{"clash.needs-communication"};
inline constexpr RuleId clash_isolated_communications_unit{"clash.isolated-communications-unit"};
inline constexpr RuleId clash_communications_unit_supports{"clash.communications-unit-supports"};
inline constexpr RuleId clash_isolated_unit_is_supported{"clash.isolated-unit-is-supported"};
inline constexpr RuleId clash_isolated_terrain_worthless{"clash.isolated-terrain-worthless"};

inline constexpr RuleId retreat_must_leave{"retreat.must-leave"};
inline constexpr RuleId retreat_first_move{"retreat.first-move"};
inline constexpr RuleId retreat_one_of_five{"retreat.one-of-five"};
inline constexpr RuleId retreat_at_own_speed{"retreat.at-own-speed"};
inline constexpr RuleId retreat_no_offence_next_turn{"retreat.no-offence-next-turn"};
inline constexpr RuleId retreat_still_defends{"retreat.still-defends"};
inline constexpr RuleId retreat_no_room{"retreat.no-room"};
inline constexpr RuleId retreat_isolated{"retreat.isolated"};

inline constexpr RuleId communication_direct{"communication.direct"};
inline constexpr RuleId communication_on_the_arsenal{"communication.on-the-arsenal"};
inline constexpr RuleId communication_occupied_arsenal{"communication.occupied-arsenal"};
inline constexpr RuleId communication_over_enemy_arsenal{"communication.over-enemy-arsenal"};
inline constexpr RuleId communication_own_arsenal_only{"communication.own-arsenal-only"};
inline constexpr RuleId communication_redirected{"communication.redirected"};
inline constexpr RuleId communication_redirected_again{"communication.redirected-again"};
inline constexpr RuleId communication_isolated_unit_redirects_nothing{
    "communication.isolated-unit-redirects-nothing"};
inline constexpr RuleId communication_contact{"communication.contact"};
inline constexpr RuleId communication_contact_spreads{"communication.contact-spreads"};
inline constexpr RuleId communication_contact_needs_a_source{
    "communication.contact-needs-a-source"};
inline constexpr RuleId communication_read_when_used{"communication.read-when-used"};
inline constexpr RuleId communication_severed{"communication.severed"};
inline constexpr RuleId communication_own_units_do_not_cut{"communication.own-units-do-not-cut"};
inline constexpr RuleId communication_restored_directly{"communication.restored-directly"};
inline constexpr RuleId communication_restored_by_contact{"communication.restored-by-contact"};
inline constexpr RuleId communication_one_arsenal_suffices{"communication.one-arsenal-suffices"};

inline constexpr RuleId arsenal_destroyed_by_occupation{"arsenal.destroyed-by-occupation"};
inline constexpr RuleId arsenal_communications_unit_cannot{"arsenal.communications-unit-cannot"};
inline constexpr RuleId arsenal_needs_communication{"arsenal.needs-communication"};
inline constexpr RuleId arsenal_shaken_unit_cannot{"arsenal.shaken-unit-cannot"};
inline constexpr RuleId arsenal_gone_for_good{"arsenal.gone-for-good"};
inline constexpr RuleId arsenal_destruction_is_the_attack{"arsenal.destruction-is-the-attack"};
inline constexpr RuleId arsenal_guarded{"arsenal.guarded"};
inline constexpr RuleId arsenal_no_target{"arsenal.no-target"};

inline constexpr RuleId end_both_arsenals{"end.both-arsenals"};
inline constexpr RuleId end_no_fighting_unit{"end.no-fighting-unit"};
inline constexpr RuleId end_all_isolated{"end.all-isolated"};
inline constexpr RuleId end_at_once{"end.at-once"};
inline constexpr RuleId end_surrender{"end.surrender"};
inline constexpr RuleId end_draw_agreed{"end.draw-agreed"};

// Every rule, in the order of the rule book.
inline constexpr RuleId all[] = {
    terrain_board,
    terrain_census,
    terrain_mountain_no_entry,
    terrain_mountain_stops_fire,
    terrain_mountain_cuts_line,
    terrain_pass_open,
    terrain_one_unit_per_square,
    terrain_fort_serves_occupant,
    terrain_fort_never_destroyed,
    terrain_fort_radiates_nothing,
    terrain_fort_on_arsenal_line,
    deployment_roster,
    deployment_own_territory,
    turn_five_moves,
    turn_unit_moves_once,
    turn_one_attack,
    turn_attack_comes_last,
    turn_alternate,
    move_speed,
    move_any_direction,
    move_through_empty_squares,
    move_through_isolation,
    move_needs_communication,
    move_into_isolation,
    move_communications_unit_always,
    factor_infantry,
    factor_infantry_pass,
    factor_infantry_fort,
    factor_cavalry,
    factor_cavalry_no_terrain,
    factor_artillery,
    factor_artillery_pass,
    factor_artillery_fort,
    factor_communications_unit,
    factor_terrain_in_support,
    fire_straight_lines,
    fire_over_units,
    fire_range_infantry,
    fire_range_cavalry,
    fire_range_artillery,
    fire_range_communications_unit,
    charge_contact,
    charge_column,
    charge_no_gap,
    charge_reach,
    charge_each_line,
    charge_not_against_pass,
    charge_not_against_fort,
    charge_not_from_fort,
    charge_from_pass,
    charge_shaken_in_column,
    support_fourth_out_of_range,
    clash_target,
    clash_attacker,
    clash_all_offence,
    clash_all_defence,
    clash_resists,
    clash_destroyed,
    clash_shaken,
    clash_needs_communication,
    clash_isolated_communications_unit,
    clash_communications_unit_supports,
    clash_isolated_unit_is_supported,
    clash_isolated_terrain_worthless,
    retreat_must_leave,
    retreat_first_move,
    retreat_one_of_five,
    retreat_at_own_speed,
    retreat_no_offence_next_turn,
    retreat_still_defends,
    retreat_no_room,
    retreat_isolated,
    communication_direct,
    communication_on_the_arsenal,
    communication_occupied_arsenal,
    communication_over_enemy_arsenal,
    communication_own_arsenal_only,
    communication_redirected,
    communication_redirected_again,
    communication_isolated_unit_redirects_nothing,
    communication_contact,
    communication_contact_spreads,
    communication_contact_needs_a_source,
    communication_read_when_used,
    communication_severed,
    communication_own_units_do_not_cut,
    communication_restored_directly,
    communication_restored_by_contact,
    communication_one_arsenal_suffices,
    arsenal_destroyed_by_occupation,
    arsenal_communications_unit_cannot,
    arsenal_needs_communication,
    arsenal_shaken_unit_cannot,
    arsenal_gone_for_good,
    arsenal_destruction_is_the_attack,
    arsenal_guarded,
    arsenal_no_target,
    end_both_arsenals,
    end_no_fighting_unit,
    end_all_isolated,
    end_at_once,
    end_surrender,
    end_draw_agreed,
};

}  // namespace rule

// The rule of that name, or nothing.
std::optional<RuleId> rule_named(std::string_view text);

}  // namespace casebook
