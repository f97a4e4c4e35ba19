// Wrong variants of the rules on arsenals' lines of communication.
#include "casebook/literal/derived.hpp"
#include "fault.hpp"

namespace casebook::mutants {
namespace {

using namespace literal;

bool is_straight(Direction direction) { return static_cast<int>(direction) % 2 == 0; }

// ---------------------------------------------------------------- communication.direct
template <Direction Missing>
bool radiates_but_not_to_the(const Case&, Square, Direction direction) {
  return direction != Missing;
}
bool radiates_on_rows_and_columns(const Case&, Square, Direction direction) {
  return is_straight(direction);
}
bool radiates_on_diagonals(const Case&, Square, Direction direction) {
  return !is_straight(direction);
}
bool radiates_while_nobody_stands_on_it(const Case& c, Square arsenal, Direction) {
  return !c.position.units.holds(arsenal);
}

bool radiates_while_all_stand(const Case& c, Square arsenal, Direction) {
  const Side owner = *c.position.standing_arsenal(arsenal);
  return (c.position.board->arsenals(owner) & c.position.destroyed_arsenals).empty();
}
bool the_first_alone_radiates(const Case& c, Square arsenal, Direction) {
  const Squares all = c.position.board->arsenals(*c.position.standing_arsenal(arsenal));
  return *(all - c.position.destroyed_arsenals).begin() == arsenal;
}

// ---------------------------------------------------------------- communication.on-the-arsenal
bool fighting_units_are_on_it(const Case& c, Side side, Square square) {
  return as_written<&RuleBook::is_on_its_arsenal>(c, side, square) &&
         is_fighting_unit(kind_at(c, square));
}
bool communications_units_are_on_it(const Case& c, Side side, Square square) {
  return as_written<&RuleBook::is_on_its_arsenal>(c, side, square) &&
         is_communications_unit(kind_at(c, square));
}

// ---------------------------------------------------------------- communication.occupied-arsenal
bool silenced_by_anyone(const Case& c, Side, Square arsenal) {
  return c.position.units.holds(arsenal);
}
bool silenced_by_fighting_units(const Case& c, Side side, Square arsenal) {
  return as_written<&RuleBook::is_silenced>(c, side, arsenal) &&
         is_fighting_unit(kind_at(c, arsenal));
}
bool silenced_from_beside_it(const Case& c, Side side, Square arsenal) {
  for (const Square enemy : c.position.units.squares(opponent(side)))
    if (are_neighbours(enemy, arsenal)) return true;
  return as_written<&RuleBook::is_silenced>(c, side, arsenal);
}
bool silenced_unless_a_friend_touches_it(const Case& c, Side side, Square arsenal) {
  for (const Square unit : c.position.units.squares(side))
    if (are_neighbours(unit, arsenal)) return false;
  return as_written<&RuleBook::is_silenced>(c, side, arsenal);
}

// ---------------------------------------------------------------- communication.over-enemy-arsenal
bool a_fallen_arsenal_ends_lines(const Case& c, Side, Square square) {
  return c.position.destroyed_arsenals.contains(square);
}
bool an_enemy_arsenal_one_holds_ends_lines(const Case& c, Side side, Square square) {
  return c.position.standing_arsenal(square) == opponent(side) &&
         c.position.units.holds(square, side);
}

// ---------------------------------------------------------------- communication.own-arsenal-only
bool a_fallen_arsenal_serves(const Case& c, Side side, Square square) {
  return c.position.board->arsenal_owner(square) == side;
}
bool its_occupant_is_served(const Case& c, Side side, Square square) {
  const auto owner = c.position.standing_arsenal(square);
  return owner == side || (owner && c.position.units.holds(square, side));
}
bool the_opponents_serves(const Case& c, Side side, Square square) {
  return c.position.standing_arsenal(square) == opponent(side);
}

constexpr auto direct = rule::communication_direct;
constexpr auto on_it = rule::communication_on_the_arsenal;
constexpr auto occupied = rule::communication_occupied_arsenal;
constexpr auto over = rule::communication_over_enemy_arsenal;
constexpr auto own_only = rule::communication_own_arsenal_only;

constexpr Fault faults[] = {
    fault<&RuleBook::arsenal_radiates, radiates_but_not_to_the<Direction::north>>(
        "no-line-to-the-north", direct, "arsenals send out no line to the north"),
    fault<&RuleBook::arsenal_radiates, radiates_but_not_to_the<Direction::north_east>>(
        "no-line-to-the-north-east", direct, "arsenals send out no line to the north-east"),
    fault<&RuleBook::arsenal_radiates, radiates_but_not_to_the<Direction::east>>(
        "no-line-to-the-east", direct, "arsenals send out no line to the east"),
    fault<&RuleBook::arsenal_radiates, radiates_but_not_to_the<Direction::south_east>>(
        "no-line-to-the-south-east", direct, "arsenals send out no line to the south-east"),
    fault<&RuleBook::arsenal_radiates, radiates_but_not_to_the<Direction::south>>(
        "no-line-to-the-south", direct, "arsenals send out no line to the south"),
    fault<&RuleBook::arsenal_radiates, radiates_but_not_to_the<Direction::south_west>>(
        "no-line-to-the-south-west", direct, "arsenals send out no line to the south-west"),
    fault<&RuleBook::arsenal_radiates, radiates_but_not_to_the<Direction::west>>(
        "no-line-to-the-west", direct, "arsenals send out no line to the west"),
    fault<&RuleBook::arsenal_radiates, radiates_but_not_to_the<Direction::north_west>>(
        "no-line-to-the-north-west", direct, "arsenals send out no line to the north-west"),
    fault<&RuleBook::arsenal_radiates, radiates_on_rows_and_columns>(
        "no-lines-on-diagonals", direct, "arsenals send out lines on rows and columns alone"),
    fault<&RuleBook::arsenal_radiates, radiates_on_diagonals>(
        "lines-on-diagonals-alone", direct, "arsenals send out lines on diagonals alone"),
    fault<&RuleBook::arsenal_radiates, radiates_while_nobody_stands_on_it>(
        "a-guarded-arsenal-is-silent", rule::communication_own_units_do_not_cut,
        "an arsenal with a unit on it sends out no line"),
    fault<&RuleBook::arsenal_radiates, radiates_while_all_stand>(
        "arsenals-serve-while-all-stand", rule::communication_one_arsenal_suffices,
        "after the loss of one arsenal the others fall silent"),
    fault<&RuleBook::arsenal_radiates, the_first_alone_radiates>(
        "one-arsenal-alone-serves", rule::communication_one_arsenal_suffices,
        "of several arsenals only the first one sends out lines"),
    fault<&RuleBook::is_on_its_arsenal, fighting_units_are_on_it>(
        "a-communications-unit-on-its-arsenal-is-on-no-line", on_it,
        "a communications unit on its side's arsenal is not in communication by that"),
    fault<&RuleBook::is_on_its_arsenal, communications_units_are_on_it>(
        "a-fighting-unit-on-its-arsenal-is-on-no-line", on_it,
        "a fighting unit on its side's arsenal is not in communication by that"),
    fault<&RuleBook::is_silenced, silenced_by_anyone>("any-occupant-silences-an-arsenal", occupied,
                                                      "a friend on an arsenal silences it"),
    fault<&RuleBook::is_silenced, silenced_by_fighting_units>(
        "only-a-fighting-unit-silences-an-arsenal", occupied,
        "an enemy communications unit on an arsenal does not silence it"),
    fault<&RuleBook::is_silenced, silenced_from_beside_it>(
        "an-enemy-beside-an-arsenal-silences-it", occupied,
        "an enemy next to an arsenal silences it"),
    fault<&RuleBook::is_silenced, silenced_unless_a_friend_touches_it>(
        "a-friend-beside-an-occupied-arsenal-keeps-it-alive", occupied,
        "an occupied arsenal next to a unit of its side is not silent"),
    fault<&RuleBook::enemy_arsenal_ends_line, a_fallen_arsenal_ends_lines>(
        "a-fallen-arsenal-ends-lines", over, "a line ends before a destroyed arsenal"),
    fault<&RuleBook::enemy_arsenal_ends_line, an_enemy_arsenal_one_holds_ends_lines>(
        "an-enemy-arsenal-one-holds-ends-lines", over,
        "a line ends before an enemy arsenal on which an own unit stands"),
    fault<&RuleBook::arsenal_serves, a_fallen_arsenal_serves>(
        "a-fallen-arsenal-serves", own_only, "a destroyed arsenal still sends out lines"),
    fault<&RuleBook::arsenal_serves, its_occupant_is_served>(
        "an-enemy-arsenal-serves-its-occupant", own_only,
        "an enemy arsenal serves the side that stands on it"),
    fault<&RuleBook::arsenal_serves, the_opponents_serves>(
        "arsenals-serve-the-opponent", own_only, "a side lives on its opponent's arsenals"),
};

}  // namespace

std::span<const Fault> arsenal_line_faults() { return faults; }

}  // namespace casebook::mutants
