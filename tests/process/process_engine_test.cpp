// What a well-behaved program is asked, and what becomes of its answers.
#include <vector>

#include "casebook/engines/literal_engine.hpp"
#include "fakes.hpp"

namespace casebook::process {
namespace {

using engines::CommunicationReply;
using engines::Reply;

const Rulings only_when_attacked = Rulings{}.with(TerrainBonus::only_when_attacked);

std::string why_not(const Command& command) {
  Limits limits = for_tests();
  limits.start = std::chrono::milliseconds(3000);
  const auto engine = make_process_engine(command, limits);
  return engine ? "it was started" : engine.error();
}

TEST(ProcessEngine, IntroducesTheProgram) {
  const auto introduction = started(fake("good"))->introduction();
  EXPECT_EQ(introduction.engine, "fake");
  EXPECT_EQ(introduction.version, "good");
}

TEST(ProcessEngine, AnswersAsTheProgramDoes) {
  const auto engine = started(fake("good"));
  const Reply reply = engine->ask(small_position(), engines::AttackQuestion{*Square::parse("A1")});
  const auto* attack = std::get_if<engines::AttackReply>(&reply);
  ASSERT_NE(attack, nullptr);
  EXPECT_EQ(attack->offence, 4);
  EXPECT_EQ(attack->outcome, Outcome::resists);
}

TEST(ProcessEngine, OurOwnServeIsTheLiteralRules) {
  const auto engine = started({{CASEBOOK_EXECUTABLE, "serve"}});
  const auto literal = engines::make_literal_engine();
  const Position position = small_position();
  for (const engines::Question& question : std::vector<engines::Question>{
           engines::CommunicationQuestion{}, engines::MovesQuestion{},
           engines::AttackQuestion{*Square::parse("L15")}, engines::TurnQuestion{"A1-A2"},
           engines::TurnQuestion{"A1-A5"}, engines::TurnQuestion{"nonsense"},
           engines::PerftQuestion{2}, engines::DeploymentQuestion{}}) {
    EXPECT_EQ(reply_to_json(engine->ask(position, question), question),
              reply_to_json(literal->ask(position, question), question));
  }
}

TEST(ProcessEngine, ThereIsNoSuchProgram) {
  EXPECT_NE(why_not({{"no-such-program-anywhere"}}).find("in PATH"), std::string::npos);
  EXPECT_NE(why_not({{"/no/such/program"}}).find("cannot be started"), std::string::npos);
  EXPECT_NE(why_not({{"/"}}).find("cannot be started"), std::string::npos);
  EXPECT_EQ(why_not({{}}), "no program is named");
  EXPECT_EQ(why_not({{""}}), "no program is named");
}

TEST(ProcessEngine, ItDoesNotSayWhoItIs) {
  EXPECT_NE(why_not(fake("exits-at-once")).find("exit code 5"), std::string::npos);
  EXPECT_NE(why_not(fake("silent-from-the-start")).find("no answer within 3 s"), std::string::npos);
  EXPECT_NE(why_not(fake("talks-before")).find("its hello: no JSON text"), std::string::npos);
  EXPECT_NE(why_not(fake("declares-nonsense")).find("terrain-bonus"), std::string::npos);
  EXPECT_NE(why_not({{"cat"}}).find("its hello"), std::string::npos);
}

TEST(ProcessEngine, WhatItDoesNotListIsNotAsked) {
  const auto engine = started(fake("answers-little"));
  const Reply reply = engine->ask(small_position(), engines::CommunicationQuestion{});
  EXPECT_TRUE(std::holds_alternative<engines::Skipped>(reply));
}

TEST(ProcessEngine, OneThatListsWhatItCannotAnswerCrashes) {
  const auto engine = started(fake("lies"));
  const Reply reply = engine->ask(small_position(), engines::PerftQuestion{1});
  EXPECT_TRUE(std::holds_alternative<engines::Failure>(reply));
}

TEST(ProcessEngine, SkippedAndErrorAreNoFailures) {
  const engines::Question question = engines::CommunicationQuestion{};
  EXPECT_TRUE(std::holds_alternative<engines::Skipped>(
      started(fake("declines"))->ask(small_position(), question)));
  EXPECT_TRUE(std::holds_alternative<engines::Refused>(
      started(fake("errors"))->ask(small_position(), question)));
}

TEST(ProcessEngine, SquaresAreTranslatedBothWays) {
  std::string sent;
  const Log log = [&sent](Direction direction, std::string_view line) {
    if (direction == Direction::sent) sent = line;
  };
  const auto engine = started(fake("spreadsheet"), for_tests(), log);
  const Reply reply = engine->ask(small_position(), engines::CommunicationQuestion{});
  EXPECT_NE(sent.find(R"("infantry":["A1","O12"])"), std::string::npos) << sent;
  const auto* communication = std::get_if<CommunicationReply>(&reply);
  ASSERT_NE(communication, nullptr);
  EXPECT_EQ(communication->in, (Squares{*Square::parse("A1"), *Square::parse("L15")}));
}

TEST(ProcessEngine, TakesWhatTheProgramTakes) {
  EXPECT_TRUE(started(fake("good"))->take(only_when_attacked).empty());
  EXPECT_EQ(started(fake("cannot"))->take(only_when_attacked),
            std::vector<Ruling>{Ruling::terrain_bonus});
  EXPECT_EQ(started(fake("cannot-unnamed"))->take(only_when_attacked),
            std::vector<Ruling>{Ruling::terrain_bonus});
  EXPECT_EQ(started(fake("no-such-verb"))->take(only_when_attacked),
            std::vector<Ruling>{Ruling::terrain_bonus});
}

TEST(ProcessEngine, WhatItDeclaresNeedsNotBeTaken) {
  const auto engine = started(fake("declares"));
  EXPECT_EQ(engine->introduction().rulings, only_when_attacked);
  EXPECT_TRUE(engine->take(only_when_attacked).empty());
}

TEST(ProcessEngine, AfterARefusalNothingHasChanged) {
  const auto engine = started(fake("cannot"));
  engine->take(only_when_attacked);
  const Reply reply = engine->ask(small_position(), engines::CommunicationQuestion{});
  EXPECT_TRUE(std::holds_alternative<CommunicationReply>(reply));
}

TEST(ProcessEngine, AFailureOverTheRulingsIsTheNextAnswer) {
  const auto engine = started(fake("hangs-at-rulings"));
  EXPECT_TRUE(engine->take(only_when_attacked).empty());
  const Reply reply = engine->ask(small_position(), engines::CommunicationQuestion{});
  const auto* failure = std::get_if<engines::Failure>(&reply);
  ASSERT_NE(failure, nullptr);
  EXPECT_EQ(failure->kind, engines::Failure::Kind::timed_out);
}

TEST(ProcessEngine, ARestartedProcessIsToldTheRulings) {
  std::vector<std::string> sent;
  const Log log = [&sent](Direction direction, std::string_view line) {
    if (direction == Direction::sent) sent.emplace_back(line);
  };
  const auto engine = started(fake("exits"), for_tests(), log);
  engine->take(only_when_attacked);
  engine->ask(small_position(), engines::CommunicationQuestion{});
  sent.clear();
  engine->ask(small_position(), engines::CommunicationQuestion{});
  ASSERT_EQ(sent.size(), 3U);
  EXPECT_EQ(sent[1], R"({"verb":"rulings","set":{"terrain-bonus":"only-when-attacked"}})");
}

TEST(ProcessEngine, OneThatIgnoresTheEndIsEnded) {
  started(fake("ignores-the-end"))->ask(small_position(), engines::CommunicationQuestion{});
}

}  // namespace
}  // namespace casebook::process
