#include "casebook/explain/communication.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "positions.hpp"

namespace casebook::explain {
namespace {

using testing::HasSubstr;

std::string of(const Position& position, std::string_view unit, const Rulings& rulings = {}) {
  const auto text = communication_of(position, at(unit), rulings);
  return text ? *text : "error: " + text.error();
}

// North: R on the arsenal's row redirects down its column; the infantry on D3 is on that line, the
// one on D4 touches it. South's cavalry cuts the diagonal to E5 on C3.
Position small_front() {
  return drawn(
      ".  1  2  3  4  5  6\n"
      "A  @n .  R  .  .  .\n"
      "B  .  .  .  .  .  .\n"
      "C  .  .  .  .  .  .\n"
      "D  .  .  I  .  .  .\n"
      "E  .  .  .  I  .  .\n"
      "F  .  .  .  .  .  .\n"
      "G  .  c  .  .  .  .\n"
      "H  @s .  .  .  .  .\n");
}

TEST(Communication, OfEveryUnitIsALineEach) {  // 4.3.1, 4.3.3, 4.5.2
  EXPECT_EQ(communication(small_front(), Rulings{}),
            "North: 3 of 3 units in communication\n"
            "  A3  foot communications  arsenal A1 → east to A3\n"
            "  D3  infantry             arsenal A1 → east to A3 → redirected south to D3\n"
            "  E4  infantry             arsenal A1 → east to A3 → redirected south to D3 → contact "
            "E4\n"
            "\n"
            "South: 1 of 1 unit in communication\n"
            "  G2  cavalry              arsenal H1 → north-east to G2\n"
            "\n"
            "a line from an arsenal  communication.direct (4.3.1)\n"
            "a redirected line       communication.redirected (4.3.3)\n"
            "contact                 communication.contact (4.5.1, 4.5.2, …)\n");
}

TEST(Communication, OfOneUnitIsAStepALine) {
  EXPECT_EQ(of(small_front(), "E4"),
            "E4, North's infantry: in communication\n"
            "  A1 → A3  line east from the arsenal  communication.direct (4.3.1)\n"
            "  A3 → D3  line south, redirected      communication.redirected (4.3.3)\n"
            "  D3 → E4  contact                     communication.contact (4.5.1, 4.5.2, …)\n");
}

TEST(Communication, NamesWhatCutsEachLine) {  // 4.7.1
  // Two lines would reach I on D4: the arsenal's diagonal, cut on B2, and its own on A7's, cut on
  // C5.
  const Position position = drawn(
      ".  1  2  3  4  5  6  7\n"
      "A  @n .  .  .  .  .  @n\n"
      "B  .  c  .  .  .  .  .\n"
      "C  .  .  .  .  i  .  .\n"
      "D  .  .  .  I  .  .  .\n");
  EXPECT_EQ(of(position, "D4"),
            "D4, North's infantry: isolated\n"
            "  the line south-east from arsenal A1 is cut on B2 by South's cavalry: "
            "communication.severed (4.7.1)\n"
            "  the line south-west from arsenal A7 is cut on C5 by South's infantry: "
            "communication.severed\n"
            "  (4.7.1)\n");
  EXPECT_THAT(communication(position, Rulings{}),
              HasSubstr("North: 0 of 1 unit in communication\n"
                        "  D4  infantry  isolated: the line south-east from arsenal A1 is cut on "
                        "B2 by South's cavalry:\n"
                        "                communication.severed (4.7.1)\n"
                        "                and the line south-west from arsenal A7"));
}

TEST(Communication, SaysWhenNoLineLeadsThere) {
  EXPECT_EQ(of(drawn(".  1  2  3\n"
                     "A  @n .  .\n"
                     "B  .  .  I\n"),
               "B3"),
            "B3, North's infantry: isolated\n"
            "  no line leads to it, and nobody in contact hands communication on\n");
}

TEST(Communication, AnOccupiedArsenalIsSilenced) {  // 4.7.1 with 4.3.1
  EXPECT_EQ(of(drawn(".  1   2  3\n"
                     "A  c@n .  I\n"),
               "A3"),
            "A3, North's infantry: isolated\n"
            "  arsenal A1 is silenced by South's cavalry on it: communication.occupied-arsenal "
            "(4.7.1, 4.3.1)\n");
}

TEST(Communication, AUnitOnItsOwnArsenal) {  // 4.3.1
  EXPECT_EQ(of(drawn(".  1   2\n"
                     "A  I@n .\n"),
               "A1"),
            "A1, North's infantry: in communication\n"
            "  A1  stands on its own arsenal  communication.on-the-arsenal (4.3.1)\n");
}

TEST(Communication, SaysByWhichReadings) {
  EXPECT_THAT(communication(small_front(), Rulings{}.with(ContactLinks::fighting_units)),
              HasSubstr("Read by contact-links: fighting-units.\nNorth: 3 of 3"));
}

TEST(Communication, FigureSixFitsThePage) {
  const std::string text = communication(figure_6(), Rulings{});
  EXPECT_LE(longest_line(text), 100);
  EXPECT_THAT(text, HasSubstr("North: 17 of 17 units in communication\n"));
  EXPECT_THAT(text, HasSubstr("South: 16 of 16 units in communication\n"));
}

TEST(Communication, OfAnEmptySquareIsNoQuestion) {
  EXPECT_EQ(of(small_front(), "B2"), "error: nobody stands on B2");
}

}  // namespace
}  // namespace casebook::explain
