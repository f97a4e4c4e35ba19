// The bitboard is held to the literal rules: every answer to every question, with all its reasons,
// on random positions under random readings. CASEBOOK_DIFFERENTIAL_POSITIONS sets how many.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "casebook/bitboard/game.hpp"
#include "casebook/bitboard/questions.hpp"
#include "casebook/literal/questions.hpp"
#include "random_case.hpp"

namespace casebook {
namespace {

using testing_random::Random;

int positions_to_compare() {
  const char* asked = std::getenv("CASEBOOK_DIFFERENTIAL_POSITIONS");
  return asked == nullptr ? 1500 : std::atoi(asked);
}

std::string marks_of(const Position& position) {
  std::string text = "moved:";
  for (const Square square : position.moved) text += " " + square.text();
  text += "; shaken: " + (position.shaken ? position.shaken->text() : "nobody") + "; could move:";
  if (!position.could_move) text += " unknown";
  for (const Square square : position.could_move.value_or(Squares())) text += " " + square.text();
  text += "; fallen:";
  for (const Square square : position.destroyed_arsenals) text += " " + square.text();
  return text;
}

std::string text_of(const TurnResult& result) {
  std::string text;
  if (!result) {
    text = "illegal at " + std::to_string(result.error().at) + ":";
    for (const Violation& violation : result.error().because)
      text += " " + std::string(violation.rule.text);
    return text;
  }
  for (const Event& event : result->events) {
    text += " " + std::to_string(static_cast<int>(event.kind));
    if (event.square) text += ":" + event.square->text();
    if (event.rule) text += ":" + std::string(event.rule->text);
  }
  return text + "\n" + to_text(result->position) + marks_of(result->position);
}

// One position under one reading of all rulings, asked everything.
class Comparison {
 public:
  explicit Comparison(std::uint64_t seed)
      : random_(seed),
        position_(testing_random::random_position(random_)),
        rulings_(testing_random::random_rulings(random_)),
        book_(literal::rule_book(rulings_)),
        machine_(random_.one_in(2) ? bitboard::Machine::portable : bitboard::fastest_machine()),
        rules_(position_.board, rulings_, machine_) {}

  std::string case_in_words() const {
    return to_text(position_) + marks_of(position_) + "\n" + to_text(rulings_);
  }

  void run() {
    EXPECT_EQ(literal::communication(position_, book_), bitboard::communication(position_, rules_));
    ++compared_;
    compare_clashes();
    EXPECT_EQ(literal::moves(position_, book_), bitboard::moves(position_, rules_));
    const Square square = testing_random::random_square(random_, *position_.board);
    EXPECT_EQ(literal::moves_of(position_, square, book_),
              bitboard::moves_of(position_, square, rules_));
    compared_ += 2;
    for (int turns = 0; turns < 4; ++turns) compare_turn();
    EXPECT_EQ(literal::deployment(position_), bitboard::deployment(position_));
    compare_perft();
    compare_game();
  }

  int compared() const { return compared_; }

 private:
  void compare_clashes() {
    const Squares units = position_.units.squares();
    for (const Square unit : units) {
      EXPECT_EQ(literal::clash(position_, unit, book_), bitboard::clash(position_, unit, rules_))
          << "clash on " << unit.text();
      ++compared_;
    }
    const Square any = testing_random::random_square(random_, *position_.board);
    EXPECT_EQ(literal::clash(position_, any, book_), bitboard::clash(position_, any, rules_));
  }

  // A turn of legal moves as far as there are any, spoilt now and then.
  Turn random_turn() {
    Turn turn;
    if (random_.one_in(30)) turn.kind = Turn::Kind::surrender;
    if (random_.one_in(30)) turn.kind = Turn::Kind::draw;
    bitboard::Game game(position_, rules_);
    for (int actions = random_.between(0, 7); actions > 0; --actions) {
      const auto legal = game.actions();
      const bool is_spoilt = legal.empty() || random_.one_in(5);
      const Action action =
          is_spoilt ? testing_random::random_action(random_, position_) : random_.element_of(legal);
      if (std::holds_alternative<EndOfTurn>(action)) break;
      turn.actions.push_back(action);
      const bool is_last = is_spoilt || !std::holds_alternative<Move>(action);
      if (!is_last) game.make(action);
    }
    return turn;
  }

  void compare_turn() {
    const Turn turn = random_turn();
    const TurnResult expected = literal::play(position_, turn, book_);
    const TurnResult found = bitboard::play(position_, turn, rules_);
    EXPECT_TRUE(expected == found)
        << to_text(turn) << "\nliteral: " << text_of(expected) << "\nbitboard: " << text_of(found);
    ++compared_;
  }

  void compare_perft() {
    EXPECT_EQ(literal::perft(position_, 0, book_), bitboard::perft(position_, 0, rules_));
    EXPECT_EQ(literal::perft(position_, 1, book_), bitboard::perft(position_, 1, rules_));
    compared_ += 2;
    if (position_.units.squares().size() > 6) return;
    EXPECT_EQ(literal::perft(position_, 2, book_), bitboard::perft(position_, 2, rules_));
    ++compared_;
  }

  void compare_game() {
    bitboard::Game game(position_, rules_);
    const Position begun = game.position();
    EXPECT_EQ(literal::communication(begun, book_).in, game.in_communication());
    for (const bitboard::ClashTotals& totals : game.clash_totals()) {
      const auto clash = literal::clash(begun, totals.target, book_);
      EXPECT_EQ(clash->offence, totals.offence);
      EXPECT_EQ(clash->defence, totals.defence);
      EXPECT_EQ(clash->outcome, totals.outcome);
      ++compared_;
    }
    const auto moves = literal::moves(position_, book_);
    EXPECT_EQ(moves, game.moves());
    EXPECT_EQ(moves.size(), static_cast<std::size_t>(game.move_count()));
    compared_ += 3;
  }

  Random random_;
  const Position position_;
  const Rulings rulings_;
  const literal::RuleBook book_;
  const bitboard::Machine machine_;
  const bitboard::Rules rules_;
  int compared_ = 0;
};

TEST(Differential, EveryAnswerIsTheLiteralOne) {
  long compared = 0;
  for (int seed = 1; seed <= positions_to_compare(); ++seed) {
    Comparison comparison(static_cast<std::uint64_t>(seed));
    comparison.run();
    compared += comparison.compared();
    ASSERT_FALSE(HasFailure()) << "seed " << seed << "\n" << comparison.case_in_words();
  }
  RecordProperty("compared", std::to_string(compared));
  std::printf("%ld answers compared\n", compared);
}

// Where a unit would be in communication on its way is worked out in one go, unless its moving
// there could change whose lines are cut, or who redirects: rare cases, so they are looked for.
TEST(Differential, MovesThroughIsolationAreTheLiteralOnes) {
  for (int seed = 1; seed <= 4 * positions_to_compare(); ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    const Position position = testing_random::random_position(random);
    Rulings rulings = testing_random::random_rulings(random).with(FastMoveThroughIsolation::stops);
    rulings = seed % 2 == 0 ? rulings.with(LineCutters::connected_fighting_units)
                            : rulings.with(RedirectingNeeds::line_or_contact);
    ASSERT_EQ(literal::moves(position, literal::rule_book(rulings)),
              bitboard::moves(position, rulings))
        << "seed " << seed << "\n"
        << to_text(position) << marks_of(position) << "\n"
        << to_text(rulings);
  }
}

}  // namespace
}  // namespace casebook
