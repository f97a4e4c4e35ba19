// Positions whose answers the sentences decide, whatever the readings of open questions.
#include <gmock/gmock.h>

#include "casebook/literal/questions.hpp"
#include "laid.hpp"

namespace casebook::literal {
namespace {

// "in" and "out" name units in communication and isolated ones; "among K15" and "not K15" squares
// that the unit can and cannot move to; other questions are those of answer().
struct Expected {
  std::string question;
  std::string answer;
};

struct Decided {
  std::string what;
  Position position;
  std::vector<Expected> expected;
};

BoardPointer rsg_map() {
  Board board(25, 20);
  board.set_arsenal(at("F8"), Side::north);
  board.set_arsenal(at("J8"), Side::south);
  return std::make_shared<const Board>(board);
}

std::vector<Decided> about_communication() {
  return {
      {"an isolated infantry does not move (4.3.1, 4.6.1, 4.6.2)",
       lay("I J6 J8", "I T19"),
       {{"in", "J8"}, {"out", "J6"}, {"J6", ""}}},
      {"a friend in communication defends an isolated unit (4.6.4, II.8.2)",
       lay("I J8", "I J6 A J3"),
       {{"xJ6", "4:8 resists"}}},
      {"an isolated supporter counts nothing (4.1.1, 4.2.1)",
       lay("I M8 A K8", "I M10 M12"),
       {{"in", "M10"}, {"out", "M12"}, {"xM10", "9:6 destroyed"}}},
      {"a communications unit off every line redirects nothing (4.3.3, 4.4.4)",
       lay("R K7 I K16", "I T19"),
       {{"out", "K16"}}},
      {"nor does a second one off the lines of the first (4.3.4)",
       lay("R J8 M K16 I E16", "I T19"),
       {{"out", "E16"}}},
      {"a bent chain of contact (4.5.1, 4.5.2)",
       lay("I J8 K9 K10 L11", "I T19"),
       {{"in", "K10 L11"}}},
      {"a gap ends the chain (4.5.1, 4.5.2)",
       lay("I J8 J10", "I T19"),
       {{"in", "J8"}, {"out", "J10"}}},
      {"a line crosses a pass (4.3.1)", lay("I G11", "I T19"), {{"in", "G11"}}},
      {"a line crosses its own units (4.3.1, 4.7.1)", lay("I H8 L8", "I T19"), {{"in", "H8 L8"}}},
      {"an isolated enemy infantry cuts a line (4.7.1)",
       lay("I R5", "I M10"),
       {{"out", "R5"}, {"out", "M10"}}},
      {"an enemy communications unit cuts a line (4.7.1)", lay("R O8", "I M10"), {{"out", "M10"}}},
      {"units that cut one another off (4.7.1)",
       lay("I O8", "I J8 M10"),
       {{"out", "O8"}, {"out", "J8 M10"}}},
      {"an enemy on an arsenal (4.1.3, 4.7.1)",
       lay("I T3", "I J3 J23"),
       {{"in", "J23"}, {"out", "J3"}, {"out", "T3"}}},
      {"a line crosses an empty enemy arsenal (4.3.1, 4.7.1)",
       lay("I J8", "R D3 I D9"),
       {{"in", "D3 D9"}}},
  };
}

std::vector<Decided> about_charges() {
  return {
      {"a column of two (II.6.1)", lay("R M15 C M11 M12", "I M10"), {{"xM10", "14:6 destroyed"}}},
      {"a column of four (II.6.1, II.8.5)",
       lay("R M15 C M11 M12 M13 M14", "I M10"),
       {{"xM10", "28:6 destroyed"}}},
      {"infantry in front, cavalry behind (II.5.3, II.6.1, II.8.4)",
       lay("R M15 I M11 C M12", "I M10"),
       {{"xM10", "8:6 destroyed"}}},
      {"a diagonal column of three (II.6.1)",
       lay("R H15 C L11 K12 J13", "I M10"),
       {{"xM10", "21:6 destroyed"}}},
      {"cavalry behind the first, but off the line (II.6.1, II.8.1)",
       lay("R M15 C M11 L12", "I M10"),
       {{"xM10", "7:6 shaken"}}},
      {"a column against a pass (II.4.1, II.4.2, II.6.2)",
       lay("R O8 C O15 O14", "I O16 R O23"),
       {{"xO16", "8:8 resists"}}},
      {"a charge out of a pass (II.5.1)", lay("C F10", "I F11 R F17"), {{"xF11", "7:6 shaken"}}},
      {"one charges, another fires from the other side (II.5.1, II.5.3)",
       lay("R M15 C M11 M8", "I M10"),
       {{"xM10", "11:6 destroyed"}}},
      {"cavalry does not support over 3 squares (II.8.4)",
       lay("I M8 A K8", "I M10 C P7"),
       {{"xM10", "9:6 destroyed"}}},
  };
}

std::vector<Decided> about_terrain_range_and_support() {
  return {
      {"the computer edition's worked example (II.6.1, III.2.1, III.2.2)",
       lay("A F9 C G7 H8 I G9", "A I6 I I8 J7 C I9", rsg_map()),
       {{"xI9", "23:19 destroyed"}}},
      {"infantry attacked in a fort (II.4.1, II.4.2)",
       lay("R M8 I M4 M5 A M6", "I M3"),
       {{"xM3", "13:10 destroyed"}}},
      {"infantry supports out of a pass (II.4.1, II.4.2, III.2.2)",
       south_to_move(lay("I F10 G11", "I H11 H12 A I11")),
       {{"xG11", "13:14 resists"}}},
      {"artillery attacked in a fort (II.7.1, II.7.2, II.7.3)",
       lay("R M8 I M4 M5 A M6", "A M3"),
       {{"xM3", "13:12 shaken"}}},
      {"a communications unit attacked in a fort (4.4.2)",
       lay("R M8 I M4", "R M3"),
       {{"xM3", "4:1 destroyed"}}},
      {"artillery 4 squares away (II.8.2)", lay("R M15 A M14", "I M10"), {{"xM10", "0:6 none"}}},
      {"infantry 2 and 3 squares away (II.8.3)",
       lay("R M15 I M12 M13", "I M10"),
       {{"xM10", "4:6 resists"}}},
      {"infantry supports a communications unit (4.4.2, III.2.2)",
       lay("I M8 K8", "R M10 I N9"),
       {{"xM10", "8:7 shaken"}}},
      {"a communications unit supports over 2 squares (4.4.2, III.2.2)",
       lay("I M8 K8", "I M10 R O8"),
       {{"xM10", "8:7 shaken"}}},
      {"two squares round a mountain (4.3.1, II.2.3)",
       lay("C D9", "I T19"),
       {{"among D9", "B10 F10 D7"}, {"not D9", "D11"}}},
      {"an isolated foot communications unit moves 1 square (4.4.4, II.2.1)",
       lay("R J6", "I T19"),
       {{"among J6", "I5 K7"}, {"not J6", "L6"}}},
  };
}

std::vector<Decided> decided_cases() {
  std::vector<Decided> all = about_communication();
  for (const auto& more : {about_charges(), about_terrain_range_and_support()})
    all.insert(all.end(), more.begin(), more.end());
  return all;
}

void expect_held(const Decided& decided, const Expected& expected) {
  const std::string& question = expected.question;
  const Squares named = squares(question[0] == 'x' ? "" : expected.answer);
  if (question == "in") {
    EXPECT_EQ(named - communication(decided.position, defaults()).in, Squares{}) << decided.what;
  } else if (question == "out") {
    EXPECT_EQ(named & communication(decided.position, defaults()).in, Squares{}) << decided.what;
  } else if (question.rfind("among ", 0) == 0) {
    EXPECT_EQ(named - squares(answer(decided.position, question.substr(6))), Squares{})
        << decided.what;
  } else if (question.rfind("not ", 0) == 0) {
    EXPECT_EQ(named & squares(answer(decided.position, question.substr(4))), Squares{})
        << decided.what;
  } else {
    EXPECT_EQ(answer(decided.position, question), expected.answer) << decided.what;
  }
}

TEST(Decided, AllHold) {
  const std::vector<Decided> cases = decided_cases();
  ASSERT_EQ(cases.size(), 34U);
  for (const Decided& decided : cases)
    for (const Expected& expected : decided.expected) expect_held(decided, expected);
}

// The one case in another unit's words: every unit of the example is in communication.
TEST(Decided, EveryUnitOfTheComputerEditionsExampleIsInCommunication) {
  const Position position = lay("A F9 C G7 H8 I G9", "A I6 I I8 J7 C I9", rsg_map());
  EXPECT_EQ(answer(position, "in"), text_of(position.units.squares()));
}

}  // namespace
}  // namespace casebook::literal
