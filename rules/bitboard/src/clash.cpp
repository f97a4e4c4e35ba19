// A clash with its reasons: what each unit adds, by which rule, or which rule takes its share away.
#include "casebook/bitboard/questions.hpp"
#include "prepared.hpp"
#include "reckoning.hpp"
#include "sets.hpp"

namespace casebook::bitboard {
namespace {

struct Factor {
  int value;
  RuleId rule;
};

constexpr RuleId rule_of_arm[arm_count] = {rule::factor_infantry, rule::factor_cavalry,
                                           rule::factor_artillery,
                                           rule::factor_communications_unit};
constexpr RuleId rule_of_range[arm_count] = {rule::fire_range_infantry, rule::fire_range_cavalry,
                                             rule::fire_range_artillery,
                                             rule::fire_range_communications_unit};
constexpr int range_of[arm_count] = {2, 2, 3, 2};

class Reckoning {
 public:
  Reckoning(const Prepared& prepared, const Field& field, const Standing& standing, Spot target)
      : law_(prepared.law),
        ground_(*prepared.ground),
        field_(field),
        standing_(standing),
        target_(target),
        defender_(side_of(code_at(field, target))) {}

  Clash run() const {
    Clash clash{square_of(target_)};
    for_each(load(field_.side[0]) | field_.side[1], [&](Spot spot) { add_share(clash, spot); });
    clash.outcome = outcome_of(clash.offence, clash.defence);
    return clash;
  }

 private:
  void add_share(Clash& clash, Spot spot) const {
    const Square square = square_of(spot);
    const bool is_target = spot == target_;
    if (!is_target && !line_between(square, square_of(target_))) return;
    const Unit unit = unit_of(code_at(field_, spot));
    const bool defends = static_cast<int>(unit.side) == defender_;
    const Factor factor = defends ? (is_target ? own_defence() : support(spot)) : offence(spot);
    const Share share{square,
                      unit,
                      factor.value,
                      distance(square, square_of(target_)),
                      ground_.board->terrain(square),
                      factor.rule};
    (defends ? clash.defence : clash.offence) += factor.value;
    auto& list = defends ? clash.defenders : clash.attackers;
    (factor.value > 0 ? list : clash.not_counting).push_back(share);
  }

  bool is_fit(Spot spot) const { return holds(standing_.in[side_of(code_at(field_, spot))], spot); }
  Arm arm_at(Spot spot) const { return arm_of(code_at(field_, spot)); }

  Factor offence(Spot spot) const {
    const Arm arm = arm_at(spot);
    Factor factor = charge(spot);
    if (factor.value == 0) {
      if (const auto rule = out_of_reach(spot)) return {0, *rule};
      factor = {offence_of[arm], rule_of_arm[arm]};
    }
    if (factor.value == 0) return factor;
    if (!is_fit(spot)) return {0, rule::clash_needs_communication};
    if (field_.marks.shaken == spot && !seeded(Fault::shaken_units_attack)) {
      return {0, rule::retreat_no_offence_next_turn};
    }
    return factor;
  }

  Factor support(Spot spot) const {
    if (const auto rule = out_of_reach(spot)) return {0, *rule};
    if (!is_fit(spot)) return {0, rule::clash_needs_communication};
    const Arm arm = arm_at(spot);
    if (arm == communications && !law_.communications_units_support) {
      return {0, rule::clash_communications_unit_supports};
    }
    return law_.terrain_counts_in_support ? defence_on_terrain(spot)
                                          : Factor{defence_of[arm], rule_of_arm[arm]};
  }

  Factor own_defence() const {
    if (is_fit(target_)) return defence_on_terrain(target_);
    if (arm_at(target_) != communications) return {0, rule::clash_needs_communication};
    return {law_.isolated_communications_unit_defence, rule::clash_isolated_communications_unit};
  }

  Factor defence_on_terrain(Spot spot) const {
    const Arm arm = arm_at(spot);
    const bool in_pass = holds(ground_.pass, spot);
    const bool in_fort = holds(ground_.fort, spot);
    if (arm == communications || (!in_pass && !in_fort)) return {defence_of[arm], rule_of_arm[arm]};
    if (arm == cavalry) {
      const int raised = in_fort && seeded(Fault::forts_raise_cavalry) ? raised_by_fort : 0;
      return {defence_of[cavalry] + raised, rule::factor_cavalry_no_terrain};
    }
    const int raised = defence_of[arm] + (in_pass ? raised_by_pass : raised_by_fort);
    if (arm == infantry) {
      return {raised, in_pass ? rule::factor_infantry_pass : rule::factor_infantry_fort};
    }
    return {raised, in_pass ? rule::factor_artillery_pass : rule::factor_artillery_fort};
  }

  // What the unit adds when it charges; 0 if it does not.
  Factor charge(Spot spot) const {
    const Factor none{0, rule::charge_contact};
    if (arm_at(spot) != cavalry || holds(ground_.pass, target_) || holds(ground_.fort, target_)) {
      return none;
    }
    const int step = step_to_target(spot);
    for (Spot at = spot; !(at == target_); at = next(at, step))
      if (!continues_column(at)) return none;
    const int place = distance(square_of(spot), square_of(target_));
    if (seeded(Fault::three_in_a_column) && place > 3) return none;
    return {charge_offence,
            next(spot, step) == target_ ? rule::charge_contact : rule::charge_column};
  }

  bool continues_column(Spot spot) const {
    const bool is_attacking_cavalry =
        holds(field_.arm[cavalry], spot) && holds(field_.side[1 - defender_], spot);
    return is_attacking_cavalry && (law_.cavalry_charges_from_fort || !holds(ground_.fort, spot)) &&
           !(law_.shaken_cavalry_breaks_column && field_.marks.shaken == spot);
  }

  // Why the fire of a unit in line with the target does not reach it.
  std::optional<RuleId> out_of_reach(Spot spot) const {
    const Arm arm = arm_at(spot);
    if (distance(square_of(spot), square_of(target_)) > range_of[arm]) return rule_of_range[arm];
    const int step = step_to_target(spot);
    const Rows& hostile = field_.side[1 - side_of(code_at(field_, spot))];
    for (Spot at = next(spot, step); !(at == target_); at = next(at, step)) {
      if (holds(ground_.mountain, at)) return rule::terrain_mountain_stops_fire;
      if (law_.enemies_stop_fire && holds(hostile, at)) return rule::fire_over_units;
    }
    return std::nullopt;
  }

  int step_to_target(Spot spot) const {
    return steps[static_cast<std::size_t>(*line_between(square_of(spot), square_of(target_)))];
  }

  const Law& law_;
  const Ground& ground_;
  const Field& field_;
  const Standing& standing_;
  const Spot target_;
  const int defender_;
};

}  // namespace

Clash reckoning_of(const Prepared& prepared, const Field& field, const Standing& standing,
                   Spot target) {
  return Reckoning(prepared, field, standing, target).run();
}

std::optional<Clash> clash(const Position& position, Square target, const Rules& rules) {
  if (!position.units.holds(target)) return std::nullopt;
  const Prepared& prepared = rules.prepared();
  const Field field = field_of(position, prepared.law);
  return reckoning_of(prepared, field, prepared.standing(field), spot_of(target));
}

}  // namespace casebook::bitboard
