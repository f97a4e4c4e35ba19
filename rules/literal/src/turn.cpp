// Section: the turn.
#include "casebook/literal/derived.hpp"
#include "casebook/literal/numbers.hpp"
#include "casebook/literal/violations.hpp"
#include "sections.hpp"

namespace casebook::literal {
namespace {

// turn.five-moves (I, III.2.5)
Verdict five_moves(const Case& c, const Move& move) {
  const int made = c.position.moved.size();
  if (made < numbers::moves_in_a_turn) return std::nullopt;
  return violation::beyond(rule::turn_five_moves, move.from, made + 1, numbers::moves_in_a_turn);
}

// turn.unit-moves-once (I, II.2.1; RSG)
Verdict unit_moves_once(const Case& c, const Move& move) {
  if (!c.position.moved.contains(move.from)) return std::nullopt;
  return violation::at(rule::turn_unit_moves_once, move.from);
}

// turn.one-attack (I, 4.9.1)
Verdict one_attack(const Case& c, const Attack& attack) {
  if (c.progress.spent != Progress::Spent::attack) return std::nullopt;
  return violation::at(rule::turn_one_attack, attack.target);
}

// turn.attack-comes-last (4.9.1, RSG)
Verdict attack_comes_last(const Case& c, const Move& move) {
  if (c.progress.spent == Progress::Spent::nothing) return std::nullopt;
  return violation::at(rule::turn_attack_comes_last, move.from);
}

// turn.alternate (I)
Verdict sides_alternate(const Case& c, const Move& move) {
  if (c.position.units.holds(move.from, c.position.to_move)) return std::nullopt;
  return violation::at(rule::turn_alternate, move.from);
}

constexpr RuleEntry rules[] = {
    rule_entry<&RuleBook::five_moves, five_moves, violation::never_refuses<Move>>(
        rule::turn_five_moves),
    rule_entry<&RuleBook::unit_moves_once, unit_moves_once, violation::never_refuses<Move>>(
        rule::turn_unit_moves_once),
    rule_entry<&RuleBook::one_attack, one_attack, violation::never_refuses<Attack>>(
        rule::turn_one_attack),
    rule_entry<&RuleBook::attack_comes_last, attack_comes_last, violation::never_refuses<Move>>(
        rule::turn_attack_comes_last),
    rule_entry<&RuleBook::sides_alternate, sides_alternate, violation::never_refuses<Move>>(
        rule::turn_alternate),
};

}  // namespace

std::span<const RuleEntry> turn_rules() { return rules; }

}  // namespace casebook::literal
