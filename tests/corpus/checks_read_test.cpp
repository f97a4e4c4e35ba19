// Checks: each kind read, and what each can say wrongly.
#include "example.hpp"

namespace casebook::corpus {
namespace {

using namespace scenario;

Square square(const char* text) { return Square::parse(text).value(); }
std::vector<Square> squares(std::initializer_list<const char*> texts) {
  std::vector<Square> all;
  for (const char* text : texts) all.push_back(square(text));
  return all;
}

std::vector<Check> checks_of(std::string_view text) {
  auto scenario = read_scenario(text, "a-case.yaml");
  if (!scenario) throw std::runtime_error(to_text(scenario.error().front()));
  return scenario->checks;
}

template <class Kind>
const Kind& check(const std::vector<Check>& checks, std::size_t number) {
  return std::get<Kind>(checks.at(number).what);
}

TEST(CheckReader, ReadsEveryKindAskedOfThePosition) {
  const auto checks = checks_of(example);
  ASSERT_EQ(checks.size(), 8U);
  EXPECT_EQ(checks[0].place, (Place{21, 5}));
  EXPECT_EQ(checks[0].what.index(), 0U);
  EXPECT_EQ(name(checks[7]), "game");
  EXPECT_EQ(check<CommunicationCheck>(checks, 0),
            (CommunicationCheck{squares({"C4"}), squares({"F1"})}));
  const AttackCheck attack{
      square("C5"), 8, 6, Outcome::destroyed,
      std::map<Square, int>{{square("C3"), 4}, {square("C4"), 4}, {square("C5"), 6}}};
  EXPECT_EQ(check<AttackCheck>(checks, 1), attack);
  EXPECT_EQ(check<MovesCheck>(checks, 2), (MovesCheck{square("C3"), squares({"B2", "B3"}), {}}));
  const MovesCheck all{
      std::nullopt, {}, {{square("C3"), square("B3")}, {square("C4"), square("B4")}}};
  EXPECT_EQ(check<MovesCheck>(checks, 3), all);
  EXPECT_EQ(check<TurnCheck>(checks, 4).play, "C3-B3 xC5");
  EXPECT_EQ(check<RefusedCheck>(checks, 5), (RefusedCheck{"C3-A1", rule::move_speed}));
  const ViolationsCheck violations{"*G9 C3-B3", {rule::move_speed, rule::clash_target}};
  EXPECT_EQ(check<ViolationsCheck>(checks, 6), violations);
  const auto& game = check<GameCheck>(checks, 7);
  EXPECT_EQ(game.turns, std::vector<std::string>({"C3-B3", "-"}));
  ASSERT_EQ(game.after.count(2), 1U);
  EXPECT_EQ(game.after.at(2), std::vector<Check>{{ToMoveCheck{Side::north}}});
}

TEST(CheckReader, ReadsReasonsAndCounts) {
  const std::string moves = "  - moves: {of: C3, to: [B2, B3]}\n";
  const auto read = [&moves](const std::string& check) {
    return checks_of(with(moves, "  - " + check + "\n"));
  };
  EXPECT_EQ(check<LineCheck>(read("line: {of: C3, path: [A3 line C3], cuts: []}"), 2),
            (LineCheck{square("C3"), {{"A3 line C3"}}, {{}}}));
  EXPECT_EQ(check<PerftCheck>(read("perft: {depth: 2, nodes: 11}"), 2), (PerftCheck{2, 11}));
  const auto clash = read("attack: {square: C5, not-counting: {C3: fire.range-infantry}}");
  EXPECT_EQ(check<AttackCheck>(clash, 2).not_counting,
            (std::map<Square, RuleId>{{square("C3"), rule::fire_range_infantry}}));
}

TEST(CheckReader, ReasonsAndCountsAreOfUnitsAndInForm) {
  const std::string moves = "moves: {of: C3, to: [B2, B3]}";
  expect_fault({moves, "line: {of: @@B1, path: []}", "no unit stands on B1"});
  expect_fault({moves, "line: @@{of: C3}", "give `path` or `cuts`"});
  expect_fault({moves, "line: {of: C3, path: [@@A3 to C3]}", "a link expected"});
  expect_fault({moves, "line: {of: C3, cuts: [@@A3 line C3]}", "a cut expected"});
  expect_fault({moves, "perft: {depth: @@3, nodes: 1}", "2"});
  expect_fault({moves, "@@account: [\"end of turn\"]", "only inside `then`"});
  expect_fault({"counting: {C3: 4, C4: 4, C5: 6}",
                "counting: {C3: 4, C4: 4, C5: 6}, not-counting: {B1: @@fire.range-infantry}",
                "no unit stands on B1"});
  expect_fault({"{end: none}", "{account: [@@K15 to K16]}", "an event expected"});
}

std::vector<Check> following(const std::string& then) {
  const auto checks = checks_of(
      with("then: [{end: none}, {stands: {C5: nobody, B3: north infantry}}]", "then: " + then));
  return check<TurnCheck>(checks, 4).then;
}

TEST(CheckReader, ReadsEveryKindAskedOfATurnsResult) {
  EXPECT_EQ(following("[{end: none}]"), std::vector<Check>{{EndCheck{}}});
  EXPECT_EQ(following("[{end: {winner: south, by: end.all-isolated}}]"),
            std::vector<Check>({{EndCheck{End{Side::south, EndCause::all_isolated}}}}));
  EXPECT_EQ(following("[{end: {winner: null, by: end.draw-agreed}}]"),
            std::vector<Check>({{EndCheck{End{std::nullopt, EndCause::draw_agreed}}}}));
  const StandsCheck stands{{{square("C5"), std::nullopt},
                            {square("B3"), Unit{Side::south, Kind::mounted_communications}}}};
  EXPECT_EQ(following("[{stands: {C5: nobody, B3: south mounted-communications}}]"),
            std::vector<Check>{{stands}});
  EXPECT_EQ(following("[{shaken: [C5]}]"), std::vector<Check>{{ShakenCheck{squares({"C5"})}}});
  EXPECT_EQ(following("[{shaken: []}]"), std::vector<Check>{{ShakenCheck{}}});
  EXPECT_EQ(following("[{destroyed-arsenals: [G9, A3]}]"),
            std::vector<Check>{{DestroyedArsenalsCheck{squares({"A3", "G9"})}}});
  EXPECT_EQ(following("[{account: [\"*G9\", end of turn]}]"),
            std::vector<Check>({{AccountCheck{{"*G9", "end of turn"}}}}));
  EXPECT_EQ(following("[{to-move: south}]"), std::vector<Check>{{ToMoveCheck{Side::south}}});
  // A unit that stands there only after the turn can be asked about.
  EXPECT_EQ(
      following("[{communication: {in: [B3]}}, {attack: {square: B3, outcome: none}}]").size(), 2U);
}

TEST(CheckReader, SetsAreSortedInReadingOrder) {
  const auto checks = checks_of(with("to: [B2, B3]", "to: [C2, B9, B2, A9, A1]"));
  EXPECT_EQ(check<MovesCheck>(checks, 2).to, squares({"A1", "A9", "B2", "B9", "C2"}));
  const auto moves = checks_of(with("[\"C3-B3\", \"C4-B4\"]", "[\"C4-B4\", \"C3-B4\", \"C3-B3\"]"));
  const std::vector<Move> sorted{
      {square("C3"), square("B3")}, {square("C3"), square("B4")}, {square("C4"), square("B4")}};
  EXPECT_EQ(check<MovesCheck>(moves, 3).all, sorted);
}

TEST(CheckReader, CommunicationNamesUnitsOnce) {
  expect_fault({"in: [C4]", "in: [C4, @@C4]", "twice"});
  expect_fault({"out: [F1]", "out: [F1, @@C4]", "both `in` and `out`"});
  expect_fault({"in: [C4]", "in: [@@B1]", "no unit stands on B1"});
  expect_fault({"out: [F1]", "out: [@@H1]", "off the map"});
  expect_fault({"{in: [C4], out: [F1]}", "@@{in: [], out: []}", "names no unit"});
}

TEST(CheckReader, AnAttackAddsUp) {
  expect_fault(
      {"offence: 8", "offence: @@9", "the offence is 9, but the units that count add up to 8"});
  expect_fault(
      {"defence: 6", "defence: @@7", "the defence is 7, but the units that count add up to 6"});
  expect_fault({"offence: 8, defence: 6, outcome: destroyed, counting: {C3: 4, C4: 4, C5: 6}",
                "offence: @@8, outcome: destroyed", "needs `counting`"});
  expect_fault({"offence: 8, defence: 6, outcome: destroyed, counting: {C3: 4, C4: 4, C5: 6}",
                "defence: @@6", "needs `counting`"});
  expect_fault({"C4: 4, C5: 6}", "C4: 4, C5: 6, @@B1: 1}", "no unit stands on B1"});
  expect_fault({"C4: 4, C5: 6}", "C4: 4, C5: 6, H1: @@1}", "off the map"});
  expect_fault({"square: C5, offence: 8", "square: @@B1, offence: 8", "no unit stands on B1"});
  EXPECT_TRUE(errors_in(with("offence: 8, defence: 6, ", "offence: 8, ")).empty());
  EXPECT_TRUE(errors_in(with("offence: 8, defence: 6, ", "")).empty());
}

// Whose unit is attacked decides who attacks, not whose turn it is.
TEST(CheckReader, TheAttackerIsTheOpponentOfTheUnitAttacked) {
  EXPECT_TRUE(errors_in(with("  - moves: {of: C3, to: [B2, B3]}\n",
                             "  - attack: {square: C3, offence: 4, defence: 12, counting: "
                             "{C3: 6, C4: 6, C5: 4}}\n"))
                  .empty());
}

TEST(CheckReader, AfterATurnOnlyTheSumOfAnAttackIsKnown) {
  const auto errors = [](const std::string& attack) {
    return errors_in(with("{end: none}", "{attack: {square: B3, " + attack + "}}")).size();
  };
  EXPECT_EQ(errors("offence: 8, defence: 6, counting: {D1: 4, D2: 4, B3: 6}"), 0U);
  EXPECT_EQ(errors("offence: 8, defence: 6, counting: {D1: 4, D2: 4, B3: 7}"), 1U);
  EXPECT_EQ(errors("offence: 8, counting: {D1: 4, D2: 4, B3: 7}"), 0U);
  EXPECT_EQ(errors("offence: 8"), 1U);
}

TEST(CheckReader, MovesAreOfOneUnitOrOfAll) {
  expect_fault({"{of: C3, to: [B2, B3]}", "{of: @@B1, to: []}", "no unit stands on B1"});
  expect_fault({"{of: C3, to: [B2, B3]}", "{of: C3, to: [B2, @@B2]}", "twice"});
  expect_fault({"{of: C3, to: [B2, B3]}", "{of: C3, to: [@@H1]}", "off the map"});
  expect_fault({"[\"C3-B3\", \"C4-B4\"]", "[\"C3-B3\", @@\"C3-B3\"]", "twice"});
  expect_fault({"[\"C3-B3\", \"C4-B4\"]", "[@@\"C3-C3\"]", "two different squares"});
  expect_fault({"[\"C3-B3\", \"C4-B4\"]", "[@@\"C3-C99\"]", "two different squares"});
  expect_fault({"[\"C3-B3\", \"C4-B4\"]", "[@@\"C3-H3\"]", "off the map"});
}

TEST(CheckReader, OfAndAllDoNotGoTogether) {
  const auto errors = errors_in(with("{of: C3, to: [B2, B3]}", "{of: C3, to: [B2], all: []}"));
  ASSERT_EQ(errors.size(), 1U);
  const auto two = errors_in(with("{of: C3, to: [B2, B3]}", "{of: C3, all: []}"));
  EXPECT_EQ(two.size(), 1U);
}

TEST(CheckReader, ATurnsTextIsReadableAndSaysWhereItIsNot) {
  expect_fault({"play: \"C3-B3 xC5\"", "play: \"C3-B3 @@yC5\"", "is no action"});
  expect_fault({"play: \"C3-B3 xC5\"", "play: '@@C3-C3 xC5'", "its own square"});
  expect_fault({"play: \"C3-B3 xC5\"", "play: C3-B3 @@x", "is no action"});
  expect_fault({"play: \"C3-B3 xC5\"", "play: \"@@ \"", "blank"});
  expect_fault({"turns: [\"C3-B3\", \"-\"]", "turns: [\"C3-B3\", \"@@draw -\"]", "is no action"});
  expect_fault({"play: \"C3-A1\"", "play: \"@@C3-Z1\"", "is no action"});
  expect_fault({"play: \"*G9 C3-B3\"", "play: \"*G9 @@C3-B3*\"", "is no action"});
  // Where escapes hide the text's places, its beginning is named.
  expect_fault({"play: \"C3-B3 xC5\"", "play: @@\"C3\\x2DB3 y\"", "is no action"});
}

TEST(CheckReader, ViolationsStandInTheRuleBooksOrder) {
  expect_fault({"all: [move.speed, clash.target]", "all: @@[clash.target, move.speed]",
                "[move.speed, clash.target]"});
  expect_fault({"all: [move.speed, clash.target]", "all: [move.speed, @@move.speed]", "twice"});
  expect_fault({"all: [move.speed, clash.target]", "all: [@@factor.infantry]", "cannot refuse"});
}

TEST(CheckReader, TheBooksMapIsNeededForDeploymentsAndCensus) {
  const std::string moves = "  - moves: {of: C3, to: [B2, B3]}\n";
  expect_fault({moves, "  - @@deployment: {legal: true}\n", "`map: book` only"});
  expect_fault({moves, "  - @@map: {north: {forts: 3}}\n", "`map: book` only"});
  const auto on_the_book = [](const std::string& check) {
    return "id: a-case\ntitle: A\nrules: [move.speed]\nwhy: W\nsource: {original: true}\n"
           "position: {map: book, to-move: south, north: {infantry: [A1]}}\nchecks:\n  - " +
           check + "\n";
  };
  EXPECT_EQ(check<DeploymentCheck>(checks_of(on_the_book("deployment: {legal: true}")), 0),
            DeploymentCheck{});
  EXPECT_EQ(check<DeploymentCheck>(
                checks_of(on_the_book("deployment: {because: [deployment.roster]}")), 0),
            (DeploymentCheck{false, {rule::deployment_roster}}));
  const MapCheck census{{{Side::north, {2, 3, 1, 9}}, {Side::south, {std::nullopt, 3, {}, {}}}}};
  EXPECT_EQ(check<MapCheck>(checks_of(on_the_book(
                                "map: {north: {arsenals: 2, forts: 3, passes: 1, mountains: 9}, "
                                "south: {forts: 3}}")),
                            0),
            census);
  EXPECT_EQ(errors_in(on_the_book("deployment: {because: [move.speed]}")).size(), 1U);
  EXPECT_EQ(errors_in(on_the_book("deployment: {legal: false}")).size(), 1U);
  EXPECT_EQ(
      errors_in(on_the_book("deployment: {legal: true, because: [deployment.roster]}")).size(), 1U);
}

TEST(CheckReader, AGameIsAskedAfterItsTurns) {
  expect_fault({"after: {2: [", "after: {@@3: [", "only 2 turns"});
  EXPECT_TRUE(errors_in(with("after: {2: [", "after: {1: [")).empty());
}

TEST(CheckReader, WhatFollowsATurnStandsOnTheMap) {
  expect_fault({"{C5: nobody,", "{H5: @@nobody,", "off the map"});
  expect_fault({"{end: none}", "{shaken: [@@H5]}", "off the map"});
  expect_fault({"{end: none}", "{destroyed-arsenals: [@@A1]}", "no arsenal on A1"});
  expect_fault({"{end: none}", "{destroyed-arsenals: [A3, @@A3]}", "twice"});
}

}  // namespace
}  // namespace casebook::corpus
