// `casebook export`: the corpus as JSON.
#include <nlohmann/json.hpp>

#include "process.hpp"

namespace casebook::cli {
namespace {

using Json = nlohmann::json;

class Export : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    write("scenarios/charges/a.yaml", scenario_file("a", right_check));
    std::string other = scenario_file("b", "  - communication: {in: [C6]}\n");
    other.insert(other.find("why:"), "when: {contact-links: fighting-units}\n");
    write("scenarios/communication/b.yaml", other);
  }
  Json json(const std::string& name) const { return Json::parse(read(name)); }
};

TEST_F(Export, AScenarioAsItIs) {
  write("scenarios/charges/a.yaml",
        scenario_file("a",
                      "  - attack: {square: C7, offence: 7, defence: 5, counting: {C6: 7, C7: 5}}\n"
                      "  - turn: {play: \"xC7\", then: [{stands: {C7: nobody}}, {shaken: []}, "
                      "{end: {winner: north, by: end.no-fighting-unit}}]}\n"
                      "  - refused: {play: \"C6-C3\", because: move.speed}\n"));
  EXPECT_EQ(casebook("export --json out").exit, 0);
  EXPECT_EQ(json("out/charges/a.json"), Json::parse(R"({
    "id": "a", "title": "A charge", "rules": ["charge.contact"],
    "why": "Cavalry next to its target charges.", "source": {"text": "II.5.1"}, "rulings": {},
    "position": {
      "map": {"columns": 12, "rows": 5, "mountains": [], "passes": [], "forts": [],
              "arsenals": {"north": ["C1"], "south": ["C12"]}},
      "to-move": "north", "north": {"cavalry": ["C6"]}, "south": {"cavalry": ["C7"]}, "turn": 1},
    "checks": [
      {"attack": {"square": "C7", "offence": 7, "defence": 5, "counting": {"C6": 7, "C7": 5}}},
      {"turn": {"play": "xC7", "then": [{"stands": {"C7": "nobody"}}, {"shaken": []},
        {"end": {"winner": "north", "by": "end.no-fighting-unit"}}]}},
      {"refused": {"play": "C6-C3", "because": "move.speed"}}]})"));
}

TEST_F(Export, TheIndexSaysWhatIsThereAndWhatIsNot) {
  const Ran ran = casebook("export --json out");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_EQ(ran.out,
            "1 scenarios written under rulings literal, 1 left out; out/index.json lists both\n");
  const Json index = json("out/index.json");
  EXPECT_EQ(index.at("rulings").size(), 22U);
  EXPECT_EQ(index.at("rulings").at("contact-links"), "all-units");
  EXPECT_EQ(index.at("scenarios"), Json::parse(R"([{"id": "a", "theme": "charges",
    "title": "A charge", "rules": ["charge.contact"], "file": "charges/a.json", "checks": 1}])"));
  EXPECT_EQ(index.at("left-out"), Json::parse(R"([{"id": "b", "theme": "communication",
    "title": "A charge", "rules": ["charge.contact"],
    "when": {"contact-links": ["fighting-units"]}}])"));
  EXPECT_FALSE(std::filesystem::exists(folder / "out/communication/b.json"));
}

TEST_F(Export, UnderOtherReadings) {
  EXPECT_EQ(casebook("export --json out --rulings contact-links=fighting-units").exit, 0);
  EXPECT_EQ(json("out/communication/b.json").at("rulings"),
            Json::parse(R"({"contact-links": "fighting-units"})"));
  EXPECT_EQ(json("out/index.json").at("left-out"), Json::array());
  EXPECT_EQ(json("out/index.json").at("rulings").at("contact-links"), "fighting-units");
}

TEST_F(Export, OnlyTheChecksThatHold) {
  std::string text = scenario_file("a", right_check);
  text +=
      "readings:\n"
      "  units-stop-fire:\n"
      "    none: [{communication: {in: [C6]}}]\n"
      "    enemies: [{communication: {in: [C7]}}]\n";
  write("scenarios/charges/a.yaml", text);
  casebook("export --json out");
  EXPECT_EQ(json("out/charges/a.json").at("checks").at(1),
            Json::parse(R"({"communication": {"in": ["C6"]}})"));
  casebook("export --json out --rulings units-stop-fire=enemies");
  EXPECT_EQ(json("out/charges/a.json").at("checks").size(), 2U);
  EXPECT_EQ(json("out/charges/a.json").at("checks").at(1),
            Json::parse(R"({"communication": {"in": ["C7"]}})"));
}

TEST_F(Export, TheSameBytesTwice) {
  casebook("export --json one");
  casebook("export --json two scenarios/communication scenarios/charges");
  for (const std::string name : {"/index.json", "/charges/a.json"}) {
    EXPECT_NE(read("one" + name), "");
    EXPECT_EQ(read("one" + name), read("two" + name)) << name;
  }
}

TEST_F(Export, AFileOutsideAnyThemeStaysInsideTheFolder) {
  write("index.yaml", scenario_file("index", right_check));
  EXPECT_EQ(casebook("export index.yaml --json out").exit, 0);
  EXPECT_EQ(json("out/other/index.json").at("id"), "index");
  EXPECT_EQ(json("out/index.json").at("scenarios").size(), 1U);
}

TEST_F(Export, WhatCannotBeWritten) {
  write("taken", "mine");
  for (const std::string place : {"taken", "taken/below", "''"}) {
    const Ran ran = casebook("export --json " + place);
    EXPECT_EQ(ran.exit, 2) << place;
    EXPECT_EQ(ran.out, "") << place;
    EXPECT_EQ(ran.errors.rfind("casebook export: ", 0), 0U) << ran.errors;
  }
  EXPECT_EQ(read("taken"), "mine");
  EXPECT_EQ(casebook("export").exit, 2);
  EXPECT_EQ(casebook("export --json out --rulings astrology=yes").exit, 2);
}

TEST_F(Export, AnUnreadableFileWritesNothing) {
  write("scenarios/charges/bad.yaml", "id: [\n");
  EXPECT_EQ(casebook("export --json out").exit, 2);
  EXPECT_FALSE(std::filesystem::exists(folder / "out"));
}

}  // namespace
}  // namespace casebook::cli
