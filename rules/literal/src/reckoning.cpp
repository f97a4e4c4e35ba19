// The reckoning of a clash: who counts, with what, and who does not, and why.
#include "casebook/literal/derived.hpp"

namespace casebook::literal {
namespace {

Factor infantry_defence(const Case& c, Terrain terrain) {
  if (terrain == Terrain::pass) {
    return {c.ask<&RuleBook::infantry_defence_in_pass>(), rule::factor_infantry_pass};
  }
  if (terrain == Terrain::fort) {
    return {c.ask<&RuleBook::infantry_defence_in_fort>(), rule::factor_infantry_fort};
  }
  return {c.ask<&RuleBook::infantry_factor>(Role::defence), rule::factor_infantry};
}

Factor artillery_defence(const Case& c, Terrain terrain) {
  if (terrain == Terrain::pass) {
    return {c.ask<&RuleBook::artillery_defence_in_pass>(), rule::factor_artillery_pass};
  }
  if (terrain == Terrain::fort) {
    return {c.ask<&RuleBook::artillery_defence_in_fort>(), rule::factor_artillery_fort};
  }
  return {c.ask<&RuleBook::artillery_factor>(Role::defence), rule::factor_artillery};
}

Factor cavalry_defence(const Case& c, Terrain terrain) {
  if (terrain == Terrain::pass || terrain == Terrain::fort) {
    return {c.ask<&RuleBook::cavalry_defence_on>(terrain), rule::factor_cavalry_no_terrain};
  }
  return {c.ask<&RuleBook::cavalry_factor>(Role::defence), rule::factor_cavalry};
}

// The terrain that helps the unit there: a fort only where it serves it.
Terrain helpful_terrain(const Case& c, Square unit) {
  const Terrain terrain = c.position.board->terrain(unit);
  const bool useless =
      terrain == Terrain::fort && !c.ask<&RuleBook::fort_serves>(side_at(c, unit), unit);
  return useless ? Terrain::plain : terrain;
}

Factor defence_factor(const Case& c, Kind kind, Terrain terrain) {
  if (kind == Kind::infantry) return infantry_defence(c, terrain);
  if (kind == Kind::cavalry) return cavalry_defence(c, terrain);
  if (is_artillery(kind)) return artillery_defence(c, terrain);
  return {c.ask<&RuleBook::communications_unit_factor>(Role::defence),
          rule::factor_communications_unit};
}

// Outside a charge.
Factor offence_factor(const Case& c, Kind kind) {
  if (kind == Kind::infantry) {
    return {c.ask<&RuleBook::infantry_factor>(Role::offence), rule::factor_infantry};
  }
  if (kind == Kind::cavalry) {
    return {c.ask<&RuleBook::cavalry_factor>(Role::offence), rule::factor_cavalry};
  }
  if (is_artillery(kind)) {
    return {c.ask<&RuleBook::artillery_factor>(Role::offence), rule::factor_artillery};
  }
  return {c.ask<&RuleBook::communications_unit_factor>(Role::offence),
          rule::factor_communications_unit};
}

// What the attacked unit adds to its own defence.
Factor own_defence(const Case& c, Square unit) {
  const Kind kind = kind_at(c, unit);
  if (c.ask<&RuleBook::is_fit_to_fight>(unit)) {
    return defence_factor(c, kind, helpful_terrain(c, unit));
  }
  if (is_fighting_unit(kind)) return {0, rule::clash_needs_communication};
  if (!c.ask<&RuleBook::isolated_communications_unit_defends>(unit)) {
    return {0, rule::clash_isolated_communications_unit};
  }
  const int defence = c.ask<&RuleBook::communications_unit_factor>(Role::defence);
  return {defence, rule::clash_isolated_communications_unit};
}

// What a unit in range adds to the defence of another one.
Factor support(const Case& c, Square unit) {
  const Kind kind = kind_at(c, unit);
  if (!c.ask<&RuleBook::is_fit_to_fight>(unit)) return {0, rule::clash_needs_communication};
  if (is_communications_unit(kind) && !c.ask<&RuleBook::communications_unit_supports>(unit)) {
    return {0, rule::clash_communications_unit_supports};
  }
  const bool raised = c.ask<&RuleBook::terrain_counts_in_support>();
  return defence_factor(c, kind, raised ? helpful_terrain(c, unit) : Terrain::plain);
}

Outcome outcome(const Case& c, int offence, int defence) {
  if (offence == 0) return Outcome::none;
  if (c.ask<&RuleBook::resists>(offence, defence)) return Outcome::resists;
  if (c.ask<&RuleBook::destroys>(offence, defence)) return Outcome::destroyed;
  if (c.ask<&RuleBook::shakes>(offence, defence)) return Outcome::shaken;
  return Outcome::none;  // no rule says what happens, so nothing does
}

bool is_worth_naming(Square unit, Square target, const Factor& factor) {
  return factor.value > 0 || unit == target || line_between(unit, target);
}

}  // namespace

Factor offence_share(const Case& c, Square unit, Square target) {
  if (!c.ask<&RuleBook::joins_attack>(unit, target)) {
    return {0, out_of_reach(c, unit, target).value_or(rule::clash_all_offence)};
  }
  const auto charging = charge(c, unit, target);
  const Factor factor = charging ? *charging : offence_factor(c, kind_at(c, unit));
  if (factor.value == 0) return factor;
  if (!c.ask<&RuleBook::is_fit_to_fight>(unit)) return {0, rule::clash_needs_communication};
  if (c.ask<&RuleBook::offence_is_barred>(unit)) return {0, rule::retreat_no_offence_next_turn};
  return factor;
}

Factor defence_share(const Case& c, Square unit, Square target) {
  if (!c.ask<&RuleBook::joins_defence>(unit, target)) {
    return {0, out_of_reach(c, unit, target).value_or(rule::clash_all_defence)};
  }
  return unit == target ? own_defence(c, unit) : support(c, unit);
}

Clash reckon(const Case& c, Square target) {
  Clash clash{target};
  const Side defender = side_at(c, target);
  for (const Square square : c.position.units.squares()) {
    const Unit unit = *c.position.units.at(square);
    const bool defends = unit.side == defender;
    const Factor factor =
        defends ? defence_share(c, square, target) : offence_share(c, square, target);
    if (!is_worth_naming(square, target, factor)) continue;
    const Share share{
        square,     unit, factor.value, distance(square, target), c.position.board->terrain(square),
        factor.rule};
    (defends ? clash.defence : clash.offence) += factor.value;
    auto& list = defends ? clash.defenders : clash.attackers;
    (factor.value > 0 ? list : clash.not_counting).push_back(share);
  }
  clash.outcome = outcome(c, clash.offence, clash.defence);
  return clash;
}

}  // namespace casebook::literal
