#include "casebook/engines/literal_engine.hpp"

#include <gmock/gmock.h>

#include "casebook/engines/protocol.hpp"

namespace casebook::engines {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;
using testing::SizeIs;

Square at(std::string_view text) { return *Square::parse(text); }

Position position(const std::string& json) {
  const auto position = position_from_json(json);
  if (!position) ADD_FAILURE() << position.error();
  return position.value_or(Position{});
}

// The example of the protocol: cavalry before a fort.
Position example() {
  return position(
      R"({"map":"book","to-move":"north","north":{"cavalry":["J15","K15"]},"south":{"infantry":["L15"]}})");
}

template <class Answer>
Answer ask(Engine& engine, const Position& position, const Question& question) {
  const Reply reply = engine.ask(position, question);
  EXPECT_TRUE(std::holds_alternative<Answer>(reply)) << reply_to_json(reply, question);
  return std::holds_alternative<Answer>(reply) ? std::get<Answer>(reply) : Answer{};
}

template <class Answer>
Answer ask(const Position& position, const Question& question) {
  return ask<Answer>(*make_literal_engine(), position, question);
}

TEST(LiteralEngine, IntroducesItself) {
  const auto engine = make_literal_engine();
  const Introduction introduction = engine->introduction();
  EXPECT_EQ(introduction.engine, "casebook-literal");
  EXPECT_THAT(introduction.answers,
              ElementsAre("communication", "attack", "moves", "turn", "deployment", "perft",
                          "line"));
  EXPECT_EQ(introduction.rulings, Rulings{});
}

TEST(LiteralEngine, AnswersCommunication) {
  const auto reply = ask<CommunicationReply>(example(), CommunicationQuestion{});
  EXPECT_EQ(reply.in, (Squares{at("J15"), at("K15"), at("L15")}));
}

TEST(LiteralEngine, AnswersAnAttackWithEveryUnitThatCounts) {
  const auto reply = ask<AttackReply>(example(), AttackQuestion{at("L15")});
  EXPECT_EQ(reply.offence, 8);
  EXPECT_EQ(reply.defence, 10);
  EXPECT_EQ(reply.outcome, Outcome::resists);
  EXPECT_THAT(*reply.counting,
              ElementsAre(Pair(at("J15"), 4), Pair(at("K15"), 4), Pair(at("L15"), 10)));
}

TEST(LiteralEngine, RefusesAnAttackOnNobody) {
  EXPECT_THAT(ask<Refused>(example(), AttackQuestion{at("L16")}).why, HasSubstr("L16"));
  const Position small =
      position(R"({"map":{"columns":3,"rows":3},"to-move":"north","north":{"infantry":["A1"]}})");
  EXPECT_THAT(ask<Refused>(small, AttackQuestion{at("T25")}).why, HasSubstr("T25"));
}

// Two squares each way are 24; the other cavalry and the enemy stand on two of them.
TEST(LiteralEngine, AnswersMoves) {
  EXPECT_THAT(ask<MovesReply>(example(), MovesQuestion{at("K15")}).moves, SizeIs(22));
  EXPECT_THAT(ask<MovesReply>(example(), MovesQuestion{}).moves, SizeIs(44));
  EXPECT_THAT(ask<MovesReply>(example(), MovesQuestion{at("L15")}).moves, IsEmpty());
  EXPECT_THAT(ask<MovesReply>(example(), MovesQuestion{at("A1")}).moves, IsEmpty());
}

TEST(LiteralEngine, PlaysALegalTurn) {
  const auto reply = ask<TurnReply>(example(), TurnQuestion{"K15-K16 xL15"});
  ASSERT_TRUE(std::holds_alternative<LegalTurnReply>(reply));
  const auto& legal = std::get<LegalTurnReply>(reply);
  EXPECT_FALSE(legal.end);
  ASSERT_TRUE(legal.position);
  const Position after = position(
      R"({"map":"book","to-move":"south","north":{"cavalry":["J15","K16"]},"south":{"infantry":["L15"]}})");
  EXPECT_EQ(*legal.position, after);
  EXPECT_EQ(legal.position->turn, 2);
}

TEST(LiteralEngine, RefusesAnIllegalTurn) {
  const auto reply = ask<TurnReply>(example(), TurnQuestion{"J15-J16 K15-K18"});
  ASSERT_TRUE(std::holds_alternative<IllegalTurnReply>(reply));
  EXPECT_EQ(std::get<IllegalTurnReply>(reply).at, 1);
  EXPECT_THAT(*std::get<IllegalTurnReply>(reply).because, ElementsAre("move.speed"));
}

TEST(LiteralEngine, SurrenderAndDrawEndTheWar) {
  const auto end_after = [](const std::string& play) {
    const auto reply = ask<TurnReply>(example(), TurnQuestion{play});
    const auto* legal = std::get_if<LegalTurnReply>(&reply);
    return legal == nullptr ? std::nullopt : legal->end;
  };
  EXPECT_EQ(end_after("surrender"), (End{Side::south, EndCause::surrender}));
  EXPECT_EQ(end_after("draw"), (End{std::nullopt, EndCause::draw_agreed}));
}

TEST(LiteralEngine, AnUnreadableTurnIsNoIllegalTurn) {
  for (const std::string play : {"", "K15", "K15-K15", "K15-K16, xL15", "- -", "k15-k16"})
    EXPECT_THAT(ask<Refused>(example(), TurnQuestion{play}).why, HasSubstr("cannot be read"));
}

TEST(LiteralEngine, ReadsAThousandActionsAndNoMore) {
  std::string play;
  for (int i = 0; i < 1000; ++i) play += "xL15 ";
  EXPECT_TRUE(
      std::holds_alternative<IllegalTurnReply>(ask<TurnReply>(example(), TurnQuestion{play})));
  EXPECT_THAT(ask<Refused>(example(), TurnQuestion{play + "xL15"}).why, HasSubstr("1000"));
}

TEST(LiteralEngine, AsksAboutDeploymentOnTheBooksMapOnly) {
  const auto two = [](const std::string& map) {
    return position(
        R"({"map":)" + map +
        R"(,"to-move":"north","north":{"infantry":["A1"]},"south":{"infantry":["T1"]}})");
  };
  const auto reply = ask<DeploymentReply>(two(R"("book")"), DeploymentQuestion{});
  EXPECT_FALSE(reply.legal);
  EXPECT_THAT(reply.because, ElementsAre("deployment.roster"));
  EXPECT_THAT(ask<Skipped>(two(R"("open")"), DeploymentQuestion{}).why, HasSubstr("book"));
}

TEST(LiteralEngine, TheCommonOpeningIsALegalDeployment) {
  const Position opening = position(
      R"({"map":"book","to-move":"south","north":{"foot-communications":["D3"],)"
      R"("mounted-communications":["F5"],"foot-artillery":["G8"],"horse-artillery":["H6"],)"
      R"("cavalry":["G3","G4","H3","H4"],)"
      R"("infantry":["F10","G6","G7","G9","H5","H7","H8","H9","I6"]},)"
      R"("south":{"foot-communications":["O23"],"mounted-communications":["N17"],)"
      R"("foot-artillery":["K18"],"horse-artillery":["O16"],"cavalry":["K19","L18","L19","M18"],)"
      R"("infantry":["K15","K16","K17","L15","L16","L17","M15","M16","M17"]}})");
  const auto reply = ask<DeploymentReply>(opening, DeploymentQuestion{});
  EXPECT_TRUE(reply.legal);
  EXPECT_THAT(reply.because, IsEmpty());
  EXPECT_EQ(ask<CommunicationReply>(opening, CommunicationQuestion{}).in.size(), 34);
}

// 44 moves, the attack on L15, and the end of the turn.
TEST(LiteralEngine, CountsSequences) {
  EXPECT_EQ(ask<PerftReply>(example(), PerftQuestion{0}).nodes, 1U);
  EXPECT_EQ(ask<PerftReply>(example(), PerftQuestion{1}).nodes, 46U);
}

// K15 stands on the column of North's arsenal B15.
TEST(LiteralEngine, SaysHowAUnitIsReached) {
  const auto reply = ask<LineReply>(example(), LineQuestion{at("K15")});
  EXPECT_THAT(*reply.path, ElementsAre("B15 line K15"));
  EXPECT_THAT(*reply.cuts, IsEmpty());
  const Reply empty = make_literal_engine()->ask(example(), LineQuestion{at("A1")});
  EXPECT_EQ(std::get<Refused>(empty).why, "A1 is empty: there is no unit to reach");
}

// A3 is on no line of North's arsenals B15 and D8; A4 is on the diagonal of South's T23.
TEST(LiteralEngine, TakesReadings) {
  const Position lonely = position(
      R"({"map":"open","to-move":"south","north":{"foot-communications":["A3"]},"south":{"infantry":["A4"]}})");
  const auto engine = make_literal_engine();
  const Question attack = AttackQuestion{at("A3")};
  EXPECT_EQ(ask<AttackReply>(*engine, lonely, attack).defence, 1);
  const Rulings rulings = Rulings{}.with(IsolatedCommunicationsUnit::defends_with_zero);
  EXPECT_THAT(engine->take(rulings), IsEmpty());
  EXPECT_EQ(engine->introduction().rulings, rulings);
  const auto reply = ask<AttackReply>(*engine, lonely, attack);
  EXPECT_EQ(reply.defence, 0);
  EXPECT_THAT(*reply.counting, ElementsAre(Pair(at("A4"), 4)));
  EXPECT_THAT(engine->take(Rulings{}), IsEmpty());
  EXPECT_EQ(ask<AttackReply>(*engine, lonely, attack).defence, 1);
}

}  // namespace
}  // namespace casebook::engines
