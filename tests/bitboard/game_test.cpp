// Game: actions made and taken back, and the hash that goes with them.
#include "casebook/bitboard/game.hpp"

#include <gtest/gtest.h>

#include <unordered_map>

#include "casebook/sampling/sampling.hpp"

namespace casebook::bitboard {
namespace {

using sampling::Random;

constexpr std::uint64_t cases = 300;

// Plays random actions, checks the hash after each, and takes them all back.
void play_and_take_back(Random& random, const Rules& rules, Game& game, int length) {
  const Position before = game.position();
  const std::uint64_t hash = game.hash();
  const auto legal = game.actions();
  if (length == 0 || legal.empty()) return;
  game.make(random.element_of(legal));
  if (!game.end()) {
    EXPECT_EQ(game.hash(), Game(game.position(), rules).hash());
  }
  play_and_take_back(random, rules, game, length - 1);
  game.unmake();
  EXPECT_EQ(game.position(), before);
  EXPECT_EQ(game.position().turn, before.turn);
  EXPECT_EQ(game.hash(), hash);
  EXPECT_EQ(game.end(), std::nullopt);
}

TEST(Game, TakesBackWhatItMade) {
  for (std::uint64_t seed = 1; seed <= cases; ++seed) {
    Random random(seed);
    const Position position = sampling::random_position(random);
    const Rules rules(position.board, sampling::random_rulings(random));
    Game game(position, rules);
    play_and_take_back(random, rules, game, 25);
    ASSERT_FALSE(::testing::Test::HasFailure()) << "seed " << seed << "\n" << to_text(position);
  }
}

// Moves of two units that keep out of each other's way lead to one position in either order.
TEST(Game, TheHashForgetsTheOrderOfMoves) {
  Position position;
  position.units.place(*Square::parse("T4"), {Side::south, Kind::cavalry});
  position.units.place(*Square::parse("T22"), {Side::south, Kind::infantry});
  position.units.place(*Square::parse("B16"), {Side::north, Kind::infantry});
  position.to_move = Side::south;
  const Move one{*Square::parse("T4"), *Square::parse("R4")};
  const Move other{*Square::parse("T22"), *Square::parse("S22")};
  Game game(position, Rules(position.board, Rulings{}));
  game.make(one);
  game.make(other);
  const std::uint64_t hash = game.hash();
  game.unmake();
  game.unmake();
  game.make(other);
  EXPECT_NE(game.hash(), hash);
  game.make(one);
  EXPECT_EQ(game.hash(), hash);
}

// All positions two actions away: the same hash for the same position, and for no other.
TEST(Game, TheHashTellsPositionsApart) {
  for (std::uint64_t seed = 1; seed <= cases; ++seed) {
    Random random(seed);
    const Position position = sampling::random_position(random);
    if (position.units.squares().size() > 12) continue;
    Game game(position, Rules(position.board, sampling::random_rulings(random)));
    std::unordered_map<std::uint64_t, Position> known;
    for (const Action& action : game.actions()) {
      game.make(action);
      const auto [at, is_new] = known.emplace(game.hash(), game.position());
      EXPECT_EQ(at->second, game.position());
      game.unmake();
    }
  }
}

TEST(Game, CopiesAreIndependent) {
  Position position;
  position.units.place(*Square::parse("D9"), {Side::north, Kind::infantry});
  position.units.place(*Square::parse("T4"), {Side::south, Kind::infantry});
  Game game(position, Rules(position.board, Rulings{}));
  Game copy = game;
  copy.make(EndOfTurn{});
  EXPECT_EQ(game.position(), position);
  EXPECT_EQ(copy.position().to_move, Side::south);
  game = copy;
  EXPECT_EQ(game.hash(), copy.hash());
}

}  // namespace
}  // namespace casebook::bitboard
