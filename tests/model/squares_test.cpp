#include <gmock/gmock.h>

#include "casebook/model/square.hpp"

namespace casebook {
namespace {

using testing::ElementsAre;

Square at(const char* text) { return *Square::parse(text); }

std::vector<std::string> texts(const Squares& squares) {
  std::vector<std::string> texts;
  for (const Square square : squares) texts.push_back(square.text());
  return texts;
}

TEST(Squares, BeginEmpty) {
  const Squares none;
  EXPECT_TRUE(none.empty());
  EXPECT_EQ(none.size(), 0);
  EXPECT_TRUE(none.begin() == none.end());
  EXPECT_FALSE(none.contains(at("A1")));
}

TEST(Squares, HoldWhatIsPutIn) {
  Squares squares{at("T25"), at("A1")};
  squares.insert(at("L15"));
  squares.insert(at("L15"));
  EXPECT_EQ(squares.size(), 3);
  EXPECT_TRUE(squares.contains(at("L15")));
  EXPECT_FALSE(squares.contains(at("L14")));
  squares.erase(at("L15"));
  squares.erase(at("L14"));
  EXPECT_EQ(squares, (Squares{at("A1"), at("T25")}));
}

TEST(Squares, GoInReadingOrder) {
  const Squares squares{at("T25"), at("B1"), at("A25"), at("L9"), at("L10"), at("A1")};
  EXPECT_THAT(texts(squares), ElementsAre("A1", "A25", "B1", "L9", "L10", "T25"));
}

TEST(Squares, HoldAll500) {
  Squares all;
  for (int index = 0; index < Square::count; ++index) all.insert(Square::at(index));
  EXPECT_EQ(all.size(), 500);
  int next = 0;
  for (const Square square : all) EXPECT_EQ(square.index(), next++);
  EXPECT_EQ(next, 500);
}

TEST(Squares, JoinMeetAndDiffer) {
  const Squares a{at("A1"), at("L15")};
  const Squares b{at("L15"), at("T25")};
  EXPECT_THAT(texts(a | b), ElementsAre("A1", "L15", "T25"));
  EXPECT_THAT(texts(a & b), ElementsAre("L15"));
  EXPECT_THAT(texts(a - b), ElementsAre("A1"));
  EXPECT_THAT(texts(b - a), ElementsAre("T25"));
}

TEST(Squares, HashTellsSetsApart) {
  const std::hash<Squares> hash;
  EXPECT_EQ(hash(Squares{at("A1"), at("T25")}), hash(Squares{at("T25"), at("A1")}));
  Squares one{at("A1")};
  for (int index = 1; index < Square::count; ++index)
    EXPECT_NE(hash(one), hash(Squares{Square::at(index)})) << index;
}

}  // namespace
}  // namespace casebook
