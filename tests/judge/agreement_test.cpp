// A part of an answer is judged on that part.
#include "casebook/judge/agreement.hpp"

#include <gtest/gtest.h>

namespace casebook::judge {
namespace {

using engines::AttackReply;
using engines::IllegalTurnReply;
using engines::LegalTurnReply;
using engines::Reply;
using engines::TurnReply;

const AttackReply full_attack{8, 10, Outcome::resists, std::map<Square, int>{}};

TEST(Agreement, WhatAnEngineLeavesOutIsNotCompared) {
  EXPECT_TRUE(agrees(AttackReply{8, std::nullopt, std::nullopt, std::nullopt}, full_attack));
  EXPECT_TRUE(agrees(TurnReply{IllegalTurnReply{}},
                     TurnReply{IllegalTurnReply{0, std::vector<std::string>{"move.speed"}}}));
}

TEST(Agreement, APartThatIsGivenMustBeRight) {
  EXPECT_FALSE(agrees(AttackReply{8, 9, std::nullopt, std::nullopt}, full_attack));
  EXPECT_FALSE(agrees(TurnReply{IllegalTurnReply{1, std::nullopt}},
                      TurnReply{IllegalTurnReply{0, std::nullopt}}));
}

TEST(Agreement, TheRulesOfARefusalAreComparedWhateverTheirOrder) {
  const IllegalTurnReply given{0, std::vector<std::string>{"move.speed", "turn.alternate"}};
  const IllegalTurnReply same{0, std::vector<std::string>{"turn.alternate", "move.speed"}};
  const IllegalTurnReply other{0, std::vector<std::string>{"turn.alternate"}};
  EXPECT_TRUE(agrees(TurnReply{given}, TurnReply{same}));
  EXPECT_FALSE(agrees(TurnReply{given}, TurnReply{other}));
  EXPECT_TRUE(agrees(TurnReply{given}, TurnReply{other}, Refusals::contain_rule));
  EXPECT_FALSE(agrees(TurnReply{other},
                      TurnReply{IllegalTurnReply{0, std::vector<std::string>{"move.speed"}}},
                      Refusals::contain_rule));
}

TEST(Agreement, ALegalTurnIsNoIllegalOne) {
  EXPECT_FALSE(agrees(TurnReply{LegalTurnReply{}}, TurnReply{IllegalTurnReply{}}));
}

TEST(Agreement, AnEndThatWasNotSpokenOfIsNotCompared) {
  LegalTurnReply silent;
  silent.says_end = false;
  LegalTurnReply ended;
  ended.end = End{Side::north, EndCause::both_arsenals};
  EXPECT_TRUE(agrees(TurnReply{silent}, TurnReply{ended}));
  EXPECT_FALSE(agrees(TurnReply{LegalTurnReply{}}, TurnReply{ended}));
}

TEST(Agreement, AFailureAgreesWithNothing) {
  const engines::Failure failure{engines::Failure::Kind::crashed, "gone"};
  EXPECT_FALSE(agrees(failure, full_attack));
  EXPECT_FALSE(agrees(failure, failure));
}

}  // namespace
}  // namespace casebook::judge
