// Why an action is refused: every permission judges it, in the order of the rule book.
#include "movement.hpp"
#include "reckoning.hpp"
#include "turn.hpp"

namespace casebook::bitboard {
namespace {

constexpr int speed_of(bool is_fast) { return is_fast ? 2 : 1; }

class Judgement {
 public:
  Judgement(const Prepared& prepared, const Field& field)
      : law_(prepared.law),
        ground_(*prepared.ground),
        field_(field),
        marks_(field.marks),
        standing_(prepared.standing(field)),
        duty_(open_duty(prepared.law, field, standing_)) {}

  std::vector<Violation> run(const Action& action) {
    std::visit([this](const auto& kind) { judge(kind); }, action);
    return std::move(refusals_);
  }

 private:
  using Rule = RuleId;
  void refuse(Rule rule) { add({rule, {}, {}, {}, {}}); }
  void refuse(Rule rule, Spot spot) { add({rule, square_of(spot), {}, {}, {}}); }
  void refuse(Rule rule, Spot spot, Spot other) {
    add({rule, square_of(spot), square_of(other), {}, {}});
  }
  void refuse(Rule rule, Spot spot, int number, int limit) {
    add({rule, square_of(spot), {}, number, limit});
  }
  void add(const Violation& violation) { refusals_.push_back(violation); }

  void judge(const Move& move) {
    const Spot from = spot_of(move.from);
    const Spot to = spot_of(move.to);
    const bool is_own = holds(field_.side[marks_.to_move], from);
    if (is_own) judge_end_of_move(from, to);
    judge_turn_of_move(from, is_own);
    if (is_own) judge_way(from, to);
    if (is_own) judge_retreat(from, to);
    refuse_after_end();
  }

  void judge_end_of_move(Spot from, Spot to) {
    if (holds(ground_.mountain, to)) {
      refuse(rule::terrain_mountain_no_entry, to);
    } else if (const Middles all = middles(from, to); all.mountain != 0 && all.free == 0) {
      refuse(rule::terrain_mountain_no_entry, from, to);
    }
    if (is_occupied(to)) refuse(rule::terrain_one_unit_per_square, to);
  }

  void judge_turn_of_move(Spot from, bool is_own) {
    if (marks_.moves_made >= moves_in_a_turn) {
      refuse(rule::turn_five_moves, from, marks_.moves_made + 1, moves_in_a_turn);
    }
    if (is_own && holds(field_.moved, from)) refuse(rule::turn_unit_moves_once, from);
    if (marks_.spent != Spent::nothing) refuse(rule::turn_attack_comes_last, from);
    if (!is_own) refuse(rule::turn_alternate, from);
  }

  void judge_way(Spot from, Spot to) {
    const int squares = distance(square_of(from), square_of(to));
    const int speed = speed_of(holds(field_.fast, from));
    if (squares > speed) refuse(rule::move_speed, from, squares, speed);
    const Middles all = middles(from, to);
    if (all.taken != 0 && all.free == 0) refuse(rule::move_through_empty_squares, from, to);
    if (law_.isolation_stops_fast_moves && all.free != 0 &&
        middles_that_connect(ground_, law_, field_, standing_, from, all.free) == 0) {
      refuse(rule::move_through_isolation, from, to);
    }
    if (!has_what_it_needs(from)) refuse(rule::move_needs_communication, from);
  }

  bool has_what_it_needs(Spot from) const {
    if (!is_fighting(code_at(field_, from))) return true;
    const bool reads_start = law_.communication_is_read_at_turn_start && marks_.knows_could_move;
    if (holds(reads_start ? field_.could_move : standing_.in[marks_.to_move], from)) return true;
    return duty_ == from && law_.isolated_shaken_unit == IsolatedShakenUnit::retreats;
  }

  void judge_retreat(Spot from, Spot to) {
    if (duty_ == nowhere) return;
    if (!(duty_ == from)) refuse(rule::retreat_first_move, duty_, from);
    const int squares = distance(square_of(from), square_of(to));
    if (law_.retreat_is_one_square && duty_ == from && squares > 1) {
      refuse(rule::retreat_at_own_speed, from, squares, 1);
    }
  }

  void judge(const Attack& attack) {
    const Spot target = spot_of(attack.target);
    if (marks_.spent == Spent::attack) refuse(rule::turn_one_attack, target);
    if (!holds(field_.side[1 - marks_.to_move], target)) {
      refuse(rule::clash_target, target);
    } else if (Attacks(ground_, law_, field_, standing_, marks_.to_move).offence(target) == 0) {
      refuse(rule::clash_attacker, target);
    }
    refuse_before_retreat();
    if (marks_.spent == Spent::destruction) refuse(rule::arsenal_destruction_is_the_attack);
    refuse_after_end();
  }

  void judge(const Destruction& destruction) {
    const Spot arsenal = spot_of(destruction.square);
    refuse_before_retreat();
    const bool stands =
        holds(ground_.arsenal[1 - marks_.to_move], arsenal) && !holds(field_.fallen, arsenal);
    if (stands && holds(field_.side[marks_.to_move], arsenal)) {
      judge_destroyer(arsenal);
    } else {
      refuse(rule::arsenal_destroyed_by_occupation, arsenal);
    }
    if (law_.arsenal_destruction != ArsenalDestruction::declared_as_attack) {
      refuse(rule::arsenal_destruction_is_the_attack, arsenal);
    } else if (marks_.spent != Spent::nothing) {
      refuse(rule::arsenal_destruction_is_the_attack);
    }
    refuse_after_end();
  }

  void judge_destroyer(Spot unit) {
    if (!is_fighting(code_at(field_, unit))) {
      refuse(rule::arsenal_communications_unit_cannot, unit);
    }
    if (!law_.isolated_units_destroy && !holds(standing_.in[marks_.to_move], unit)) {
      refuse(rule::arsenal_needs_communication, unit);
    }
    if (!law_.shaken_units_destroy && marks_.shaken == unit) {
      refuse(rule::arsenal_shaken_unit_cannot, unit);
    }
  }

  void judge(const EndOfTurn&) { refuse_before_retreat(); }

  void refuse_before_retreat() {
    if (!(duty_ == nowhere)) refuse(rule::retreat_must_leave, duty_);
  }
  void refuse_after_end() {
    if (marks_.has_ended) refuse(rule::end_at_once);
  }

  bool is_occupied(Spot spot) const {
    return holds(field_.side[0], spot) || holds(field_.side[1], spot);
  }

  // The middle squares of a move of two squares, as bits of the window around its first square.
  struct Middles {
    Window free;
    Window mountain;  // no unit stands there
    Window taken;
  };
  Middles middles(Spot from, Spot to) const {
    Middles middles{0, 0, 0};
    if (distance(square_of(from), square_of(to)) != 2) return middles;
    for (int first = 0; first < 8; ++first) {
      const Spot middle = next(from, steps[first]);
      if (!holds(ground_.on_board, middle) || !leads_on(first, middle, to)) continue;
      const Window bit = Window{1} << (window_centre + window_steps[first]);
      if (is_occupied(middle)) {
        middles.taken |= bit;
      } else {
        (holds(ground_.mountain, middle) ? middles.mountain : middles.free) |= bit;
      }
    }
    return middles;
  }
  // Whether a step from the middle square, reached in direction `first`, ends on `to`.
  bool leads_on(int first, Spot middle, Spot to) const {
    const auto second = line_between(square_of(middle), square_of(to));
    if (!second || !are_neighbours(square_of(middle), square_of(to))) return false;
    const int direction = static_cast<int>(*second);
    const bool turns_between_diagonals = first % 2 == 1 && direction % 2 == 1 && first != direction;
    return !law_.diagonal_steps_go_on_in_line || !turns_between_diagonals;
  }

  const Law& law_;
  const Ground& ground_;
  const Field& field_;
  const Marks& marks_;
  const Standing standing_;
  const Spot duty_;
  std::vector<Violation> refusals_;
};

}  // namespace

std::vector<Violation> violations(const Prepared& prepared, const Field& field,
                                  const Action& action) {
  return Judgement(prepared, field).run(action);
}

}  // namespace casebook::bitboard
