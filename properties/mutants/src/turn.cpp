// Wrong variants of the rules on the turn.
#include "casebook/literal/derived.hpp"
#include "casebook/literal/violations.hpp"
#include "fault.hpp"

namespace casebook::mutants {
namespace {

using namespace literal;

// ---------------------------------------------------------------- turn.five-moves
template <int Most>
Verdict at_most(const Case& c, const Move& move) {
  const int made = c.position.moved.size();
  if (made < Most) return std::nullopt;
  return violation::beyond(rule::turn_five_moves, move.from, made + 1, Most);
}
Verdict the_retreat_is_free(const Case& c, const Move& move) {
  const int retreats = c.position.shaken ? 1 : 0;
  const int made = c.position.moved.size() - retreats;
  if (made < 5) return std::nullopt;
  return violation::beyond(rule::turn_five_moves, move.from, made + 1, 5);
}
Verdict communications_units_move_on_top(const Case& c, const Move& move) {
  int made = 0;
  for (const Square unit : c.position.moved)
    if (is_fighting_unit(kind_at(c, unit))) ++made;
  if (made < 5) return std::nullopt;
  return violation::beyond(rule::turn_five_moves, move.from, made + 1, 5);
}

// ---------------------------------------------------------------- turn.unit-moves-once
Verdict cavalry_moves_twice(const Case& c, const Move& move) {
  if (kind_at(c, move.from) == Kind::cavalry) return std::nullopt;
  return as_written<&RuleBook::unit_moves_once>(c, move);
}
Verdict communications_units_move_twice(const Case& c, const Move& move) {
  if (is_communications_unit(kind_at(c, move.from))) return std::nullopt;
  return as_written<&RuleBook::unit_moves_once>(c, move);
}
Verdict the_shaken_unit_moves_twice(const Case& c, const Move& move) {
  if (c.position.shaken == move.from) return std::nullopt;
  return as_written<&RuleBook::unit_moves_once>(c, move);
}

// ---------------------------------------------------------------- turn.one-attack
Verdict the_fifth_move_ends_the_turn(const Case& c, const Attack& attack) {
  if (c.position.moved.size() >= 5) return violation::at(rule::turn_one_attack, attack.target);
  return as_written<&RuleBook::one_attack>(c, attack);
}
Verdict an_attack_needs_a_move(const Case& c, const Attack& attack) {
  if (c.position.moved.empty()) return violation::at(rule::turn_one_attack, attack.target);
  return as_written<&RuleBook::one_attack>(c, attack);
}
Verdict an_attack_takes_the_place_of_moves(const Case& c, const Attack& attack) {
  if (!c.position.moved.empty()) return violation::at(rule::turn_one_attack, attack.target);
  return as_written<&RuleBook::one_attack>(c, attack);
}

// ---------------------------------------------------------------- turn.attack-comes-last
Verdict moves_follow_a_destruction(const Case& c, const Move& move) {
  if (c.progress.spent == Progress::Spent::destruction) return std::nullopt;
  return as_written<&RuleBook::attack_comes_last>(c, move);
}
Verdict moves_follow_an_attack(const Case& c, const Move& move) {
  if (c.progress.spent == Progress::Spent::attack) return std::nullopt;
  return as_written<&RuleBook::attack_comes_last>(c, move);
}
Verdict cavalry_pursues(const Case& c, const Move& move) {
  const auto unit = c.position.units.at(move.from);
  if (unit && unit->kind == Kind::cavalry) return std::nullopt;
  return as_written<&RuleBook::attack_comes_last>(c, move);
}

// ---------------------------------------------------------------- turn.alternate
Verdict enemy_units_may_be_moved(const Case& c, const Move& move) {
  if (c.position.units.holds(move.from)) return std::nullopt;
  return as_written<&RuleBook::sides_alternate>(c, move);
}
Verdict nobody_may_be_moved(const Case& c, const Move& move) {
  if (!c.position.units.holds(move.from)) return std::nullopt;
  return as_written<&RuleBook::sides_alternate>(c, move);
}
Verdict north_moves_in_odd_turns(const Case& c, const Move& move) {
  const Side side = c.position.turn % 2 == 1 ? Side::north : Side::south;
  if (c.position.units.holds(move.from, side)) return std::nullopt;
  return violation::at(rule::turn_alternate, move.from);
}

constexpr Fault faults[] = {
    fault<&RuleBook::five_moves, at_most<6>>("a-sixth-move", rule::turn_five_moves,
                                             "a turn has up to six moves"),
    fault<&RuleBook::five_moves, at_most<4>>("no-fifth-move", rule::turn_five_moves,
                                             "a turn has up to four moves"),
    fault<&RuleBook::five_moves, the_retreat_is_free>(
        "the-retreat-is-free", rule::retreat_one_of_five, "a retreat is not one of the five moves"),
    fault<&RuleBook::five_moves, communications_units_move_on_top>(
        "communications-units-move-on-top", rule::turn_five_moves,
        "moves of communications units are not counted"),
    fault<&RuleBook::unit_moves_once, cavalry_moves_twice>(
        "cavalry-moves-twice", rule::turn_unit_moves_once, "cavalry may move again in a turn"),
    fault<&RuleBook::unit_moves_once, communications_units_move_twice>(
        "communications-units-move-twice", rule::turn_unit_moves_once,
        "a communications unit may move again in a turn"),
    fault<&RuleBook::unit_moves_once, the_shaken_unit_moves_twice>(
        "the-shaken-unit-moves-twice", rule::turn_unit_moves_once,
        "a unit that has retreated may still make its move"),
    fault<&RuleBook::one_attack, the_fifth_move_ends_the_turn>(
        "the-fifth-move-ends-the-turn", rule::turn_one_attack, "no attack follows five moves"),
    fault<&RuleBook::one_attack, an_attack_needs_a_move>(
        "an-attack-needs-a-move", rule::turn_one_attack, "no attack without a move before it"),
    fault<&RuleBook::one_attack, an_attack_takes_the_place_of_moves>(
        "an-attack-takes-the-place-of-moves", rule::turn_one_attack,
        "a turn has moves or an attack"),
    fault<&RuleBook::attack_comes_last, moves_follow_a_destruction>(
        "moves-follow-a-destruction", rule::turn_attack_comes_last,
        "units still move after an arsenal was destroyed"),
    fault<&RuleBook::attack_comes_last, moves_follow_an_attack>(
        "moves-follow-an-attack", rule::turn_attack_comes_last,
        "units still move after the attack, though not after a destruction"),
    fault<&RuleBook::attack_comes_last, cavalry_pursues>(
        "cavalry-pursues", rule::turn_attack_comes_last, "cavalry may move after the attack"),
    fault<&RuleBook::sides_alternate, enemy_units_may_be_moved>(
        "enemy-units-may-be-moved", rule::turn_alternate, "a side may move any unit"),
    fault<&RuleBook::sides_alternate, nobody_may_be_moved>(
        "nobody-may-be-moved", rule::turn_alternate, "a move may start from an empty square"),
    fault<&RuleBook::sides_alternate, north_moves_in_odd_turns>(
        "north-moves-in-odd-turns", rule::turn_alternate,
        "whose turn it is is read off the turn's number"),
};

}  // namespace

std::span<const Fault> turn_faults() { return faults; }

}  // namespace casebook::mutants
