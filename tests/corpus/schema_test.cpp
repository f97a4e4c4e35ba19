// The schema: what it refuses, in whose words, and that it knows what the program knows.
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "casebook/model/rulings.hpp"
#include "example.hpp"

namespace casebook::corpus {
namespace {

const nlohmann::json& schema() {
  static const nlohmann::json read =
      nlohmann::json::parse(std::ifstream(CASEBOOK_SCENARIOS "/schema.json"));
  return read;
}

TEST(Schema, AMissingKeyIsNamedAndExplained) {
  expect_fault({"id: a-case\ntitle: Two infantry against one\n", "@@id: a-case\n",
                "the key `title` is missing: What the scenario shows"});
  expect_fault(
      {"map: {columns: 9, rows: 7, mountains: [E1], passes: [E2], forts: [E3], "
       "arsenals: {north: [A3, A4], south: [G9]}}\n  to-move: north\n",
       "@@to-move: north\n", "the key `map` is missing"});
  expect_fault({"{columns: 9, rows: 7,", "@@{columns: 9,", "the key `rows` is missing"});
  expect_fault({"{play: \"C3-A1\", because: move.speed}", "@@{play: \"C3-A1\"}",
                "the key `because` is missing"});
  expect_fault({"{of: C3, to: [B2, B3]}", "{@@of: C3}", "needs the key `to`"});
  expect_fault({"{of: C3, to: [B2, B3]}", "{@@to: [B2]}", "needs the key `of`"});
}

TEST(Schema, AnUnknownKeyIsFoundWithTheOneThatWasMeant) {
  expect_fault({"hunts: only", "@@hunt: only", "did you mean `hunts`?"});
  expect_fault({"  - moves: {of", "  - @@move: {of", "did you mean `moves`?"});
  expect_fault({"{infantry: [C3", "{@@infantery: [C3", "did you mean `infantry`?"});
  expect_fault(
      {"when: {terrain-bonus:", "when: {@@terain-bonus:", "did you mean `terrain-bonus`?"});
  expect_fault({"source: {text:", "source: {@@webpage:", "expected here: text, book, secondary"});
  expect_fault({"    barred:", "    @@baned:", "did you mean `barred`?"});
  expect_fault({"  charge-from-fort:", "  @@charges-from-forts:", "did you mean"});
}

TEST(Schema, ChecksOnATurnsResultStandOnlyWhereOneIs) {
  for (const char* misplaced : {"end: none", "stands: {C5: nobody}", "shaken: []",
                                "destroyed-arsenals: []", "to-move: north"}) {
    expect_fault({"  - moves: {of: C3, to: [B2, B3]}", std::string("  - @@") + misplaced,
                  "stands only inside `then` and `after`"});
  }
}

TEST(Schema, ACheckHasOneKey) {
  expect_fault({"  - moves: {of: C3, to: [B2, B3]}\n",
                "  - @@moves: {of: C3, to: [B2, B3]}\n    deployment: {legal: true}\n",
                "exactly one key expected"});
  expect_fault({"  - moves: {of: C3, to: [B2, B3]}\n", "  - @@{}\n", "exactly one key expected"});
  expect_fault({"  - moves: {of: C3, to: [B2, B3]}\n", "  @@-\n", "nothing stands here"});
}

TEST(Schema, TheWrongKindOfValueIsNamed) {
  expect_fault({"rules: [clash.destroyed, factor.infantry]", "rules: @@clash.destroyed",
                "put it in brackets"});
  expect_fault({"in: [C4]", "in: @@C4", "put it in brackets"});
  expect_fault({"turn: 9", "turn: @@nine", "a whole number expected"});
  expect_fault({"turn: 9", "turn: @@1234567890", "a whole number expected"});
  expect_fault({"moved: [C3]", "@@moved:", "nothing stands here"});
  expect_fault({"{end: none}", "{end: @@[]}", "expected, but this is a list"});
}

TEST(Schema, SquaresRulesAndNamesHaveAForm) {
  for (const char* square : {"c4", "C0", "C26", "U1", "C04", "C4x", "C"})
    expect_fault({"in: [C4]", "in: [@@" + std::string(square) + "]", "a square expected"});
  expect_fault({"counting: {C3: 4", "counting: {@@c3: 4", "a square expected"});
  expect_fault({"{C5: nobody,", "{@@5C: nobody,", "a square expected"});
  expect_fault({"{C5: nobody,", "{C5: @@nothing,", "nobody expected"});
  expect_fault({"[clash.destroyed, fac", "[@@destroyed, fac", "a rule id expected"});
  for (const char* id : {"A-Case", "a_case", "a--case", "\"-a\"", "a-", "a case"})
    expect_fault({"id: a-case", "id: @@" + std::string(id), "an id expected"});
  expect_fault({"\"C3-B3\", \"C4-B4\"", "@@\"C3B3\", \"C4-B4\"", "a move expected"});
  expect_fault({"text: [III.2.4", "text: [@@III.2", "a sentence expected"});
  expect_fault({"after: {2:", "after: {@@0:", "the number of a turn expected"});
  expect_fault({"outcome: destroyed, c", "outcome: @@destoyed, c", "did you mean `destroyed`?"});
  expect_fault({"[whenever-defending, only-when-attacked]", "@@always", "one of whenever"});
  expect_fault({"[whenever-defending, only-when-attacked]", "[@@always]", "one of whenever"});
}

TEST(Schema, NumbersHaveBounds) {
  expect_fault({"columns: 9", "columns: @@26", "from 1 to 25"});
  expect_fault({"columns: 9", "columns: @@0", "from 1 to 25"});
  expect_fault({"rows: 7", "rows: @@21", "from 1 to 20"});
  expect_fault({"turn: 9", "turn: @@0", "from 1"});
  expect_fault({"C4: 4, C5", "C4: @@0, C5", "from 1"});
  expect_fault({"defence: 6", "defence: @@-1", "from 0"});
}

TEST(Schema, ListsAndTextsAreNotEmpty) {
  expect_fault({"rules: [clash.destroyed, factor.infantry]", "rules: @@[]", "an empty list"});
  expect_fault({"title: Two infantry against one", "title: @@\"\"", "empty"});
  expect_fault({"shaken: [C4]", "shaken: @@[C3, C4]", "at most 1 item expected"});
  expect_fault({"{of: C3, to: [B2, B3]}", "@@{}", "more keys expected"});
  expect_fault({"source: {text: [III.2.4, II.4.1]}", "source: @@{}", "exactly one key"});
  expect_fault({"source: {text: [III.2.4, II.4.1]}", "source: @@{book: V, original: true}",
                "exactly one key"});
  expect_fault({"source: {text: [III.2.4, II.4.1]}", "source: {original: @@false}", "only `true`"});
}

TEST(Schema, EveryFaultOfALevelIsReportedAtOnce) {
  const auto errors = errors_in(with("hunts: only", "hunt: only\nturn: 3\nwy: x"));
  ASSERT_EQ(errors.size(), 3U);
  EXPECT_EQ(errors[0].line, 9);
  EXPECT_EQ(errors[1].line, 10);
  EXPECT_EQ(errors[2].line, 11);
}

TEST(Schema, NoMoreThanTwentyErrorsAreReported) {
  std::string many;
  for (int i = 0; i < 30; ++i) many += "extra" + std::to_string(i) + ": 1\n";
  EXPECT_EQ(errors_in(with("hunts: only", many + "hunts: only")).size(), 20U);
}

std::set<std::string> keys_of(const nlohmann::json& object) {
  std::set<std::string> keys;
  for (const auto& item : object.items()) keys.insert(item.key());
  return keys;
}

TEST(Schema, KnowsExactlyTheRulingsAndTheirReadings) {
  std::set<std::string> rulings;
  for (const Ruling ruling : all_rulings()) {
    const std::string name(casebook::name(ruling));
    rulings.insert(name);
    std::set<std::string> readings;
    for (int i = 0; i < reading_count(ruling); ++i) readings.emplace(reading_name(ruling, i));
    const auto& choices = schema()["definitions"]["reading-of-" + name]["anyOf"];
    const std::set<std::string> one = choices[0]["enum"];
    const std::set<std::string> several = choices[1]["items"]["enum"];
    EXPECT_EQ(one, readings) << name;
    EXPECT_EQ(several, readings) << name;
    EXPECT_EQ(keys_of(schema()["properties"]["readings"]["properties"][name]["properties"]),
              readings)
        << name;
  }
  EXPECT_EQ(keys_of(schema()["properties"]["when"]["properties"]), rulings);
  EXPECT_EQ(keys_of(schema()["properties"]["readings"]["properties"]), rulings);
}

// Follows a reference, which may stand alone in an allOf beside its own description.
const nlohmann::json& resolved(const nlohmann::json& part) {
  if (part.contains("allOf")) return resolved(part["allOf"][0]);
  if (!part.contains("$ref")) return part;
  const std::string reference = part["$ref"];
  return resolved(schema().at(nlohmann::json::json_pointer(reference.substr(1))));
}

void expect_described(const nlohmann::json& part, const std::string& where) {
  if (part.contains("properties")) {
    for (const auto& property : part["properties"].items()) {
      const auto& described =
          property.value().contains("title") ? property.value() : resolved(property.value());
      EXPECT_TRUE(described.contains("title")) << where << "/" << property.key();
      EXPECT_TRUE(described.contains("description")) << where << "/" << property.key();
      expect_described(property.value(), where + "/" + property.key());
    }
  }
  for (const char* key : {"anyOf", "items", "additionalProperties"}) {
    if (!part.contains(key)) continue;
    if (part[key].is_array()) {
      for (const auto& alternative : part[key]) expect_described(alternative, where);
    } else if (part[key].is_object()) {
      expect_described(part[key], where);
    }
  }
}

TEST(Schema, DescribesEveryKeyForEditors) {
  expect_described(schema(), "");
  for (const auto& definition : schema()["definitions"].items())
    expect_described(definition.value(), definition.key());
}

// A check is chosen by its one key: `oneOf` would hide which field is wrong.
TEST(Schema, ChoosesChecksByTheirKey) {
  EXPECT_EQ(schema().dump().find("oneOf"), std::string::npos);
  for (const char* name : {"check", "check-afterwards"}) {
    const auto& check = schema()["definitions"][name];
    EXPECT_EQ(check["minProperties"], 1);
    EXPECT_EQ(check["maxProperties"], 1);
    EXPECT_EQ(check["additionalProperties"], false);
  }
}

}  // namespace
}  // namespace casebook::corpus
