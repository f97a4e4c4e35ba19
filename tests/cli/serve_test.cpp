#include "process.hpp"

namespace casebook::cli {
namespace {

class Serve : public CommandTest {};

// Infantry in the book's fort on L15 defends with 10 (II.4.2) and cannot be charged (II.6.2), so
// that the two cavalry count 4 each (II.5.3).
constexpr const char* question =
    R"({"verb":"ask","seq":7,"position":{"map":"book","to-move":"north","north":{"cavalry":["J15","K15"]},"south":{"infantry":["L15"]}},"question":{"attack":{"square":"L15"}}})"
    "\n";

TEST_F(Serve, AnswersALineWithALine) {
  const Ran ran = casebook("serve", std::string(question) + "{\"verb\":\"bye\"}\n" + question);
  EXPECT_EQ(ran.exit, 0);
  EXPECT_EQ(
      ran.out,
      R"({"seq":7,"answer":{"offence":8,"defence":10,"outcome":"resists","counting":{"J15":4,"K15":4,"L15":10},"not-counting":{}}})"
      "\n");
}

TEST_F(Serve, BeginsWithTheRulingsAskedFor) {
  const Ran ran = casebook("serve --rulings line-cutters=fighting-units",
                           "{\"verb\":\"hello\",\"protocol\":1}\n");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_NE(ran.out.find(R"("rulings":{"line-cutters":"fighting-units"})"), std::string::npos)
      << ran.out;
}

TEST_F(Serve, EndsWithItsInput) { EXPECT_EQ(casebook("serve").exit, 0); }

// Cavalry in a fort defends with 5 (II.5.2).
constexpr const char* cavalry_in_a_fort =
    R"({"verb":"ask","position":{"map":{"columns":6,"rows":1,"forts":["A6"],)"
    R"("arsenals":{"south":["A1"]}},"to-move":"north","south":{"cavalry":["A6"]}},)"
    R"("question":{"attack":{"square":"A6"}}})"
    "\n";

TEST_F(Serve, PutsAFaultIntoTheBitboard) {
  const Ran right = casebook("serve --engine bitboard", cavalry_in_a_fort);
  EXPECT_NE(right.out.find("\"defence\":5"), std::string::npos) << right.out;
  const Ran wrong =
      casebook("serve --engine bitboard --fault forts-raise-cavalry", cavalry_in_a_fort);
  EXPECT_NE(wrong.out.find("\"defence\":9"), std::string::npos) << wrong.out;
  const Ran unknown = casebook("serve --engine bitboard --fault none-such");
  EXPECT_EQ(unknown.exit, 2);
  EXPECT_NE(unknown.errors.find("the bitboard has no fault `none-such`"), std::string::npos);
}

}  // namespace
}  // namespace casebook::cli
