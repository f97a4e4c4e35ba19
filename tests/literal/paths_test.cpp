// Why a unit is in communication, and what cuts one that is not.
#include <gmock/gmock.h>

#include "casebook/literal/questions.hpp"
#include "laid.hpp"

namespace casebook::literal {
namespace {

std::string word(LinkKind kind) {
  switch (kind) {
    case LinkKind::on_arsenal: return "arsenal ";
    case LinkKind::arsenal_line: return "line ";
    case LinkKind::redirected_line: return "redirected ";
    case LinkKind::contact: return "contact ";
  }
  return "";
}

const UnitCommunication& of(const Communication& communication, std::string_view unit) {
  for (const UnitCommunication& one : communication.units)
    if (one.square == at(unit)) return one;
  throw std::invalid_argument(std::string(unit));
}

// "line D8-J8, contact J8-J7"
std::string path(const Position& position, std::string_view unit,
                 const RuleBook& book = defaults()) {
  const Communication all = communication(position, book);
  std::string text;
  for (const Link& link : of(all, unit).path)
    text += (text.empty() ? "" : ", ") + word(link.kind) + link.from.text() + "-" + link.to.text();
  return text;
}

// "B15 at B11, D8 at C8": the source of each line, and where it is cut. A rule other than
// communication.severed is named.
std::string cuts(const Position& position, std::string_view unit,
                 const RuleBook& book = defaults()) {
  const Communication all = communication(position, book);
  std::string text;
  for (const Cut& cut : of(all, unit).cuts) {
    text += (text.empty() ? "" : ", ") + cut.source.text() + " at " + cut.square.text();
    if (!(cut.rule == rule::communication_severed)) text += " " + std::string(cut.rule.text);
  }
  return text;
}

TEST(Path, FromTheArsenalItself) { EXPECT_EQ(path(lay("I D8", ""), "D8"), "arsenal D8-D8"); }

TEST(Path, OnALine) { EXPECT_EQ(path(lay("I J8", ""), "J8"), "line D8-J8"); }

TEST(Path, OverARedirection) {
  EXPECT_EQ(path(lay("R J15 I J20", ""), "J20"), "line B15-J15, redirected J15-J20");
}

TEST(Path, ByContact) {
  EXPECT_EQ(path(lay("I J8 J7 J6", ""), "J6"), "line D8-J8, contact J8-J7, contact J7-J6");
}

TEST(Path, HasTheFewestLinks) {
  // Two links from D8 go before three from B15, though B15 is the first arsenal.
  EXPECT_EQ(path(lay("R J15 M J6 I H6", ""), "H6"),
            "line B15-J15, redirected J15-J6, redirected J6-H6");
  EXPECT_EQ(path(lay("R J15 M J6 I H6 G5", ""), "H6"), "line D8-G5, contact G5-H6");
  // A line of one link goes before the touch of a neighbour.
  EXPECT_EQ(path(lay("I J8 K8", ""), "K8"), "line D8-K8");
}

TEST(Path, TakesTheFirstArsenalInReadingOrder) {
  EXPECT_EQ(path(lay("I B8", ""), "B8"), "line B15-B8");
  // E11 touches F10 on D8's line and F11 on B15's: the arsenal goes before the squares.
  EXPECT_EQ(path(lay("I E11 F10 F11", ""), "E11"), "line B15-F11, contact F11-E11");
}

TEST(Path, TakesTheFirstSquaresInReadingOrder) {
  EXPECT_EQ(path(lay("I I8 K8 J7", ""), "J7"), "line D8-I8, contact I8-J7");
  EXPECT_EQ(path(lay("I K8 J8 K7", ""), "K7"), "line D8-J8, contact J8-K7");
}

TEST(Path, TakesALineBeforeContact) {
  EXPECT_EQ(path(lay("R J15 I J16", ""), "J16"), "line B15-J15, redirected J15-J16");
}

// K9 is first in touch by contact, with J8, and then on the line of L8, which it redirects.
TEST(Path, OfAUnitFirstInTouchByContactAndLaterOnALine) {
  const Position position = lay("I J8 R L8 M K9 I K16 K10", "");
  EXPECT_EQ(path(position, "K9"), "line D8-J8, contact J8-K9");
  EXPECT_EQ(path(position, "K16"), "line D8-L8, redirected L8-K9, redirected K9-K16");
  EXPECT_EQ(path(position, "K10"), "line D8-J8, contact J8-K9, contact K9-K10");
}

// Here the line comes to K9 one link later than contact does.
TEST(Path, OfAUnitOnALineOnlyAfterMoreLinksThanContactNeeds) {
  const Position position = lay("I J8 R S8 S17 M K9 I K20", "", open_map());
  EXPECT_EQ(path(position, "K9"), "line D8-J8, contact J8-K9");
  EXPECT_EQ(path(position, "K20"),
            "line D8-S8, redirected S8-S17, redirected S17-K9, redirected K9-K20");
}

TEST(Path, RunsThroughContactWhereContactRedirects) {
  EXPECT_EQ(path(lay("I J8 R K7 I K2", ""), "K2", reading(RedirectingNeeds::line_or_contact)),
            "line D8-J8, contact J8-K7, redirected K7-K2");
}

TEST(Path, EveryUnitIsNamedInReadingOrder) {
  const Communication all = communication(lay("I J8 A1", "C B2 T25"), defaults());
  std::string text;
  for (const UnitCommunication& one : all.units)
    text += letter(one.unit) + one.square.text() + (one.in_communication() ? "+ " : "- ");
  EXPECT_EQ(text, "IA1- cB2- IJ8+ cT25+ ");
}

TEST(Cuts, NoneForAUnitInCommunication) {
  EXPECT_EQ(cuts(lay("I B8", "I C8"), "B8"), "");
  EXPECT_EQ(path(lay("I B8", "I C8"), "B8"), "line B15-B8");
}

TEST(Cuts, OneForEachLineThatWouldReachTheUnit) {
  EXPECT_EQ(cuts(lay("I B8", "I C8 B11"), "B8"), "B15 at B11, D8 at C8");
}

TEST(Cuts, TheFirstSquareFromTheSource) {
  EXPECT_EQ(cuts(lay("I M8", "I K8 G8"), "M8"), "D8 at G8");
  EXPECT_EQ(cuts(lay("I M8", "I K8 O8"), "M8"), "D8 at K8");
}

TEST(Cuts, OfARedirectedLine) {
  EXPECT_EQ(cuts(lay("R J15 I J20", "I J18"), "J20"), "J15 at J18");
  EXPECT_EQ(cuts(lay("R J15 I J20", "I G15"), "J20"), "");  // nothing is redirected
  EXPECT_EQ(cuts(lay("R J15 I J20", "I G15"), "J15"), "B15 at G15");
}

TEST(Cuts, OnTheArsenalItself) {
  EXPECT_EQ(cuts(lay("I T3", "I J3"), "J3"), "T3 at T3 communication.occupied-arsenal");
  EXPECT_EQ(cuts(lay("I T3 L3", "I J3"), "J3"), "T3 at T3 communication.occupied-arsenal");
}

TEST(Cuts, NotWhereAMountainEndsTheLine) {
  EXPECT_EQ(cuts(lay("I D12", "I D9"), "D12"), "");
  EXPECT_EQ(cuts(lay("I D12", "I D11"), "D12"), "");
}

TEST(Cuts, NotOfAFallenArsenalsLine) {
  EXPECT_EQ(cuts(with_fallen(lay("I M8", "I K8"), "D8"), "M8"), "");
}

TEST(Cuts, ALineFromTheArsenalThatIsRedirectedThereIsNamedOnce) {
  EXPECT_EQ(cuts(lay("R D8 I M8", "I K8"), "M8"), "D8 at K8");
}

TEST(Cuts, NotOfALineThatNobodySends) {
  EXPECT_EQ(cuts(lay("I M8", "I K8"), "M8", without(rule::communication_direct)), "");
}

TEST(Cuts, FollowTheReadings) {
  const Position position = lay("I M8", "R F8 I K8");
  EXPECT_EQ(cuts(position, "M8"), "D8 at F8");
  EXPECT_EQ(cuts(position, "M8", reading(LineCutters::fighting_units)), "D8 at K8");
  const Position occupied = lay("I T3 L3", "I J3");
  EXPECT_EQ(cuts(occupied, "J3", reading(OccupiedArsenal::radiates)), "T3 at L3");
  const Position enemy_arsenal = lay("", "R D3 I D9");
  EXPECT_EQ(cuts(enemy_arsenal, "D9", reading(EnemyArsenalOnLine::blocks)), "");
  const Position both = lay("I D10", "R D3 I D12", open_map());
  EXPECT_EQ(cuts(both, "D12"), "D3 at D10");
  EXPECT_EQ(cuts(both, "D12", reading(EnemyArsenalOnLine::blocks)), "");
}

}  // namespace
}  // namespace casebook::literal
