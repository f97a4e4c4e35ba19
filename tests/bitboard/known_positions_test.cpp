// Positions whose answers are printed, or follow from a sentence: without the literal rules.
#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <utility>

#include "casebook/bitboard/game.hpp"
#include "casebook/bitboard/questions.hpp"

namespace casebook::bitboard {
namespace {

using Army = std::initializer_list<std::pair<Kind, std::string>>;

Square at(const std::string& text) { return *Square::parse(text); }

// "K14 L17" and so on.
void place(Position& position, Side side, const Army& army) {
  for (const auto& [kind, squares] : army)
    for (std::size_t start = 0; start < squares.size();) {
      const std::size_t end = std::min(squares.find(' ', start), squares.size());
      position.units.place(at(squares.substr(start, end - start)), {side, kind});
      start = end + 1;
    }
}

Position common_opening() {
  Position position;
  place(position, Side::north,
        {{Kind::foot_communications, "D3"},
         {Kind::mounted_communications, "F5"},
         {Kind::foot_artillery, "G8"},
         {Kind::horse_artillery, "H6"},
         {Kind::cavalry, "G3 G4 H3 H4"},
         {Kind::infantry, "F10 G6 G7 G9 H5 H7 H8 H9 I6"}});
  place(position, Side::south,
        {{Kind::foot_communications, "O23"},
         {Kind::mounted_communications, "N17"},
         {Kind::foot_artillery, "K18"},
         {Kind::horse_artillery, "O16"},
         {Kind::cavalry, "K19 L18 L19 M18"},
         {Kind::infantry, "K15 K16 K17 L15 L16 L17 M15 M16 M17"}});
  return position;
}

Position figure_6() {
  Position position;
  place(position, Side::north,
        {{Kind::cavalry, "K12 K13 L12 L13"},
         {Kind::infantry, "G17 H17 I17 J13 J17 K14 K15 K16 L14"},
         {Kind::foot_artillery, "I15"},
         {Kind::horse_artillery, "J15"},
         {Kind::foot_communications, "H12"},
         {Kind::mounted_communications, "M8"}});
  place(position, Side::south,
        {{Kind::cavalry, "F21 G21 G22 H22"},
         {Kind::infantry, "I21 J20 K19 L15 L16 L17 M16 N17"},
         {Kind::foot_artillery, "H21"},
         {Kind::horse_artillery, "L18"},
         {Kind::foot_communications, "G23"},
         {Kind::mounted_communications, "N23"}});
  return position;
}

Position mid_game() {
  Position position;
  place(position, Side::north,
        {{Kind::cavalry, "C15 D14 E13 M16"},
         {Kind::infantry, "C14 D13 E11 E12 E14 F9 F10 G7 G8"},
         {Kind::foot_artillery, "D12"},
         {Kind::horse_artillery, "D15"},
         {Kind::foot_communications, "D3"},
         {Kind::mounted_communications, "G6"}});
  place(position, Side::south,
        {{Kind::cavalry, "F16 H17 J16 L12"},
         {Kind::infantry, "G15 G16 H14 H16 H18 I13 I15 J12 J14"},
         {Kind::foot_artillery, "G17"},
         {Kind::horse_artillery, "K11"},
         {Kind::foot_communications, "N23"},
         {Kind::mounted_communications, "M18"}});
  return position;
}

// The example of the rules pages of the computer edition (RSG).
Position rsg_example() {
  auto board = std::make_shared<Board>(25, 20);
  board->set_arsenal(at("F8"), Side::north);
  board->set_arsenal(at("J8"), Side::south);
  Position position;
  position.board = board;
  place(position, Side::north,
        {{Kind::foot_artillery, "F9"}, {Kind::cavalry, "G7 H8"}, {Kind::infantry, "G9"}});
  place(position, Side::south,
        {{Kind::foot_artillery, "I6"}, {Kind::infantry, "I8 J7"}, {Kind::cavalry, "I9"}});
  return position;
}

class OnEachMachine : public ::testing::TestWithParam<Machine> {
 protected:
  static Rules rules(const Position& position) {
    return Rules(position.board, Rulings{}, GetParam());
  }
  void SetUp() override {
    if (!can_run(GetParam())) GTEST_SKIP() << "not on this machine";
  }
};

INSTANTIATE_TEST_SUITE_P(All, OnEachMachine, ::testing::Values(Machine::portable, Machine::avx2));

TEST_P(OnEachMachine, TheCommonOpeningIsAllInCommunication) {
  const Position position = common_opening();
  EXPECT_EQ(communication(position, rules(position)).in, position.units.squares());
  EXPECT_EQ(Game(position, rules(position)).in_communication(), position.units.squares());
}

// Only these are on a line (4.3). Others need contact; these may have it too, on a shorter path.
TEST_P(OnEachMachine, OnlyTheDirectOnesOfTheCommonOpeningNeedNoContact) {
  Squares direct;
  for (const char* square :
       {"D3",  "F5",  "F10", "G3",  "G4",  "G6",  "G8",  "H3",  "H4",  "H5",  "H7", "H8",
        "K17", "K19", "L15", "L17", "L19", "M16", "M17", "M18", "N17", "O16", "O23"})
    direct.insert(at(square));
  const Position position = common_opening();
  Squares found;
  for (const UnitCommunication& unit : communication(position, rules(position)).units) {
    bool has_contact = false;
    for (const Link& link : unit.path) has_contact = has_contact || link.kind == LinkKind::contact;
    if (!has_contact) found.insert(unit.square);
  }
  EXPECT_EQ(found - direct, Squares());
  EXPECT_TRUE(found.contains(at("M16")));  // on the diagonal of the arsenal T23
}

TEST_P(OnEachMachine, Figure6Resists) {
  const Position position = figure_6();
  const auto clash_on_fort = clash(position, at("L15"), rules(position));
  EXPECT_EQ(clash_on_fort->offence, 38);
  EXPECT_EQ(clash_on_fort->defence, 42);
  EXPECT_EQ(clash_on_fort->outcome, Outcome::resists);
  for (const ClashTotals& totals : Game(position, rules(position)).clash_totals())
    if (totals.target == at("L15")) {
      EXPECT_EQ(totals, (ClashTotals{at("L15"), 38, 42, Outcome::resists}));
    }
}

TEST_P(OnEachMachine, TwoUnitsOfTheMidGameAreIsolated) {
  const Position position = mid_game();
  EXPECT_EQ(position.units.squares() - communication(position, rules(position)).in,
            (Squares{at("M16"), at("M18")}));
}

TEST_P(OnEachMachine, RsgExampleDestroys) {
  const Position position = rsg_example();
  EXPECT_EQ(communication(position, rules(position)).in, position.units.squares());
  const auto found = clash(position, at("I9"), rules(position));
  EXPECT_EQ(found->offence, 23);
  EXPECT_EQ(found->defence, 19);
  EXPECT_EQ(found->outcome, Outcome::destroyed);
}

// A cavalry in the open reaches the 24 squares within two (II.2.1, II.2.3).
TEST_P(OnEachMachine, ACavalryAloneHas24Moves) {
  Position position;
  position.board = open_map();
  position.to_move = Side::south;
  place(position, Side::south, {{Kind::cavalry, "P3"}});
  EXPECT_EQ(moves(position, rules(position)).size(), 24U);
  EXPECT_EQ(Game(position, rules(position)).move_count(), 24);
  EXPECT_EQ(perft(position, 1, rules(position)), 25U);  // and the end of the turn
  EXPECT_EQ(moves_of(position, at("P4"), rules(position)).size(), 0U);
}

}  // namespace
}  // namespace casebook::bitboard
