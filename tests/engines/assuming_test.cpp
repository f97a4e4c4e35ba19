#include "casebook/engines/assuming.hpp"

#include <gtest/gtest.h>

#include "casebook/engines/literal_engine.hpp"
#include "casebook/engines/protocol.hpp"

namespace casebook::engines {
namespace {

const Rulings known = Rulings{}.with(TerrainBonus::only_when_attacked);

TEST(Assuming, TakesTheReadingsThatAreKnownAndNoOthers) {
  const auto engine = assuming(make_literal_engine(), known);
  EXPECT_TRUE(engine->take(known).empty());
  EXPECT_EQ(engine->take(Rulings{}), std::vector<Ruling>{Ruling::terrain_bonus});
  EXPECT_EQ(engine->introduction().rulings, known);
}

// What it is asked reaches the engine as it is: two cavalry before a fort count 4 each (II.6.2).
TEST(Assuming, AsksTheEngine) {
  const auto engine = assuming(make_literal_engine(), known);
  const auto position =
      position_from_json(R"({"map":"book","to-move":"north","north":{"cavalry":["J15","K15"]},)"
                         R"("south":{"infantry":["L15"]}})");
  const Question question = AttackQuestion{*Square::parse("L15")};
  const Reply reply = engine->ask(position.value(), question);
  EXPECT_NE(reply_to_json(reply, question).find(R"("offence":8)"), std::string::npos);
}

}  // namespace
}  // namespace casebook::engines
