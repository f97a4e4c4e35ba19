// Wrong variants of the rules on the retreat.
#include "casebook/literal/derived.hpp"
#include "casebook/literal/violations.hpp"
#include "fault.hpp"

namespace casebook::mutants {
namespace {

using namespace literal;

bool is_beside_an_enemy(const Case& c, Square square, Side side) {
  for (const Square enemy : c.position.units.squares(opponent(side)))
    if (are_neighbours(enemy, square)) return true;
  return false;
}

// ---------------------------------------------------------------- retreat.must-leave
template <class Allowed>
Verdict before_the_retreat_goes(const Case& c, const Action& action) {
  if (std::holds_alternative<Allowed>(action)) return std::nullopt;
  return as_written<&RuleBook::must_leave>(c, action);
}
Verdict communications_units_may_stay(const Case& c, const Action& action) {
  const auto duty = open_duty(c);
  if (duty && is_communications_unit(kind_at(c, *duty))) return std::nullopt;
  return as_written<&RuleBook::must_leave>(c, action);
}
Verdict who_is_clear_of_the_enemy_may_stay(const Case& c, const Action& action) {
  const auto duty = open_duty(c);
  if (duty && !is_beside_an_enemy(c, *duty, c.position.to_move)) return std::nullopt;
  return as_written<&RuleBook::must_leave>(c, action);
}

// ---------------------------------------------------------------- retreat.first-move
Verdict communications_units_go_first(const Case& c, const Move& move) {
  if (is_communications_unit(kind_at(c, move.from))) return std::nullopt;
  return as_written<&RuleBook::retreat_comes_first>(c, move);
}
Verdict neighbours_make_room(const Case& c, const Move& move) {
  const auto duty = open_duty(c);
  if (duty && are_neighbours(*duty, move.from)) return std::nullopt;
  return as_written<&RuleBook::retreat_comes_first>(c, move);
}

// ---------------------------------------------------------------- retreat.at-own-speed
Verdict no_such_retreat(const Move& move) {
  return violation::between(rule::retreat_at_own_speed, move.from, move.to);
}
Verdict retreats_away_from_enemies(const Case& c, const Move& move) {
  const bool is_retreat = open_duty(c) == move.from;
  const bool is_near = is_retreat && is_beside_an_enemy(c, move.to, c.position.to_move);
  return is_near ? no_such_retreat(move) : std::nullopt;
}
Verdict retreats_in_communication(const Case& c, const Move& move) {
  if (open_duty(c) != move.from || !is_free(c, move.to)) return std::nullopt;
  Position there = c.position;
  there.units.move(move.from, move.to);
  return c.elsewhere(there).in_communication(move.to) ? std::nullopt : no_such_retreat(move);
}
Verdict retreats_homewards(const Case& c, const Move& move) {
  const int rows = move.to.row() - move.from.row();
  const bool is_forward = c.position.to_move == Side::north ? rows > 0 : rows < 0;
  return open_duty(c) == move.from && is_forward ? no_such_retreat(move) : std::nullopt;
}
Verdict cavalry_retreats_two_squares(const Case& c, const Move& move) {
  const bool is_short = distance(move.from, move.to) == 1;
  const bool is_cavalry = kind_at(c, move.from) == Kind::cavalry;
  return open_duty(c) == move.from && is_cavalry && is_short ? no_such_retreat(move) : std::nullopt;
}

// ---------------------------------------------------------------- retreat.no-offence-next-turn
bool barred_until_it_has_moved(const Case& c, Square unit) {
  return c.position.shaken == unit && !c.position.moved.contains(unit);
}
bool the_whole_side_is_barred(const Case& c, Square unit) {
  return c.position.shaken && side_at(c, *c.position.shaken) == side_at(c, unit);
}
bool barred_unless_cavalry(const Case& c, Square unit) {
  return c.position.shaken == unit && kind_at(c, unit) != Kind::cavalry;
}

// ---------------------------------------------------------------- retreat.no-room
template <class IsRoom>
bool has_none(const Case& c, Square unit, const IsRoom& is_room) {
  for (const Direction direction : all_directions) {
    const auto square = c.position.board->neighbour(unit, direction);
    if (square && is_room(*square, direction)) return false;
  }
  return true;
}
bool has_terrain(const Case& c, Square square, Terrain terrain) {
  return c.position.board->terrain(square) == terrain;
}
bool a_mountain_is_room(const Case& c, Square unit) {
  return has_none(c, unit, [&](Square square, Direction) {
    return is_free(c, square) || has_terrain(c, square, Terrain::mountain);
  });
}
bool a_friends_square_is_room(const Case& c, Square unit) {
  const Side side = side_at(c, unit);
  return has_none(c, unit, [&](Square square, Direction) {
    return is_free(c, square) || c.position.units.holds(square, side);
  });
}
bool an_enemys_square_is_room(const Case& c, Square unit) {
  const Side enemy = opponent(side_at(c, unit));
  return has_none(c, unit, [&](Square square, Direction) {
    return is_free(c, square) || c.position.units.holds(square, enemy);
  });
}
bool room_on_rows_and_columns(const Case& c, Square unit) {
  return has_none(c, unit, [&](Square square, Direction direction) {
    return is_free(c, square) && static_cast<int>(direction) % 2 == 0;
  });
}
bool a_pass_is_no_room(const Case& c, Square unit) {
  return has_none(c, unit, [&](Square square, Direction) {
    return is_free(c, square) && !has_terrain(c, square, Terrain::pass);
  });
}
bool a_fort_is_no_room(const Case& c, Square unit) {
  return has_none(c, unit, [&](Square square, Direction) {
    return is_free(c, square) && !has_terrain(c, square, Terrain::fort);
  });
}
bool no_room_beside_an_enemy(const Case& c, Square unit) {
  const Side side = side_at(c, unit);
  return has_none(c, unit, [&](Square square, Direction) {
    return is_free(c, square) && !is_beside_an_enemy(c, square, side);
  });
}
bool room_at_two_squares(const Case& c, Square unit) {
  const bool is_fast = kind_at(c, unit) == Kind::cavalry;
  return has_none(c, unit, [&](Square square, Direction direction) {
    const auto beyond = c.position.board->neighbour(square, direction);
    return is_free(c, square) || (is_fast && beyond && is_free(c, *beyond));
  });
}
bool judged_only_after_the_attack(const Case&, Occasion occasion) {
  return occasion == Occasion::right_after_the_attack;
}
bool never_judged(const Case&, Occasion) { return false; }

// ---------------------------------------------------------------- retreat.isolated
IsolatedShaken stays_in_a_fort(const Case& c, Square unit) {
  const bool is_fort = has_terrain(c, unit, Terrain::fort);
  return is_fort ? IsolatedShaken::stays : IsolatedShaken::destroyed;
}
IsolatedShaken cavalry_retreats(const Case& c, Square unit) {
  const bool is_cavalry = kind_at(c, unit) == Kind::cavalry;
  return is_cavalry ? IsolatedShaken::retreats : IsolatedShaken::destroyed;
}
IsolatedShaken stays_if_clear_of_the_enemy(const Case& c, Square unit) {
  return is_beside_an_enemy(c, unit, side_at(c, unit)) ? IsolatedShaken::destroyed
                                                       : IsolatedShaken::stays;
}

constexpr auto leave = rule::retreat_must_leave;
constexpr auto first = rule::retreat_first_move;
constexpr auto speed = rule::retreat_at_own_speed;
constexpr auto no_offence = rule::retreat_no_offence_next_turn;
constexpr auto no_room = rule::retreat_no_room;
constexpr auto isolated = rule::retreat_isolated;

constexpr Fault faults[] = {
    fault<&RuleBook::must_leave, before_the_retreat_goes<EndOfTurn>>(
        "a-turn-ends-without-the-retreat", leave, "the shaken unit may stand if nothing is done"),
    fault<&RuleBook::must_leave, before_the_retreat_goes<Attack>>(
        "an-attack-before-the-retreat", leave, "an attack may come before the retreat"),
    fault<&RuleBook::must_leave, before_the_retreat_goes<Destruction>>(
        "a-destruction-before-the-retreat", leave, "a destruction may come before the retreat"),
    fault<&RuleBook::must_leave, communications_units_may_stay>(
        "shaken-communications-units-may-stay", leave,
        "a shaken communications unit need not leave its square"),
    fault<&RuleBook::must_leave, who_is_clear_of_the_enemy_may_stay>(
        "who-is-clear-of-the-enemy-may-stay", leave,
        "a shaken unit next to no enemy need not leave its square"),
    fault<&RuleBook::retreat_comes_first, communications_units_go_first>(
        "communications-units-go-first", first,
        "a communications unit may move before the retreat"),
    fault<&RuleBook::retreat_comes_first, neighbours_make_room>(
        "neighbours-make-room", first, "units next to the shaken one may move before it"),
    fault<&RuleBook::retreat_at_own_speed, retreats_away_from_enemies>(
        "a-retreat-leads-away-from-enemies", speed, "a retreat may not end next to an enemy"),
    fault<&RuleBook::retreat_at_own_speed, retreats_in_communication>(
        "a-retreat-keeps-communication", speed, "a retreat may not end in isolation"),
    fault<&RuleBook::retreat_at_own_speed, retreats_homewards>(
        "a-retreat-leads-homewards", speed, "a retreat may not lead towards the enemy's territory"),
    fault<&RuleBook::retreat_at_own_speed, cavalry_retreats_two_squares>(
        "cavalry-retreats-two-squares", speed, "cavalry retreats at its full speed"),
    fault<&RuleBook::offence_is_barred, barred_until_it_has_moved>(
        "barred-until-the-retreat", no_offence, "a shaken unit counts again once it has retreated"),
    fault<&RuleBook::offence_is_barred, the_whole_side_is_barred>(
        "the-whole-side-is-barred", no_offence, "no unit of a side with a shaken unit attacks"),
    fault<&RuleBook::offence_is_barred, barred_unless_cavalry>(
        "shaken-cavalry-attacks", no_offence, "shaken cavalry counts in the attack"),
    fault<&RuleBook::has_no_room, a_mountain_is_room>("a-mountain-is-room", no_room,
                                                      "a mountain beside it is room"),
    fault<&RuleBook::has_no_room, a_friends_square_is_room>("a-friends-square-is-room", no_room,
                                                            "a friend's square is room"),
    fault<&RuleBook::has_no_room, an_enemys_square_is_room>("an-enemys-square-is-room", no_room,
                                                            "an enemy's square is room"),
    fault<&RuleBook::has_no_room, room_on_rows_and_columns>(
        "a-corner-is-no-room", no_room, "a free square on a diagonal is no room"),
    fault<&RuleBook::has_no_room, a_pass_is_no_room>("a-pass-is-no-room", no_room,
                                                     "a free pass is no room"),
    fault<&RuleBook::has_no_room, a_fort_is_no_room>("a-fort-is-no-room", no_room,
                                                     "a free fort is no room"),
    fault<&RuleBook::has_no_room, no_room_beside_an_enemy>(
        "no-room-beside-an-enemy", no_room, "a free square next to an enemy is no room"),
    fault<&RuleBook::has_no_room, room_at_two_squares>(
        "cavalry-has-room-at-two-squares", no_room,
        "cavalry has room if a square two squares away in line is free"),
    fault<&RuleBook::fate_is_judged, judged_only_after_the_attack>(
        "its-fate-is-judged-after-the-attack-alone", no_room,
        "the fate of a shaken unit is judged when it is shaken, and never again"),
    fault<&RuleBook::fate_is_judged, never_judged>("its-fate-is-never-judged", no_room,
                                                   "a shaken unit is never destroyed"),
    fault<&RuleBook::fate_of_isolated, stays_in_a_fort>(
        "an-isolated-shaken-unit-holds-its-fort", isolated,
        "an isolated shaken unit in a fort stays there"),
    fault<&RuleBook::fate_of_isolated, cavalry_retreats>(
        "isolated-shaken-cavalry-retreats", isolated, "isolated shaken cavalry retreats"),
    fault<&RuleBook::fate_of_isolated, stays_if_clear_of_the_enemy>(
        "an-isolated-shaken-unit-stays-if-clear", isolated,
        "an isolated shaken unit next to no enemy stays"),
};

}  // namespace

std::span<const Fault> retreat_faults() { return faults; }

}  // namespace casebook::mutants
