// Section: the cavalry charge.
#include "casebook/literal/derived.hpp"
#include "casebook/literal/numbers.hpp"
#include "sections.hpp"

namespace casebook::literal {
namespace {

// charge.contact (II.5.1)
int charge_in_contact(const Case&, Square cavalry, Square target) {
  return are_neighbours(cavalry, target) ? numbers::charge_offence : 0;
}
int nobody_charges(const Case&, Square, Square) { return 0; }

// charge.column (II.6.1, II.8.4, II.8.5): every square between them carries the column on.
int charge_in_column(const Case& c, Square cavalry, Square target) {
  const auto direction = line_between(target, cavalry);
  if (!direction || are_neighbours(cavalry, target)) return 0;
  const Side side = side_at(c, cavalry);
  for (Square square = *step(target, *direction); !(square == cavalry);
       square = *step(square, *direction))
    if (!c.ask<&RuleBook::continues_column>(side, square)) return 0;
  return numbers::charge_offence;
}

// charge.no-gap (II.6.1)
bool continues_column(const Case& c, Side side, Square square) {
  const auto unit = c.position.units.at(square);
  if (!unit || !(*unit == Unit{side, Kind::cavalry})) return false;
  return !c.ask<&RuleBook::fort_holds_back_cavalry>(square) &&
         !c.ask<&RuleBook::shaken_breaks_column>(square);
}
bool gaps_do_not_matter(const Case&, Side, Square) { return true; }

// charge.each-line (II.8.5, III.2.1)
bool every_line_charges(const Case&, Square, Direction) { return true; }
// Without it a square is charged on one line only: the first that cavalry touches.
bool first_line_charges(const Case& c, Square target, Direction line) {
  const auto defender = c.position.units.at(target);
  for (const Direction earlier : all_directions) {
    if (earlier == line) return true;
    const auto square = step(target, earlier);
    if (defender && square &&
        c.ask<&RuleBook::continues_column>(opponent(defender->side), *square)) {
      return false;
    }
  }
  return true;
}

// charge.not-against-pass (II.6.2, II.5.3)
bool pass_bars_charge(const Case& c, Square target) {
  return c.position.board->terrain(target) == Terrain::pass;
}
// charge.not-against-fort (II.6.2, II.5.3)
bool fort_bars_charge(const Case& c, Square target) {
  return c.position.board->terrain(target) == Terrain::fort;
}
bool no_terrain_bars_charge(const Case&, Square) { return false; }

// charge.not-from-fort (RSG, V)
bool fort_holds_back_cavalry(const Case& c, Square cavalry) {
  return c.position.board->terrain(cavalry) == Terrain::fort;
}
// charge-from-fort: allowed
bool cavalry_charges_from_fort(const Case&, Square) { return false; }

// charge.shaken-in-column (III.2.6): it counts 0, and the column goes on behind it.
bool shaken_does_not_break_column(const Case&, Square) { return false; }
// shaken-cavalry-in-column: breaks-column
bool shaken_breaks_column(const Case& c, Square cavalry) { return c.position.shaken == cavalry; }

constexpr RuleEntry rules[] = {
    rule_entry<&RuleBook::charge_in_contact, charge_in_contact, nobody_charges>(
        rule::charge_contact),
    rule_entry<&RuleBook::charge_in_column, charge_in_column, nobody_charges>(rule::charge_column),
    rule_entry<&RuleBook::continues_column, continues_column, gaps_do_not_matter>(
        rule::charge_no_gap),
    rule_entry<&RuleBook::line_charges, every_line_charges, first_line_charges>(
        rule::charge_each_line),
    rule_entry<&RuleBook::pass_bars_charge, pass_bars_charge, no_terrain_bars_charge>(
        rule::charge_not_against_pass),
    rule_entry<&RuleBook::fort_bars_charge, fort_bars_charge, no_terrain_bars_charge>(
        rule::charge_not_against_fort),
    rule_entry<&RuleBook::fort_holds_back_cavalry, fort_holds_back_cavalry,
               cavalry_charges_from_fort>(rule::charge_not_from_fort),
    rule_entry<&RuleBook::shaken_breaks_column, shaken_does_not_break_column, shaken_breaks_column>(
        rule::charge_shaken_in_column),
};

constexpr ReadingEntry readings[] = {
    reading_entry<&RuleBook::fort_holds_back_cavalry, cavalry_charges_from_fort>(
        ChargeFromFort::allowed),
    reading_entry<&RuleBook::shaken_breaks_column, shaken_breaks_column>(
        ShakenCavalryInColumn::breaks_column),
};

// Cavalry that may take part in a charge on that target, being where it is.
bool may_charge(const Case& c, Square unit, Square target) {
  return kind_at(c, unit) == Kind::cavalry && !c.ask<&RuleBook::pass_bars_charge>(target) &&
         !c.ask<&RuleBook::fort_bars_charge>(target) &&
         c.ask<&RuleBook::continues_column>(side_at(c, unit), unit);
}

}  // namespace

std::span<const RuleEntry> charge_rules() { return rules; }
std::span<const ReadingEntry> charge_readings() { return readings; }

std::optional<Factor> charge(const Case& c, Square unit, Square target) {
  const auto line = line_between(target, unit);
  if (!line || !may_charge(c, unit, target)) return std::nullopt;
  if (!c.ask<&RuleBook::line_charges>(target, *line)) return std::nullopt;
  const int in_contact = c.ask<&RuleBook::charge_in_contact>(unit, target);
  if (in_contact != 0) return Factor{in_contact, rule::charge_contact};
  const int in_column = c.ask<&RuleBook::charge_in_column>(unit, target);
  if (in_column != 0) return Factor{in_column, rule::charge_column};
  return std::nullopt;
}

}  // namespace casebook::literal
