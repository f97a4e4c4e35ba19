#include "casebook/bitboard/game.hpp"

#include <cassert>
#include <utility>

#include "perft.hpp"
#include "prepared.hpp"
#include "reckoning.hpp"
#include "seeds.hpp"
#include "sets.hpp"

namespace casebook::bitboard {
namespace {

Act act_of(const Action& action) {
  if (const auto* move = std::get_if<Move>(&action)) {
    return {Act::Kind::move, spot_of(move->from), spot_of(move->to)};
  }
  if (const auto* attack = std::get_if<Attack>(&action)) {
    return {Act::Kind::attack, spot_of(attack->target), nowhere};
  }
  if (const auto* destruction = std::get_if<Destruction>(&action)) {
    return {Act::Kind::destruction, spot_of(destruction->square), nowhere};
  }
  return {Act::Kind::end_of_turn, nowhere, nowhere};
}

Action action_of(const Act& act) {
  switch (act.kind) {
    case Act::Kind::move: return Move{square_of(act.from), square_of(act.to)};
    case Act::Kind::attack: return Attack{square_of(act.from)};
    case Act::Kind::destruction: return Destruction{square_of(act.from)};
    case Act::Kind::end_of_turn: break;
  }
  return EndOfTurn{};
}

}  // namespace

struct Game::State {
  Rules rules;
  BoardPointer board;
  Field field;
  std::vector<Undo> made;

  const Prepared& prepared() const { return rules.prepared(); }
  const Ground& ground() const { return *prepared().ground; }
  const Law& law() const { return prepared().law; }
  const Kernel& kernel() const { return *prepared().kernel; }
};

Game::Game(const Position& position, const Rules& rules)
    : state_(new State{rules, position.board, field_of(position, rules.prepared().law), {}}) {
  Nobody nobody;
  Play<Nobody>(state_->ground(), state_->law(), state_->field, nobody).begin();
}
Game::Game(const Game& other) : state_(new State(*other.state_)) {}
Game::Game(Game&& other) noexcept = default;
Game& Game::operator=(const Game& other) {
  *state_ = State(*other.state_);
  return *this;
}
Game& Game::operator=(Game&& other) noexcept = default;
Game::~Game() = default;

Position Game::position() const { return position_of(state_->field, state_->board, state_->law()); }
std::optional<End> Game::end() const { return end_of(state_->field); }
std::uint64_t Game::hash() const { return state_->field.marks.hash; }

Squares Game::in_communication() const {
  const Standing standing = state_->prepared().standing(state_->field);
  return squares_of(rows_of(load(standing.in[0]) | standing.in[1]));
}

std::vector<ClashTotals> Game::clash_totals() const {
  const Field& field = state_->field;
  Totals totals[Square::count];
  const int count = state_->kernel().all_totals(state_->ground(), state_->law(), field,
                                                state_->prepared().standing(field),
                                                1 - field.marks.to_move, totals);
  std::vector<ClashTotals> answer;
  answer.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) {
    const Totals& of = totals[i];
    answer.push_back(
        {square_of(of.target), of.offence, of.defence, outcome_of(of.offence, of.defence)});
  }
  return answer;
}

std::vector<Move> Game::moves() const { return moves_in(state_->prepared(), state_->field); }
int Game::move_count() const {
  return state_->kernel().count_moves(state_->ground(), state_->law(), state_->field);
}

std::vector<Action> Game::actions() const {
  std::vector<Action> actions;
  if (state_->field.marks.has_ended) return actions;
  Actions(state_->ground(), state_->law(), state_->field).for_each_act([&](const Act& act) {
    actions.push_back(action_of(act));
  });
  return actions;
}

unsigned long long Game::perft(int depth) {
  return state_->kernel().perft(state_->ground(), state_->law(), state_->field, depth);
}

void Game::make(const Action& action) {
  Undo& undo = state_->made.emplace_back();
  state_->kernel().make(state_->ground(), state_->law(), state_->field, act_of(action), undo);
  assert(has_any_seed() || state_->field.marks.hash == hash_of(state_->field));
}

void Game::unmake() {
  assert(!state_->made.empty());
  state_->kernel().unmake(state_->field, state_->made.back());
  state_->made.pop_back();
  assert(has_any_seed() || state_->field.marks.hash == hash_of(state_->field));
}

}  // namespace casebook::bitboard
