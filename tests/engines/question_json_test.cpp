#include <gmock/gmock.h>

#include "casebook/engines/protocol.hpp"
#include "casebook/model/limits.hpp"

namespace casebook::engines {
namespace {

using testing::HasSubstr;

// Reads a question and writes it again.
std::string again(const std::string& json, Notation notation = Notation::book) {
  const auto question = question_from_json(json);
  return question ? question_to_json(*question, notation) : "in error: " + question.error();
}

TEST(QuestionJson, EveryQuestionComesBackAsItWas) {
  for (const std::string json :
       {R"({"communication":{}})", R"({"attack":{"square":"L15"}})", R"({"moves":{}})",
        R"({"moves":{"of":"K15"}})", R"({"turn":{"play":"K15-K16 xL15"}})", R"({"deployment":{}})",
        R"({"perft":{"depth":2}})", R"({"line":{"of":"K15"}})"})
    EXPECT_EQ(again(json), json);
}

TEST(QuestionJson, EachIsTheQuestionOfItsName) {
  EXPECT_EQ(name(*question_from_json(R"({"attack":{"square":"L15"}})")), "attack");
  const auto attack = question_from_json(R"({"attack":{"square":"L15"}})");
  EXPECT_EQ(std::get<AttackQuestion>(*attack).square, *Square::parse("L15"));
  const auto moves = question_from_json(R"({"moves":{"of":"K15"}})");
  EXPECT_EQ(std::get<MovesQuestion>(*moves).of, Square::parse("K15"));
  EXPECT_EQ(std::get<MovesQuestion>(*question_from_json(R"({"moves":{}})")).of, std::nullopt);
  const auto turn = question_from_json(R"({"turn":{"play":"no turn"}})");
  EXPECT_EQ(std::get<TurnQuestion>(*turn).play, "no turn");
}

TEST(QuestionJson, IgnoresKeysItDoesNotKnow) {
  EXPECT_EQ(again(R"({"note":[1],"moves":{"of":"K15","side":"north"}})"),
            R"({"moves":{"of":"K15"}})");
  EXPECT_EQ(again(R"({"communication":{"side":"north"}})"), R"({"communication":{}})");
}

TEST(QuestionJson, BoundsTheDepth) {
  const auto depth = [](int d) { return R"({"perft":{"depth":)" + std::to_string(d) + "}}"; };
  EXPECT_EQ(again(depth(0)), depth(0));
  EXPECT_EQ(again(depth(limits::perft_depth)), depth(limits::perft_depth));
  EXPECT_THAT(again(depth(limits::perft_depth + 1)), HasSubstr("from 0 to 20, not 21"));
  EXPECT_THAT(again(depth(-1)), HasSubstr("from 0 to 20, not -1"));
}

TEST(QuestionJson, SaysWhatIsWrong) {
  EXPECT_THAT(again("{}"), HasSubstr("communication, attack, moves, turn, deployment, perft, line"));
  EXPECT_THAT(again(R"({"atack":{}})"), HasSubstr("communication, attack"));
  EXPECT_THAT(again("[]"), HasSubstr("an object"));
  EXPECT_THAT(again(R"({"communication":{},"deployment":{}})"),
              HasSubstr("deployment in a line of its own"));
  EXPECT_THAT(again(R"({"communication":[]})"), HasSubstr("an object, not a list"));
  EXPECT_THAT(again(R"({"communication":null})"), HasSubstr("an object, not null"));
  EXPECT_THAT(again(R"({"attack":{}})"), HasSubstr("\"square\" is missing"));
  EXPECT_THAT(again(R"({"attack":{"square":"L26"}})"), HasSubstr("\"L26\" is no square"));
  EXPECT_THAT(again(R"({"moves":{"of":null}})"), HasSubstr("a text, not null"));
  EXPECT_THAT(again(R"({"turn":{}})"), HasSubstr("\"play\" is missing"));
  EXPECT_THAT(again(R"({"turn":{"play":["K15-K16"]}})"), HasSubstr("a text, not a list"));
  EXPECT_THAT(again(R"({"perft":{}})"), HasSubstr("\"depth\" is missing"));
  EXPECT_THAT(again(R"({"perft":{"depth":1.5}})"), HasSubstr("not 1.5"));
  EXPECT_THAT(again(R"({"line":{}})"), HasSubstr("\"of\" is missing"));
}

TEST(QuestionJson, TranslatesSquaresForASpreadsheet) {
  EXPECT_EQ(again(R"({"attack":{"square":"L15"}})", Notation::spreadsheet),
            R"({"attack":{"square":"O12"}})");
  EXPECT_EQ(again(R"({"line":{"of":"L15"}})", Notation::spreadsheet), R"({"line":{"of":"O12"}})");
  EXPECT_EQ(again(R"({"turn":{"play":"K15-K16 xL15"}})", Notation::spreadsheet),
            R"({"turn":{"play":"O11-P11 xO12"}})");
  EXPECT_EQ(again(R"({"turn":{"play":"A1-B1 *T25"}})", Notation::spreadsheet),
            R"({"turn":{"play":"A1-A2 *Y20"}})");
  for (const std::string same : {"-", "surrender", "draw", "unreadable K15"}) {
    const std::string json = R"({"turn":{"play":")" + same + R"("}})";
    EXPECT_EQ(again(json, Notation::spreadsheet), json);
  }
}

}  // namespace
}  // namespace casebook::engines
