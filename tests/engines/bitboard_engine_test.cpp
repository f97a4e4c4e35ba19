#include "casebook/engines/bitboard_engine.hpp"

#include <gmock/gmock.h>

#include "casebook/engines/literal_engine.hpp"
#include "casebook/engines/protocol.hpp"

namespace casebook::engines {
namespace {

using testing::HasSubstr;

Position position(const std::string& json) {
  const auto position = position_from_json(json);
  if (!position) ADD_FAILURE() << position.error();
  return position.value_or(Position{});
}

// Two cavalry before a fort; a communications unit on no line.
std::vector<Position> positions() {
  return {
      position(
          R"({"map":"book","to-move":"north","north":{"cavalry":["J15","K15"]},"south":{"infantry":["L15"]}})"),
      position(
          R"({"map":"open","to-move":"south","north":{"foot-communications":["A3"]},"south":{"infantry":["A4"]}})"),
      position(R"({"map":{"columns":3,"rows":3},"to-move":"north","north":{"infantry":["A1"]}})"),
  };
}

std::vector<Question> questions() {
  return {CommunicationQuestion{},
          AttackQuestion{*Square::parse("L15")},
          AttackQuestion{*Square::parse("A3")},
          MovesQuestion{},
          MovesQuestion{*Square::parse("K15")},
          TurnQuestion{"K15-K16 xL15"},
          TurnQuestion{"J15-J16 K15-K18"},
          TurnQuestion{"surrender"},
          TurnQuestion{"K15"},
          DeploymentQuestion{},
          PerftQuestion{2}};
}

void expect_same_replies(Engine& engine, Engine& literal) {
  for (const Position& about : positions())
    for (const Question& question : questions())
      EXPECT_EQ(reply_to_json(engine.ask(about, question), question),
                reply_to_json(literal.ask(about, question), question))
          << name(question);
}

TEST(BitboardEngine, IntroducesItself) {
  const Introduction introduction = make_bitboard_engine()->introduction();
  EXPECT_EQ(introduction.engine, "casebook-bitboard");
  EXPECT_EQ(introduction.answers, make_literal_engine()->introduction().answers);
  EXPECT_EQ(introduction.rulings, Rulings{});
}

TEST(BitboardEngine, RepliesAsTheLiteralOneDoes) {
  expect_same_replies(*make_bitboard_engine(), *make_literal_engine());
}

TEST(BitboardEngine, TakesReadings) {
  const auto engine = make_bitboard_engine();
  const auto literal = make_literal_engine();
  const Rulings rulings = Rulings{}.with(IsolatedCommunicationsUnit::defends_with_zero);
  EXPECT_TRUE(engine->take(rulings).empty());
  EXPECT_TRUE(literal->take(rulings).empty());
  EXPECT_EQ(engine->introduction().rulings, rulings);
  expect_same_replies(*engine, *literal);
  const Reply reply = engine->ask(positions()[1], AttackQuestion{*Square::parse("A3")});
  EXPECT_EQ(std::get<AttackReply>(reply).defence, 0);
}

TEST(BitboardEngine, RefusesAnAttackOnNobody) {
  const Reply reply =
      make_bitboard_engine()->ask(positions()[2], AttackQuestion{*Square::parse("T25")});
  EXPECT_THAT(std::get<Refused>(reply).why, HasSubstr("T25"));
}

}  // namespace
}  // namespace casebook::engines
