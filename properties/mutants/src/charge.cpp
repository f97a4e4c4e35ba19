// Wrong variants of the rules on the cavalry charge.
#include "casebook/literal/derived.hpp"
#include "casebook/literal/numbers.hpp"
#include "fault.hpp"

namespace casebook::mutants {
namespace {

using namespace literal;

bool is_straight(Direction direction) { return static_cast<int>(direction) % 2 == 0; }
bool are_in_straight_line(Square a, Square b) {
  const auto direction = line_between(a, b);
  return direction && is_straight(*direction);
}
bool has_terrain(const Case& c, Square square, Terrain terrain) {
  return c.position.board->terrain(square) == terrain;
}
bool is_cavalry_of(const Case& c, Side side, std::optional<Square> square) {
  const auto unit = square ? c.position.units.at(*square) : std::nullopt;
  return unit && *unit == Unit{side, Kind::cavalry};
}

// ---------------------------------------------------------------- charge.contact
template <int Offence>
int charges_with(const Case&, Square cavalry, Square target) {
  return are_neighbours(cavalry, target) ? Offence : 0;
}
int charges_in_straight_contact(const Case& c, Square cavalry, Square target) {
  if (!are_in_straight_line(cavalry, target)) return 0;
  return as_written<&RuleBook::charge_in_contact>(c, cavalry, target);
}
int charges_from_two_squares(const Case&, Square cavalry, Square target) {
  return distance(cavalry, target) <= 2 ? numbers::charge_offence : 0;
}
int charges_in_company(const Case& c, Square cavalry, Square target) {
  const auto direction = line_between(target, cavalry);
  const auto behind = direction ? step(cavalry, *direction) : std::nullopt;
  if (!is_cavalry_of(c, side_at(c, cavalry), behind)) return 0;
  return as_written<&RuleBook::charge_in_contact>(c, cavalry, target);
}
int charges_after_a_move(const Case& c, Square cavalry, Square target) {
  if (!c.position.moved.contains(cavalry)) return 0;
  return as_written<&RuleBook::charge_in_contact>(c, cavalry, target);
}
template <Kind Spared>
int does_not_charge(const Case& c, Square cavalry, Square target) {
  if (kind_at(c, target) == Spared) return 0;
  return as_written<&RuleBook::charge_in_contact>(c, cavalry, target);
}

// ---------------------------------------------------------------- charge.column
template <int Deepest>
int column_as_deep_as(const Case& c, Square cavalry, Square target) {
  if (distance(cavalry, target) > Deepest) return 0;
  return as_written<&RuleBook::charge_in_column>(c, cavalry, target);
}
int column_adds_four_each(const Case& c, Square cavalry, Square target) {
  const int charging = as_written<&RuleBook::charge_in_column>(c, cavalry, target);
  return charging == 0 ? 0 : numbers::cavalry_offence;
}
int column_on_straight_lines(const Case& c, Square cavalry, Square target) {
  if (!are_in_straight_line(cavalry, target)) return 0;
  return as_written<&RuleBook::charge_in_column>(c, cavalry, target);
}
int column_without_contact(const Case& c, Square cavalry, Square target) {
  const auto direction = line_between(target, cavalry);
  if (!direction || are_neighbours(cavalry, target)) return 0;
  const Side side = side_at(c, cavalry);
  for (Square square = *step(*step(target, *direction), *direction); !(square == cavalry);
       square = *step(square, *direction))
    if (!c.ask<&RuleBook::continues_column>(side, square)) return 0;
  return numbers::charge_offence;
}

// ---------------------------------------------------------------- charge.no-gap
bool an_empty_square_is_no_gap(const Case& c, Side side, Square square) {
  return !c.position.units.holds(square) ||
         as_written<&RuleBook::continues_column>(c, side, square);
}
bool enemy_cavalry_is_no_gap(const Case& c, Side side, Square square) {
  return as_written<&RuleBook::continues_column>(c, side, square) ||
         as_written<&RuleBook::continues_column>(c, opponent(side), square);
}
template <Kind Joining>
bool joins_the_column(const Case& c, Side side, Square square) {
  const auto unit = c.position.units.at(square);
  return as_written<&RuleBook::continues_column>(c, side, square) ||
         (unit && *unit == Unit{side, Joining});
}
bool an_own_unit_is_no_gap(const Case& c, Side side, Square square) {
  return as_written<&RuleBook::continues_column>(c, side, square) ||
         (c.position.units.holds(square, side) && kind_at(c, square) != Kind::cavalry);
}
bool a_moved_unit_ends_the_column(const Case& c, Side side, Square square) {
  return !c.position.moved.contains(square) &&
         as_written<&RuleBook::continues_column>(c, side, square);
}

// ---------------------------------------------------------------- charge.each-line
bool straight_lines_charge(const Case&, Square, Direction line) { return is_straight(line); }
bool diagonal_lines_charge(const Case&, Square, Direction line) { return !is_straight(line); }
bool opposite_lines_exclude_each_other(const Case& c, Square target, Direction line) {
  const bool is_second = static_cast<int>(line) >= 4;
  const Side attacker = opponent(side_at(c, target));
  return !(is_second && is_cavalry_of(c, attacker, step(target, opposite(line))));
}

// ---------------------------------------------------------------- charge.not-against-…
bool a_pass_protects_infantry_only(const Case& c, Square target) {
  return kind_at(c, target) == Kind::infantry && as_written<&RuleBook::pass_bars_charge>(c, target);
}
bool a_pass_protects_fighting_units_only(const Case& c, Square target) {
  return is_fighting_unit(kind_at(c, target)) && as_written<&RuleBook::pass_bars_charge>(c, target);
}
bool a_pass_protects_the_connected(const Case& c, Square target) {
  return c.in_communication(target) && as_written<&RuleBook::pass_bars_charge>(c, target);
}
bool an_arsenal_protects(const Case& c, Square target) {
  return c.position.standing_arsenal(target) || as_written<&RuleBook::pass_bars_charge>(c, target);
}
bool a_fort_protects_infantry_only(const Case& c, Square target) {
  return kind_at(c, target) == Kind::infantry && as_written<&RuleBook::fort_bars_charge>(c, target);
}
bool a_fort_does_not_protect_cavalry(const Case& c, Square target) {
  return kind_at(c, target) != Kind::cavalry && as_written<&RuleBook::fort_bars_charge>(c, target);
}
bool a_fort_protects_the_connected(const Case& c, Square target) {
  return c.in_communication(target) && as_written<&RuleBook::fort_bars_charge>(c, target);
}
bool a_fort_protects_its_own_side(const Case& c, Square target) {
  return territory_of(target) == side_at(c, target) &&
         as_written<&RuleBook::fort_bars_charge>(c, target);
}

// ---------------------------------------------------------------- charge.not-from-fort
bool a_pass_holds_back_too(const Case& c, Square cavalry) {
  return has_terrain(c, cavalry, Terrain::pass) || has_terrain(c, cavalry, Terrain::fort);
}
bool a_pass_holds_back_instead(const Case& c, Square cavalry) {
  return has_terrain(c, cavalry, Terrain::pass);
}
bool an_arsenal_holds_back_too(const Case& c, Square cavalry) {
  return c.position.standing_arsenal(cavalry) || has_terrain(c, cavalry, Terrain::fort);
}

// ---------------------------------------------------------------- charge.shaken-in-column
bool beside_an_enemy(const Case& c, Square cavalry) {
  for (const Square enemy : c.position.units.squares(opponent(side_at(c, cavalry))))
    if (are_neighbours(enemy, cavalry)) return true;
  return false;
}
bool shaken_in_contact_breaks(const Case& c, Square cavalry) {
  return c.position.shaken == cavalry && beside_an_enemy(c, cavalry);
}
bool shaken_behind_breaks(const Case& c, Square cavalry) {
  return c.position.shaken == cavalry && !beside_an_enemy(c, cavalry);
}

constexpr auto contact = rule::charge_contact;
constexpr auto column = rule::charge_column;
constexpr auto no_gap = rule::charge_no_gap;
constexpr auto each_line = rule::charge_each_line;
constexpr auto pass = rule::charge_not_against_pass;
constexpr auto fort = rule::charge_not_against_fort;
constexpr auto from_fort = rule::charge_not_from_fort;

constexpr Fault faults[] = {
    fault<&RuleBook::charge_in_contact, charges_with<6>>("a-charge-of-six", contact,
                                                         "cavalry in contact charges with 6"),
    fault<&RuleBook::charge_in_contact, charges_with<8>>("a-charge-of-eight", contact,
                                                         "cavalry in contact charges with 8"),
    fault<&RuleBook::charge_in_contact, charges_with<11>>("a-charge-on-top-of-the-factor", contact,
                                                          "cavalry in contact charges with 4 + 7"),
    fault<&RuleBook::charge_in_contact, charges_in_straight_contact>(
        "no-charge-from-a-corner", contact, "cavalry on a diagonal is not in contact"),
    fault<&RuleBook::charge_in_contact, charges_from_two_squares>(
        "a-charge-from-two-squares", contact, "cavalry two squares away charges too"),
    fault<&RuleBook::charge_in_contact, charges_in_company>(
        "no-charge-alone", contact, "cavalry charges only with another one behind it"),
    fault<&RuleBook::charge_in_contact, charges_after_a_move>(
        "no-charge-without-a-run-up", contact, "cavalry charges only if it has moved"),
    fault<&RuleBook::charge_in_contact, does_not_charge<Kind::cavalry>>(
        "no-charge-on-cavalry", contact, "cavalry cannot be charged in contact"),
    fault<&RuleBook::charge_in_contact, does_not_charge<Kind::foot_artillery>>(
        "no-charge-on-foot-artillery", contact, "foot artillery cannot be charged in contact"),
    fault<&RuleBook::charge_in_column, column_as_deep_as<2>>(
        "a-column-of-two", column, "the third cavalry of a column does not charge"),
    fault<&RuleBook::charge_in_column, column_as_deep_as<3>>(
        "a-column-of-three", column, "the fourth cavalry of a column does not charge"),
    fault<&RuleBook::charge_in_column, column_as_deep_as<4>>(
        "a-column-of-four-at-most", column, "the fifth cavalry of a column does not charge"),
    fault<&RuleBook::charge_in_column, column_adds_four_each>(
        "a-column-adds-four-each", column, "cavalry behind the first one adds 4"),
    fault<&RuleBook::charge_in_column, column_on_straight_lines>(
        "no-column-on-diagonals", column, "columns stand on rows and columns of the board alone"),
    fault<&RuleBook::charge_in_column, column_without_contact>(
        "a-column-without-contact", column, "a column one square away from its target charges"),
    fault<&RuleBook::continues_column, an_empty_square_is_no_gap>(
        "an-empty-square-is-no-gap", no_gap, "an empty square does not end a column"),
    fault<&RuleBook::continues_column, enemy_cavalry_is_no_gap>(
        "enemy-cavalry-is-no-gap", no_gap, "enemy cavalry does not end a column"),
    fault<&RuleBook::continues_column, joins_the_column<Kind::horse_artillery>>(
        "horse-artillery-is-no-gap", no_gap, "horse artillery does not end a column"),
    fault<&RuleBook::continues_column, joins_the_column<Kind::mounted_communications>>(
        "mounted-communications-units-are-no-gap", no_gap,
        "a mounted communications unit does not end a column"),
    fault<&RuleBook::continues_column, an_own_unit_is_no_gap>(
        "an-own-unit-is-no-gap", no_gap, "no unit of its own side ends a column"),
    fault<&RuleBook::continues_column, a_moved_unit_ends_the_column>(
        "a-moved-unit-ends-the-column", no_gap, "cavalry that has moved does not charge"),
    fault<&RuleBook::line_charges, straight_lines_charge>(
        "charges-on-straight-lines-alone", each_line, "nobody charges on a diagonal"),
    fault<&RuleBook::line_charges, diagonal_lines_charge>("charges-on-diagonals-alone", each_line,
                                                          "nobody charges on a row or a column"),
    fault<&RuleBook::line_charges, opposite_lines_exclude_each_other>(
        "no-charge-from-opposite-sides", each_line,
        "of two charges from opposite sides only one counts"),
    fault<&RuleBook::pass_bars_charge, a_pass_protects_infantry_only>(
        "a-pass-protects-infantry-only", pass, "in a pass only infantry cannot be charged"),
    fault<&RuleBook::pass_bars_charge, a_pass_protects_fighting_units_only>(
        "a-pass-protects-fighting-units-only", pass,
        "a communications unit in a pass can be charged"),
    fault<&RuleBook::pass_bars_charge, a_pass_protects_the_connected>(
        "a-pass-protects-the-connected", pass, "an isolated unit in a pass can be charged"),
    fault<&RuleBook::pass_bars_charge, an_arsenal_protects>(
        "an-arsenal-protects-from-charges", pass, "a unit on an arsenal cannot be charged either"),
    fault<&RuleBook::fort_bars_charge, a_fort_protects_infantry_only>(
        "a-fort-protects-infantry-only", fort, "in a fort only infantry cannot be charged"),
    fault<&RuleBook::fort_bars_charge, a_fort_does_not_protect_cavalry>(
        "a-fort-does-not-protect-cavalry", fort, "cavalry in a fort can be charged"),
    fault<&RuleBook::fort_bars_charge, a_fort_protects_the_connected>(
        "a-fort-protects-the-connected", fort, "an isolated unit in a fort can be charged"),
    fault<&RuleBook::fort_bars_charge, a_fort_protects_its_own_side>(
        "a-fort-protects-its-own-side", fort, "a unit in a fort it has taken can be charged"),
    fault<&RuleBook::fort_holds_back_cavalry, a_pass_holds_back_too>(
        "no-charge-out-of-a-pass", rule::charge_from_pass,
        "cavalry in a pass does not charge either"),
    fault<&RuleBook::fort_holds_back_cavalry, a_pass_holds_back_instead>(
        "pass-and-fort-confused", from_fort, "cavalry in a fort charges, in a pass it does not"),
    fault<&RuleBook::fort_holds_back_cavalry, an_arsenal_holds_back_too>(
        "no-charge-from-an-arsenal", from_fort, "cavalry on an arsenal does not charge either"),
    fault<&RuleBook::shaken_breaks_column, shaken_in_contact_breaks>(
        "shaken-in-contact-breaks-the-column", rule::charge_shaken_in_column,
        "shaken cavalry at the head breaks the column, farther back it does not"),
    fault<&RuleBook::shaken_breaks_column, shaken_behind_breaks>(
        "shaken-behind-breaks-the-column", rule::charge_shaken_in_column,
        "shaken cavalry behind the head breaks the column"),
};

}  // namespace

std::span<const Fault> charge_faults() { return faults; }

}  // namespace casebook::mutants
