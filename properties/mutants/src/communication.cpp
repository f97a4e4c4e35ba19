// Wrong variants of the rules on redirection, contact and cuts.
#include "casebook/literal/derived.hpp"
#include "fault.hpp"

namespace casebook::mutants {
namespace {

using namespace literal;

bool is_straight(Direction direction) { return static_cast<int>(direction) % 2 == 0; }
bool has_terrain(const Case& c, Square square, Terrain terrain) {
  return c.position.board->terrain(square) == terrain;
}
bool enemy_stands(const Case& c, Side side, Square square) {
  return c.position.units.holds(square, opponent(side));
}

// ---------------------------------------------------------------- communication.redirected
bool redirects(const Case& c, Square unit, const Arrival& arrival) {
  return as_written<&RuleBook::redirects>(c, unit, arrival);
}
bool redirects_an_arsenals_line(const Case& c, Square unit, const Arrival& arrival) {
  return redirects(c, unit, arrival) && arrival.kind != LinkKind::redirected_line;
}
bool any_unit_redirects(const Case&, Square, const Arrival& arrival) {
  return arrival.kind != LinkKind::contact;
}
bool artillery_redirects_too(const Case& c, Square unit, const Arrival& arrival) {
  return redirects(c, unit, arrival) ||
         (is_artillery(kind_at(c, unit)) && arrival.kind != LinkKind::contact);
}
template <Kind Of>
bool only_the_one_redirects(const Case& c, Square unit, const Arrival& arrival) {
  return kind_at(c, unit) == Of && redirects(c, unit, arrival);
}
bool redirects_unless_moved(const Case& c, Square unit, const Arrival& arrival) {
  return !c.position.moved.contains(unit) && redirects(c, unit, arrival);
}
bool redirects_unless_shaken(const Case& c, Square unit, const Arrival& arrival) {
  return !(c.position.shaken == unit) && redirects(c, unit, arrival);
}

// ---------------------------------------------------------------- communication.contact
bool in_contact(const Case& c, Square giver, Square receiver) {
  return as_written<&RuleBook::contact_links>(c, giver, receiver);
}
bool contact_on_rows_and_columns(const Case& c, Square giver, Square receiver) {
  const auto direction = line_between(giver, receiver);
  return direction && is_straight(*direction) && in_contact(c, giver, receiver);
}
bool fighting_units_give(const Case& c, Square giver, Square receiver) {
  return is_fighting_unit(kind_at(c, giver)) && in_contact(c, giver, receiver);
}
bool fighting_units_receive(const Case& c, Square giver, Square receiver) {
  return is_fighting_unit(kind_at(c, receiver)) && in_contact(c, giver, receiver);
}
bool contact_in_reading_order(const Case& c, Square giver, Square receiver) {
  return giver < receiver && in_contact(c, giver, receiver);
}
bool contact_within_one_kind(const Case& c, Square giver, Square receiver) {
  return kind_at(c, giver) == kind_at(c, receiver) && in_contact(c, giver, receiver);
}
bool contact_cuts_no_corner(const Case& c, Square giver, Square receiver) {
  const Square one(giver.row(), receiver.column());
  const Square other(receiver.row(), giver.column());
  const bool is_walled =
      has_terrain(c, one, Terrain::mountain) && has_terrain(c, other, Terrain::mountain);
  return !is_walled && in_contact(c, giver, receiver);
}
bool enemies_part_a_corner(const Case& c, Square giver, Square receiver) {
  const Side side = side_at(c, giver);
  const bool is_parted = enemy_stands(c, side, Square(giver.row(), receiver.column())) &&
                         enemy_stands(c, side, Square(receiver.row(), giver.column()));
  return !is_parted && in_contact(c, giver, receiver);
}
// The giver must see an arsenal: nothing spreads beyond the first unit.
bool contact_does_not_spread(const Case& c, Square giver, Square receiver) {
  const Side side = side_at(c, giver);
  for (const Square arsenal : c.position.board->arsenals(side))
    if (line_between(arsenal, giver) && c.position.standing_arsenal(arsenal)) {
      return in_contact(c, giver, receiver);
    }
  return false;
}

// ---------------------------------------------------------------- communication.read-when-used
bool was_able(const Case& c, Square unit) {
  return !c.position.could_move || c.position.could_move->contains(unit);
}
bool needed_at_the_start_as_well(const Case& c, Square unit) {
  return was_able(c, unit) && c.in_communication(unit);
}
bool either_then_or_now(const Case& c, Square unit) {
  return (c.position.could_move && c.position.could_move->contains(unit)) ||
         c.in_communication(unit);
}
bool on_a_line_only(const Case& c, Square unit) {
  for (const Reach::Step& step : c.reach(side_at(c, unit)).steps)
    if (step.link.to == unit) return step.link.kind != LinkKind::contact;
  return false;
}

// ---------------------------------------------------------------- communication.severed
bool any_unit_cuts(const Case& c, Side, Square square) { return c.position.units.holds(square); }
bool own_fighting_units_cut_too(const Case& c, Side side, Square square) {
  return enemy_stands(c, side, square) ||
         (c.position.units.holds(square, side) && is_fighting_unit(kind_at(c, square)));
}
bool shaken_units_do_not_cut(const Case& c, Side side, Square square) {
  return enemy_stands(c, side, square) && !(c.position.shaken == square);
}
bool moved_units_do_not_cut(const Case& c, Side side, Square square) {
  return enemy_stands(c, side, square) && !c.position.moved.contains(square);
}
bool enemies_cut_for_the_side_to_move(const Case& c, Side side, Square square) {
  return side == c.position.to_move && enemy_stands(c, side, square);
}
bool enemies_cut_for_the_side_that_waits(const Case& c, Side side, Square square) {
  return side != c.position.to_move && enemy_stands(c, side, square);
}
bool enemies_cut_beside_them(const Case& c, Side side, Square square) {
  for (const Square enemy : c.position.units.squares(opponent(side)))
    if (distance(enemy, square) <= 1) return true;
  return false;
}
bool enemies_in_touch_do_not_cut(const Case& c, Side side, Square square) {
  if (!enemy_stands(c, side, square)) return false;
  for (const Direction direction : all_directions) {
    const auto near = c.position.board->neighbour(square, direction);
    if (near && enemy_stands(c, side, *near)) return false;
  }
  return true;
}
bool enemies_in_forts_do_not_cut(const Case& c, Side side, Square square) {
  return enemy_stands(c, side, square) && !has_terrain(c, square, Terrain::fort);
}
template <Kind Harmless>
bool does_not_cut(const Case& c, Side side, Square square) {
  return enemy_stands(c, side, square) && kind_at(c, square) != Harmless;
}

constexpr auto redirected = rule::communication_redirected;
constexpr auto contact = rule::communication_contact;
constexpr auto read = rule::communication_read_when_used;
constexpr auto severed = rule::communication_severed;

constexpr Fault faults[] = {
    fault<&RuleBook::redirects, redirects_an_arsenals_line>(
        "nothing-is-redirected-twice", rule::communication_redirected_again,
        "a redirected line is not redirected again"),
    fault<&RuleBook::redirects, any_unit_redirects>("any-unit-redirects", redirected,
                                                    "any unit on a line redirects it"),
    fault<&RuleBook::redirects, artillery_redirects_too>("artillery-redirects", redirected,
                                                         "artillery on a line redirects it"),
    fault<&RuleBook::redirects, only_the_one_redirects<Kind::foot_communications>>(
        "mounted-communications-units-redirect-nothing", redirected,
        "a mounted communications unit redirects nothing"),
    fault<&RuleBook::redirects, only_the_one_redirects<Kind::mounted_communications>>(
        "foot-communications-units-redirect-nothing", redirected,
        "a foot communications unit redirects nothing"),
    fault<&RuleBook::redirects, redirects_unless_moved>(
        "who-moved-redirects-nothing", redirected,
        "a communications unit that has moved redirects nothing in that turn"),
    fault<&RuleBook::redirects, redirects_unless_shaken>(
        "shaken-communications-units-redirect-nothing", redirected,
        "a shaken communications unit redirects nothing"),
    fault<&RuleBook::contact_links, contact_on_rows_and_columns>(
        "no-contact-on-diagonals", contact, "units on a diagonal do not touch"),
    fault<&RuleBook::contact_links, fighting_units_give>(
        "communications-units-give-nothing-by-contact", contact,
        "a communications unit gives no communication by contact"),
    fault<&RuleBook::contact_links, fighting_units_receive>(
        "communications-units-receive-nothing-by-contact", contact,
        "a communications unit receives no communication by contact"),
    fault<&RuleBook::contact_links, contact_in_reading_order>(
        "contact-in-one-order", contact, "contact carries from north to south and west to east"),
    fault<&RuleBook::contact_links, contact_within_one_kind>("contact-within-one-kind", contact,
                                                             "contact links units of one kind"),
    fault<&RuleBook::contact_links, contact_cuts_no_corner>(
        "mountains-part-a-corner", contact, "two mountains beside a diagonal prevent contact"),
    fault<&RuleBook::contact_links, enemies_part_a_corner>(
        "enemies-part-a-corner", contact, "two enemies beside a diagonal prevent contact"),
    fault<&RuleBook::contact_links, contact_does_not_spread>(
        "contact-does-not-spread", rule::communication_contact_spreads,
        "contact carries from units in line with an arsenal only"),
    fault<&RuleBook::has_communication_to_move, needed_at_the_start_as_well>(
        "communication-needed-at-the-start-as-well", read,
        "a unit connected during the turn cannot move in it"),
    fault<&RuleBook::has_communication_to_move, either_then_or_now>(
        "communication-at-the-start-is-enough", read,
        "a unit isolated during the turn may still move in it"),
    fault<&RuleBook::has_communication_to_move, on_a_line_only>(
        "contact-does-not-let-move", read, "a unit in communication by contact cannot move"),
    fault<&RuleBook::unit_cuts, any_unit_cuts>("own-units-cut-too",
                                               rule::communication_own_units_do_not_cut,
                                               "a side's own units cut its lines"),
    fault<&RuleBook::unit_cuts, own_fighting_units_cut_too>(
        "own-fighting-units-cut-too", rule::communication_own_units_do_not_cut,
        "a side's own fighting units cut its lines"),
    fault<&RuleBook::unit_cuts, shaken_units_do_not_cut>("shaken-units-do-not-cut", severed,
                                                         "a shaken enemy does not cut lines"),
    fault<&RuleBook::unit_cuts, moved_units_do_not_cut>(
        "moved-units-do-not-cut", severed, "an enemy cuts lines from the turn after its arrival"),
    fault<&RuleBook::unit_cuts, enemies_cut_for_the_side_to_move>(
        "only-the-side-to-move-is-cut", severed, "enemies cut the lines of the side to move alone"),
    fault<&RuleBook::unit_cuts, enemies_cut_for_the_side_that_waits>(
        "only-the-side-that-waits-is-cut", severed,
        "enemies cut the lines of the side that is not to move alone"),
    fault<&RuleBook::unit_cuts, enemies_cut_beside_them>(
        "enemies-cut-beside-them", severed, "an enemy cuts lines on the squares around it too"),
    fault<&RuleBook::unit_cuts, enemies_in_touch_do_not_cut>(
        "enemies-in-touch-do-not-cut", severed,
        "an enemy unit that touches another one cuts nothing"),
    fault<&RuleBook::unit_cuts, enemies_in_forts_do_not_cut>(
        "enemies-in-forts-do-not-cut", severed, "an enemy in a fort does not cut lines"),
    fault<&RuleBook::unit_cuts, does_not_cut<Kind::foot_communications>>(
        "foot-communications-units-do-not-cut", severed,
        "an enemy foot communications unit does not cut lines"),
    fault<&RuleBook::unit_cuts, does_not_cut<Kind::mounted_communications>>(
        "mounted-communications-units-do-not-cut", severed,
        "an enemy mounted communications unit does not cut lines"),
};

}  // namespace

std::span<const Fault> communication_faults() { return faults; }

}  // namespace casebook::mutants
