#include <gmock/gmock.h>

#include "casebook/engines/protocol.hpp"

namespace casebook::engines {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

std::string fault(const std::string& line) {
  const auto hello = hello_from_json(line);
  return hello ? "taken" : hello.error();
}

TEST(HelloJson, WritesAnIntroduction) {
  const Introduction introduction{"an engine",
                                  "1.2",
                                  "C++",
                                  "here",
                                  {"attack", "moves"},
                                  Rulings{}.with(TerrainBonus::only_when_attacked)};
  EXPECT_EQ(hello_to_json(introduction, "3"),
            R"({"seq":3,"engine":"an engine","version":"1.2","language":"C++","source":"here",)"
            R"("answers":["attack","moves"],"rulings":{"terrain-bonus":"only-when-attacked"},)"
            R"("notation":"book"})");
}

TEST(HelloJson, ReadsAnIntroduction) {
  const auto hello = hello_from_json(
      R"({"engine":"e","version":"1","language":"Java","source":"s","answers":["attack"],)"
      R"("rulings":{"units-stop-fire":"enemies"},"notation":"spreadsheet","mood":"good"})");
  ASSERT_TRUE(hello) << hello.error();
  EXPECT_EQ(hello->introduction.engine, "e");
  EXPECT_EQ(hello->introduction.version, "1");
  EXPECT_EQ(hello->introduction.language, "Java");
  EXPECT_EQ(hello->introduction.source, "s");
  EXPECT_THAT(hello->introduction.answers, ElementsAre("attack"));
  EXPECT_EQ(hello->introduction.rulings, Rulings{}.with(UnitsStopFire::enemies));
  EXPECT_EQ(hello->notation, Notation::spreadsheet);
}

TEST(HelloJson, TheNameIsEnough) {
  const auto hello = hello_from_json(R"({"engine":"e"})");
  ASSERT_TRUE(hello) << hello.error();
  EXPECT_THAT(hello->introduction.answers, SizeIs(6));
  EXPECT_EQ(hello->introduction.rulings, Rulings{});
  EXPECT_EQ(hello->notation, Notation::book);
}

TEST(HelloJson, SaysWhatIsWrong) {
  EXPECT_THAT(fault("{}"), HasSubstr("\"engine\" is missing"));
  EXPECT_THAT(fault("no"), HasSubstr("JSON"));
  EXPECT_THAT(fault(R"({"engine":7})"), HasSubstr("engine"));
  EXPECT_THAT(fault(R"({"engine":"e","answers":"all"})"), HasSubstr("answers"));
  EXPECT_THAT(fault(R"({"engine":"e","notation":"chess"})"), HasSubstr("chess"));
  EXPECT_THAT(fault(R"({"engine":"e","rulings":{"weather":"fine"}})"), HasSubstr("weather"));
  EXPECT_THAT(fault(R"({"engine":"e","rulings":{"terrain-bonus":"x"}})"),
              HasSubstr("terrain-bonus"));
}

TEST(TakenJson, ComesBackAsItWas) {
  EXPECT_EQ(taken_to_json({}), R"({"ok":true})");
  EXPECT_EQ(taken_to_json({"a", "b"}, "1"), R"({"seq":1,"ok":false,"cannot":["a","b"]})");
  EXPECT_THAT(*taken_from_json(R"({"ok":true})"), SizeIs(0));
  EXPECT_THAT(*taken_from_json(R"({"ok":false,"cannot":["a","b"]})"), ElementsAre("a", "b"));
  EXPECT_FALSE(taken_from_json(R"({"ok":false})"));
  EXPECT_FALSE(taken_from_json(R"({"ok":false,"cannot":[]})"));
  EXPECT_FALSE(taken_from_json(R"({"cannot":["a"]})"));
}

}  // namespace
}  // namespace casebook::engines
