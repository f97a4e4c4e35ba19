// What is found on a large position is shown on a small one.
#include "casebook/judge/minimise.hpp"

#include <gtest/gtest.h>

#include "casebook/corpus/read.hpp"
#include "casebook/engines/literal_engine.hpp"
#include "casebook/judge/disagreement.hpp"
#include "casebook/literal/rule_table.hpp"
#include "casebook/scenario/position_problem.hpp"
#include "casebook/scenario/write.hpp"

namespace casebook::judge {
namespace {

const std::vector<Topic> all_topics{Topic::communication, Topic::attack, Topic::moves, Topic::turn};

std::size_t count_of(const Squares& squares) {
  std::size_t count = 0;
  for ([[maybe_unused]] const Square square : squares) ++count;
  return count;
}

// The position of the book's Figure 6: 33 units.
Position figure_6() {
  const auto corpus = corpus::read_corpus({CASEBOOK_SCENARIOS "/book"});
  for (const corpus::ScenarioFile& file : corpus.files)
    if (file.scenario.id == "figure-6-the-attack-on-the-fort") return file.scenario.position;
  ADD_FAILURE() << "there is no Figure 6";
  return {};
}

std::unique_ptr<engines::Engine> engine_without(RuleId rule) {
  return engines::make_book_engine("faulty", [rule](const Rulings& rulings) {
    literal::RuleBook book = literal::rule_book(rulings);
    literal::remove_rule(book, rule);
    return book;
  });
}

TEST(Minimise, DropsEverythingThatIsNotNeeded) {
  const auto has_southern_artillery = [](const Position& position) {
    for (const Square unit : position.units.squares(Side::south))
      if (is_artillery(position.units.at(unit)->kind)) return true;
    return false;
  };
  const Minimised found = minimise(figure_6(), has_southern_artillery);
  EXPECT_EQ(count_of(found.position.units.squares()), 1U);
  EXPECT_EQ(found.position.board->rows(), 1);
  EXPECT_EQ(found.position.board->columns(), 1);
  EXPECT_TRUE(has_southern_artillery(found.position));
}

TEST(Minimise, WeakensUnitsAndBringsThemNearer) {
  const auto has_two_a_side = [](const Position& position) {
    return count_of(position.units.squares(Side::north)) >= 1 &&
           count_of(position.units.squares(Side::south)) >= 1;
  };
  const Position found = minimise(figure_6(), has_two_a_side).position;
  EXPECT_EQ(found.board->rows() * found.board->columns(), 2);
  for (const Square unit : found.units.squares())
    EXPECT_EQ(found.units.at(unit)->kind, Kind::infantry);
}

TEST(Minimise, DropsTheMarksOfTheTurn) {
  Position position = figure_6();
  position.moved.insert(*Square::parse("K12"));
  position.shaken = *Square::parse("K13");
  position.turn = 9;
  position.destroyed_arsenals.insert(*Square::parse("T3"));
  const Position found =
      minimise(position, [](const Position& of) { return !of.units.squares().empty(); }).position;
  EXPECT_TRUE(found.moved.empty());
  EXPECT_FALSE(found.shaken);
  EXPECT_EQ(found.turn, 1);
  EXPECT_TRUE(found.destroyed_arsenals.empty());
}

TEST(Minimise, KeepsToItsBoundAndToLegalPositions) {
  int asked = 0;
  const Minimised found = minimise(figure_6(),
                                   [&asked](const Position& position) {
                                     ++asked;
                                     EXPECT_FALSE(scenario::position_problem(position));
                                     return !position.units.squares(Side::north).empty();
                                   },
                                   {10});
  EXPECT_EQ(asked, 10);
  EXPECT_EQ(found.asked, 10);
  EXPECT_FALSE(found.position.units.squares(Side::north).empty());
}

TEST(Minimise, NothingIsAskedWithinABoundOfNone) {
  const Position position = figure_6();
  const Minimised found = minimise(position, [](const Position&) { return true; }, {0});
  EXPECT_EQ(found.position, position);
}

TEST(Minimise, SetsReadingsBack) {
  const Rulings many = Rulings{}
                           .with(TerrainBonus::only_when_attacked)
                           .with(LineCutters::fighting_units)
                           .with(AllIsolated::loses);
  const Rulings few = minimise_rulings(many, [](const Rulings& rulings) {
    return rulings.get<LineCutters>() == LineCutters::fighting_units;
  });
  EXPECT_EQ(few, Rulings{}.with(LineCutters::fighting_units));
}

// From the book's position to a scenario that the rules pass and the faulty engine fails.
TEST(Disagreement, IsShrunkToAScenarioThatShowsIt) {
  const auto rules = engines::make_literal_engine();
  const auto faulty = engine_without(rule::charge_not_against_fort);
  const auto differ = [&](const Position& position) {
    return first_disagreement(*rules, *faulty, position, {Topic::attack});
  };
  const Position small = minimise(figure_6(), [&](const Position& position) {
                           return differ(position).has_value();
                         }).position;
  EXPECT_LE(count_of(small.units.squares()), 2U) << to_text(small);
  const auto found = differ(small);
  ASSERT_TRUE(found);
  const scenario::Scenario scenario = scenario_of(*found, Rulings{}, {"found-1", "faulty", "", {}});
  EXPECT_EQ(scenario.rules.front(), rule::charge_not_against_fort);
  EXPECT_TRUE(scenario.unconfirmed);
  const auto verdict = [&](engines::Engine& engine) {
    return judge(scenario, engine, Rulings{}).checks.front().verdict;
  };
  EXPECT_EQ(verdict(*rules), Verdict::pass);
  EXPECT_EQ(verdict(*faulty), Verdict::fail);
  const auto read = corpus::read_scenario(scenario::to_yaml(scenario), "found-1.yaml");
  ASSERT_TRUE(read) << scenario::to_yaml(scenario);
  EXPECT_TRUE(*read == scenario);
}

TEST(Disagreement, NamesTheRuleThatRefuses) {
  const auto rules = engines::make_literal_engine();
  const auto faulty = engine_without(rule::move_speed);
  const auto found = first_disagreement(*rules, *faulty, figure_6(), {Topic::turn});
  ASSERT_TRUE(found);
  EXPECT_EQ(rule_in_question(*found, Rulings{}), rule::move_speed);
  const scenario::Scenario scenario = scenario_of(*found, Rulings{}, {"found-2", "faulty", "", {}});
  EXPECT_TRUE(std::holds_alternative<scenario::RefusedCheck>(scenario.checks.front().what));
}

TEST(Disagreement, SaysUnderWhichReadingsItHolds) {
  const auto rules = engines::make_literal_engine();
  const auto faulty = engine_without(rule::terrain_mountain_stops_fire);
  const Rulings readings = Rulings{}.with(UnitsStopFire::enemies);
  rules->take(readings);
  faulty->take(readings);
  // D8 is an arsenal of North, the mountain D10 stands between the two.
  Position position;
  position.units.place(*Square::parse("D9"), {Side::north, Kind::infantry});
  position.units.place(*Square::parse("D11"), {Side::south, Kind::infantry});
  const auto found = first_disagreement(*rules, *faulty, position, {Topic::attack});
  ASSERT_TRUE(found);
  const auto scenario = scenario_of(*found, readings, {"found-3", "faulty", "seed 1", {}});
  ASSERT_TRUE(scenario.when);
  EXPECT_EQ(scenario.rules.front(), rule::terrain_mountain_stops_fire);
  EXPECT_TRUE(judge(scenario, *rules, readings).checks.front().verdict == Verdict::pass);
}

TEST(Disagreement, WhatAnEngineDeclinesIsNone) {
  class Declining : public engines::Engine {
   public:
    engines::Introduction introduction() override { return {}; }
    std::vector<Ruling> take(const Rulings&) override { return {}; }
    engines::Reply ask(const Position&, const engines::Question&) override {
      return engines::Skipped{"no"};
    }
  } declining;
  const auto rules = engines::make_literal_engine();
  EXPECT_FALSE(first_disagreement(*rules, declining, figure_6(), all_topics));
}

}  // namespace
}  // namespace casebook::judge
