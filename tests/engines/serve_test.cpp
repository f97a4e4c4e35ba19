#include <gmock/gmock.h>

#include <stdexcept>

#include "served.hpp"

namespace casebook::engines {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

const std::string hello = R"({"verb":"hello","protocol":1})";
const std::string ask_moves =
    R"({"verb":"ask","seq":1,"position":{"map":"book","to-move":"north"},"question":{"moves":{}}})";

// ---------------------------------------------------------------- verbs

TEST(Serve, SaysHello) {
  EXPECT_THAT(answer_to(hello),
              testing::MatchesRegex(
                  R"(\{"engine":"casebook-literal","version":"[0-9]+\.[0-9]+\.[0-9]+",)"
                  R"("language":"C\+\+","source":"[^"]+","answers":\["communication","attack",)"
                  R"("moves","turn","deployment","perft","line"\],"rulings":\{\},"notation":"book"\})"));
}

TEST(Serve, TakesRulingsUntilOthersAreSet) {
  const auto lines = served(R"({"verb":"rulings","set":{"terrain-bonus":"only-when-attacked"}})"
                            "\n" +
                            hello + "\n" + R"({"verb":"rulings","set":{}})" + "\n" + hello + "\n");
  ASSERT_THAT(lines, SizeIs(4));
  EXPECT_EQ(lines[0], R"({"ok":true})");
  EXPECT_THAT(lines[1], HasSubstr(R"("rulings":{"terrain-bonus":"only-when-attacked"})"));
  EXPECT_EQ(lines[2], R"({"ok":true})");
  EXPECT_THAT(lines[3], HasSubstr(R"("rulings":{})"));
}

TEST(Serve, ChangesNothingWhenItCannotTakeAll) {
  const auto lines = served(
      R"({"verb":"rulings","set":{"units-stop-fire":"enemies"}})"
      "\n"
      R"({"verb":"rulings","seq":2,"set":{"weather":"fine","terrain-bonus":"only-when-attacked"}})"
      "\n" +
      hello + "\n");
  ASSERT_THAT(lines, SizeIs(3));
  EXPECT_EQ(lines[1], R"({"seq":2,"ok":false,"cannot":["weather"]})");
  EXPECT_THAT(lines[2], HasSubstr(R"("rulings":{"units-stop-fire":"enemies"})"));
}

// A3 is on no line of the arsenals of North, A4 is on one of T23.
TEST(Serve, AnswersUnderTheRulingsTaken) {
  const std::string ask = R"({"verb":"ask","position":{"map":"open","to-move":"south",)"
                          R"("north":{"foot-communications":["A3"]},"south":{"infantry":["A4"]}},)"
                          R"("question":{"attack":{"square":"A3"}}})"
                          "\n";
  const auto lines = served(
      ask + R"({"verb":"rulings","set":{"isolated-communications-unit":"defends-with-zero"}})" +
      "\n" + ask);
  ASSERT_THAT(lines, SizeIs(3));
  EXPECT_EQ(lines[0], R"({"answer":{"offence":4,"defence":1,"outcome":"destroyed",)"
                      R"("counting":{"A3":1,"A4":4},"not-counting":{}}})");
  EXPECT_EQ(lines[2], R"({"answer":{"offence":4,"defence":0,"outcome":"destroyed",)"
                      R"("counting":{"A4":4},)"
                      R"("not-counting":{"A3":"clash.isolated-communications-unit"}}})");
}

TEST(Serve, ByeEndsWithoutAnAnswer) {
  EXPECT_THAT(served(R"({"verb":"bye"})"
                     "\n" +
                     hello + "\n"),
              IsEmpty());
}

TEST(Serve, AnswersAnUnknownVerbByAnError) {
  EXPECT_THAT(answer_to(R"({"verb":"play","seq":3})"), StartsWith(R"({"seq":3,"error":")"));
}

TEST(Serve, SkipsDeploymentOffTheBooksMap) {
  EXPECT_THAT(answer_to(R"({"verb":"ask","seq":4,"position":{"map":"open","to-move":"north"},)"
                        R"("question":{"deployment":{}}})"),
              StartsWith(R"({"seq":4,"skipped":")"));
}

TEST(Serve, AnIllegalPositionIsAnError) {
  EXPECT_THAT(answer_to(R"({"verb":"ask","seq":5,"position":{"map":"book","to-move":"north",)"
                        R"("north":{"infantry":["C10"]}},"question":{"moves":{}}})"),
              testing::AllOf(StartsWith(R"({"seq":5,"error":")"), HasSubstr("C10")));
}

// ---------------------------------------------------------------- seq

TEST(Serve, RepeatsSeqOfAnyType) {
  for (const std::string seq : {"7", "\"a\\\"b\"", "null", "false", "2.50", "[1,2]", "{\"x\":[]}",
                                "-1", "100000000000000000000000000000000001"}) {
    const std::string with_seq = R"("seq":)" + seq + ",";
    EXPECT_EQ(answer_to(R"({"verb":"rulings","set":{},"seq":)" + seq + "}"),
              "{" + with_seq + R"("ok":true})");
    EXPECT_THAT(answer_to(R"({"verb":"hello","seq":)" + seq + "}"),
                StartsWith("{" + with_seq + R"("engine")"));
    EXPECT_THAT(answer_to(R"({"verb":"none","seq":)" + seq + "}"),
                StartsWith("{" + with_seq + R"("error")"));
  }
}

// ---------------------------------------------------------------- lines

TEST(Serve, IgnoresBlankLines) {
  EXPECT_THAT(served("\n  \n\r\n\t\n" + ask_moves + "\r\n\n"),
              ElementsAre(R"({"seq":1,"answer":{"all":[]}})"));
}

TEST(Serve, AnswersALastLineWithoutALineBreak) {
  EXPECT_THAT(served(ask_moves), ElementsAre(R"({"seq":1,"answer":{"all":[]}})"));
}

TEST(Serve, EndsWithTheInput) { EXPECT_THAT(served(""), IsEmpty()); }

TEST(Serve, StopsWhenNobodyListens) {
  const auto engine = make_literal_engine();
  std::istringstream in(hello + "\n" + hello + "\n");
  std::ostringstream out;
  out.setstate(std::ios::badbit);
  serve(*engine, in, out);
  EXPECT_EQ(out.str(), "");
}

// ---------------------------------------------------------------- engines that fail

class BadEngine : public Engine {
 public:
  Introduction introduction() override { return {"bad", "0", "C++", "here", {}, {}}; }
  std::vector<Ruling> take(const Rulings&) override {
    return {Ruling::line_cutters, Ruling::all_isolated};
  }
  Reply ask(const Position&, const Question& question) override {
    if (std::holds_alternative<MovesQuestion>(question)) throw std::runtime_error("out of order");
    return Failure{Failure::Kind::crashed, "it ended by itself"};
  }
};

TEST(Serve, NamesWhatTheEngineCannotTake) {
  BadEngine engine;
  EXPECT_THAT(served(engine, R"({"verb":"rulings","set":{}})"),
              ElementsAre(R"({"ok":false,"cannot":["line-cutters","all-isolated"]})"));
}

TEST(Serve, OutlivesAnEngineThatThrows) {
  BadEngine engine;
  const auto lines = served(engine, ask_moves + "\n" + hello + "\n");
  ASSERT_THAT(lines, SizeIs(2));
  EXPECT_EQ(lines[0], R"({"seq":1,"error":"the engine failed: out of order"})");
  EXPECT_THAT(lines[1], StartsWith(R"({"engine":"bad")"));
}

TEST(Serve, PassesOnAFailure) {
  BadEngine engine;
  const std::string ask = R"({"verb":"ask","position":{"map":"book","to-move":"north"},)"
                          R"("question":{"communication":{}}})";
  EXPECT_THAT(served(engine, ask), ElementsAre(R"({"error":"it ended by itself"})"));
}

}  // namespace
}  // namespace casebook::engines
