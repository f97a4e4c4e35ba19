// Whole games: actions chosen from the literal rules' own list, made on a Game of the bitboard.
#include "casebook/bitboard/game.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/state.h>

#include "casebook/literal/questions.hpp"
#include "casebook/sampling/sampling.hpp"
#include "drawn.hpp"

namespace casebook::properties {
namespace {

using sampling::Random;

// The turn so far, as the literal rules play it: from the position in which it began.
struct Model {
  Position turn_began;
  Rulings rulings;
  std::vector<Action> actions;
  bool is_over = false;

  Turn turn() const { return {Turn::Kind::played, actions}; }
};

TurnResult played(const Model& model, const std::vector<Action>& actions) {
  return literal::play(model.turn_began, {Turn::Kind::played, actions},
                       literal::rule_book(model.rulings));
}

// Whether the actions so far and this one are legal, whatever comes after them.
bool is_legal(const Model& model, const Action& action) {
  std::vector<Action> actions = model.actions;
  if (std::holds_alternative<EndOfTurn>(action)) return played(model, actions).has_value();
  actions.push_back(action);
  const TurnResult result = played(model, actions);
  return result.has_value() || result.error().at >= static_cast<int>(actions.size());
}

// What might be done: every action on the board that is worth a try.
std::vector<Action> legal_actions(const Model& model, const Position& now) {
  std::vector<Action> legal;
  if (model.is_over) return legal;
  for (const Move& move : literal::moves(now, literal::rule_book(model.rulings)))
    if (is_legal(model, move)) legal.emplace_back(move);
  const Side enemy = opponent(now.to_move);
  for (const Square unit : now.units.squares(enemy))
    if (is_legal(model, Attack{unit})) legal.emplace_back(Attack{unit});
  for (const Square arsenal : now.board->arsenals(enemy))
    if (is_legal(model, Destruction{arsenal})) legal.emplace_back(Destruction{arsenal});
  if (is_legal(model, EndOfTurn{})) legal.emplace_back(EndOfTurn{});
  return legal;
}

// The game as the bitboard sees it.
struct Sut {
  bitboard::Rules rules;
  bitboard::Game game;
};

// The position within the turn: the Game's, which a former command compared.
Position now(const Model& model) {
  bitboard::Game game(model.turn_began, bitboard::Rules(model.turn_began.board, model.rulings));
  for (const Action& action : model.actions) game.make(action);
  return game.position();
}

struct Act : rc::state::Command<Model, Sut> {
  Action action;

  explicit Act(const Model& model) : action(chosen(model)) {}

  static Action chosen(const Model& model) {
    const std::vector<Action> legal = legal_actions(model, now(model));
    RC_PRE(!legal.empty());
    return *rc::gen::elementOf(legal);
  }

  void checkPreconditions(const Model& model) const override {
    RC_PRE(!model.is_over && is_legal(model, action));
  }

  void apply(Model& model) const override {
    if (!std::holds_alternative<EndOfTurn>(action)) model.actions.push_back(action);
    if (std::holds_alternative<Move>(action)) {
      // A move may end the war, by an arsenal that falls on entry.
      bitboard::Game game(model.turn_began, bitboard::Rules(model.turn_began.board, model.rulings));
      for (const Action& made : model.actions) game.make(made);
      const bool is_mid_turn = game.position().to_move == model.turn_began.to_move;
      model.is_over = game.end().has_value();
      if (is_mid_turn || model.is_over) return;
    }
    const TurnResult result = played(model, model.actions);
    RC_ASSERT(result.has_value());
    model.is_over = result->end.has_value();
    model.turn_began = result->position;
    model.actions.clear();
  }

  void run(const Model& before, Sut& sut) const override {
    const std::vector<Action> listed = sut.game.actions();
    RC_ASSERT(std::find(listed.begin(), listed.end(), action) != listed.end());
    RC_ASSERT(listed.size() == legal_actions(before, sut.game.position()).size());
    sut.game.make(action);
    sut.game.unmake();
    sut.game.make(action);
    Model after = before;
    apply(after);
    RC_ASSERT(sut.game.end().has_value() == after.is_over);
    if (after.is_over) return;
    if (after.actions.empty()) {
      const bitboard::Game fresh(after.turn_began, sut.rules);
      RC_ASSERT(fresh.position() == sut.game.position());
      RC_ASSERT(fresh.hash() == sut.game.hash());
    }
    const literal::RuleBook book = literal::rule_book(after.rulings);
    const Position position = sut.game.position();
    RC_ASSERT(literal::communication(position, book).in == sut.game.in_communication());
    RC_ASSERT(literal::moves(position, book) == sut.game.moves());
  }

  void show(std::ostream& out) const override { out << to_text(action); }
};

// Always possible, also when the war is over: the hash is that of the position.
struct Look : rc::state::Command<Model, Sut> {
  void run(const Model& before, Sut& sut) const override {
    RC_ASSERT(before.is_over == sut.game.end().has_value());
    if (before.is_over) return;
    RC_ASSERT(bitboard::Game(sut.game.position(), sut.rules).hash() == sut.game.hash());
  }
  void show(std::ostream& out) const override { out << "look"; }
};

TEST(Games, AreTheSameOnBothEngines) {
  const bool holds = rc::check("games from random positions", [] {
    Random random(drawn_seed());
    Position position = sampling::random_position(random);
    const Rulings rulings = sampling::random_rulings(random);
    position.moved = Squares();
    position.could_move.reset();
    const bitboard::Rules rules(position.board, rulings);
    const Model model{position, rulings, {}, bitboard::Game(position, rules).end().has_value()};
    if (legal_actions(model, now(model)).empty()) RC_DISCARD("nothing to do");
    Sut sut{rules, bitboard::Game(position, rules)};
    rc::state::check(model, sut, rc::state::gen::execOneOfWithArgs<Act, Act, Act, Look>());
  });
  EXPECT_TRUE(holds);
}

}  // namespace
}  // namespace casebook::properties
