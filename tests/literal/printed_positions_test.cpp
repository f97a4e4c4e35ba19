// The openings and the positions of the book, and what is known of them.
#include <gmock/gmock.h>

#include "laid.hpp"

namespace casebook::literal {
namespace {

Position common_opening() {
  return lay("R D3 M F5 A G8 H H6 C G3 G4 H3 H4 I F10 G6 G7 G9 H5 H7 H8 H9 I6",
             "R O23 M N17 A K18 H O16 C K19 L18 L19 M18 I K15 K16 K17 L15 L16 L17 M15 M16 M17");
}
Position pump_house() {
  return lay("I H7 J7 I8 J8 H9 J9 F10 E11 G12 A F11 R G11 M H4 C H5 I5 J5 H6 H I6",
             "C M21 M22 N22 M23 I O16 N17 N19 O19 N20 O20 O21 P21 O23 A N18 H N21 M N23 R O18");
}
Position rio_de_janeiro() {
  return lay("C F7 G7 G22 H22 M F8 I G8 F9 F10 H13 I13 H14 I14 G20 H20 H G6 R G21 A H21",
             "I M3 M4 L14 L15 M16 O16 L21 L22 M22 H L23 C N3 N4 L24 M24 A M5 M O3 R O18");
}
Position figure_6() {
  return lay("C K12 K13 L12 L13 I G17 H17 I17 J13 J17 K14 K15 K16 L14 A I15 H J15 R H12 M L8",
             "C F21 G21 G22 H22 I I21 J20 K19 L15 L16 L17 M16 N17 A H21 H L18 R G23 M N23");
}
Position match() {
  return lay("C C15 D14 E13 M16 I C14 D13 E11 E12 E14 F9 F10 G7 G8 A D12 H D15 R D3 M G6",
             "C F16 H17 J16 L12 I G15 G16 H14 H16 H18 I13 I15 J12 J14 A G17 H K11 R N23 M M18");
}

TEST(CommonOpening, AllThirtyFourUnitsAreInCommunication) {
  const Position position = common_opening();
  EXPECT_EQ(position.units.squares().size(), 34);
  EXPECT_EQ(answer(position, "in"), text_of(position.units.squares()));
}

// With no rule of contact only those on a line are left.
TEST(CommonOpening, TheseAreInDirectCommunication) {
  const Squares direct = squares(
      "D3 F5 F10 G3 G4 G6 G8 H3 H4 H5 H7 H8 "
      "K17 K19 L15 L17 L19 M16 M17 M18 N17 O16 O23");
  EXPECT_EQ(answer(common_opening(), "in", without(rule::communication_contact)), text_of(direct));
}

TEST(CommonOpening, IsALegalDeployment) {
  EXPECT_EQ(answer(common_opening(), "deployment"), "legal");
}

TEST(PumpHouse, IsALegalDeploymentInCommunication) {
  EXPECT_EQ(answer(pump_house(), "deployment"), "legal");
  EXPECT_EQ(answer(pump_house(), "in"), text_of(pump_house().units.squares()));
}

TEST(RioDeJaneiro, IsALegalDeploymentInCommunication) {
  EXPECT_EQ(answer(rio_de_janeiro(), "deployment"), "legal");
  EXPECT_EQ(answer(rio_de_janeiro(), "in"), text_of(rio_de_janeiro().units.squares()));
}

TEST(RioDeJaneiro, ACommunicationsUnitInTouchByContactAloneRedirectsNothing) {
  EXPECT_EQ(answer(rio_de_janeiro(), "redirecting"), "F8 O3 O18");
  EXPECT_EQ(answer(rio_de_janeiro(), "redirecting", reading(RedirectingNeeds::line_or_contact)),
            "F8 G21 O3 O18");
}

TEST(Figure6, TheAttackOnTheFortIs38Against42) {
  EXPECT_EQ(answer(figure_6(), "xL15"), "38:42 resists");
}

// No cavalry charges a unit in a fort, so it counts 4. K12, K13 and L8 are off the fort's lines,
// L12 and I17 are out of range, and communications units have no offence.
TEST(Figure6, TheseUnitsCountOnTheFort) {
  EXPECT_EQ(answer(figure_6(), "counting L15"),
            "I15 5, J13 4, J15 5, J17 4, K14 4, K15 4, K16 4, L13 4, L14 4, L15 10, L16 6, L17 6, "
            "L18 8, M16 6, N17 6");
}

TEST(Match, TwoUnitsAreIsolated) {
  const Squares all = match().units.squares();
  EXPECT_EQ(answer(match(), "in"), text_of(all - squares("M16 M18")));
}

TEST(MatchAndFigure6, AreNoDeployments) {
  EXPECT_EQ(answer(match(), "deployment"), "deployment.own-territory");
  EXPECT_EQ(answer(figure_6(), "deployment"), "deployment.roster deployment.own-territory");
}

}  // namespace
}  // namespace casebook::literal
