// The questions, and how an answer is boiled down to a number.
#include "casebook/bitboard/questions.hpp"

#include <benchmark/benchmark.h>

#include <functional>

#include "casebook/literal/case.hpp"
#include "casebook/literal/questions.hpp"
#include "positions.hpp"
#include "side_by_side.hpp"

namespace casebook::benchmarks {
namespace {

Digest digest_of(const Squares& squares) { return std::hash<Squares>{}(squares); }

Digest digest_of(int offence, int defence) {
  return static_cast<Digest>(offence) * 1009 + static_cast<Digest>(defence);
}

Digest digest_of(const std::vector<Move>& moves) {
  Digest digest = 0;
  for (const Move& move : moves)
    digest = digest * 31 + static_cast<Digest>(move.from.index() * 512 + move.to.index());
  return digest;
}

Digest digest_of(const Communication& answer) {
  Digest digest = digest_of(answer.in) + 3 * digest_of(answer.redirecting);
  for (const UnitCommunication& unit : answer.units) {
    for (const Link& link : unit.path)
      digest = digest * 31 + static_cast<Digest>(link.from.index() * 512 + link.to.index());
    for (const Cut& cut : unit.cuts)
      digest = digest * 31 + static_cast<Digest>(cut.source.index() * 512 + cut.square.index());
  }
  return digest;
}

Digest digest_of(const Clash& clash) {
  Digest digest = digest_of(clash.offence, clash.defence);
  for (const auto* shares : {&clash.attackers, &clash.defenders, &clash.not_counting})
    for (const Share& share : *shares)
      digest = digest * 31 + static_cast<Digest>(share.square.index() * 16 + share.factor);
  return digest;
}

const Squares& enemies(const Asked& asked) {
  return asked.position.units.squares(opponent(asked.position.to_move));
}

Question communication_squares() {
  return {"communication, squares of both sides",
          [](const Asked& asked) {
            const literal::Case c(asked.position, asked.book);
            return digest_of(c.reach(Side::north).in | c.reach(Side::south).in);
          },
          [](const Asked& asked) { return digest_of(asked.game.in_communication()); }};
}

Question communication_with_reasons() {
  return {"communication, with paths and cuts",
          [](const Asked& asked) {
            return digest_of(literal::communication(asked.position, asked.book));
          },
          [](const Asked& asked) {
            return digest_of(bitboard::communication(asked.position, asked.rules));
          }};
}

Question clash_totals() {
  return {"clash, totals on all enemies",
          [](const Asked& asked) {
            Digest digest = 0;
            for (const Square target : enemies(asked)) {
              const auto clash = literal::clash(asked.position, target, asked.book);
              digest = digest * 31 + digest_of(clash->offence, clash->defence);
            }
            return digest;
          },
          [](const Asked& asked) {
            Digest digest = 0;
            for (const bitboard::ClashTotals& totals : asked.game.clash_totals())
              digest = digest * 31 + digest_of(totals.offence, totals.defence);
            return digest;
          }};
}

Question clash_with_reasons() {
  return {"clash, with shares, on all enemies",
          [](const Asked& asked) {
            Digest digest = 0;
            for (const Square target : enemies(asked))
              digest += digest_of(*literal::clash(asked.position, target, asked.book));
            return digest;
          },
          [](const Asked& asked) {
            Digest digest = 0;
            for (const Square target : enemies(asked))
              digest += digest_of(*bitboard::clash(asked.position, target, asked.rules));
            return digest;
          }};
}

Question list_of_moves() {
  return {"moves, listed",
          [](const Asked& asked) { return digest_of(literal::moves(asked.position, asked.book)); },
          [](const Asked& asked) { return digest_of(asked.game.moves()); }};
}

Question perft(const std::string& name, int depth) {
  return {name,
          [depth](const Asked& asked) { return literal::perft(asked.position, depth, asked.book); },
          [depth](const Asked& asked) { return asked.game.perft(depth); }};
}

}  // namespace

void register_questions() {
  for (const Question& question :
       {communication_squares(), communication_with_reasons(), clash_totals(), clash_with_reasons(),
        list_of_moves(), perft("perft 1", 1)})
    register_question(question, random_positions());
  static const std::vector<Position> opening{common_opening()};
  for (const int depth : {2, 3})
    register_question(perft("perft " + std::to_string(depth) + ", common opening", depth), opening);
}

void register_readings() {
  const auto register_all = [](const Rulings& rulings) {
    for (const Question& question : {communication_squares(), clash_totals(), perft("perft 1", 1)})
      register_reading(question, random_positions(), rulings);
  };
  register_all(Rulings{});
  for (const Ruling ruling : all_rulings())
    for (int reading = 1; reading < reading_count(ruling); ++reading) {
      Rulings rulings;
      rulings.set(ruling, reading);
      register_all(rulings);
    }
}

}  // namespace casebook::benchmarks
