// What an engine is found to do: its readings, its faults, and where it differs.
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "process.hpp"

namespace casebook::cli {
namespace {

const std::string corpus = " --scenarios " CASEBOOK_SCENARIOS " ";
const std::string served = "-- " CASEBOOK_EXECUTABLE " serve ";

class Infer : public CommandTest {};
class Fuzz : public CommandTest {};

TEST_F(Infer, NamesTheReadingsOfAProgram) {
  const Ran ran =
      casebook("infer" + corpus + served + "--rulings terrain-bonus=only-when-attacked");
  EXPECT_EQ(ran.exit, 0) << ran.errors;
  EXPECT_NE(ran.out.find("  * terrain-bonus                only-when-attacked\n"),
            std::string::npos);
  EXPECT_NE(ran.out.find("\nreadings: terrain-bonus: only-when-attacked\n"), std::string::npos);
}

TEST_F(Infer, NamesAFault) {
  const Ran ran = casebook("infer --engine literal:cavalry-goes-one-square" + corpus);
  EXPECT_EQ(ran.exit, 1);
  EXPECT_NE(ran.out.find("cavalry-goes-one-square (move.speed)"), std::string::npos) << ran.out;
}

TEST_F(Infer, WritesWhatItFoundAsJson) {
  const Ran ran = casebook("infer --engine bitboard --json -" + corpus);
  EXPECT_EQ(ran.exit, 0);
  const auto found = nlohmann::json::parse(ran.out);
  EXPECT_EQ(found["engine"], "casebook-bitboard");
  EXPECT_EQ(found["rulings"].size(), 22U);
  EXPECT_TRUE(found["deviations"].empty());
  EXPECT_LE(found["asked"].get<int>(), 150);
}

TEST_F(Infer, SaysWhatItTakes) {
  EXPECT_EQ(casebook("infer" + corpus).exit, 2);
  EXPECT_EQ(casebook("infer --questions 0 --engine bitboard" + corpus).exit, 2);
  EXPECT_EQ(casebook("infer --engine bitboard" + corpus + served).exit, 2);
  EXPECT_EQ(casebook("infer --engine bitboard --scenarios nowhere").exit, 2);
  EXPECT_EQ(casebook("infer" + corpus + "-- /no/such/program").exit, 3);
  EXPECT_EQ(casebook("infer" + corpus + "-- true").exit, 3);
}

TEST_F(Fuzz, WritesWhatItFinds) {
  const Ran ran = casebook("fuzz --cases 60" + corpus + served + "--fault cavalry-goes-one-square");
  EXPECT_EQ(ran.exit, 1) << ran.errors;
  EXPECT_NE(ran.out.find("as if cavalry moves one square only"), std::string::npos) << ran.out;
  std::string file;
  for (const auto& entry : std::filesystem::directory_iterator(folder / "found"))
    file = entry.path().string();
  ASSERT_FALSE(file.empty());
  EXPECT_EQ(casebook("run " + file).exit, 0);
  EXPECT_EQ(casebook("run --engine literal:cavalry-goes-one-square " + file).exit, 1);
  EXPECT_EQ(casebook("check " + file).exit, 1);  // no person has worked it out yet
}

TEST_F(Fuzz, LeavesNothingBehindWhereNothingIsWrong) {
  const Ran ran = casebook("fuzz --engine bitboard --cases 40 --seed 3 --shard 1/2" + corpus);
  EXPECT_EQ(ran.exit, 0);
  EXPECT_EQ(ran.out, "20 cases, 0 different disagreements found\n");
  EXPECT_FALSE(std::filesystem::exists(folder / "found"));
}

TEST_F(Fuzz, TakesReadingsAndATime) {
  const Ran ran =
      casebook("fuzz --engine bitboard --for 1s --under line-cutters=fighting-units" + corpus);
  EXPECT_EQ(ran.exit, 0) << ran.out;
}

// The engine is told nothing: it goes on by the default, and that is a disagreement.
TEST_F(Fuzz, HoldsAnEngineToTheReadingsThatWereInferred) {
  write(
      "found.json",
      R"({"engine":"x","rulings":[{"ruling":"terrain-bonus","readings":["only-when-attacked"]}]})");
  const std::string fuzz = "fuzz --cases 100 --findings 1" + corpus;
  EXPECT_EQ(casebook(fuzz + served).exit, 0);
  const Ran ran = casebook(fuzz + "--inferred found.json " + served);
  EXPECT_EQ(ran.exit, 1) << ran.errors;
}

TEST_F(Fuzz, EndsAfterSoManyFindings) {
  const Ran ran =
      casebook("fuzz --findings 1" + corpus + served + "--fault infantry-factors-swapped");
  EXPECT_EQ(ran.exit, 1) << ran.errors;
  EXPECT_NE(ran.out.find(", 1 different disagreement found"), std::string::npos) << ran.out;
}

TEST_F(Fuzz, SaysWhatItTakes) {
  for (const std::string wrong :
       {"--cases 0", "--for soon", "--for 60s --cases 3", "--shard 2/2", "--shard 1", "--seed -1",
        "--findings 0", "--inferred none.json", "--under terrain-bonus=never"}) {
    const Ran ran = casebook("fuzz --engine bitboard " + wrong + corpus);
    EXPECT_EQ(ran.exit, 2) << wrong;
    EXPECT_EQ(ran.out, "") << wrong;
    EXPECT_NE(ran.errors, "") << wrong;
  }
  EXPECT_EQ(casebook("fuzz" + corpus + "-- false").exit, 3);
}

}  // namespace
}  // namespace casebook::cli
