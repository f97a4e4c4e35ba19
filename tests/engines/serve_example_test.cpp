// The example that the description of the protocol gives, word for word.
#include <gmock/gmock.h>

#include "served.hpp"

namespace casebook::engines {
namespace {

using testing::HasSubstr;

std::string ask(const std::string& question) {
  return answer_to(
      R"({"verb":"ask","seq":7,"position":)"
      R"({"map":"book","to-move":"north","north":{"cavalry":["J15","K15"]},"south":{"infantry":["L15"]}},)"
      R"("question":)" +
      question + "}");
}

TEST(ServeExample, Communication) {
  EXPECT_EQ(ask(R"({"communication":{}})"), R"({"seq":7,"answer":{"in":["J15","K15","L15"]}})");
}

TEST(ServeExample, Attack) {
  EXPECT_EQ(ask(R"({"attack":{"square":"L15"}})"),
            R"({"seq":7,"answer":{"offence":8,"defence":10,"outcome":"resists",)"
            R"("counting":{"J15":4,"K15":4,"L15":10},"not-counting":{}}})");
}

// All within two squares but J15 and L15, rows I-M, columns 13-17.
TEST(ServeExample, Moves) {
  EXPECT_EQ(ask(R"({"moves":{"of":"K15"}})"),
            R"({"seq":7,"answer":{"to":["I13","I14","I15","I16","I17","J13","J14","J16","J17",)"
            R"("K13","K14","K16","K17","L13","L14","L16","L17","M13","M14","M15","M16","M17"]}})");
}

TEST(ServeExample, AllMovesAreSortedByFirstSquare) {
  const std::string answer = ask(R"({"moves":{}})");
  EXPECT_THAT(answer, HasSubstr(R"({"seq":7,"answer":{"all":["J15-H13","J15-H14",)"));
  EXPECT_THAT(answer, HasSubstr(R"("J15-L17","K15-I13",)"));
}

TEST(ServeExample, LegalTurn) {
  EXPECT_EQ(ask(R"({"turn":{"play":"K15-K16 xL15"}})"),
            R"({"seq":7,"answer":{"legal":true,"position":{"map":"book","to-move":"south",)"
            R"("north":{"cavalry":["J15","K16"]},"south":{"infantry":["L15"]},"turn":2},)"
            R"("end":null,"account":["K15-K16","xL15","end of turn"]}})");
}

TEST(ServeExample, IllegalTurn) {
  EXPECT_EQ(ask(R"({"turn":{"play":"K15-K18"}})"),
            R"({"seq":7,"answer":{"legal":false,"at":0,"because":["move.speed"]}})");
}

TEST(ServeExample, Ends) {
  EXPECT_THAT(ask(R"({"turn":{"play":"surrender"}})"),
              HasSubstr(R"("end":{"winner":"south","by":"end.surrender"},)"));
  EXPECT_THAT(ask(R"({"turn":{"play":"draw"}})"),
              HasSubstr(R"("end":{"winner":null,"by":"end.draw-agreed"},)"));
}

TEST(ServeExample, Deployment) {
  EXPECT_EQ(ask(R"({"deployment":{}})"),
            R"({"seq":7,"answer":{"legal":false,)"
            R"("because":["deployment.roster","deployment.own-territory"]}})");
}

TEST(ServeExample, Perft) {
  EXPECT_EQ(ask(R"({"perft":{"depth":1}})"), R"({"seq":7,"answer":{"nodes":46}})");
}

TEST(ServeExample, ErrorsAreNoAnswers) {
  EXPECT_THAT(ask(R"({"attack":{"square":"A1"}})"), HasSubstr(R"({"seq":7,"error":"A1 )"));
  EXPECT_THAT(ask(R"({"turn":{"play":"K15-K15"}})"), HasSubstr(R"({"seq":7,"error":")"));
}

}  // namespace
}  // namespace casebook::engines
