#include "casebook/differential/differential.hpp"

#include "casebook/bitboard/game.hpp"
#include "casebook/bitboard/questions.hpp"
#include "casebook/literal/questions.hpp"
#include "casebook/sampling/sampling.hpp"

namespace casebook::differential {
namespace {

std::string squares_in_words(const Squares& squares) {
  std::string text;
  for (const Square square : squares) text += " " + square.text();
  return text;
}

std::string in_words(const TurnResult& result) {
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

std::string in_words(const std::optional<Clash>& clash) {
  if (!clash) return "nobody stands there";
  std::string text = std::to_string(clash->offence) + " against " + std::to_string(clash->defence);
  for (const auto* shares : {&clash->attackers, &clash->defenders, &clash->not_counting}) {
    text += ";";
    for (const Share& share : *shares)
      text += " " + share.square.text() + " " + std::to_string(share.factor) + " " +
              std::string(share.rule.text);
  }
  return text;
}

std::string in_words(const std::vector<Move>& moves) {
  std::string text;
  for (const Move& move : moves) text += " " + to_text(move);
  return text;
}

std::string in_words(const Communication& communication) {
  return "in:" + squares_in_words(communication.in) +
         "; redirecting:" + squares_in_words(communication.redirecting);
}

std::string in_words(unsigned long long count) { return std::to_string(count); }
std::string in_words(const std::vector<RuleId>& rules) {
  std::string text;
  for (const RuleId rule : rules) text += " " + std::string(rule.text);
  return text;
}
std::string in_words(const Squares& squares) { return squares_in_words(squares); }

class Comparison {
 public:
  Comparison(const Position& position, const Rulings& rulings, bitboard::Machine machine,
             sampling::Random& random)
      : position_(position),
        book_(literal::rule_book(rulings)),
        rules_(position.board, rulings, machine),
        random_(random) {}

  Compared run() {
    compare("communication", literal::communication(position_, book_),
            bitboard::communication(position_, rules_));
    compare_clashes();
    compare("moves", literal::moves(position_, book_), bitboard::moves(position_, rules_));
    const Square square = sampling::random_square(random_, *position_.board);
    compare("moves of " + square.text(), literal::moves_of(position_, square, book_),
            bitboard::moves_of(position_, square, rules_));
    for (int turns = 0; turns < 4; ++turns) compare_turn(random_turn());
    compare("deployment", literal::deployment(position_), bitboard::deployment(position_));
    compare_counts();
    compare_game();
    return compared_;
  }

 private:
  template <class Answer>
  void compare(const std::string& question, const Answer& literal, const Answer& found) {
    if (compared_.difference) return;
    ++compared_.answers;
    if (literal == found) return;
    compared_.difference =
        question + "\n  literal:  " + in_words(literal) + "\n  bitboard: " + in_words(found);
  }

  void compare_clashes() {
    for (const Square unit : position_.units.squares())
      compare("attack on " + unit.text(), literal::clash(position_, unit, book_),
              bitboard::clash(position_, unit, rules_));
    const Square any = sampling::random_square(random_, *position_.board);
    compare("attack on " + any.text(), literal::clash(position_, any, book_),
            bitboard::clash(position_, any, rules_));
  }

  // A turn of legal actions as far as there are any, spoilt now and then.
  Turn random_turn() {
    Turn turn;
    if (random_.one_in(30)) turn.kind = Turn::Kind::surrender;
    if (random_.one_in(30)) turn.kind = Turn::Kind::draw;
    bitboard::Game game(position_, rules_);
    for (int actions = random_.between(0, 7); actions > 0; --actions) {
      const auto legal = game.actions();
      const bool is_spoilt = legal.empty() || random_.one_in(5);
      const Action action =
          is_spoilt ? sampling::random_action(random_, position_) : random_.element_of(legal);
      if (std::holds_alternative<EndOfTurn>(action)) break;
      turn.actions.push_back(action);
      if (is_spoilt) continue;
      if (!std::holds_alternative<Move>(action)) break;
      game.make(action);
    }
    return turn;
  }

  void compare_turn(const Turn& turn) {
    compare("turn " + to_text(turn), literal::play(position_, turn, book_),
            bitboard::play(position_, turn, rules_));
  }

  void compare_counts() {
    const std::size_t depth = position_.units.squares().size() <= 6 ? 2 : 1;
    for (int actions = 0; actions <= static_cast<int>(depth); ++actions)
      compare("perft " + std::to_string(actions), literal::perft(position_, actions, book_),
              bitboard::perft(position_, actions, rules_));
  }

  // The answers of a Game, which give no reasons.
  void compare_game() {
    bitboard::Game game(position_, rules_);
    const Position begun = game.position();
    compare("communication in a game", literal::communication(begun, book_).in,
            game.in_communication());
    for (const bitboard::ClashTotals& totals : game.clash_totals()) {
      const auto clash = literal::clash(begun, totals.target, book_);
      compare("attack in a game on " + totals.target.text(),
              std::vector<unsigned long long>{static_cast<unsigned>(clash->offence),
                                              static_cast<unsigned>(clash->defence),
                                              static_cast<unsigned>(clash->outcome)},
              std::vector<unsigned long long>{static_cast<unsigned>(totals.offence),
                                              static_cast<unsigned>(totals.defence),
                                              static_cast<unsigned>(totals.outcome)});
    }
    const auto moves = literal::moves(position_, book_);
    compare("moves in a game", moves, game.moves());
    compare("number of moves in a game", static_cast<unsigned long long>(moves.size()),
            static_cast<unsigned long long>(game.move_count()));
    compare_making(game, begun);
  }

  // Actions made and taken back leave the game as it was, by its hash too.
  void compare_making(bitboard::Game& game, const Position& begun) {
    const std::uint64_t hash = game.hash();
    int made = 0;
    for (; made < 6; ++made) {
      const auto legal = game.actions();
      if (legal.empty()) break;
      game.make(random_.element_of(legal));
      if (game.end()) continue;
      const Position now = game.position();
      compare("hash after " + std::to_string(made + 1) + " actions",
              static_cast<unsigned long long>(bitboard::Game(now, rules_).hash()),
              static_cast<unsigned long long>(game.hash()));
      compare("moves after " + std::to_string(made + 1) + " actions", literal::moves(now, book_),
              game.moves());
    }
    for (; made > 0; --made) game.unmake();
    compare("hash after taking back", static_cast<unsigned long long>(hash),
            static_cast<unsigned long long>(game.hash()));
    if (!compared_.difference && !(game.position() == begun)) {
      compared_.difference = "the position after taking back is another one";
    }
  }

  static std::string in_words(const std::vector<unsigned long long>& numbers) {
    std::string text;
    for (const unsigned long long number : numbers) text += " " + std::to_string(number);
    return text;
  }
  template <class Answer>
  static std::string in_words(const Answer& answer) {
    return differential::in_words(answer);
  }

  const Position& position_;
  const literal::RuleBook book_;
  const bitboard::Rules rules_;
  sampling::Random& random_;
  Compared compared_;
};

}  // namespace

std::string marks_of(const Position& position) {
  std::string text = position.to_move == Side::north ? "north to move" : "south to move";
  text += "; moved:" + squares_in_words(position.moved);
  text += "; shaken: " + (position.shaken ? position.shaken->text() : "nobody") + "; could move:";
  text += position.could_move ? squares_in_words(*position.could_move) : " unknown";
  return text + "; fallen:" + squares_in_words(position.destroyed_arsenals);
}

Compared compare(const Position& position, const Rulings& rulings, bitboard::Machine machine,
                 sampling::Random& random) {
  return Comparison(position, rulings, machine, random).run();
}

}  // namespace casebook::differential
