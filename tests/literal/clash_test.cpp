// Sections: factors, fire and the tactical clash.
#include <gmock/gmock.h>

#include "casebook/literal/questions.hpp"
#include "laid.hpp"

namespace casebook::literal {
namespace {

struct DefenceOnTerrain {
  const char* letter;
  int plain, pass, fort;
};

// factor.* (II.4.1, II.4.2, II.5.2, II.7.2, II.7.3, 4.4.2)
TEST(Factors, InDefenceByTerrain) {
  constexpr DefenceOnTerrain table[] = {{"I", 6, 8, 10},  {"C", 5, 5, 5}, {"A", 8, 10, 12},
                                        {"H", 8, 10, 12}, {"R", 1, 1, 1}, {"M", 1, 1, 1}};
  const auto defence = [](const char* letter, const char* row) {
    return answer(lay("", std::string(letter) + " A2", map_of({row})), "xA2");
  };
  for (const DefenceOnTerrain& is : table) {
    EXPECT_EQ(defence(is.letter, "s.."), "0:" + std::to_string(is.plain) + " none") << is.letter;
    EXPECT_EQ(defence(is.letter, "s=."), "0:" + std::to_string(is.pass) + " none") << is.letter;
    EXPECT_EQ(defence(is.letter, "s#."), "0:" + std::to_string(is.fort) + " none") << is.letter;
  }
}

struct ByDistance {
  const char* letter;
  int at[4];  // 1, 2, 3 and 4 squares away
};

constexpr const char* row_of_nine[] = {"n.......s"};

// factor.*, fire.range-* (II.4.1, II.5.1, II.5.3, II.7.1, II.8.2–4, 4.4.2)
TEST(Factors, InAttackByDistance) {
  constexpr ByDistance table[] = {{"I", {4, 4, 0, 0}}, {"C", {7, 4, 0, 0}}, {"A", {5, 5, 5, 0}},
                                  {"H", {5, 5, 5, 0}}, {"R", {0, 0, 0, 0}}, {"M", {0, 0, 0, 0}}};
  for (const ByDistance& is : table)
    for (int distance = 1; distance <= 4; ++distance) {
      const std::string from = " A" + std::to_string(6 - distance);
      const Position position = lay(is.letter + from, "A A6", map_of({row_of_nine[0]}));
      const Clash reckoning = clash(position, at("A6"), defaults()).value();
      EXPECT_EQ(reckoning.offence, is.at[distance - 1]) << is.letter << from;
      EXPECT_EQ(reckoning.defence, 8);
    }
}

// clash.all-defence, clash.communications-unit-supports (III.2.2, II.8.2–4, 4.4.2)
TEST(Factors, InSupportByDistance) {
  constexpr ByDistance table[] = {{"I", {6, 6, 0, 0}}, {"C", {5, 5, 0, 0}}, {"A", {8, 8, 8, 0}},
                                  {"H", {8, 8, 8, 0}}, {"R", {1, 1, 0, 0}}, {"M", {1, 1, 0, 0}}};
  for (const ByDistance& is : table)
    for (int distance = 1; distance <= 4; ++distance) {
      const std::string from = " A" + std::to_string(4 + distance);
      const Position position = lay("", is.letter + from + " A A4", map_of({row_of_nine[0]}));
      EXPECT_EQ(clash(position, at("A4"), defaults()).value().defence, 8 + is.at[distance - 1])
          << is.letter << from;
    }
}

// factor.terrain-in-support (II.4.2, II.7.3); cavalry and communications units gain nothing.
TEST(Support, OutOfPassesAndForts) {
  const auto defended = [](const char* supporter, const char* row) {
    return answer(lay("", std::string(supporter) + " A3 A A2", map_of({row})), "xA2");
  };
  EXPECT_EQ(defended("I", "s.=."), "0:16 none");
  EXPECT_EQ(defended("I", "s.#."), "0:18 none");
  EXPECT_EQ(defended("H", "s.=."), "0:18 none");
  EXPECT_EQ(defended("H", "s.#."), "0:20 none");
  EXPECT_EQ(defended("C", "s.#."), "0:13 none");
  EXPECT_EQ(defended("M", "s.#."), "0:9 none");
}

// terrain.fort-serves-occupant (V): L15 is South's ground, I13 North's.
TEST(Fort, HelpsWhoeverStandsInIt) {
  EXPECT_EQ(answer(lay("R J15 I L15", ""), "counting L15"), "J15 1, L15 10");
  EXPECT_EQ(answer(lay("", "R J13 I I13"), "counting I13"), "I13 10, J13 1");
}

// clash.resists, clash.shaken, clash.destroyed (III.2.3–5)
TEST(Outcome, DependsOnTheDifference) {
  const auto attack = [](const char* north, const char* south) {
    return answer(lay(north, south, map_of({row_of_nine[0]})), "xA6");
  };
  EXPECT_EQ(attack("I A5", "I A6"), "4:6 resists");
  EXPECT_EQ(attack("A A5", "I A6"), "5:6 resists");
  EXPECT_EQ(attack("I A5 A4", "A A6"), "8:8 resists");
  EXPECT_EQ(attack("C A5", "I A6"), "7:6 shaken");
  EXPECT_EQ(attack("I A5 A A4", "A A6"), "9:8 shaken");
  EXPECT_EQ(attack("I A5 A4", "I A6"), "8:6 destroyed");
  EXPECT_EQ(attack("C A5 A4", "I A6"), "14:6 destroyed");
}

// fire.straight-lines (II.8.1): one artillery on each of the eight lines, each on its own arsenal.
TEST(Fire, RunsAlongEightLines) {
  const auto map =
      map_of({"n..n..n", ".......", ".......", "n.....n", ".......", ".......", "n..n..n"});
  EXPECT_EQ(answer(lay("A A1 A4 A7 D1 D7 G1 G4 G7", "I D4", map), "xD4"), "40:0 destroyed");
  // A knight's step away, or three rows and one column.
  const auto bent = map_of({"..n....", "..n....", "....n..", ".......", "......."});
  EXPECT_EQ(answer(lay("A A3 B3 C5", "I D4", bent), "xD4"), "5:0 destroyed");
  EXPECT_EQ(answer(lay("A A3 B3 C5", "I D4", bent), "counting D4"), "C5 5");
}

// terrain.mountain-stops-fire (I)
TEST(Fire, AndSupportDoNotCrossAMountain) {
  const auto map = map_of({"n^.s"});
  EXPECT_EQ(answer(lay("A A1", "I A3", map), "xA3"), "0:6 none");
  EXPECT_EQ(answer(lay("", "I A1 A A3", map_of({"s^s"})), "xA1"), "0:6 none");
}

TEST(Fire, GoesBetweenTwoMountains) {
  const auto map = map_of({"n^.", "^..", "..s"});
  EXPECT_EQ(answer(lay("A A1", "I C3", map), "xC3"), "5:6 resists");
}

// fire.over-units (II.8.1, II.8.6)
TEST(Fire, AndSupportPassOverUnitsOfBothSides) {
  const Position position = lay("A A2 I A3", "I A4 A5 A A6", map_of({row_of_nine[0]}));
  EXPECT_EQ(answer(position, "counting A5"), "A2 5, A3 4, A4 6, A5 6, A6 8");
  EXPECT_EQ(answer(position, "counting A4"), "A2 5, A3 4, A4 6, A5 6, A6 8");
}

// clash.needs-communication (4.1.1, 4.2.1, 4.6.2–4, 4.9.1)
TEST(Isolated, AttackersDoNotCount) {
  EXPECT_EQ(answer(lay("I J6 A J9 I J8", "I J7 T4"), "counting J7"), "J8 4, J9 5");
  EXPECT_EQ(answer(lay("I L6", "I L7"), "xL7"), "0:0 none");  // isolated against isolated (4.2.1)
  EXPECT_EQ(answer(lay("I L6", "I L7"), "play xL7"), "refused at 0: clash.attacker");
}

TEST(Isolated, UnitsHaveNoDefenceOfTheirOwnWhateverTheirSquare) {
  for (const char* letter : {"I", "C", "A", "H"}) {
    EXPECT_EQ(answer(lay("", std::string(letter) + " J6"), "xJ6"), "0:0 none") << letter;
    EXPECT_EQ(answer(lay("", std::string(letter) + " I13"), "xI13"), "0:0 none") << letter;
    EXPECT_EQ(answer(lay("", std::string(letter) + " F10"), "xF10"), "0:0 none") << letter;
  }
}

// clash.isolated-communications-unit (4.4.2)
TEST(Isolated, CommunicationsUnitsDefendWithTheirOne) {
  EXPECT_EQ(answer(lay("", "R J6"), "xJ6"), "0:1 none");
  EXPECT_EQ(answer(lay("", "M I13"), "xI13"), "0:1 none");
}

// clash.isolated-unit-is-supported (4.6.4): by friends in communication, and by no others.
TEST(Isolated, UnitsAreSavedByFriends) {
  EXPECT_EQ(answer(lay("I J8", "I J6 A J3"), "xJ6"), "4:8 resists");
  EXPECT_EQ(answer(lay("I J8", "I J6 A J4"), "xJ6"), "4:0 destroyed");  // J4 is isolated too
  EXPECT_EQ(answer(lay("I J8", "I J6 R J4"), "xJ6"), "4:0 destroyed");
}

// clash.target, clash.attacker (III.1.1)
TEST(Attack, NeedsATargetAndSomebodyWhoCounts) {
  const Position position = lay("I J8 R K8", "I J11 S3");
  EXPECT_EQ(answer(position, "play xT25"), "refused at 0: clash.target");
  EXPECT_EQ(answer(position, "play xJ8"), "refused at 0: clash.target");
  EXPECT_EQ(answer(position, "play xT3"), "refused at 0: clash.target");  // arsenal.no-target
  EXPECT_EQ(answer(position, "play xJ11"), "refused at 0: clash.attacker");
  EXPECT_EQ(answer(position, "xT25"), "nobody there");
}

TEST(Attack, ThatCannotSucceedIsLegalAndUsedUp) {
  EXPECT_EQ(answer(lay("I J8", "A J3 I J6"), "play xJ6"), "legal: aJ3 iJ6 IJ8");
  EXPECT_EQ(answer(lay("I J8", "A J3 I J6"), "play xJ6 xJ6"), "refused at 1: turn.one-attack");
}

// III.2.4, III.2.5: the attackers stay where they are.
TEST(Attack, SparesRemovesOrShakesTheUnitAttacked) {
  const auto map = map_of({"n.......s"});
  EXPECT_EQ(answer(lay("I A5 A4", "I A6 A8", map), "play xA6"), "legal: IA4 IA5 iA6 iA8");
  EXPECT_EQ(answer(lay("I A5 A4", "I A6 A9", map), "play xA6"), "legal: IA4 IA5 iA9");
  EXPECT_EQ(answer(lay("C A5", "I A6", map), "play xA6"), "legal: CA5 iA6, shaken A6");
}

// The attacker is the opponent of the unit on the square, whoever is to move.
TEST(Attack, IsReckonedForEitherSide) {
  const Position position = lay("C A5", "I A6", map_of({row_of_nine[0]}));
  EXPECT_EQ(answer(position, "xA6"), "7:6 shaken");
  EXPECT_EQ(answer(position, "xA5"), "4:5 resists");
  EXPECT_EQ(answer(south_to_move(position), "xA6"), "7:6 shaken");
}

std::string text_of(const std::vector<Share>& shares) {
  std::string text;
  for (const Share& share : shares)
    text += (text.empty() ? "" : ", ") + share.square.text() + " " + std::to_string(share.factor) +
            " " + std::string(share.rule.text);
  return text;
}

TEST(Shares, NameTheRuleThatGivesOrTakesEach) {
  const Position position = lay("R M15 C M11 M12 I J10 L9", "I M10 M9 R O8 A M7");
  const Clash reckoning = clash(position, at("M10"), defaults()).value();
  EXPECT_EQ(text_of(reckoning.attackers), "M11 7 charge.contact, M12 7 charge.column");
  EXPECT_EQ(text_of(reckoning.defenders),
            "M9 6 factor.infantry, M10 6 factor.infantry, O8 1 factor.communications-unit");
  EXPECT_EQ(text_of(reckoning.not_counting),
            "J10 0 fire.range-infantry, L9 0 clash.needs-communication, "
            "M7 0 clash.needs-communication, M15 0 fire.range-communications-unit");
  EXPECT_EQ(reckoning.defenders[2].distance, 2);
  EXPECT_EQ(reckoning.defenders[1].distance, 0);
}

TEST(Shares, NameTerrainMountainsAndShakenUnits) {
  const Position in_fort = lay("", "I I13 R J13");
  const Clash fort = clash(in_fort, at("I13"), defaults()).value();
  EXPECT_EQ(text_of(fort.defenders),
            "I13 10 factor.infantry-fort, J13 1 factor.communications-unit");
  EXPECT_EQ(fort.defenders[0].terrain, Terrain::fort);
  const Position behind = with_shaken(lay("A A1 I A4", "I A3", map_of({"n^.ns"})), "A4");
  const Clash stopped = clash(behind, at("A3"), defaults()).value();
  EXPECT_EQ(text_of(stopped.not_counting),
            "A1 0 terrain.mountain-stops-fire, A3 0 clash.needs-communication, "
            "A4 0 retreat.no-offence-next-turn");
}

}  // namespace
}  // namespace casebook::literal
