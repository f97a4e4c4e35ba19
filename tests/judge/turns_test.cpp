// Checks of turns, refusals and games, and of the positions they lead to.
#include <gtest/gtest.h>

#include "casebook/judge/judge.hpp"
#include "fake_engine.hpp"

namespace casebook::judge {
namespace {

using engines::IllegalTurnReply;
using engines::LegalTurnReply;
using engines::Reply;
using engines::TurnReply;

std::vector<CheckResult> results(const std::string& checks, FakeEngine& engine,
                                 const Policy& policy = {}) {
  return judge(scenario_with("checks:\n" + checks), engine, {}, policy).checks;
}

TurnReply illegal(int at, std::vector<std::string> because) {
  return IllegalTurnReply{at, std::move(because)};
}

// An engine that lets the side to move pass, whatever the turn's text.
LegalTurnReply passed(const Position& position) {
  LegalTurnReply reply{position, std::nullopt};
  reply.position->to_move = opponent(position.to_move);
  return reply;
}

TEST(Account, IsTheWholeTurnInItsOrder) {
  constexpr const char* told =
      "  - turn: {play: \"C6-C5\", then: [{account: [\"C6-C5\", \"end of turn\"]}]}\n";
  const auto verdict = [](std::optional<std::vector<std::string>> account) {
    FakeEngine engine([account](const Position& position, const engines::Question&) {
      LegalTurnReply reply = passed(position);
      reply.account = account;
      return Reply{TurnReply{reply}};
    });
    return results(told, engine).at(1).verdict;
  };
  EXPECT_EQ(verdict(std::nullopt), Verdict::skipped);
  EXPECT_EQ(verdict({{"C6-C5", "end of turn"}}), Verdict::pass);
  EXPECT_EQ(verdict({{"end of turn", "C6-C5"}}), Verdict::fail);
}

constexpr const char* refusal = "  - refused: {play: \"C6-C9\", because: move.speed}\n";

TEST(Refused, NamesExactlyTheRule) {
  FakeEngine right(illegal(0, {"move.speed"}));
  const auto passed = results(refusal, right).front();
  EXPECT_EQ(passed.verdict, Verdict::pass);
  EXPECT_EQ(passed.expected, "refused by move.speed");
  EXPECT_EQ(passed.got, "C6-C9 is refused by move.speed");
  FakeEngine more(illegal(0, {"move.speed", "turn.five-moves"}));
  EXPECT_EQ(results(refusal, more).front().difference, "turn.five-moves is not expected");
  FakeEngine other(illegal(0, {"turn.five-moves"}));
  EXPECT_EQ(results(refusal, other).front().difference, "move.speed is missing");
  FakeEngine none(illegal(0, {}));
  EXPECT_EQ(results(refusal, none).front().difference, "move.speed is missing");
}

TEST(Refused, AnotherEnginesListNeedOnlyContainTheRule) {
  const Policy contain{Refusals::contain_rule, Asking::once};
  FakeEngine more(illegal(0, {"turn.five-moves", "move.speed"}));
  EXPECT_EQ(results(refusal, more, contain).front().verdict, Verdict::pass);
  FakeEngine other(illegal(0, {"turn.five-moves"}));
  EXPECT_EQ(results(refusal, other, contain).front().verdict, Verdict::fail);
  FakeEngine none(illegal(0, {}));
  EXPECT_EQ(results(refusal, none, contain).front().verdict, Verdict::pass);
}

TEST(Refused, WithoutReasonsOnlyTheRefusalIsJudged) {
  FakeEngine engine(TurnReply{IllegalTurnReply{}});
  EXPECT_EQ(results(refusal, engine).front().verdict, Verdict::pass);
}

TEST(Refused, ALegalTurnFails) {
  FakeEngine engine(TurnReply{LegalTurnReply{}});
  const auto result = results(refusal, engine).front();
  EXPECT_EQ(result.verdict, Verdict::fail);
  EXPECT_EQ(result.got, "legal");
}

TEST(Violations, AreExactlyTheseInAnyOrder) {
  const char* check =
      "  - violations: {play: \"C6-C9\", all: [move.speed, move.needs-communication]}\n";
  FakeEngine right(illegal(0, {"move.needs-communication", "move.speed"}));
  EXPECT_EQ(results(check, right).front().verdict, Verdict::pass);
  FakeEngine fewer(illegal(0, {"move.speed"}));
  EXPECT_EQ(results(check, fewer).front().difference, "move.needs-communication is missing");
}

TEST(Turn, TheEndOfATurnIsAnActionToo) {
  FakeEngine engine(illegal(1, {"retreat.must-leave"}));
  const auto result = results("  - turn: {play: \"C6-C5\"}\n", engine).front();
  EXPECT_EQ(result.verdict, Verdict::fail);
  EXPECT_EQ(result.got, "end of the turn is refused by retreat.must-leave");
}

constexpr const char* turn_and_after =
    "  - turn:\n"
    "      play: \"C6-C5\"\n"
    "      then:\n"
    "        - stands: {C6: north cavalry, C7: nobody}\n"
    "        - to-move: south\n"
    "        - end: none\n"
    "        - shaken: [C7]\n"
    "        - destroyed-arsenals: [C12]\n"
    "        - communication: {in: [C6]}\n";

TEST(Turn, ChecksInsideAreAskedOfThePositionReturned) {
  FakeEngine engine([](const Position& position, const engines::Question& question) -> Reply {
    if (name(question) == "turn") return TurnReply{passed(position)};
    EXPECT_EQ(position.to_move, Side::south);
    return engines::CommunicationReply{{at("C6")}};
  });
  const auto checks = results(turn_and_after, engine);
  ASSERT_EQ(checks.size(), 7U);
  EXPECT_EQ(checks[0].check, "1");
  EXPECT_EQ(checks[0].verdict, Verdict::pass);
  EXPECT_EQ(checks[1].check, "1.then.1");
  EXPECT_EQ(checks[1].question, "turn C6-C5, then stands");
  EXPECT_EQ(checks[1].difference, "C7: expected nobody, got south cavalry");
  EXPECT_EQ(checks[2].verdict, Verdict::pass);
  EXPECT_EQ(checks[3].verdict, Verdict::pass);
  EXPECT_EQ(checks[4].difference, "shaken: expected C7, got none");
  EXPECT_EQ(checks[5].difference, "C12 is missing");
  EXPECT_EQ(checks[6].verdict, Verdict::pass);
}

TEST(Turn, AnIllegalTurnFailsOnceAndLeadsNowhere) {
  FakeEngine engine(illegal(0, {"move.speed"}));
  const auto checks = results(turn_and_after, engine);
  ASSERT_EQ(checks.size(), 7U);
  EXPECT_EQ(checks[0].verdict, Verdict::fail);
  for (std::size_t i = 1; i < checks.size(); ++i) {
    EXPECT_EQ(checks[i].verdict, Verdict::not_expressible) << checks[i].check;
  }
  EXPECT_EQ(engine.asked, 1);
}

TEST(Turn, WithoutAPositionOnlyTheEndIsJudged) {
  FakeEngine engine(TurnReply{LegalTurnReply{std::nullopt, End{Side::north, EndCause::surrender}}});
  const auto checks = results(turn_and_after, engine);
  EXPECT_EQ(checks[0].verdict, Verdict::pass);
  EXPECT_EQ(checks[1].verdict, Verdict::skipped);
  EXPECT_EQ(checks[3].difference, "end: expected none, got north by end.surrender");
  EXPECT_EQ(checks[6].verdict, Verdict::skipped);
}

TEST(Turn, SilenceAboutTheEndIsNoAnswer) {
  LegalTurnReply reply;
  reply.says_end = false;
  FakeEngine engine(TurnReply{reply});
  EXPECT_EQ(results(turn_and_after, engine)[3].verdict, Verdict::skipped);
}

TEST(Turn, AnImpossiblePositionMakesNoSense) {
  FakeEngine shaken_nobody([](const Position& position, const engines::Question&) -> Reply {
    LegalTurnReply reply = passed(position);
    reply.position->shaken = at("A1");
    return TurnReply{reply};
  });
  const auto checks = results(turn_and_after, shaken_nobody);
  EXPECT_EQ(checks[0].verdict, Verdict::malformed);
  EXPECT_EQ(checks[1].verdict, Verdict::not_expressible);
  FakeEngine other_map([](const Position& position, const engines::Question&) -> Reply {
    LegalTurnReply reply = passed(position);
    reply.position->board = book_map();
    return TurnReply{reply};
  });
  EXPECT_EQ(results(turn_and_after, other_map)[0].verdict, Verdict::malformed);
}

constexpr const char* game =
    "  - game:\n"
    "      turns: [\"C6-C5\", \"-\", \"C5-C6\"]\n"
    "      after:\n"
    "        1: [{to-move: south}]\n"
    "        3: [{to-move: south}]\n";

TEST(Game, IsPlayedTurnByTurn) {
  FakeEngine engine([](const Position& position, const engines::Question&) -> Reply {
    return TurnReply{passed(position)};
  });
  const auto checks = results(game, engine);
  ASSERT_EQ(checks.size(), 3U);
  EXPECT_EQ(checks[0].verdict, Verdict::pass);
  EXPECT_EQ(checks[1].check, "1.after.1.1");
  EXPECT_EQ(checks[1].question, "game, after turn 1: to-move");
  EXPECT_EQ(checks[2].verdict, Verdict::pass);
  EXPECT_EQ(engine.asked, 3);
}

TEST(Game, StopsAtTheFirstIllegalTurn) {
  FakeEngine engine([](const Position& position, const engines::Question&) -> Reply {
    if (position.to_move == Side::south) return illegal(0, {"retreat.must-leave"});
    return TurnReply{passed(position)};
  });
  const auto checks = results(game, engine);
  ASSERT_EQ(checks.size(), 3U);
  EXPECT_EQ(checks[0].verdict, Verdict::fail);
  EXPECT_EQ(checks[0].difference, "turn 2 (-): end of the turn is refused by retreat.must-leave");
  EXPECT_EQ(checks[1].verdict, Verdict::pass);
  EXPECT_EQ(checks[2].verdict, Verdict::not_expressible);
}

TEST(Game, NothingIsPlayedAfterTheEnd) {
  FakeEngine engine([](const Position& position, const engines::Question&) -> Reply {
    LegalTurnReply reply = passed(position);
    if (position.to_move == Side::south) reply.end = End{Side::north, EndCause::surrender};
    return TurnReply{reply};
  });
  const auto checks = results(game, engine);
  EXPECT_EQ(checks[0].difference, "turn 3 (C5-C6): the war has ended");
  EXPECT_EQ(checks[2].verdict, Verdict::not_expressible);
}

}  // namespace
}  // namespace casebook::judge
