// Positions that are refused, and what the message says.
#include <gmock/gmock.h>

#include "casebook/engines/protocol.hpp"

namespace casebook::engines {
namespace {

using testing::HasSubstr;

struct Refused {
  std::string name;
  std::string json;
  std::vector<std::string> says;
};
void PrintTo(const Refused& refused, std::ostream* out) { *out << refused.json; }

class RefusedPosition : public testing::TestWithParam<Refused> {};

TEST_P(RefusedPosition, SaysWhatIsWrong) {
  const auto position = position_from_json(GetParam().json);
  ASSERT_FALSE(position);
  for (const std::string& part : GetParam().says) EXPECT_THAT(position.error(), HasSubstr(part));
}

// A position with the rest of its keys given.
std::string with(const std::string& rest) {
  return R"({"map":"book","to-move":"north",)" + rest + "}";
}
std::string on_map(const std::string& map) { return R"({"to-move":"north","map":)" + map + "}"; }

const std::string six_moved =
    R"("north":{"infantry":["A1","A2","A3","A4","A5","A6"]},"moved":["A1","A2","A3","A4","A5","A6"])";

INSTANTIATE_TEST_SUITE_P(
    Legality, RefusedPosition,
    testing::Values(
        Refused{"TwoUnitsOfAKind", with(R"("north":{"infantry":["A1","A1"]})"), {"A1"}},
        Refused{"TwoKindsOnASquare",
                with(R"("north":{"infantry":["A1"],"cavalry":["A1"]})"),
                {"A1", "cavalry"}},
        Refused{"TwoSidesOnASquare",
                with(R"("north":{"infantry":["A1"]},"south":{"infantry":["A1"]})"),
                {"A1", "south"}},
        Refused{"UnitOnAMountain", with(R"("north":{"infantry":["C10"]})"), {"C10", "mountain"}},
        Refused{"UnitOffASmallMap",
                R"({"map":{"columns":3,"rows":3},"to-move":"north","north":{"infantry":["A4"]}})",
                {"A4"}},
        Refused{"TwoShaken",
                with(R"("north":{"infantry":["A1","A2"]},"shaken":["A1","A2"])"),
                {"shaken"}},
        Refused{"ShakenOfTheOtherSide",
                with(R"("south":{"infantry":["A1"]},"shaken":["A1"])"),
                {"shaken", "A1"}},
        Refused{"ShakenNobody", with(R"("shaken":["A1"])"), {"shaken", "A1"}},
        Refused{"SixMoved", with(six_moved), {"moved"}},
        Refused{"MovedOfTheOtherSide",
                with(R"("south":{"infantry":["A1"]},"moved":["A1"])"),
                {"moved", "A1"}},
        Refused{"MovedNobody", with(R"("moved":["A1"])"), {"moved", "A1"}},
        Refused{"DestroyedNoArsenal",
                with(R"("destroyed-arsenals":["A1"])"),
                {"destroyed-arsenals", "A1"}},
        Refused{"CouldMoveCommunicationsUnit",
                with(R"("north":{"foot-communications":["A1"]},"could-move":["A1"])"),
                {"could-move", "A1"}},
        Refused{"CouldMoveNobody", with(R"("could-move":["A1"])"), {"could-move", "A1"}},
        Refused{"CouldMoveOfTheOtherSide",
                with(R"("south":{"infantry":["A1"]},"could-move":["A1"])"),
                {"could-move", "A1"}},
        Refused{"MovedTwice",
                with(R"("north":{"infantry":["A1"]},"moved":["A1","A1"])"),
                {"moved", "A1", "twice"}},
        Refused{"TurnZero", with(R"("turn":0)"), {"turn"}}),
    [](const auto& test) { return test.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Maps, RefusedPosition,
    testing::Values(
        Refused{"UnknownName", on_map(R"("boook")"), {"map", "boook", "\"open\""}},
        Refused{"Number", on_map("7"), {"map"}},
        Refused{"NoRows", on_map(R"({"columns":9})"), {"map", "rows"}},
        Refused{"NoColumns", on_map(R"({"rows":9})"), {"map", "columns"}},
        Refused{"NoColumnAtAll", on_map(R"({"columns":0,"rows":9})"), {"columns", "25", "0"}},
        Refused{"TooManyColumns", on_map(R"({"columns":26,"rows":9})"), {"columns", "25", "26"}},
        Refused{"TooManyRows", on_map(R"({"columns":9,"rows":21})"), {"rows", "20", "21"}},
        Refused{"HalfAColumn", on_map(R"({"columns":8.5,"rows":9})"), {"columns", "8.5"}},
        Refused{
            "HugeColumns", on_map(R"({"columns":99999999999999999999999,"rows":9})"), {"columns"}},
        Refused{"MountainOffTheMap",
                on_map(R"({"columns":3,"rows":3,"mountains":["D1"]})"),
                {"mountains", "D1"}},
        Refused{"ArsenalOffTheMap",
                on_map(R"({"columns":3,"rows":3,"arsenals":{"north":["A4"]}})"),
                {"arsenals", "A4"}},
        Refused{"TwoTerrains",
                on_map(R"({"columns":3,"rows":3,"mountains":["A1"],"forts":["A1"]})"),
                {"forts", "A1", "two lists"}},
        Refused{"ArsenalOnAFort",
                on_map(R"({"columns":3,"rows":3,"forts":["A1"],"arsenals":{"south":["A1"]}})"),
                {"arsenals", "A1", "two lists"}},
        Refused{"ArsenalOfBoth",
                on_map(R"({"columns":3,"rows":3,"arsenals":{"north":["A1"],"south":["A1"]}})"),
                {"arsenals", "A1", "two lists"}},
        Refused{"UnknownKey", on_map(R"({"columns":3,"rows":3,"lakes":[]})"), {"map", "lakes"}},
        Refused{"UnknownOwner",
                on_map(R"({"columns":3,"rows":3,"arsenals":{"east":[]}})"),
                {"arsenals", "east"}}),
    [](const auto& test) { return test.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Shapes, RefusedPosition,
    testing::Values(
        Refused{"NoJson", "{", {"JSON"}}, Refused{"List", "[]", {"an object", "a list"}},
        Refused{"NoMap", R"({"to-move":"north"})", {"map", "missing"}},
        Refused{"NoSideToMove", R"({"map":"book"})", {"to-move", "missing"}},
        Refused{"UnknownSide", R"({"map":"book","to-move":"east"})", {"to-move", "east"}},
        Refused{"UnknownKey", with(R"("shakne":[])"), {"shakne", "shaken"}},
        Refused{"UnknownKind", with(R"("north":{"infanty":["A1"]})"), {"north", "infanty"}},
        Refused{"ArmyAsAList", with(R"("north":["A1"])"), {"north", "an object", "a list"}},
        Refused{"UnitsAsAText", with(R"("north":{"infantry":"A1"})"), {"a list", "a text"}},
        Refused{"SquareAsANumber", with(R"("north":{"infantry":[1]})"), {"a text", "whole number"}},
        Refused{"NoSquare", with(R"("north":{"infantry":["Z9"]})"), {"Z9", "L15"}},
        Refused{"SmallLetter", with(R"("north":{"infantry":["a1"]})"), {"a1"}},
        Refused{"BareShaken",
                with(R"("north":{"infantry":["A1"]},"shaken":"A1")"),
                {"shaken", "a list"}},
        Refused{"TurnAsAText", with(R"("turn":"1")"), {"turn", "whole number", "a text"}},
        Refused{"HugeTurn", with(R"("turn":99999999999)"), {"turn"}},
        Refused{"KeyTwice", with(R"("turn":1,"turn":2)"), {"turn", "twice"}}),
    [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace casebook::engines
