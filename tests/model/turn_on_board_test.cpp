#include "casebook/model/turn_on_board.hpp"

#include <gtest/gtest.h>

namespace casebook {
namespace {

TEST(TurnOnBoard, ReadsATurnWithinTheMap) {
  EXPECT_EQ(to_text(turn_on_board("A1-A3 xB2", Board(3, 3)).value()), "A1-A3 xB2");
  EXPECT_EQ(to_text(turn_on_board("-", Board(3, 3)).value()), "-");
  EXPECT_EQ(to_text(turn_on_board("A3-A4", *book_map()).value()), "A3-A4");
}

TEST(TurnOnBoard, ASquareBeyondTheEdgeIsUnreadable) {
  const auto move = turn_on_board("A1-A2 A3-A4", Board(3, 3));
  ASSERT_FALSE(move);
  EXPECT_EQ(move.error().offset, 9U);
  EXPECT_EQ(move.error().message, "A4 is beyond the edge of this map");
  EXPECT_FALSE(turn_on_board("xD1", Board(3, 3)));
  EXPECT_FALSE(turn_on_board("*A4", Board(3, 3)));
}

TEST(TurnOnBoard, WhatIsUnreadableAnywhereIsUnreadableHere) {
  EXPECT_FALSE(turn_on_board("A1-A1", Board(3, 3)));
}

}  // namespace
}  // namespace casebook
