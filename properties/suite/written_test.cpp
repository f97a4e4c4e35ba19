// What is written is read back as it was.
#include <gtest/gtest.h>

#include "casebook/corpus/read.hpp"
#include "casebook/engines/literal_engine.hpp"
#include "casebook/engines/protocol.hpp"
#include "casebook/judge/disagreement.hpp"
#include "casebook/sampling/sampling.hpp"
#include "casebook/scenario/write.hpp"
#include "drawn.hpp"

namespace casebook::properties {
namespace {

using sampling::Random;

// A scenario about a random position, as a disagreement over it would be written.
scenario::Scenario random_scenario(Random& random) {
  const Position position = sampling::random_position(random);
  const Rulings rulings = sampling::random_rulings(random);
  const auto rules = engines::make_literal_engine();
  rules->take(rulings);
  const auto topic = static_cast<judge::Topic>(random.between(0, 3));
  const auto questions = judge::questions_about(position, topic);
  const engines::Question question =
      questions.empty() ? engines::CommunicationQuestion{} : random.element_of(questions);
  const engines::Reply reply = rules->ask(position, question);
  scenario::Scenario scenario = judge::scenario_of(
      {position, question, reply, engines::Skipped{""}}, rulings, {"written", "nobody", "", {}});
  scenario.position.turn = position.turn;
  if (random.one_in(2)) scenario.unit_notation = scenario::UnitNotation::drawing;
  return scenario;
}

TEST(Written, AScenarioIsReadBackAsItWas) {
  const bool holds = rc::check("write, then read", [] {
    Random random(drawn_seed());
    const scenario::Scenario scenario = random_scenario(random);
    const bool has_units = !scenario.position.units.squares().empty();
    const std::string text = scenario::to_yaml(scenario);
    const auto read = corpus::read_scenario(text, "written.yaml");
    if (!read && !has_units) RC_DISCARD("a position without any unit");
    if (!read) RC_FAIL(text + "\n" + corpus::to_text(read.error().front()));
    if (!(read->position == scenario.position)) RC_FAIL("another position:\n" + text);
    RC_ASSERT(read->checks == scenario.checks);
    RC_ASSERT(read->when == scenario.when);
    RC_ASSERT(scenario::to_yaml(*read) == text);
  });
  EXPECT_TRUE(holds);
}

TEST(Written, APositionIsReadBackFromJson) {
  const bool holds = rc::check("JSON and back", [] {
    Random random(drawn_seed());
    const Position position = sampling::random_position(random);
    const auto read = engines::position_from_json(engines::position_to_json(position));
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == position);
    RC_ASSERT(read->turn == position.turn);
  });
  EXPECT_TRUE(holds);
}

}  // namespace
}  // namespace casebook::properties
