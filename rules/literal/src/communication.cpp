// Section: communications, its rules.
#include "casebook/literal/derived.hpp"
#include "sections.hpp"

namespace casebook::literal {
namespace {

// communication.direct (4.3.1)
bool radiates_in_all_directions(const Case&, Square, Direction) { return true; }
bool radiates_nowhere(const Case&, Square, Direction) { return false; }

// communication.on-the-arsenal (4.3.1)
bool is_on_its_arsenal(const Case& c, Side side, Square square) {
  return c.ask<&RuleBook::arsenal_serves>(side, square) && c.position.units.holds(square, side);
}

// communication.occupied-arsenal (4.7.1 with 4.3.1)
bool is_silenced(const Case& c, Side side, Square arsenal) {
  return c.ask<&RuleBook::unit_cuts>(side, arsenal);
}

// communication.over-enemy-arsenal (4.3.1, 4.7.1)
bool lines_cross_enemy_arsenals(const Case&, Side, Square) { return false; }
// enemy-arsenal-on-line: blocks. Standing ones only.
bool enemy_arsenal_ends_line(const Case& c, Side side, Square square) {
  return c.position.standing_arsenal(square) == opponent(side);
}

// communication.own-arsenal-only (4.1.3)
bool serves_its_own_side(const Case& c, Side side, Square square) {
  return c.position.standing_arsenal(square) == side;
}
bool serves_either_side(const Case& c, Side, Square square) {
  return c.position.standing_arsenal(square).has_value();
}

// communication.redirected (4.3.3)
bool redirects_on_a_line(const Case& c, Square unit, const Arrival& arrival) {
  return is_communications_unit(kind_at(c, unit)) && arrival.kind != LinkKind::contact;
}
// redirecting-needs: line-or-contact. The unit that touches it is a fighting unit, or any unit
// where contact links communications units too.
bool redirects_on_a_line_or_in_contact(const Case& c, Square unit, const Arrival& arrival) {
  if (!is_communications_unit(kind_at(c, unit))) return false;
  return arrival.kind != LinkKind::contact || is_fighting_unit(kind_at(c, arrival.giver)) ||
         c.ask<&RuleBook::contact_links>(arrival.giver, unit);
}
bool redirects_nothing(const Case&, Square, const Arrival&) { return false; }

// communication.contact (4.5.1, 4.5.2, 4.6.2)
bool any_units_in_contact(const Case&, Square giver, Square receiver) {
  return are_neighbours(giver, receiver);
}
// contact-links: fighting-units
bool fighting_units_in_contact(const Case& c, Square giver, Square receiver) {
  return are_neighbours(giver, receiver) && is_fighting_unit(kind_at(c, giver)) &&
         is_fighting_unit(kind_at(c, receiver));
}
bool contact_is_worthless(const Case&, Square, Square) { return false; }

// communication.read-when-used (4.7.1, 4.11.4)
bool is_in_communication_now(const Case& c, Square unit) { return c.in_communication(unit); }
// communication-read: at-turn-start-and-before-the-attack
bool was_in_communication_at_the_start(const Case& c, Square unit) {
  const auto& could_move = c.position.could_move;
  return could_move ? could_move->contains(unit) : c.in_communication(unit);
}

// communication.severed (4.7.1)
bool any_enemy_unit_cuts(const Case& c, Side side, Square square) {
  return c.position.units.holds(square, opponent(side));
}
bool nothing_cuts(const Case&, Side, Square) { return false; }
// line-cutters: fighting-units
bool fighting_units_cut(const Case& c, Side side, Square square) {
  return c.position.units.holds(square, opponent(side)) && is_fighting_unit(kind_at(c, square));
}
// line-cutters: connected-fighting-units. Connected, that is, when every fighting unit cuts.
bool connected_fighting_units_cut(const Case& c, Side side, Square square) {
  if (!fighting_units_cut(c, side, square)) return false;
  return c.under(&put<&RuleBook::unit_cuts, fighting_units_cut>).in_communication(square);
}

constexpr RuleEntry rules[] = {
    rule_entry<&RuleBook::arsenal_radiates, radiates_in_all_directions, radiates_nowhere>(
        rule::communication_direct),
    rule_entry<&RuleBook::is_on_its_arsenal, is_on_its_arsenal, nothing_cuts>(
        rule::communication_on_the_arsenal),
    rule_entry<&RuleBook::is_silenced, is_silenced, nothing_cuts>(
        rule::communication_occupied_arsenal),
    rule_entry<&RuleBook::enemy_arsenal_ends_line, lines_cross_enemy_arsenals,
               enemy_arsenal_ends_line>(rule::communication_over_enemy_arsenal),
    rule_entry<&RuleBook::arsenal_serves, serves_its_own_side, serves_either_side>(
        rule::communication_own_arsenal_only),
    rule_entry<&RuleBook::redirects, redirects_on_a_line, redirects_nothing>(
        rule::communication_redirected),
    rule_entry<&RuleBook::contact_links, any_units_in_contact, contact_is_worthless>(
        rule::communication_contact),
    rule_entry<&RuleBook::has_communication_to_move, is_in_communication_now,
               was_in_communication_at_the_start>(rule::communication_read_when_used),
    rule_entry<&RuleBook::unit_cuts, any_enemy_unit_cuts, nothing_cuts>(
        rule::communication_severed),
};

constexpr ReadingEntry readings[] = {
    reading_entry<&RuleBook::unit_cuts, fighting_units_cut>(LineCutters::fighting_units),
    reading_entry<&RuleBook::unit_cuts, connected_fighting_units_cut>(
        LineCutters::connected_fighting_units),
    reading_entry<&RuleBook::enemy_arsenal_ends_line, enemy_arsenal_ends_line>(
        EnemyArsenalOnLine::blocks),
    // occupied-arsenal: radiates
    reading_entry<&RuleBook::is_silenced, nothing_cuts>(OccupiedArsenal::radiates),
    // arsenal-square: does-not
    reading_entry<&RuleBook::is_on_its_arsenal, nothing_cuts>(ArsenalSquare::does_not),
    reading_entry<&RuleBook::contact_links, fighting_units_in_contact>(
        ContactLinks::fighting_units),
    reading_entry<&RuleBook::redirects, redirects_on_a_line_or_in_contact>(
        RedirectingNeeds::line_or_contact),
    reading_entry<&RuleBook::has_communication_to_move, was_in_communication_at_the_start>(
        CommunicationRead::at_turn_start_and_before_the_attack),
};

}  // namespace

std::span<const RuleEntry> communication_rules() { return rules; }
std::span<const ReadingEntry> communication_readings() { return readings; }

}  // namespace casebook::literal
