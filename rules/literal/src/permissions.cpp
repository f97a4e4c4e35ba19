// Which permissions judge which action. All of them judge, without stopping at the first.
#include "casebook/literal/derived.hpp"

namespace casebook::literal {
namespace {

// The permissions that refuse, in the order they were asked.
class Refusals {
 public:
  explicit Refusals(const Case& c) : c_(c) {}
  template <auto Permission, class Asked>
  Refusals& ask(const Asked& asked) {
    if (auto violation = c_.ask<Permission>(asked)) list_.push_back(*violation);
    return *this;
  }
  const std::vector<Violation>& list() const { return list_; }

 private:
  const Case& c_;
  std::vector<Violation> list_;
};

// With no own unit on its first square a move is judged by the rules about the turn alone.
std::vector<Violation> refusals_of_nobodys_move(const Case& c, const Move& move) {
  return Refusals(c)
      .ask<&RuleBook::five_moves>(move)
      .ask<&RuleBook::attack_comes_last>(move)
      .ask<&RuleBook::sides_alternate>(move)
      .ask<&RuleBook::nothing_after_the_end>(Action{move})
      .list();
}

std::vector<Violation> refusals_of(const Case& c, const Move& move) {
  if (!c.position.units.holds(move.from, c.position.to_move)) {
    return refusals_of_nobodys_move(c, move);
  }
  return Refusals(c)
      .ask<&RuleBook::mountain_refuses_entry>(move)
      .ask<&RuleBook::one_unit_per_square>(move)
      .ask<&RuleBook::five_moves>(move)
      .ask<&RuleBook::unit_moves_once>(move)
      .ask<&RuleBook::attack_comes_last>(move)
      .ask<&RuleBook::sides_alternate>(move)
      .ask<&RuleBook::speed>(move)
      .ask<&RuleBook::through_empty_squares>(move)
      .ask<&RuleBook::through_isolation>(move)
      .ask<&RuleBook::needs_communication_to_move>(move)
      .ask<&RuleBook::retreat_comes_first>(move)
      .ask<&RuleBook::retreat_at_own_speed>(move)
      .ask<&RuleBook::nothing_after_the_end>(Action{move})
      .list();
}

std::vector<Violation> refusals_of(const Case& c, const Attack& attack) {
  Refusals refusals(c);
  refusals.ask<&RuleBook::one_attack>(attack).ask<&RuleBook::target_is_enemy>(attack);
  if (c.position.units.holds(attack.target, opponent(c.position.to_move))) {
    refusals.ask<&RuleBook::somebody_attacks>(attack);
  }
  return refusals.ask<&RuleBook::must_leave>(Action{attack})
      .ask<&RuleBook::destruction_is_the_attack>(Action{attack})
      .ask<&RuleBook::nothing_after_the_end>(Action{attack})
      .list();
}

std::vector<Violation> refusals_of(const Case& c, const Destruction& destruction) {
  Refusals refusals(c);
  refusals.ask<&RuleBook::must_leave>(Action{destruction})
      .ask<&RuleBook::occupation_destroys>(destruction);
  const Side side = c.position.to_move;
  if (c.position.standing_arsenal(destruction.square) == opponent(side) &&
      c.position.units.holds(destruction.square, side)) {
    refusals.ask<&RuleBook::communications_unit_cannot>(destruction)
        .ask<&RuleBook::needs_communication_to_destroy>(destruction)
        .ask<&RuleBook::shaken_unit_cannot>(destruction);
  }
  return refusals.ask<&RuleBook::destruction_is_the_attack>(Action{destruction})
      .ask<&RuleBook::nothing_after_the_end>(Action{destruction})
      .list();
}

std::vector<Violation> refusals_of(const Case& c, const EndOfTurn& end) {
  return Refusals(c).ask<&RuleBook::must_leave>(Action{end}).list();
}

}  // namespace

std::vector<Violation> violations(const Case& c, const Action& action) {
  return std::visit([&c](const auto& kind) { return refusals_of(c, kind); }, action);
}

bool is_legal(const Case& c, const Move& move) { return refusals_of(c, move).empty(); }

}  // namespace casebook::literal
