// The rule book: one function for each rule that decides something, named for what the book says.
//
// A rule looks at the position of its Case and asks the Case about other rules; it never calls
// one. So any rule can be exchanged for another reading of it, taken away, or watched, and the
// rest of the book follows. Each slot below carries its rule's id and where the rule comes from
// (section.paragraph.sentence; I, V and RSG are secondary sources); rules/rulebook.yaml states it
// in words. Squares given to a rule are on the board; a square called `unit` holds one.
//
//   const RuleBook book = rule_book(Rulings{});            // every ruling at its default
//   const Case c(position, book);
//   c.ask<&RuleBook::unit_cuts>(Side::north, square);      // does that square cut North's lines?
#pragma once

#include <cstdint>
#include <optional>

#include "casebook/model/action.hpp"
#include "casebook/model/answers.hpp"
#include "casebook/model/rulings.hpp"
#include "casebook/model/square.hpp"

namespace casebook::literal {

class Case;
class Trace;

// What a permission says of an action: the violation, or nothing where it does not refuse.
using Verdict = std::optional<Violation>;

// A unit's factor when it attacks, or when it defends.
enum class Role : std::uint8_t { offence, defence };

// How communication arrives at a unit: over a line, or from the unit `giver` that touches it.
struct Arrival {
  LinkKind kind;
  Square giver;
};

// When the fate of a shaken unit is judged.
enum class Occasion : std::uint8_t { beginning_of_its_turn, right_after_the_attack };

// What becomes of a shaken fighting unit that is isolated.
enum class IsolatedShaken : std::uint8_t { destroyed, stays, retreats };

// How an enemy arsenal falls to the unit that stands on it.
enum class ArsenalFalls : std::uint8_t {
  declared,
  on_entry_as_attack,
  on_entry_freely,
  at_turn_end
};

struct RuleBook {
  using MovePermission = Verdict (*)(const Case&, const Move&);
  using AttackPermission = Verdict (*)(const Case&, const Attack&);
  using DestructionPermission = Verdict (*)(const Case&, const Destruction&);
  using ActionPermission = Verdict (*)(const Case&, const Action&);
  using UnitFact = bool (*)(const Case&, Square unit);
  using LineFact = bool (*)(const Case&, Side whose_line, Square square);
  using Amount = int (*)(const Case&);
  using RoleAmount = int (*)(const Case&, Role);

  // ------------------------------------------------------------------ terrain
  // terrain.mountain-no-entry (I): refuses a move that ends on a mountain or steps over one.
  MovePermission mountain_refuses_entry = nullptr;
  // terrain.mountain-stops-fire (I): fire, support and charge do not cross that square.
  bool (*mountain_stops_fire)(const Case&, Square) = nullptr;
  // terrain.mountain-cuts-line (I, 4.3.1): a line of communication ends before that square.
  LineFact mountain_cuts_line = nullptr;
  // terrain.one-unit-per-square (I, II.2.3): refuses a move that ends where a unit stands.
  MovePermission one_unit_per_square = nullptr;
  // terrain.fort-serves-occupant (V): the fort there helps that side's unit.
  bool (*fort_serves)(const Case&, Side occupant, Square fort) = nullptr;

  // ------------------------------------------------------------------ turn
  // turn.five-moves (I, III.2.5): refuses a sixth move.
  MovePermission five_moves = nullptr;
  // turn.unit-moves-once (I, II.2.1; RSG): refuses a second move of the same unit.
  MovePermission unit_moves_once = nullptr;
  // turn.one-attack (I, 4.9.1): refuses a second attack.
  AttackPermission one_attack = nullptr;
  // turn.attack-comes-last (4.9.1, RSG): refuses a move after the turn's attack.
  MovePermission attack_comes_last = nullptr;
  // turn.alternate (I): refuses to move what is no unit of the side to move.
  MovePermission sides_alternate = nullptr;

  // ------------------------------------------------------------------ movement
  // move.speed (II.2.1, II.2.4, II.7.1, 4.4.1): refuses a move longer than the unit's speed.
  MovePermission speed = nullptr;
  // move.any-direction (II.2.2, II.2.3): `middle` can be the middle square of that two-square move.
  bool (*is_middle_square)(const Case&, const Move&, Square middle) = nullptr;
  // move.through-empty-squares (II.2.3): refuses a two-square move whose way is taken by units.
  MovePermission through_empty_squares = nullptr;
  // move.through-isolation (II.2.3, 4.6.2): refuses a two-square move whose every way isolates.
  MovePermission through_isolation = nullptr;
  // move.needs-communication (4.1.1, 4.2.1, 4.4.4, 4.6.2): refuses an isolated fighting unit.
  MovePermission needs_communication_to_move = nullptr;

  // ------------------------------------------------------------------ factors
  RoleAmount infantry_factor = nullptr;       // factor.infantry (II.4.1)
  Amount infantry_defence_in_pass = nullptr;  // factor.infantry-pass (II.4.2)
  Amount infantry_defence_in_fort = nullptr;  // factor.infantry-fort (II.4.2)
  RoleAmount cavalry_factor = nullptr;        // factor.cavalry, outside a charge (II.5.2, II.5.3)
  // factor.cavalry-no-terrain (II.5.2): cavalry's defence in a pass or a fort.
  int (*cavalry_defence_on)(const Case&, Terrain) = nullptr;
  RoleAmount artillery_factor = nullptr;            // factor.artillery (II.7.1, II.7.2)
  Amount artillery_defence_in_pass = nullptr;       // factor.artillery-pass (II.7.3)
  Amount artillery_defence_in_fort = nullptr;       // factor.artillery-fort (II.7.3)
  RoleAmount communications_unit_factor = nullptr;  // factor.communications-unit (4.4.2)
  // factor.terrain-in-support (II.4.2, II.7.3, III.2.2): pass and fort raise what the unit there
  // adds to the defence of another square.
  bool (*terrain_counts_in_support)(const Case&) = nullptr;

  // ------------------------------------------------------------------ fire
  // fire.straight-lines (II.8.1): the two squares are on one row, column or diagonal.
  bool (*are_in_line)(const Case&, Square, Square) = nullptr;
  // fire.over-units (II.8.1, II.8.6, III.2.1): the unit there stops the fire of that side.
  bool (*unit_stops_fire)(const Case&, Side firing, Square unit) = nullptr;
  Amount infantry_range = nullptr;             // fire.range-infantry (II.8.3)
  Amount cavalry_range = nullptr;              // fire.range-cavalry, outside a charge (II.8.4)
  Amount artillery_range = nullptr;            // fire.range-artillery (II.8.2)
  Amount communications_unit_range = nullptr;  // fire.range-communications-unit (4.4.2)

  // ------------------------------------------------------------------ charge
  // charge.contact (II.5.1): the offence of cavalry that charges next to `target`, else 0.
  int (*charge_in_contact)(const Case&, Square cavalry, Square target) = nullptr;
  // charge.column (II.6.1, II.8.4, II.8.5): the offence of cavalry lined up behind it, else 0.
  int (*charge_in_column)(const Case&, Square cavalry, Square target) = nullptr;
  // charge.no-gap (II.6.1): a column of that side goes on over that square.
  bool (*continues_column)(const Case&, Side, Square) = nullptr;
  // charge.each-line (II.8.5, III.2.1): the column on that line from `target` charges.
  bool (*line_charges)(const Case&, Square target, Direction) = nullptr;
  UnitFact pass_bars_charge = nullptr;  // charge.not-against-pass (II.6.2, II.5.3)
  UnitFact fort_bars_charge = nullptr;  // charge.not-against-fort (II.6.2, II.5.3)
  // charge.not-from-fort (RSG, V): cavalry there takes no part in a charge.
  UnitFact fort_holds_back_cavalry = nullptr;
  // charge.shaken-in-column (III.2.6): the cavalry there, being shaken, breaks the column.
  UnitFact shaken_breaks_column = nullptr;

  // ------------------------------------------------------------------ tactical clash
  // clash.target (III.1.1): refuses an attack on a square without an enemy unit.
  AttackPermission target_is_enemy = nullptr;
  // clash.attacker (III.1.1, 4.2.1, III.2.6): refuses an attack to which nobody adds anything.
  AttackPermission somebody_attacks = nullptr;
  // clash.all-offence (III.2.1): the unit is in range of `target`, or charges it.
  bool (*joins_attack)(const Case&, Square unit, Square target) = nullptr;
  // clash.all-defence (III.2.2): the unit stands on `target`, or is in range of it.
  bool (*joins_defence)(const Case&, Square unit, Square target) = nullptr;
  bool (*resists)(const Case&, int offence, int defence) = nullptr;   // clash.resists (III.2.3)
  bool (*destroys)(const Case&, int offence, int defence) = nullptr;  // clash.destroyed (III.2.4)
  bool (*shakes)(const Case&, int offence, int defence) = nullptr;    // clash.shaken (III.2.5)
  // clash.needs-communication (4.1.1, 4.2.1, 4.6.2–4, 4.9.1–2): the unit may count in a clash.
  UnitFact is_fit_to_fight = nullptr;
  // clash.isolated-communications-unit (4.4.2): isolated and attacked, it defends with its factor.
  UnitFact isolated_communications_unit_defends = nullptr;
  // clash.communications-unit-supports (4.4.2, III.2.2): it adds to the defence of other squares.
  UnitFact communications_unit_supports = nullptr;

  // ------------------------------------------------------------------ retreat
  // retreat.must-leave (III.2.5): refuses attack, destruction and end of turn before the retreat.
  ActionPermission must_leave = nullptr;
  // retreat.first-move (III.2.5): refuses a move of another unit before the retreat.
  MovePermission retreat_comes_first = nullptr;
  // retreat.at-own-speed (III.2.5): refuses a retreat that is too long.
  MovePermission retreat_at_own_speed = nullptr;
  UnitFact offence_is_barred = nullptr;  // retreat.no-offence-next-turn (III.2.6)
  // retreat.no-room (III.2.7, I): the shaken unit there has no free neighbour.
  UnitFact has_no_room = nullptr;
  // retreat.no-room (III.2.7): a shaken unit's fate is judged on that occasion.
  bool (*fate_is_judged)(const Case&, Occasion) = nullptr;
  // retreat.isolated (III.2.5, III.2.7, 4.6.2): what becomes of the isolated shaken unit there.
  IsolatedShaken (*fate_of_isolated)(const Case&, Square unit) = nullptr;

  // ------------------------------------------------------------------ communications
  // communication.direct (4.3.1): the arsenal sends out a line that way.
  bool (*arsenal_radiates)(const Case&, Square arsenal, Direction) = nullptr;
  // communication.on-the-arsenal (4.3.1): a unit on its own arsenal is on its lines.
  LineFact is_on_its_arsenal = nullptr;
  // communication.occupied-arsenal (4.7.1, 4.3.1): an enemy on that side's arsenal silences it.
  LineFact is_silenced = nullptr;
  // communication.over-enemy-arsenal (4.3.1, 4.7.1): an enemy arsenal there ends the line.
  LineFact enemy_arsenal_ends_line = nullptr;
  // communication.own-arsenal-only (4.1.3): the standing arsenal there serves that side.
  LineFact arsenal_serves = nullptr;
  // communication.redirected (4.3.3): communication that arrives so, the unit redirects it.
  bool (*redirects)(const Case&, Square unit, const Arrival&) = nullptr;
  // communication.contact (4.5.1, 4.5.2, 4.6.2): `giver` hands communication on to `receiver`.
  bool (*contact_links)(const Case&, Square giver, Square receiver) = nullptr;
  // communication.read-when-used (4.7.1, 4.11.4): the fighting unit has what it needs to move.
  UnitFact has_communication_to_move = nullptr;
  // communication.severed (4.7.1): a unit on that square cuts that side's lines there.
  LineFact unit_cuts = nullptr;

  // ------------------------------------------------------------------ arsenals
  // arsenal.destroyed-by-occupation (V, RSG, 4.1.3): refuses where no own unit stands on a
  // standing enemy arsenal.
  DestructionPermission occupation_destroys = nullptr;
  // arsenal.communications-unit-cannot (V; 4.4.2)
  DestructionPermission communications_unit_cannot = nullptr;
  // arsenal.needs-communication (4.2.1)
  DestructionPermission needs_communication_to_destroy = nullptr;
  // arsenal.shaken-unit-cannot (III.2.6)
  DestructionPermission shaken_unit_cannot = nullptr;
  // arsenal.destruction-is-the-attack (RSG, V): refuses a destruction beside another one or beside
  // an attack, and an attack after a destruction.
  ActionPermission destruction_is_the_attack = nullptr;
  // arsenal.destruction-is-the-attack (RSG, V): how an arsenal falls.
  ArsenalFalls (*arsenal_falls)(const Case&) = nullptr;

  // ------------------------------------------------------------------ end of the war
  // end.both-arsenals (V; 4.10.1, 4.12.1): every arsenal the map gave that side has fallen.
  bool (*has_lost_its_arsenals)(const Case&, Side) = nullptr;
  // end.no-fighting-unit (V): that side has no fighting unit left.
  bool (*has_no_fighting_unit)(const Case&, Side) = nullptr;
  // end.all-isolated (4.9.3): that side loses, all its units being isolated.
  bool (*loses_when_all_isolated)(const Case&, Side) = nullptr;
  // end.at-once (V): refuses what is done after the end.
  ActionPermission nothing_after_the_end = nullptr;
  bool (*wins_by_surrender)(const Case&, Side) = nullptr;    // end.surrender (V)
  bool (*wins_by_agreed_draw)(const Case&, Side) = nullptr;  // end.draw-agreed (V)

  // ------------------------------------------------------------------ no rule
  // Watches every rule that a Case of this book asks, if there is one; it outlives the book.
  Trace* watching = nullptr;
};

// The rule book for one reading of every ruling.
RuleBook rule_book(const Rulings& rulings);

}  // namespace casebook::literal
