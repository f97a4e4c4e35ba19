// Wrong variants of the rules on the end of the war.
#include "casebook/literal/derived.hpp"
#include "fault.hpp"

namespace casebook::mutants {
namespace {

using namespace literal;

// ---------------------------------------------------------------- end.both-arsenals
bool the_first_loss_loses(const Case& c, Side side) {
  return !(c.position.board->arsenals(side) & c.position.destroyed_arsenals).empty();
}
bool two_losses_lose(const Case& c, Side side) {
  return (c.position.board->arsenals(side) & c.position.destroyed_arsenals).size() >= 2;
}
bool losses_of_both_sides_add_up(const Case& c, Side) {
  return c.position.destroyed_arsenals.size() >= 2;
}
bool loses_with_an_empty_last_arsenal(const Case& c, Side side) {
  const Squares standing = c.position.board->arsenals(side) - c.position.destroyed_arsenals;
  return (standing & c.position.units.squares(side)).empty();
}

// ---------------------------------------------------------------- end.no-fighting-unit
template <class Counts>
bool none_counts(const Case& c, Side side, const Counts& counts) {
  for (const Square unit : c.position.units.squares(side))
    if (counts(unit)) return false;
  return true;
}
bool communications_units_keep_the_war_alive(const Case& c, Side side) {
  return none_counts(c, side, [](Square) { return true; });
}
bool artillery_does_not_count(const Case& c, Side side) {
  return none_counts(c, side, [&](Square unit) {
    return is_fighting_unit(kind_at(c, unit)) && !is_artillery(kind_at(c, unit));
  });
}
bool only_infantry_counts(const Case& c, Side side) {
  return none_counts(c, side, [&](Square unit) { return kind_at(c, unit) == Kind::infantry; });
}
bool the_isolated_do_not_count(const Case& c, Side side) {
  return none_counts(c, side, [&](Square unit) {
    return is_fighting_unit(kind_at(c, unit)) && c.in_communication(unit);
  });
}
bool one_is_not_enough(const Case& c, Side side) {
  int fighting = 0;
  for (const Square unit : c.position.units.squares(side))
    if (is_fighting_unit(kind_at(c, unit))) ++fighting;
  return fighting <= 1;
}

// ---------------------------------------------------------------- end.all-isolated
bool loses_without_a_connected_fighting_unit(const Case& c, Side side) {
  bool fights = false;
  for (const Square unit : c.position.units.squares(side)) {
    if (is_communications_unit(kind_at(c, unit))) continue;
    if (c.in_communication(unit)) return false;
    fights = true;
  }
  return fights;
}
bool loses_when_most_are_isolated(const Case& c, Side side) {
  const int all = c.position.units.squares(side).size();
  return 2 * c.reach(side).in.size() < all;
}
bool loses_without_an_open_arsenal(const Case& c, Side side) {
  const Squares standing = c.position.board->arsenals(side) - c.position.destroyed_arsenals;
  const Squares silent = standing & c.position.units.squares(opponent(side));
  return !standing.empty() && silent == standing;
}

// ---------------------------------------------------------------- end.at-once
template <class Allowed>
Verdict goes_on_after_the_end(const Case& c, const Action& action) {
  if (std::holds_alternative<Allowed>(action)) return std::nullopt;
  return as_written<&RuleBook::nothing_after_the_end>(c, action);
}

// ---------------------------------------------------------------- end.surrender, end.draw-agreed
bool who_surrenders_wins(const Case& c, Side side) { return side == c.position.to_move; }
bool nobody_wins_by_surrender(const Case&, Side) { return false; }
bool north_wins(const Case&, Side side) { return side == Side::north; }
bool south_wins(const Case&, Side side) { return side == Side::south; }
bool who_moves_wins(const Case& c, Side side) { return side == c.position.to_move; }
bool who_waits_wins(const Case& c, Side side) { return side == opponent(c.position.to_move); }

constexpr auto arsenals = rule::end_both_arsenals;
constexpr auto no_fighting = rule::end_no_fighting_unit;
constexpr auto all_isolated = rule::end_all_isolated;
constexpr auto at_once = rule::end_at_once;

constexpr Fault faults[] = {
    fault<&RuleBook::has_lost_its_arsenals, the_first_loss_loses>(
        "the-first-arsenal-lost-loses", arsenals, "a side loses with its first arsenal"),
    fault<&RuleBook::has_lost_its_arsenals, two_losses_lose>(
        "two-arsenals-lost-lose", arsenals, "a side loses with its second arsenal on every map"),
    fault<&RuleBook::has_lost_its_arsenals, losses_of_both_sides_add_up>(
        "arsenals-of-both-sides-add-up", arsenals,
        "the second arsenal that falls ends the war, whoever lost the first"),
    fault<&RuleBook::has_lost_its_arsenals, loses_with_an_empty_last_arsenal>(
        "an-unguarded-arsenal-does-not-count", arsenals,
        "a side loses an arsenal and with it the war if no unit stands on another one"),
    fault<&RuleBook::has_no_fighting_unit, communications_units_keep_the_war_alive>(
        "communications-units-keep-the-war-alive", no_fighting,
        "a side with communications units alone fights on"),
    fault<&RuleBook::has_no_fighting_unit, artillery_does_not_count>(
        "artillery-is-no-fighting-unit", no_fighting, "a side with artillery alone has lost"),
    fault<&RuleBook::has_no_fighting_unit, only_infantry_counts>(
        "only-infantry-is-a-fighting-unit", no_fighting, "a side without infantry has lost"),
    fault<&RuleBook::has_no_fighting_unit, the_isolated_do_not_count>(
        "isolated-units-are-no-fighting-units", no_fighting,
        "a side whose fighting units are all isolated loses with the next one removed"),
    fault<&RuleBook::has_no_fighting_unit, one_is_not_enough>(
        "one-fighting-unit-is-not-enough", no_fighting,
        "a side loses with its last fighting unit but one"),
    fault<&RuleBook::loses_when_all_isolated, loses_without_a_connected_fighting_unit>(
        "isolated-fighting-units-lose", all_isolated,
        "a side all of whose fighting units are isolated loses"),
    fault<&RuleBook::loses_when_all_isolated, loses_when_most_are_isolated>(
        "isolation-of-most-units-loses", all_isolated,
        "a side most of whose units are isolated loses"),
    fault<&RuleBook::loses_when_all_isolated, loses_without_an_open_arsenal>(
        "occupied-arsenals-lose", all_isolated,
        "a side loses when enemies stand on all its arsenals"),
    fault<&RuleBook::nothing_after_the_end, goes_on_after_the_end<Move>>(
        "moves-after-the-end", at_once, "units still move after the end of the war"),
    fault<&RuleBook::nothing_after_the_end, goes_on_after_the_end<Attack>>(
        "an-attack-after-the-end", at_once, "an attack may follow the end of the war"),
    fault<&RuleBook::nothing_after_the_end, goes_on_after_the_end<Destruction>>(
        "a-destruction-after-the-end", at_once, "a destruction may follow the end of the war"),
    fault<&RuleBook::wins_by_surrender, who_surrenders_wins>(
        "who-surrenders-wins", rule::end_surrender, "the side that surrenders wins"),
    fault<&RuleBook::wins_by_surrender, nobody_wins_by_surrender>(
        "nobody-wins-by-surrender", rule::end_surrender, "a surrender is a draw"),
    fault<&RuleBook::wins_by_surrender, north_wins>("north-wins-by-surrender", rule::end_surrender,
                                                    "North wins by whoever's surrender"),
    fault<&RuleBook::wins_by_surrender, south_wins>("south-wins-by-surrender", rule::end_surrender,
                                                    "South wins by whoever's surrender"),
    fault<&RuleBook::wins_by_agreed_draw, who_moves_wins>(
        "who-agrees-to-a-draw-in-his-turn-wins", rule::end_draw_agreed,
        "the side to move wins by an agreed draw"),
    fault<&RuleBook::wins_by_agreed_draw, who_waits_wins>(
        "a-draw-is-a-surrender", rule::end_draw_agreed,
        "the side that is not to move wins by an agreed draw"),
};

}  // namespace

std::span<const Fault> end_faults() { return faults; }

}  // namespace casebook::mutants
