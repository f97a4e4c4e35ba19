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
      R"({"seq":7,"answer":{"offence":8,"defence":10,"outcome":"resists","counting":{"J15":4,"K15":4,"L15":10}}})"
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

}  // namespace
}  // namespace casebook::cli
