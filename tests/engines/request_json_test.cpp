#include <gmock/gmock.h>

#include "casebook/engines/protocol.hpp"

namespace casebook::engines {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// Reads a request and writes it again.
std::string again(const std::string& line) {
  const auto request = request_from_json(line);
  return request ? request_to_json(*request) : "in error: " + request.error().message;
}

TEST(RequestJson, EveryRequestComesBackAsItWas) {
  for (const std::string line :
       {R"({"verb":"hello","protocol":1})", R"({"verb":"rulings","set":{}})",
        R"({"verb":"rulings","set":{"terrain-bonus":"only-when-attacked"}})",
        R"({"seq":7,"verb":"ask","position":{"map":"book","to-move":"north",)"
        R"("north":{"cavalry":["K15"]},"south":{},"turn":4},"question":{"moves":{"of":"K15"}}})",
        R"({"seq":8,"verb":"bye"})"})
    EXPECT_EQ(again(line), line);
}

TEST(RequestJson, ReadsReadings) {
  const auto request = request_from_json(
      R"({"verb":"rulings","set":{"terrain-bonus":"only-when-attacked","units-stop-fire":"none"}})");
  ASSERT_TRUE(request);
  const auto& rulings = std::get<RulingsRequest>(request->verb);
  EXPECT_EQ(rulings.rulings, Rulings{}.with(TerrainBonus::only_when_attacked));
  EXPECT_TRUE(rulings.unknown.empty());
}

TEST(RequestJson, NamesWhatIsNoRulingOrReading) {
  const auto request =
      request_from_json(R"({"verb":"rulings","set":{"weather":"fine","terrain-bonus":"never"}})");
  ASSERT_TRUE(request);
  EXPECT_THAT(std::get<RulingsRequest>(request->verb).unknown,
              ElementsAre("weather", "terrain-bonus"));
}

TEST(RequestJson, WritesForASpreadsheet) {
  const auto request = request_from_json(
      R"({"verb":"ask","position":{"map":"book","to-move":"north","north":{"cavalry":["K15"]}},)"
      R"("question":{"turn":{"play":"K15-K16"}}})");
  ASSERT_TRUE(request);
  EXPECT_EQ(request_to_json(*request, Notation::spreadsheet),
            R"({"verb":"ask","position":{"map":"book","to-move":"north",)"
            R"("north":{"cavalry":["O11"]},"south":{},"turn":1},)"
            R"("question":{"turn":{"play":"O11-P11"}}})");
}

TEST(RequestJson, KeepsSeqAsItIsWritten) {
  for (const std::string seq :
       {"7", "-7", "\"a b\"", "null", "true", "1.50", "[1,{\"x\":\"y\"}]", "{}", "1e5",
        "123456789012345678901234567890", "9223372036854775808"}) {
    const auto request = request_from_json(R"({"verb":"bye","seq":)" + seq + "}");
    ASSERT_TRUE(request) << seq;
    EXPECT_EQ(request->seq, seq);
  }
}

TEST(RequestJson, AFaultIsAnsweredUnderItsSeq) {
  const auto seq_of_fault = [](const std::string& line) {
    const auto request = request_from_json(line);
    return request ? "no fault" : request.error().seq;
  };
  EXPECT_EQ(seq_of_fault(R"({"verb":"fly","seq":7})"), "7");
  EXPECT_EQ(seq_of_fault(R"({"seq":7})"), "7");
  EXPECT_EQ(seq_of_fault(R"({"verb":"bye","verb":"bye","seq":7})"), "7");
  EXPECT_EQ(seq_of_fault(R"({"verb":"bye","seq":7,"seq":8})"), "");
  EXPECT_EQ(seq_of_fault(R"({"seq":7)"), "");
  EXPECT_EQ(seq_of_fault("[7]"), "");
}

TEST(RequestJson, SaysWhatIsWrong) {
  EXPECT_THAT(again("{}"), HasSubstr("\"verb\" is missing"));
  EXPECT_THAT(again(R"({"verb":7})"), HasSubstr("a text, not a whole number"));
  EXPECT_THAT(again(R"({"verb":"fly"})"), HasSubstr("\"fly\" is none of hello, rulings"));
  EXPECT_THAT(again(R"({"verb":"hello","protocol":2})"), HasSubstr("protocol 1"));
  EXPECT_THAT(again(R"({"verb":"rulings"})"), HasSubstr("\"set\" is missing"));
  EXPECT_THAT(again(R"({"verb":"rulings","set":[]})"), HasSubstr("an object"));
  EXPECT_THAT(again(R"({"verb":"rulings","set":{"terrain-bonus":1}})"), HasSubstr("terrain-bonus"));
  EXPECT_THAT(again(R"({"verb":"ask","question":{"moves":{}}})"),
              HasSubstr("\"position\" is missing"));
  EXPECT_THAT(again(R"({"verb":"ask","position":{"map":"book","to-move":"north"}})"),
              HasSubstr("\"question\" is missing"));
  EXPECT_THAT(again(R"({"verb":"ask","position":{"map":"book","to-move":"north","nort":{}},)"
                    R"("question":{"moves":{}}})"),
              HasSubstr("nort"));
}

TEST(RequestJson, QuotesNoMoreThanItMust) {
  const std::string long_verb(10'000, 'v');
  EXPECT_LT(again(R"({"verb":")" + long_verb + R"("})").size(), 200U);
  const std::string accents = [] {
    std::string text;
    for (int i = 0; i < 100; ++i) text += "\xc3\xa9";
    return text;
  }();
  const auto request = request_from_json(R"({"verb":")" + accents + R"("})");
  ASSERT_FALSE(request);
  EXPECT_THAT(request.error().message, testing::Not(HasSubstr("\xef\xbf\xbd")));
}

}  // namespace
}  // namespace casebook::engines
