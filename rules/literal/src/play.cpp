#include "play.hpp"

#include "casebook/literal/derived.hpp"

namespace casebook::literal {

TurnInPlay::TurnInPlay(Position position, const RuleBook& book)
    : position_(std::move(position)), book_(&book) {
  begin();
}

void TurnInPlay::begin() {
  if (position_.moved.empty() && position_.shaken) {
    const Square shaken = *position_.shaken;
    if (const auto rule = doom(now(), shaken, Occasion::beginning_of_its_turn)) {
      note({Event::Kind::removed, shaken, std::nullopt, *rule, std::nullopt});
      position_.shaken.reset();
      remove_unit(shaken);
    }
  }
  if (position_.could_move) return;
  Squares able;
  const Squares connected = now().reach(position_.to_move).in;
  for (const Square unit : connected)
    if (is_fighting_unit(position_.units.at(unit)->kind)) able.insert(unit);
  position_.could_move = able;
}

void TurnInPlay::apply(const Action& action) {
  std::visit([this](const auto& kind) { make(kind); }, action);
}

void TurnInPlay::make(const Move& move) {
  note({Event::Kind::moved, move.from, move.to, std::nullopt, std::nullopt});
  if (!position_.units.holds(move.from) || position_.units.holds(move.to)) return;
  position_.units.move(move.from, move.to);
  carry_marks(move);
  enter_arsenal(move.to);
}

// The marks of a unit go with it. That its old square keeps one is no matter: only a unit that has
// moved itself can stand there before the turn is over.
void TurnInPlay::carry_marks(const Move& move) {
  position_.moved.insert(move.to);
  if (position_.shaken == move.from) position_.shaken = move.to;
  if (position_.could_move->contains(move.from)) position_.could_move->insert(move.to);
}

// arsenal-destruction: on-entry-ends-turn, on-entry-freely
void TurnInPlay::enter_arsenal(Square square) {
  if (!(position_.standing_arsenal(square) == opponent(position_.to_move))) return;
  const auto falls = now().ask<&RuleBook::arsenal_falls>();
  if (falls == ArsenalFalls::declared || falls == ArsenalFalls::at_turn_end) return;
  if (!is_qualified(now(), square)) return;
  if (falls == ArsenalFalls::on_entry_as_attack) progress_.spent = Progress::Spent::destruction;
  destroy_arsenal(square);
}

void TurnInPlay::make(const Attack& attack) {
  progress_.spent = Progress::Spent::attack;
  if (!position_.units.holds(attack.target, opponent(position_.to_move))) return;
  const Clash clash = reckon(now(), attack.target);
  note({Event::Kind::attacked, attack.target, std::nullopt, std::nullopt, clash});
  if (clash.outcome == Outcome::destroyed) remove_unit(attack.target);
  shaken_by_attack_ = clash.outcome == Outcome::shaken ? shake(attack.target) : std::nullopt;
}

// The shaken unit retreats in its side's next turn, or is destroyed now (no-room-judged: at-once).
std::optional<Square> TurnInPlay::shake(Square target) {
  const auto rule = doom(now(), target, Occasion::right_after_the_attack);
  if (!rule) return target;
  note({Event::Kind::removed, target, std::nullopt, *rule, std::nullopt});
  remove_unit(target);
  return std::nullopt;
}

void TurnInPlay::make(const Destruction& destruction) {
  progress_.spent = Progress::Spent::destruction;
  destroy_arsenal(destruction.square);
}

void TurnInPlay::destroy_arsenal(Square square) {
  const auto owner = position_.standing_arsenal(square);
  if (!owner) return;
  position_.destroyed_arsenals.insert(square);
  note({Event::Kind::arsenal_destroyed, square, std::nullopt, std::nullopt, std::nullopt});
  if (now().ask<&RuleBook::has_lost_its_arsenals>(*owner)) {
    end_war({opponent(*owner), EndCause::both_arsenals});
  }
}

void TurnInPlay::remove_unit(Square square) {
  const Unit unit = *position_.units.at(square);
  position_.units.remove(square);
  if (is_fighting_unit(unit.kind) && now().ask<&RuleBook::has_no_fighting_unit>(unit.side)) {
    end_war({opponent(unit.side), EndCause::no_fighting_unit});
  }
}

void TurnInPlay::make(const EndOfTurn&) {
  if (!progress_.end && now().ask<&RuleBook::arsenal_falls>() == ArsenalFalls::at_turn_end) {
    for (const Square square : arsenals_that_fall()) destroy_arsenal(square);
  }
  if (!progress_.end) judge_isolation();
  hand_over();
}

// arsenal-destruction: at-turn-end. All are judged on one position: none falls because of another.
Squares TurnInPlay::arsenals_that_fall() const {
  const Case c = now();
  Squares falling;
  for (const Square square : position_.board->arsenals(opponent(position_.to_move)))
    if (position_.standing_arsenal(square) && position_.units.holds(square, position_.to_move) &&
        is_qualified(c, square)) {
      falling.insert(square);
    }
  return falling;
}

// end.all-isolated, for both sides on the same position.
void TurnInPlay::judge_isolation() {
  const Case c = now();
  const bool north_loses = c.ask<&RuleBook::loses_when_all_isolated>(Side::north);
  const bool south_loses = c.ask<&RuleBook::loses_when_all_isolated>(Side::south);
  if (!north_loses && !south_loses) return;
  std::optional<Side> winner;
  if (!north_loses) winner = Side::north;
  if (!south_loses) winner = Side::south;
  end_war({winner, EndCause::all_isolated});
}

void TurnInPlay::end_war(End end) {
  if (progress_.end) return;
  progress_.end = end;
  note({Event::Kind::ended_war, std::nullopt, std::nullopt, rule_of(end.by), std::nullopt});
}

void TurnInPlay::conclude(EndCause cause, std::optional<Side> winner) {
  end_war({winner, cause});
  hand_over();
}

void TurnInPlay::hand_over() {
  note({Event::Kind::ended_turn, std::nullopt, std::nullopt, std::nullopt, std::nullopt});
  position_.moved = Squares();
  position_.could_move.reset();
  position_.shaken = shaken_by_attack_;
  position_.to_move = opponent(position_.to_move);
  ++position_.turn;
}

}  // namespace casebook::literal
