// Section: offensive and defensive factors.
#include "casebook/literal/derived.hpp"
#include "casebook/literal/numbers.hpp"
#include "sections.hpp"

namespace casebook::literal {
namespace {

// factor.infantry (II.4.1)
int infantry_factor(const Case&, Role role) {
  return role == Role::offence ? numbers::infantry_offence : numbers::infantry_defence;
}
// factor.infantry-pass (II.4.2); without it, as on a plain square
int infantry_defence_in_pass(const Case&) { return numbers::infantry_defence_in_pass; }
// factor.infantry-fort (II.4.2)
int infantry_defence_in_fort(const Case&) { return numbers::infantry_defence_in_fort; }
int infantry_defence_on_plain(const Case& c) {
  return c.ask<&RuleBook::infantry_factor>(Role::defence);
}

// factor.cavalry (II.5.2, II.5.3)
int cavalry_factor(const Case&, Role role) {
  return role == Role::offence ? numbers::cavalry_offence : numbers::cavalry_defence;
}
// factor.cavalry-no-terrain (II.5.2)
int cavalry_defence_on(const Case& c, Terrain) {
  return c.ask<&RuleBook::cavalry_factor>(Role::defence);
}
// Without that rule cavalry would gain what other units gain: 2 in a pass, 4 in a fort.
int cavalry_raised_like_others(const Case& c, Terrain terrain) {
  return c.ask<&RuleBook::cavalry_factor>(Role::defence) + (terrain == Terrain::fort ? 4 : 2);
}

// factor.artillery (II.7.1, II.7.2)
int artillery_factor(const Case&, Role role) {
  return role == Role::offence ? numbers::artillery_offence : numbers::artillery_defence;
}
// factor.artillery-pass (II.7.3); without it, as on a plain square
int artillery_defence_in_pass(const Case&) { return numbers::artillery_defence_in_pass; }
// factor.artillery-fort (II.7.3)
int artillery_defence_in_fort(const Case&) { return numbers::artillery_defence_in_fort; }
int artillery_defence_on_plain(const Case& c) {
  return c.ask<&RuleBook::artillery_factor>(Role::defence);
}

// factor.communications-unit (4.4.2)
int communications_unit_factor(const Case&, Role role) {
  return role == Role::offence ? numbers::communications_unit_offence
                               : numbers::communications_unit_defence;
}

// factor.terrain-in-support (II.4.2, II.7.3, III.2.2)
bool terrain_counts_in_support(const Case&) { return true; }
// terrain-bonus: only-when-attacked
bool terrain_counts_only_when_attacked(const Case&) { return false; }

constexpr RuleEntry rules[] = {
    rule_entry<&RuleBook::infantry_factor, infantry_factor>(rule::factor_infantry),
    rule_entry<&RuleBook::infantry_defence_in_pass, infantry_defence_in_pass,
               infantry_defence_on_plain>(rule::factor_infantry_pass),
    rule_entry<&RuleBook::infantry_defence_in_fort, infantry_defence_in_fort,
               infantry_defence_on_plain>(rule::factor_infantry_fort),
    rule_entry<&RuleBook::cavalry_factor, cavalry_factor>(rule::factor_cavalry),
    rule_entry<&RuleBook::cavalry_defence_on, cavalry_defence_on, cavalry_raised_like_others>(
        rule::factor_cavalry_no_terrain),
    rule_entry<&RuleBook::artillery_factor, artillery_factor>(rule::factor_artillery),
    rule_entry<&RuleBook::artillery_defence_in_pass, artillery_defence_in_pass,
               artillery_defence_on_plain>(rule::factor_artillery_pass),
    rule_entry<&RuleBook::artillery_defence_in_fort, artillery_defence_in_fort,
               artillery_defence_on_plain>(rule::factor_artillery_fort),
    rule_entry<&RuleBook::communications_unit_factor, communications_unit_factor>(
        rule::factor_communications_unit),
    rule_entry<&RuleBook::terrain_counts_in_support, terrain_counts_in_support,
               terrain_counts_only_when_attacked>(rule::factor_terrain_in_support),
};

constexpr ReadingEntry readings[] = {
    reading_entry<&RuleBook::terrain_counts_in_support, terrain_counts_only_when_attacked>(
        TerrainBonus::only_when_attacked),
};

}  // namespace

std::span<const RuleEntry> factor_rules() { return rules; }
std::span<const ReadingEntry> factor_readings() { return readings; }

}  // namespace casebook::literal
