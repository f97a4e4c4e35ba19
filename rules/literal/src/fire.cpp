// Section: fire, its lines and ranges.
#include "casebook/literal/derived.hpp"
#include "casebook/literal/numbers.hpp"
#include "sections.hpp"

namespace casebook::literal {
namespace {

// A range that reaches over the whole board: what is left when a range's rule is taken away.
constexpr int unlimited = Square::columns;

// fire.straight-lines (II.8.1)
bool are_in_line(const Case&, Square a, Square b) { return line_between(a, b).has_value(); }
bool every_square_is_in_line(const Case&, Square, Square) { return true; }

// fire.over-units (II.8.1, II.8.6, III.2.1)
bool units_stop_no_fire(const Case&, Side, Square) { return false; }
// units-stop-fire: enemies
bool enemies_stop_fire(const Case& c, Side firing, Square unit) {
  return side_at(c, unit) != firing;
}
bool every_unit_stops_fire(const Case&, Side, Square) { return true; }

// fire.range-infantry (II.8.3)
int infantry_range(const Case&) { return numbers::infantry_range; }
// fire.range-cavalry (II.8.4)
int cavalry_range(const Case&) { return numbers::cavalry_range; }
// fire.range-artillery (II.8.2)
int artillery_range(const Case&) { return numbers::artillery_range; }
// fire.range-communications-unit (4.4.2)
int communications_unit_range(const Case&) { return numbers::communications_unit_range; }
int unlimited_range(const Case&) { return unlimited; }

constexpr RuleEntry rules[] = {
    rule_entry<&RuleBook::are_in_line, are_in_line, every_square_is_in_line>(
        rule::fire_straight_lines),
    rule_entry<&RuleBook::unit_stops_fire, units_stop_no_fire, every_unit_stops_fire>(
        rule::fire_over_units),
    rule_entry<&RuleBook::infantry_range, infantry_range, unlimited_range>(
        rule::fire_range_infantry),
    rule_entry<&RuleBook::cavalry_range, cavalry_range, unlimited_range>(rule::fire_range_cavalry),
    rule_entry<&RuleBook::artillery_range, artillery_range, unlimited_range>(
        rule::fire_range_artillery),
    rule_entry<&RuleBook::communications_unit_range, communications_unit_range, unlimited_range>(
        rule::fire_range_communications_unit),
};

constexpr ReadingEntry readings[] = {
    reading_entry<&RuleBook::unit_stops_fire, enemies_stop_fire>(UnitsStopFire::enemies),
};

struct Range {
  int squares;
  RuleId rule;
};

Range range_of(const Case& c, Kind kind) {
  if (kind == Kind::infantry) {
    return {c.ask<&RuleBook::infantry_range>(), rule::fire_range_infantry};
  }
  if (kind == Kind::cavalry) return {c.ask<&RuleBook::cavalry_range>(), rule::fire_range_cavalry};
  if (is_artillery(kind)) return {c.ask<&RuleBook::artillery_range>(), rule::fire_range_artillery};
  return {c.ask<&RuleBook::communications_unit_range>(), rule::fire_range_communications_unit};
}

}  // namespace

std::span<const RuleEntry> fire_rules() { return rules; }
std::span<const ReadingEntry> fire_readings() { return readings; }

std::optional<RuleId> out_of_reach(const Case& c, Square unit, Square target) {
  if (!c.ask<&RuleBook::are_in_line>(unit, target)) return rule::fire_straight_lines;
  const Range range = range_of(c, kind_at(c, unit));
  if (distance(unit, target) > range.squares) return range.rule;
  const auto direction = line_between(unit, target);
  if (!direction) return std::nullopt;
  const Side side = side_at(c, unit);
  for (Square square = *step(unit, *direction); !(square == target);
       square = *step(square, *direction)) {
    if (c.ask<&RuleBook::mountain_stops_fire>(square)) return rule::terrain_mountain_stops_fire;
    if (c.position.units.holds(square) && c.ask<&RuleBook::unit_stops_fire>(side, square)) {
      return rule::fire_over_units;
    }
  }
  return std::nullopt;
}

}  // namespace casebook::literal
