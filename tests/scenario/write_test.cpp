// The canonical form, by examples written by hand. That it is read back as the same scenario is
// tested with the reader (tests/corpus).
#include "casebook/scenario/write.hpp"

#include <gtest/gtest.h>

namespace casebook::scenario {
namespace {

Square square(const char* text) { return Square::parse(text).value(); }

Scenario fort_scenario() {
  Scenario scenario;
  scenario.id = "a-fort";
  scenario.title = "A fort, seen from the north";
  scenario.rules = {rule::charge_not_against_fort};
  scenario.why = "4 + 4 = 8 against 10.";
  scenario.source.text = {"II.6.2"};
  scenario.position.units.place(square("K15"), {Side::north, Kind::cavalry});
  scenario.position.units.place(square("J15"), {Side::north, Kind::cavalry});
  scenario.position.units.place(square("L15"), {Side::south, Kind::infantry});
  AttackCheck attack{square("L15"), 8, 10, Outcome::resists, {}};
  attack.counting = {{square("J15"), 4}, {square("K15"), 4}, {square("L15"), 10}};
  scenario.checks = {{attack}};
  return scenario;
}

TEST(Write, PutsTheKeysInOrder) {
  EXPECT_EQ(to_yaml(fort_scenario()),
            "# yaml-language-server: $schema=../schema.json\n"
            "id: a-fort\n"
            "title: A fort, seen from the north\n"
            "rules: [charge.not-against-fort]\n"
            "why: >\n"
            "  4 + 4 = 8 against 10.\n"
            "source: {text: II.6.2}\n"
            "position:\n"
            "  map: book\n"
            "  to-move: north\n"
            "  north: {cavalry: [J15, K15]}\n"
            "  south: {infantry: [L15]}\n"
            "checks:\n"
            "  - attack:\n"
            "      square: L15\n"
            "      offence: 8\n"
            "      defence: 10\n"
            "      outcome: resists\n"
            "      counting: {J15: 4, K15: 4, L15: 10}\n");
}

TEST(Write, EveryKeyThatAScenarioCanHave) {
  Scenario scenario = fort_scenario();
  scenario.when = When{{Ruling::terrain_bonus, {0}}, {Ruling::line_cutters, {0, 2}}};
  scenario.source = Source{};
  scenario.source.original = true;
  scenario.hunts = "a bonus: whatever the target stands on";
  Board board(9, 7);
  board.set_terrain(square("B2"), Terrain::mountain);
  board.set_terrain(square("B3"), Terrain::pass);
  board.set_terrain(square("B4"), Terrain::fort);
  board.set_arsenal(square("A1"), Side::north);
  scenario.position = Position{};
  scenario.position.board = std::make_shared<const Board>(board);
  scenario.map_notation = MapNotation::listed;
  scenario.position.units.place(square("C3"), {Side::south, Kind::infantry});
  scenario.position.to_move = Side::south;
  scenario.position.shaken = square("C3");
  scenario.position.destroyed_arsenals = {square("A1")};
  scenario.position.moved = {square("C3")};
  scenario.position.turn = 7;
  scenario.position.could_move = Squares{};
  scenario.checks.clear();
  scenario.readings = ReadingChecks{Ruling::arsenal_square, {}};
  scenario.readings->readings = {{0, {{CommunicationCheck{{square("C3")}, {}}}}},
                                 {1, {{CommunicationCheck{{}, {square("C3")}}}}}};
  scenario.tempting = {{2, 14, std::nullopt, Outcome::destroyed, rule::charge_not_against_fort}};
  scenario.unconfirmed = true;
  EXPECT_EQ(to_yaml(scenario),
            "# yaml-language-server: $schema=../schema.json\n"
            "id: a-fort\n"
            "title: A fort, seen from the north\n"
            "rules: [charge.not-against-fort]\n"
            "when: {line-cutters: [any-enemy-unit, connected-fighting-units], terrain-bonus: "
            "whenever-defending}\n"
            "why: >\n"
            "  4 + 4 = 8 against 10.\n"
            "source: {original: true}\n"
            "hunts: \"a bonus: whatever the target stands on\"\n"
            "position:\n"
            "  map: {columns: 9, rows: 7, mountains: [B2], passes: [B3], forts: [B4], arsenals: "
            "{north: [A1]}}\n"
            "  to-move: south\n"
            "  south: {infantry: [C3]}\n"
            "  shaken: [C3]\n"
            "  destroyed-arsenals: [A1]\n"
            "  moved: [C3]\n"
            "  turn: 7\n"
            "  could-move: []\n"
            "readings:\n"
            "  arsenal-square:\n"
            "    communicates:\n"
            "      - communication: {in: [C3]}\n"
            "    does-not:\n"
            "      - communication: {out: [C3]}\n"
            "not:\n"
            "  - {check: 2, offence: 14, outcome: destroyed, without: charge.not-against-fort}\n"
            "unconfirmed: true\n");
}

// The lines below `checks:`.
std::string written_checks(std::vector<Check> checks) {
  Scenario scenario = fort_scenario();
  scenario.checks = std::move(checks);
  const std::string text = to_yaml(scenario);
  return text.substr(text.find("checks:\n") + 8);
}

TEST(Write, EveryKindOfCheck) {
  TurnCheck turn{"K15-K16 xL15", {}};
  turn.then = {{EndCheck{}},
               {StandsCheck{{{square("K16"), Unit{Side::north, Kind::foot_artillery}},
                             {square("L15"), std::nullopt}}}}};
  EXPECT_EQ(written_checks({{turn}}),
            "  - turn:\n"
            "      play: \"K15-K16 xL15\"\n"
            "      then: [{end: none}, {stands: {K16: north foot-artillery, L15: nobody}}]\n");
  turn.then = {{EndCheck{End{std::nullopt, EndCause::draw_agreed}}},
               {ShakenCheck{{}}},
               {DestroyedArsenalsCheck{{square("T3")}}},
               {ToMoveCheck{Side::south}},
               {EndCheck{End{Side::north, EndCause::both_arsenals}}}};
  EXPECT_EQ(written_checks({{turn}}),
            "  - turn:\n"
            "      play: \"K15-K16 xL15\"\n"
            "      then:\n"
            "        - end: {winner: null, by: end.draw-agreed}\n"
            "        - shaken: []\n"
            "        - destroyed-arsenals: [T3]\n"
            "        - to-move: south\n"
            "        - end: {winner: north, by: end.both-arsenals}\n");
  EXPECT_EQ(written_checks({{MovesCheck{square("K15"), {square("I13"), square("I14")}, {}}},
                            {MovesCheck{std::nullopt, {}, {{square("K15"), square("K16")}}}},
                            {MovesCheck{}},
                            {RefusedCheck{"-", rule::retreat_must_leave}},
                            {ViolationsCheck{"*T3", {rule::end_at_once}}},
                            {DeploymentCheck{}},
                            {DeploymentCheck{false, {rule::deployment_roster}}},
                            {LineCheck{square("K15"), {{"T3 line K12"}}, {{}}}},
                            {PerftCheck{2, 11}},
                            {PerftCheck{}},
                            {AccountCheck{{"*T3", "end of turn"}}},
                            {MapCheck{{{Side::north, {2, 3, 1, 9}}, {Side::south, {}}}}}}),
            "  - moves: {of: K15, to: [I13, I14]}\n"
            "  - moves: {all: [\"K15-K16\"]}\n"
            "  - moves: {all: []}\n"
            "  - refused: {play: \"-\", because: retreat.must-leave}\n"
            "  - violations: {play: \"*T3\", all: [end.at-once]}\n"
            "  - deployment: {legal: true}\n"
            "  - deployment: {because: [deployment.roster]}\n"
            "  - line: {of: K15, path: [T3 line K12], cuts: []}\n"
            "  - perft: {depth: 2, nodes: 11}\n"
            "  - perft: {depth: 1}\n"
            "  - account: [\"*T3\", \"end of turn\"]\n"
            "  - map: {north: {arsenals: 2, forts: 3, passes: 1, mountains: 9}, south: {}}\n");
  GameCheck game{{"K15-K16", "surrender"}, {}};
  game.after[2] = {{ToMoveCheck{Side::north}}};
  EXPECT_EQ(written_checks({{game}}),
            "  - game: {turns: [\"K15-K16\", \"surrender\"], after: {2: [{to-move: north}]}}\n");
}

TEST(Write, DrawsTheUnitsWhereTheFileDoes) {
  Scenario scenario = fort_scenario();
  scenario.unit_notation = UnitNotation::drawing;
  scenario.window = Window{square("K14"), square("L15")};
  const std::string text = to_yaml(scenario);
  EXPECT_NE(text.find("  map: book\n"
                      "  to-move: north\n"
                      "  drawing: |\n"
                      "    .    14  15\n"
                      "    K    .   C\n"
                      "    L    .   i#\n"
                      "checks:\n"),
            std::string::npos)
      << text;
}

TEST(Write, KeepsLinesWithin100Columns) {
  Scenario scenario = fort_scenario();
  scenario.why.clear();
  for (int i = 0; i < 60; ++i) scenario.why += "w\xC3\xB6rter ";
  scenario.why += "last";
  scenario.hunts = scenario.why;
  MovesCheck moves;
  for (int column = 0; column < 24; ++column)
    moves.all.push_back({Square(3, column), Square(3, column + 1)});
  scenario.checks = {{moves}};
  for (const WrittenLine& line : written(scenario)) {
    std::size_t characters = 0;
    for (const char c : line.text) characters += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    EXPECT_LE(characters, 100U) << line.text;
  }
  // Not broken sooner than needed: 14 words of six letters, 13 blanks and the margin are 99.
  const std::string text = to_yaml(scenario);
  const std::size_t at = text.find("why: >\n") + 7;
  EXPECT_EQ(text.find('\n', at) - at, 99U + 14U) << "each word holds one letter of two bytes";
}

TEST(Write, BreaksALineOf101Columns) {
  Scenario scenario = fort_scenario();
  scenario.hunts = "a" + std::string(92, 'b');
  EXPECT_NE(to_yaml(scenario).find("\nhunts: a"), std::string::npos);
  scenario.hunts += "b";
  EXPECT_NE(to_yaml(scenario).find("\nhunts: >\n  a"), std::string::npos);
}

TEST(Write, SeparatesParagraphs) {
  Scenario scenario = fort_scenario();
  scenario.why = "One.\nTwo.";
  EXPECT_NE(to_yaml(scenario).find("why: >\n  One.\n\n  Two.\nsource:"), std::string::npos);
}

TEST(Write, QuotesWhatYamlWouldReadOtherwise) {
  const auto title_line = [](const char* title) {
    Scenario scenario = fort_scenario();
    scenario.title = title;
    const std::string text = to_yaml(scenario);
    const std::size_t at = text.find("title: ") + 7;
    return text.substr(at, text.find('\n', at) - at);
  };
  EXPECT_EQ(title_line("Plain words, (even) with [signs] and a#b c:d"),
            "Plain words, (even) with [signs] and a#b c:d");
  EXPECT_EQ(title_line("a: b"), "\"a: b\"");
  EXPECT_EQ(title_line("a #b"), "\"a #b\"");
  EXPECT_EQ(title_line("a:"), "\"a:\"");
  EXPECT_EQ(title_line("*T3"), "\"*T3\"");
  EXPECT_EQ(title_line("- a"), "\"- a\"");
  EXPECT_EQ(title_line("[a"), "\"[a\"");
  EXPECT_EQ(title_line("\"a\" \\"), "\"\\\"a\\\" \\\\\"");
  EXPECT_EQ(title_line("17"), "\"17\"");
  EXPECT_EQ(title_line("1e5"), "\"1e5\"");
  EXPECT_EQ(title_line("true"), "\"true\"");
  EXPECT_EQ(title_line("null"), "\"null\"");
  EXPECT_EQ(title_line("no"), "\"no\"");
  EXPECT_EQ(title_line(""), "\"\"");
  EXPECT_EQ(title_line("a\nb\x01"), "\"a\\nb\\x01\"");
}

TEST(Write, EachLineKnowsItsNode) {
  std::vector<std::string> paths;
  for (const WrittenLine& line : written(fort_scenario())) paths.push_back(line.path);
  const std::vector<std::string> expected{"",
                                          "/id",
                                          "/title",
                                          "/rules",
                                          "/why",
                                          "/why",
                                          "/source",
                                          "/position",
                                          "/position/map",
                                          "/position/to-move",
                                          "/position/north",
                                          "/position/south",
                                          "/checks",
                                          "/checks/0/attack",
                                          "/checks/0/attack/square",
                                          "/checks/0/attack/offence",
                                          "/checks/0/attack/defence",
                                          "/checks/0/attack/outcome",
                                          "/checks/0/attack/counting"};
  EXPECT_EQ(paths, expected);
}

TEST(Equality, SeesEveryPart) {
  const Scenario one = fort_scenario();
  EXPECT_EQ(one, fort_scenario());
  const auto differs = [&one](auto change) {
    Scenario other = fort_scenario();
    change(other);
    return other != one;
  };
  EXPECT_TRUE(differs([](Scenario& s) { s.id = "x"; }));
  EXPECT_TRUE(differs([](Scenario& s) { s.title = "x"; }));
  EXPECT_TRUE(differs([](Scenario& s) { s.rules.push_back(rule::charge_column); }));
  EXPECT_TRUE(differs([](Scenario& s) { s.when = When{}; }));
  EXPECT_TRUE(differs([](Scenario& s) { s.why = "x"; }));
  EXPECT_TRUE(differs([](Scenario& s) { s.source.text = {"II.6.1"}; }));
  EXPECT_TRUE(differs([](Scenario& s) { s.hunts = "x"; }));
  EXPECT_TRUE(differs([](Scenario& s) { s.position.to_move = Side::south; }));
  EXPECT_TRUE(differs([](Scenario& s) { s.position.turn = 2; }));
  EXPECT_TRUE(differs([](Scenario& s) { s.unit_notation = UnitNotation::drawing; }));
  EXPECT_TRUE(differs([](Scenario& s) { s.map_notation = MapNotation::listed; }));
  EXPECT_TRUE(differs([](Scenario& s) { s.window = Window{}; }));
  EXPECT_TRUE(differs([](Scenario& s) { s.checks.clear(); }));
  EXPECT_TRUE(differs([](Scenario& s) { s.readings = ReadingChecks{Ruling::line_cutters, {}}; }));
  EXPECT_TRUE(differs([](Scenario& s) { s.tempting.emplace_back(); }));
  EXPECT_TRUE(differs([](Scenario& s) { s.unconfirmed = true; }));
  EXPECT_FALSE(differs([](Scenario& s) { s.checks[0].place = {3, 4}; }));
}

}  // namespace
}  // namespace casebook::scenario
