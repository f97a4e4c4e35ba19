// Wrong variants of the rules on fire, its lines and ranges.
#include <cstdlib>

#include "casebook/literal/derived.hpp"
#include "fault.hpp"

namespace casebook::mutants {
namespace {

using namespace literal;

int rows_between(Square a, Square b) { return std::abs(a.row() - b.row()); }
int columns_between(Square a, Square b) { return std::abs(a.column() - b.column()); }

// ---------------------------------------------------------------- fire.straight-lines
// From the unit that fires or supports to the square.
template <Direction Missing>
bool in_line_but_not_to_the(const Case& c, Square unit, Square square) {
  return as_written<&RuleBook::are_in_line>(c, unit, square) &&
         line_between(unit, square) != Missing;
}
bool in_line_on_rows_and_columns(const Case&, Square unit, Square square) {
  return !(unit == square) &&
         (rows_between(unit, square) == 0 || columns_between(unit, square) == 0);
}
bool in_line_on_diagonals(const Case&, Square unit, Square square) {
  return !(unit == square) && rows_between(unit, square) == columns_between(unit, square);
}
bool a_knights_step_is_in_line(const Case& c, Square unit, Square square) {
  return as_written<&RuleBook::are_in_line>(c, unit, square) ||
         (distance(unit, square) == 2 &&
          rows_between(unit, square) + columns_between(unit, square) == 3);
}

// ---------------------------------------------------------------- fire.over-units
bool friends_stop_fire(const Case& c, Side firing, Square unit) {
  return side_at(c, unit) == firing;
}
bool communications_units_stop_fire(const Case& c, Side, Square unit) {
  return is_communications_unit(kind_at(c, unit));
}
bool artillery_stops_fire(const Case& c, Side, Square unit) {
  return is_artillery(kind_at(c, unit));
}

// ---------------------------------------------------------------- fire.range-…
template <int Squares>
int range(const Case&) {
  return Squares;
}

constexpr auto lines = rule::fire_straight_lines;
constexpr auto units = rule::fire_over_units;

constexpr Fault faults[] = {
    fault<&RuleBook::are_in_line, in_line_but_not_to_the<Direction::north>>(
        "no-fire-to-the-north", lines, "nobody fires or supports to the north"),
    fault<&RuleBook::are_in_line, in_line_but_not_to_the<Direction::north_east>>(
        "no-fire-to-the-north-east", lines, "nobody fires or supports to the north-east"),
    fault<&RuleBook::are_in_line, in_line_but_not_to_the<Direction::east>>(
        "no-fire-to-the-east", lines, "nobody fires or supports to the east"),
    fault<&RuleBook::are_in_line, in_line_but_not_to_the<Direction::south_east>>(
        "no-fire-to-the-south-east", lines, "nobody fires or supports to the south-east"),
    fault<&RuleBook::are_in_line, in_line_but_not_to_the<Direction::south>>(
        "no-fire-to-the-south", lines, "nobody fires or supports to the south"),
    fault<&RuleBook::are_in_line, in_line_but_not_to_the<Direction::south_west>>(
        "no-fire-to-the-south-west", lines, "nobody fires or supports to the south-west"),
    fault<&RuleBook::are_in_line, in_line_but_not_to_the<Direction::west>>(
        "no-fire-to-the-west", lines, "nobody fires or supports to the west"),
    fault<&RuleBook::are_in_line, in_line_but_not_to_the<Direction::north_west>>(
        "no-fire-to-the-north-west", lines, "nobody fires or supports to the north-west"),
    fault<&RuleBook::are_in_line, in_line_on_rows_and_columns>(
        "no-fire-on-diagonals", lines, "fire and support act along rows and columns alone"),
    fault<&RuleBook::are_in_line, in_line_on_diagonals>(
        "fire-on-diagonals-alone", lines, "fire and support act along diagonals alone"),
    fault<&RuleBook::are_in_line, a_knights_step_is_in_line>(
        "fire-a-knights-step-away", lines, "fire and support reach a knight's step too"),
    fault<&RuleBook::unit_stops_fire, friends_stop_fire>(
        "friends-stop-fire", units, "fire and support do not pass over units of their own side"),
    fault<&RuleBook::unit_stops_fire, communications_units_stop_fire>(
        "communications-units-stop-fire", units,
        "fire and support do not pass over communications units"),
    fault<&RuleBook::unit_stops_fire, artillery_stops_fire>(
        "artillery-stops-fire", units, "fire and support do not pass over artillery"),
    fault<&RuleBook::infantry_range, range<1>>("infantry-range-one", rule::fire_range_infantry,
                                               "infantry reaches one square"),
    fault<&RuleBook::infantry_range, range<3>>("infantry-range-three", rule::fire_range_infantry,
                                               "infantry reaches three squares"),
    fault<&RuleBook::cavalry_range, range<1>>("cavalry-range-one", rule::fire_range_cavalry,
                                              "cavalry outside a charge reaches one square"),
    fault<&RuleBook::cavalry_range, range<3>>("cavalry-range-three", rule::fire_range_cavalry,
                                              "cavalry outside a charge reaches three squares"),
    fault<&RuleBook::artillery_range, range<2>>("artillery-range-two", rule::fire_range_artillery,
                                                "artillery reaches two squares"),
    fault<&RuleBook::artillery_range, range<4>>("artillery-range-four", rule::fire_range_artillery,
                                                "artillery reaches four squares"),
    fault<&RuleBook::communications_unit_range, range<1>>(
        "communications-unit-range-one", rule::fire_range_communications_unit,
        "a communications unit supports its neighbours alone"),
    fault<&RuleBook::communications_unit_range, range<3>>(
        "communications-unit-range-three", rule::fire_range_communications_unit,
        "a communications unit supports three squares away"),
};

}  // namespace

std::span<const Fault> fire_faults() { return faults; }

}  // namespace casebook::mutants
