#include "casebook/judge/judge.hpp"

#include <gtest/gtest.h>

#include "fake_engine.hpp"

namespace casebook::judge {
namespace {

using engines::AttackReply;
using engines::CommunicationReply;
using engines::Failure;
using engines::MovesReply;

// The one result of a scenario with one check, for an engine that always gives this reply.
CheckResult only_result(const std::string& check, const engines::Reply& reply,
                        const Policy& policy = {}) {
  FakeEngine engine(reply);
  const auto result = judge(scenario_with("checks:\n  - " + check + "\n"), engine, {}, policy);
  EXPECT_EQ(result.checks.size(), 1U);
  return result.checks.empty() ? CheckResult{} : result.checks.front();
}

constexpr const char* attack =
    "attack: {square: C7, offence: 7, defence: 5, outcome: destroyed, "
    "counting: {C6: 7, C7: 5}}";

AttackReply right_attack() {
  return {7, 5, Outcome::destroyed, std::map<Square, int>{{at("C6"), 7}, {at("C7"), 5}}};
}

TEST(Verdicts, NamesAreThoseOfTheProtocol) {
  EXPECT_EQ(name(Verdict::not_expressible), "not-expressible");
  EXPECT_EQ(name(Verdict::timed_out), "timed-out");
  for (const Verdict verdict : all_verdicts) EXPECT_EQ(verdict_named(name(verdict)), verdict);
  EXPECT_FALSE(verdict_named("acceptable"));
}

TEST(Verdicts, FiveSpeakAgainstTheEngine) {
  for (const Verdict verdict : {Verdict::fail, Verdict::unstable, Verdict::crashed,
                                Verdict::timed_out, Verdict::malformed}) {
    EXPECT_TRUE(is_fault(verdict)) << name(verdict);
  }
  for (const Verdict verdict :
       {Verdict::pass, Verdict::not_expressible, Verdict::other_reading, Verdict::skipped}) {
    EXPECT_FALSE(is_fault(verdict)) << name(verdict);
  }
}

TEST(Judge, SaysWhatWasAskedAndWhatWasAnswered) {
  const CheckResult result = only_result(attack, right_attack());
  EXPECT_EQ(result.verdict, Verdict::pass);
  EXPECT_EQ(result.check, "1");
  EXPECT_EQ(result.question, "attack C7");
  EXPECT_EQ(result.expected, "offence 7, defence 5, outcome destroyed, counting C6 7, C7 5");
  EXPECT_EQ(result.got, result.expected);
  EXPECT_EQ(result.difference, "");
  EXPECT_EQ(result.place.line, 12);
}

TEST(Judge, NamesTheScenarioAndItsFirstRule) {
  FakeEngine engine(right_attack());
  const auto result = judge(scenario_with("checks:\n  - communication: {in: [C6]}\n"), engine, {});
  EXPECT_EQ(result.id, "a-case");
  EXPECT_EQ(result.rule, rule::charge_contact);
}

TEST(Attack, AWrongTotalFails) {
  AttackReply reply = right_attack();
  reply.defence = 4;
  const CheckResult result = only_result(attack, reply);
  EXPECT_EQ(result.verdict, Verdict::fail);
  EXPECT_EQ(result.difference, "defence: expected 5, got 4");
}

TEST(Attack, UnitsThatDoNotCountHaveAReason) {
  AttackReply reply = right_attack();
  constexpr const char* isolated =
      "attack: {square: C7, not-counting: {C7: clash.needs-communication}}";
  EXPECT_EQ(only_result(isolated, reply).verdict, Verdict::skipped);
  reply.not_counting = {{at("C7"), "clash.needs-communication"}};
  EXPECT_EQ(only_result(isolated, reply).verdict, Verdict::pass);
  reply.not_counting->emplace(at("C6"), "fire.over-units");
  EXPECT_EQ(only_result(isolated, reply).difference,
            "not counting: expected C7 by clash.needs-communication, got C6 by fire.over-units, C7 "
            "by clash.needs-communication");
}

TEST(Line, ThePathAndTheCutsAreThoseOfTheScenario) {
  constexpr const char* line = "line: {of: C6, path: [C1 line C6], cuts: []}";
  const CheckResult right = only_result(line, engines::LineReply{{{"C1 line C6"}}, {{}}});
  EXPECT_EQ(right.verdict, Verdict::pass);
  EXPECT_EQ(right.question, "line of C6");
  EXPECT_EQ(right.expected, "path C1 line C6, cuts none");
  EXPECT_EQ(only_result(line, engines::LineReply{{{"C1 line C6"}}, {}}).verdict, Verdict::pass);
  EXPECT_EQ(only_result(line, engines::LineReply{}).verdict, Verdict::skipped);
  EXPECT_EQ(only_result(line, engines::LineReply{{}, {{"C1 at C4"}}}).difference,
            "cuts: expected none, got C1 at C4");
}

TEST(Perft, TheNumberIsThatOfTheScenario) {
  constexpr const char* perft = "perft: {depth: 1, nodes: 12}";
  EXPECT_EQ(only_result(perft, engines::PerftReply{12}).verdict, Verdict::pass);
  const CheckResult wrong = only_result(perft, engines::PerftReply{11});
  EXPECT_EQ(wrong.question, "perft of depth 1");
  EXPECT_EQ(wrong.difference, "nodes: expected 12, got 11");
}

TEST(Attack, AWrongOutcomeFails) {
  AttackReply reply = right_attack();
  reply.outcome = Outcome::shaken;
  EXPECT_EQ(only_result(attack, reply).difference, "outcome: expected destroyed, got shaken");
}

TEST(Attack, AWrongShareFailsAndIsNamed) {
  AttackReply reply = right_attack();
  reply.counting->at(at("C6")) = 4;
  EXPECT_EQ(only_result(attack, reply).difference, "C6 counts: expected 7, got 4");
  reply = right_attack();
  reply.counting->erase(at("C7"));
  EXPECT_EQ(only_result(attack, reply).difference, "C7 counts: expected 5, got 0");
  reply = right_attack();
  (*reply.counting)[at("C5")] = 7;
  EXPECT_EQ(only_result(attack, reply).difference, "C5 counts: expected 0, got 7");
}

TEST(Attack, AShareOfZeroSaysNothing) {
  AttackReply reply = right_attack();
  (*reply.counting)[at("C5")] = 0;
  EXPECT_EQ(only_result(attack, reply).verdict, Verdict::pass);
}

TEST(Attack, APartialAnswerIsJudgedOnThePartGiven) {
  AttackReply reply = right_attack();
  reply.counting.reset();
  reply.outcome.reset();
  const CheckResult passed = only_result(attack, reply);
  EXPECT_EQ(passed.verdict, Verdict::pass);
  EXPECT_EQ(passed.got, "offence 7, defence 5");
  reply.offence = 4;
  EXPECT_EQ(only_result(attack, reply).verdict, Verdict::fail);
  EXPECT_EQ(only_result(attack, AttackReply{}).verdict, Verdict::skipped);
}

TEST(Communication, OnlyTheNamedUnitsAreAsked) {
  const char* check = "communication: {in: [C6], out: [C7]}";
  EXPECT_EQ(only_result(check, CommunicationReply{{at("C6"), at("A1")}}).verdict, Verdict::pass);
  const CheckResult result = only_result(check, CommunicationReply{{at("C6"), at("C7")}});
  EXPECT_EQ(result.verdict, Verdict::fail);
  EXPECT_EQ(result.expected, "in C6; out C7");
  EXPECT_EQ(result.got, "in C6 C7");
  EXPECT_EQ(result.difference, "C7: expected out, got in");
  EXPECT_EQ(only_result(check, CommunicationReply{{}}).difference, "C6: expected in, got out");
}

MovesReply moves_to(const std::vector<std::string>& squares) {
  MovesReply reply;
  for (const std::string& square : squares) reply.moves.push_back({at("C6"), at(square)});
  return reply;
}

TEST(Moves, AreAnExactSetInAnyOrder) {
  const char* check = "moves: {of: C6, to: [B5, B6]}";
  EXPECT_EQ(only_result(check, moves_to({"B6", "B5", "B5"})).verdict, Verdict::pass);
  EXPECT_EQ(only_result(check, moves_to({"B6"})).difference, "C6-B5 is missing");
  EXPECT_EQ(only_result(check, moves_to({"B5", "B6", "B7"})).difference, "C6-B7 is not expected");
  EXPECT_EQ(only_result("moves: {of: C6, to: []}", moves_to({"B5"})).verdict, Verdict::fail);
  EXPECT_EQ(only_result("moves: {of: C6, to: []}", moves_to({})).verdict, Verdict::pass);
}

TEST(Moves, OfAnotherUnitMakeNoSense) {
  const MovesReply reply{{{at("C7"), at("B7")}}};
  EXPECT_EQ(only_result("moves: {of: C6, to: [B7]}", reply).verdict, Verdict::malformed);
}

TEST(Deployment, IsJudgedWithItsReasons) {
  scenario::Scenario scenario = scenario_with("checks:\n  - communication: {in: [C6]}\n");
  scenario.checks.front().what = scenario::DeploymentCheck{false, {rule::deployment_roster}};
  FakeEngine right(engines::DeploymentReply{false, {"deployment.roster"}});
  EXPECT_EQ(judge(scenario, right, {}).checks.front().verdict, Verdict::pass);
  FakeEngine legal(engines::DeploymentReply{true, {}});
  EXPECT_EQ(judge(scenario, legal, {}).checks.front().verdict, Verdict::fail);
  FakeEngine other(engines::DeploymentReply{false, {"deployment.own-territory"}});
  EXPECT_EQ(judge(scenario, other, {}).checks.front().difference,
            "deployment.own-territory is not expected");
}

TEST(Map, IsTheProjectsOwnAndAsksNobody) {
  scenario::Scenario scenario = scenario_with("checks:\n  - communication: {in: [C6]}\n");
  const scenario::TerritoryCount right{2, 3, 1, 9};
  scenario.checks.front().what = scenario::MapCheck{{{Side::north, right}, {Side::south, right}}};
  FakeEngine engine(engines::Skipped{"asked"});
  EXPECT_EQ(judge(scenario, engine, {}).checks.front().verdict, Verdict::pass);
  const scenario::TerritoryCount wrong{2, 4, 1, 9};
  scenario.checks.front().what = scenario::MapCheck{{{Side::south, wrong}}};
  EXPECT_EQ(judge(scenario, engine, {}).checks.front().difference,
            "south forts: expected 4, got 3");
  EXPECT_EQ(engine.asked, 0);
}

TEST(Judge, ASkipIsNoFailure) {
  const CheckResult result = only_result(attack, engines::Skipped{"no clashes"});
  EXPECT_EQ(result.verdict, Verdict::skipped);
  EXPECT_EQ(result.got, "no clashes");
}

TEST(Judge, AnErrorToAGoodQuestionFails) {
  const CheckResult result = only_result(attack, engines::Refused{"no such square"});
  EXPECT_EQ(result.verdict, Verdict::fail);
  EXPECT_EQ(result.got, "error: no such square");
}

TEST(Judge, EachFailureOfAnEngineIsAVerdictOfItsOwn) {
  EXPECT_EQ(only_result(attack, Failure{Failure::Kind::crashed, ""}).verdict, Verdict::crashed);
  EXPECT_EQ(only_result(attack, Failure{Failure::Kind::timed_out, ""}).verdict, Verdict::timed_out);
  EXPECT_EQ(only_result(attack, Failure{Failure::Kind::malformed, ""}).verdict, Verdict::malformed);
  const char* refusal = "refused: {play: \"C6-C5\", because: move.speed}";
  EXPECT_EQ(only_result(refusal, Failure{Failure::Kind::crashed, ""}).verdict, Verdict::crashed);
}

TEST(Judge, AnAnswerToAnotherQuestionMakesNoSense) {
  EXPECT_EQ(only_result(attack, CommunicationReply{}).verdict, Verdict::malformed);
}

TEST(Judge, AskedTwiceAnEngineMustNotWaver) {
  int offence = 7;
  FakeEngine engine([&offence](const Position&, const engines::Question&) {
    AttackReply reply = right_attack();
    reply.offence = offence++;
    return reply;
  });
  const auto scenario = scenario_with(std::string("checks:\n  - ") + attack + "\n");
  EXPECT_EQ(judge(scenario, engine, {}).checks.front().verdict, Verdict::pass);
  const Policy twice{Refusals::exact, Asking::twice};
  EXPECT_EQ(judge(scenario, engine, {}, twice).checks.front().verdict, Verdict::unstable);
  FakeEngine steady(right_attack());
  EXPECT_EQ(judge(scenario, steady, {}, twice).checks.front().verdict, Verdict::pass);
  EXPECT_EQ(steady.asked, 2);
}

TEST(Judge, AWrongAnswerIsAskedForAgain) {
  const Policy again{Refusals::exact, Asking::again_if_wrong};
  const auto scenario = scenario_with(std::string("checks:\n  - ") + attack + "\n");
  FakeEngine right(right_attack());
  EXPECT_EQ(judge(scenario, right, {}, again).checks.front().verdict, Verdict::pass);
  EXPECT_EQ(right.asked, 1);
  FakeEngine wrong(engines::Reply{engines::AttackReply{0, 0, {}, {}}});
  EXPECT_EQ(judge(scenario, wrong, {}, again).checks.front().verdict, Verdict::fail);
  EXPECT_EQ(wrong.asked, 2);
  int asked = 0;
  FakeEngine fickle([&asked](const Position&, const engines::Question&) -> engines::Reply {
    if (++asked == 1) return engines::AttackReply{0, 0, {}, {}};
    return right_attack();
  });
  EXPECT_EQ(judge(scenario, fickle, {}, again).checks.front().verdict, Verdict::unstable);
}

TEST(Judge, OneCheckThatFailsLeavesTheOthersAlone) {
  FakeEngine engine([](const Position&, const engines::Question& question) -> engines::Reply {
    if (name(question) == "attack") return right_attack();
    return engines::Skipped{"not that"};
  });
  const auto result = judge(
      scenario_with(std::string("checks:\n  - communication: {in: [C6]}\n  - ") + attack + "\n"),
      engine, {});
  ASSERT_EQ(result.checks.size(), 2U);
  EXPECT_EQ(result.checks[0].verdict, Verdict::skipped);
  EXPECT_EQ(result.checks[1].verdict, Verdict::pass);
}

}  // namespace
}  // namespace casebook::judge
