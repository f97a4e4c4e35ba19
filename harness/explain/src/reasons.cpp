#include "reasons.hpp"

#include <optional>

#include "casebook/corpus/registers.hpp"
#include "layout.hpp"
#include "words.hpp"

namespace casebook::explain {
namespace {

using literal::Case;
using literal::RuleBook;

bool is_own_cavalry(const Case& c, Square square, Side side) {
  return c.position.units.at(square) == Unit{side, Kind::cavalry};
}

// The rule that keeps a cavalry on that square out of a charge, or behind it from joining one.
std::optional<RuleId> what_ends_column(const Case& c, Square square, Side side) {
  if (!is_own_cavalry(c, square, side)) return rule::charge_no_gap;
  if (c.ask<&RuleBook::fort_holds_back_cavalry>(square)) return rule::charge_not_from_fort;
  if (c.ask<&RuleBook::shaken_breaks_column>(square)) return rule::charge_shaken_in_column;
  return std::nullopt;
}

// Asked of cavalry that counts outside a charge: why it does not charge, if its side has cavalry
// next to the target on that line, so that somebody could think it did.
std::optional<RuleId> what_bars_charge(const Case& c, const Share& share, Square target) {
  const auto line = line_between(target, share.square);
  if (!line || !is_own_cavalry(c, *step(target, *line), share.unit.side)) return std::nullopt;
  if (c.ask<&RuleBook::pass_bars_charge>(target)) return rule::charge_not_against_pass;
  if (c.ask<&RuleBook::fort_bars_charge>(target)) return rule::charge_not_against_fort;
  for (auto square = step(target, *line); square; square = step(*square, *line)) {
    if (const auto ends = what_ends_column(c, *square, share.unit.side)) return ends;
    if (*square == share.square) break;
  }
  return std::nullopt;
}

// "a mountain on J9 in between", the first one seen from the unit.
std::string what_lies_between(const Case& c, const Share& share, Square target) {
  const auto line = line_between(share.square, target);
  for (auto square = line ? step(share.square, *line) : std::nullopt;
       square && !(*square == target); square = step(*square, *line)) {
    if (share.rule == rule::terrain_mountain_stops_fire) {
      if (c.ask<&RuleBook::mountain_stops_fire>(*square)) {
        return "the mountain on " + square->text() + " lies between";
      }
    } else if (c.position.units.holds(*square) &&
               c.ask<&RuleBook::unit_stops_fire>(share.unit.side, *square)) {
      return owned(*c.position.units.at(*square)) + " on " + square->text() + " stands between";
    }
  }
  return "something lies between";
}

// "range 2"
std::string range_in_words(RuleId rule) {
  const auto& numbers = corpus::registers().of(rule).numbers;
  const auto range = numbers.find("range");
  if (range == numbers.end()) return "out of range";
  return "range " + std::to_string(range->second);
}

std::string reason_in_words(const Case& c, const Share& share, Square target) {
  const RuleId rule = share.rule;
  if (rule.text.rfind("fire.range-", 0) == 0) return range_in_words(rule);
  if (rule == rule::terrain_mountain_stops_fire || rule == rule::fire_over_units) {
    return what_lies_between(c, share, target);
  }
  if (rule == rule::factor_communications_unit) return "has no offence";
  if (rule == rule::clash_needs_communication || rule == rule::clash_isolated_communications_unit) {
    return "isolated";
  }
  if (rule == rule::clash_communications_unit_supports) return "supports no other square";
  if (rule == rule::retreat_no_offence_next_turn) return "shaken, so without offence this turn";
  return "adds nothing";
}

// "J15 4 + K15 4 = 8"; "L15 10" for one unit; "0" for none.
std::string sum_by_unit(const std::vector<Share>& shares, int total) {
  std::vector<std::string> parts;
  for (const Share& share : shares)
    parts.push_back(share.square.text() + ' ' + std::to_string(share.factor));
  if (parts.empty()) return "0";
  const std::string sum = joined(parts, " + ");
  return parts.size() == 1 ? sum : sum + " = " + std::to_string(total);
}

std::string consequence_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::resists: return " resists. " + cite(rule::clash_resists);
    case Outcome::shaken: return " is shaken. " + cite(rule::clash_shaken);
    case Outcome::destroyed: return " is destroyed. " + cite(rule::clash_destroyed);
    case Outcome::none: break;
  }
  return " is not attacked. " + cite(rule::clash_attacker);
}

}  // namespace

std::string rule_of_share(const Case& c, const Share& share, Square target) {
  std::string text = cite(share.rule);
  if (!(share.rule == rule::factor_cavalry) || share.unit.side == side_at(c, target)) return text;
  const auto barred_by = what_bars_charge(c, share, target);
  return barred_by ? text + "; no charge: " + cite(*barred_by) : text;
}

std::string why_not_counting(const Case& c, const Share& share, Square target) {
  return reason_in_words(c, share, target) + ": " + cite(share.rule);
}

std::string outcome_in_words(const Position& position, const Clash& clash) {
  return std::to_string(clash.offence) + " against " + std::to_string(clash.defence) + ": " +
         the_unit(position, clash.target) + consequence_of(clash.outcome);
}

std::string sums_in_words(const Clash& clash) {
  return "offence " + sum_by_unit(clash.attackers, clash.offence) + ", defence " +
         sum_by_unit(clash.defenders, clash.defence);
}

}  // namespace casebook::explain
