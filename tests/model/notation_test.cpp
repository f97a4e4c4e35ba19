// The text of a turn.
#include <gmock/gmock.h>

#include "casebook/model/action.hpp"
#include "casebook/model/limits.hpp"

namespace casebook {
namespace {

using testing::HasSubstr;

Square at(const char* text) { return *Square::parse(text); }
Move move(const char* from, const char* to) { return {at(from), at(to)}; }

struct Readable {
  const char* text;
  Turn turn;
};

std::vector<Readable> readable_turns() {
  using Kind = Turn::Kind;
  return {
      {"-", {Kind::played, {}}},
      {"surrender", {Kind::surrender, {}}},
      {"draw", {Kind::draw, {}}},
      {"K14-K15", {Kind::played, {move("K14", "K15")}}},
      {"A1-T25", {Kind::played, {move("A1", "T25")}}},  // how far is for the rules to judge
      {"xM12", {Kind::played, {Attack{at("M12")}}}},
      {"*T3", {Kind::played, {Destruction{at("T3")}}}},
      {"K14-K15 L17-L16 xM12",
       {Kind::played, {move("K14", "K15"), move("L17", "L16"), Attack{at("M12")}}}},
      {"xM12 K14-K15", {Kind::played, {Attack{at("M12")}, move("K14", "K15")}}},
      {"xM12 xM12", {Kind::played, {Attack{at("M12")}, Attack{at("M12")}}}},
      {"*T3 *T23 xA1",
       {Kind::played, {Destruction{at("T3")}, Destruction{at("T23")}, Attack{at("A1")}}}},
      {"A1-A2 A2-A3 A3-A4 A4-A5 A5-A6 A6-A7",
       {Kind::played,
        {move("A1", "A2"), move("A2", "A3"), move("A3", "A4"), move("A4", "A5"), move("A5", "A6"),
         move("A6", "A7")}}},
  };
}

TEST(TurnText, IsReadAndWrittenBack) {
  for (const Readable& readable : readable_turns()) {
    const auto turn = turn_from_text(readable.text);
    ASSERT_TRUE(turn) << readable.text << ": " << turn.error().message;
    EXPECT_EQ(*turn, readable.turn) << readable.text;
    EXPECT_EQ(to_text(*turn), readable.text);
  }
}

TEST(TurnText, MayHaveMoreBlanksThanItNeeds) {
  EXPECT_EQ(*turn_from_text("  K14-K15   xM12 "), *turn_from_text("K14-K15 xM12"));
  EXPECT_EQ(*turn_from_text(" - "), Turn{});
  EXPECT_EQ(turn_from_text(" draw ")->kind, Turn::Kind::draw);
}

struct Unreadable {
  const char* text;
  std::size_t offset;
};

constexpr Unreadable unreadable_turns[] = {{"K14", 0},
                                           {"K14-", 0},
                                           {"-K15", 0},
                                           {"K14-K15-K16", 0},
                                           {"K14--K15", 0},
                                           {"K14 - K15", 0},
                                           {"k14-k15", 0},
                                           {"K14-K26", 0},
                                           {"K14-U1", 0},
                                           {"K0-K1", 0},
                                           {"K014-K15", 0},
                                           {"K14:K15", 0},
                                           {"x", 0},
                                           {"*", 0},
                                           {"xK26", 0},
                                           {"XK14", 0},
                                           {"x K14", 0},
                                           {"*U3", 0},
                                           {"K14xK15", 0},
                                           {"K14-K15 -", 8},
                                           {"- K14-K15", 0},
                                           {"K14-K15 surrender", 8},
                                           {"draw draw", 0},
                                           {"Surrender", 0},
                                           {"--", 0},
                                           {"K14-K15  xM12 nonsense", 14},
                                           {"K14-K15,xM12", 0},
                                           {"K14-K15\txM12", 0},
                                           {"K14-K15\n", 0},
                                           {"K14–K15", 0}};

TEST(TurnText, UnreadableSaysWhereAndWhatToWrite) {
  for (const Unreadable& unreadable : unreadable_turns) {
    const auto turn = turn_from_text(unreadable.text);
    ASSERT_FALSE(turn) << unreadable.text;
    EXPECT_EQ(turn.error().offset, unreadable.offset) << unreadable.text;
    EXPECT_THAT(turn.error().message, HasSubstr("write a move as K14-K15")) << unreadable.text;
  }
}

TEST(TurnText, AMoveToItsOwnSquareIsUnreadable) {
  const auto turn = turn_from_text("xM12 K14-K14");
  ASSERT_FALSE(turn);
  EXPECT_EQ(turn.error().offset, 5U);
  EXPECT_THAT(turn.error().message, HasSubstr("own square"));
}

TEST(TurnText, NothingAtAllIsUnreadable) {
  for (const char* text : {"", " ", "    "}) {
    const auto turn = turn_from_text(text);
    ASSERT_FALSE(turn);
    EXPECT_THAT(turn.error().message, HasSubstr("write - for an empty turn"));
  }
}

TEST(TurnText, HasAtMost1000Actions) {
  std::string text;
  for (int i = 0; i < 1000; ++i) text += "xA1 ";
  ASSERT_TRUE(turn_from_text(text));
  EXPECT_EQ(turn_from_text(text)->actions.size(), limits::actions_in_turn);
  const auto turn = turn_from_text(text + "xA1");
  ASSERT_FALSE(turn);
  EXPECT_EQ(turn.error().offset, 4000U);
  EXPECT_THAT(turn.error().message, HasSubstr("1000"));
}

TEST(TurnText, AMessageShowsLittleOfALongWordAndNoControlCharacter) {
  const auto long_word = turn_from_text(std::string(1'000'000, 'K'));
  ASSERT_FALSE(long_word);
  EXPECT_LT(long_word.error().message.size(), 300U);
  const auto controls = turn_from_text("K1\x1b[31m\x7f");
  ASSERT_FALSE(controls);
  EXPECT_THAT(controls.error().message, HasSubstr("\"K1?[31m?\""));
}

TEST(ActionText, WritesEveryKind) {
  EXPECT_EQ(to_text(Action{move("K14", "K15")}), "K14-K15");
  EXPECT_EQ(to_text(Action{Attack{at("M12")}}), "xM12");
  EXPECT_EQ(to_text(Action{Destruction{at("T3")}}), "*T3");
  EXPECT_EQ(to_text(Action{EndOfTurn{}}), "end of the turn");
}

TEST(MoveText, IsReadAlone) {
  EXPECT_EQ(move_from_text("K14-K15"), move("K14", "K15"));
  for (const char* text : {"", "K14", "K14-K14", "K14-K15 ", "xK14", "-"})
    EXPECT_FALSE(move_from_text(text)) << text;
}

TEST(Moves, GoByFirstSquareThenLast) {
  EXPECT_TRUE(move("A1", "T25") < move("A2", "A1"));
  EXPECT_TRUE(move("A2", "A1") < move("A2", "A3"));
  EXPECT_FALSE(move("A2", "A3") < move("A2", "A3"));
}

}  // namespace
}  // namespace casebook
