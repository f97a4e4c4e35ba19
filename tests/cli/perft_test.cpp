// Counting sequences of actions, and finding by them where engines part.
#include <gtest/gtest.h>

#include <sstream>

#include "process.hpp"

namespace casebook::cli {
namespace {

class Perft : public CommandTest {};
class Bisect : public CommandTest {};

const std::string opening = CASEBOOK_SCENARIOS "/openings/the-common-opening.yaml";
const std::string match = CASEBOOK_SCENARIOS "/book/the-match-position.yaml";

TEST_F(Perft, BothEnginesCountAlike) {
  const Ran fast = casebook("perft 1 " + opening);
  const Ran literal = casebook("perft 1 " + opening + " --engine literal");
  EXPECT_EQ(fast.exit, 0);
  EXPECT_EQ(fast.out, literal.out);
  EXPECT_EQ(casebook("perft 0 " + opening).out, "1\n");
}

TEST_F(Perft, TheFirstActionsAddUp) {
  const std::string total = casebook("perft 2 " + opening).out;
  std::istringstream divided(casebook("perft 2 --divide " + opening).out);
  unsigned long long sum = 0;
  std::string action;
  std::string last;
  for (unsigned long long count = 0; divided >> action && divided >> count;) {
    sum += count;
    last = action;
  }
  EXPECT_EQ(std::to_string(sum) + "\n", total);
}

TEST_F(Perft, SaysWhatItTakes) {
  EXPECT_EQ(casebook("perft 99 " + opening).exit, 2);
  EXPECT_EQ(casebook("perft 2").exit, 2);
  EXPECT_EQ(casebook("perft 0 --divide " + opening).exit, 2);
  const Ran ran = casebook("perft 1 " + opening + " --engine chess");
  EXPECT_EQ(ran.exit, 2);
  EXPECT_NE(ran.errors.find("there is no engine `chess`"), std::string::npos);
}

TEST_F(Bisect, TheBitboardIsTheLiteralRules) {
  const Ran ran = casebook("bisect --engine bitboard --depth 1 " + match);
  EXPECT_EQ(ran.exit, 0);
  EXPECT_EQ(ran.out, "the engines agree to depth 1\n");
}

TEST_F(Bisect, WritesAScenarioThatTheFaultFails) {
  const Ran ran =
      casebook("bisect --engine literal:cavalry-goes-one-square --out found.yaml " + match);
  EXPECT_EQ(ran.exit, 1);
  EXPECT_NE(ran.out.find("made small"), std::string::npos);
  EXPECT_EQ(casebook("run found.yaml").exit, 0);
  EXPECT_EQ(casebook("run --engine literal:cavalry-goes-one-square found.yaml").exit, 1);
}

// The fault shows only when South is to move.
TEST_F(Bisect, FollowsTheCountsToWhereTheEnginesPart) {
  const std::string position =
      R"('{"map":"open","north":{"cavalry":["B16"]},"south":{"infantry":["T4"]},)"
      R"("to-move":"north"}')";
  const Ran ran =
      casebook("bisect --depth 2 --engine literal:infantry-goes-two-squares " + position);
  EXPECT_EQ(ran.exit, 1);
  EXPECT_EQ(ran.out.rfind("the engines differ after ", 0), 0U) << ran.out;
}

TEST_F(Bisect, SaysWhatItTakes) {
  EXPECT_EQ(casebook("bisect " + match).exit, 2);
  EXPECT_EQ(casebook("bisect --engine bitboard").exit, 2);
  EXPECT_EQ(casebook("bisect --engine bitboard --depth 99 " + match).exit, 2);
  EXPECT_EQ(casebook("bisect --engine bitboard --against chess " + match).exit, 2);
  const Ran ran = casebook("bisect --engine bitboard --out 'No Id.yaml' " + match);
  EXPECT_EQ(ran.exit, 2);
  EXPECT_NE(ran.errors.find("lower-case words joined by hyphens"), std::string::npos);
}

}  // namespace
}  // namespace casebook::cli
