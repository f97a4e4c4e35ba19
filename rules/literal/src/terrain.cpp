// Section: terrain.
#include "casebook/literal/derived.hpp"
#include "casebook/literal/violations.hpp"
#include "sections.hpp"

namespace casebook::literal {
namespace {

bool is_mountain(const Case& c, Square square) {
  return c.position.board->terrain(square) == Terrain::mountain;
}

// Some middle square holds no unit, and every one that holds none is a mountain.
bool only_mountains_are_empty(const Case& c, const Move& move) {
  const Squares empty = middle_squares(c, move) - c.position.units.squares();
  for (const Square square : empty)
    if (!is_mountain(c, square)) return false;
  return !empty.empty();
}

// terrain.mountain-no-entry (I)
Verdict mountain_refuses_entry(const Case& c, const Move& move) {
  if (is_mountain(c, move.to)) return violation::at(rule::terrain_mountain_no_entry, move.to);
  if (only_mountains_are_empty(c, move)) {
    return violation::between(rule::terrain_mountain_no_entry, move.from, move.to);
  }
  return std::nullopt;
}

// terrain.mountain-stops-fire (I)
bool mountain_stops_fire(const Case& c, Square square) { return is_mountain(c, square); }
bool fire_crosses_mountains(const Case&, Square) { return false; }

// terrain.mountain-cuts-line (I, 4.3.1)
bool mountain_cuts_line(const Case& c, Side, Square square) { return is_mountain(c, square); }
bool lines_cross_mountains(const Case&, Side, Square) { return false; }

// terrain.one-unit-per-square (I, II.2.3)
Verdict one_unit_per_square(const Case& c, const Move& move) {
  if (!c.position.units.holds(move.to)) return std::nullopt;
  return violation::at(rule::terrain_one_unit_per_square, move.to);
}

// terrain.fort-serves-occupant (V)
bool fort_serves(const Case& c, Side, Square fort) {
  return c.position.board->terrain(fort) == Terrain::fort;
}
bool fort_serves_nobody(const Case&, Side, Square) { return false; }

constexpr RuleEntry rules[] = {
    rule_entry<&RuleBook::mountain_refuses_entry, mountain_refuses_entry,
               violation::never_refuses<Move>>(rule::terrain_mountain_no_entry),
    rule_entry<&RuleBook::mountain_stops_fire, mountain_stops_fire, fire_crosses_mountains>(
        rule::terrain_mountain_stops_fire),
    rule_entry<&RuleBook::mountain_cuts_line, mountain_cuts_line, lines_cross_mountains>(
        rule::terrain_mountain_cuts_line),
    rule_entry<&RuleBook::one_unit_per_square, one_unit_per_square, violation::never_refuses<Move>>(
        rule::terrain_one_unit_per_square),
    rule_entry<&RuleBook::fort_serves, fort_serves, fort_serves_nobody>(
        rule::terrain_fort_serves_occupant),
};

}  // namespace

std::span<const RuleEntry> terrain_rules() { return rules; }

bool is_free(const Case& c, Square square) {
  return !is_mountain(c, square) && !c.position.units.holds(square);
}

}  // namespace casebook::literal
