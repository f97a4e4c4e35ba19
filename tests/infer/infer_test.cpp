// From answers alone: the readings of engines that take readings drawn at random, and the faults of
// engines with one fault. CASEBOOK_INFER_VECTORS and CASEBOOK_INFER_FAULTS say how many.
#include "casebook/infer/infer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <random>

#include "casebook/corpus/read.hpp"
#include "casebook/engines/bitboard_engine.hpp"
#include "casebook/engines/literal_engine.hpp"
#include "casebook/mutants/engine.hpp"

namespace casebook::infer {
namespace {

std::size_t asked_for(const char* variable, std::size_t usual) {
  const char* text = std::getenv(variable);
  return text == nullptr ? usual : static_cast<std::size_t>(std::atoi(text));
}

const Questions& questions() {
  static const Questions all(corpus::scenarios_of(corpus::read_corpus({CASEBOOK_SCENARIOS})), 2);
  return all;
}

bool contains(const std::vector<int>& readings, int reading) {
  return std::find(readings.begin(), readings.end(), reading) != readings.end();
}

// An engine that answers no question of one kind, and contradicts what it declares.
class Reticent : public engines::Engine {
 public:
  engines::Introduction introduction() override {
    engines::Introduction introduction = rules_->introduction();
    introduction.rulings = Rulings{}.with(TerrainBonus::only_when_attacked);
    return introduction;
  }
  std::vector<Ruling> take(const Rulings& rulings) override { return rules_->take(rulings); }
  engines::Reply ask(const Position& position, const engines::Question& question) override {
    ++asked;
    const bool is_declined = std::holds_alternative<engines::TurnQuestion>(question) ||
                             std::holds_alternative<engines::PerftQuestion>(question);
    if (is_declined) return engines::Skipped{"turns"};
    return rules_->ask(position, question);
  }

  int asked = 0;

 private:
  std::unique_ptr<engines::Engine> rules_ = engines::make_bitboard_engine();
};

// No question of the corpus may be one whose answer its table does not know.
TEST(Questions, TheirTablesAreRightUnderAnyReadings) {
  std::mt19937_64 random(3);
  const auto engine = engines::make_bitboard_engine();
  for (std::size_t at = 0; at < questions().size(); ++at) {
    Rulings rulings;
    for (const Ruling ruling : all_rulings())
      rulings.set(ruling,
                  static_cast<int>(random() % static_cast<unsigned>(reading_count(ruling))));
    engine->take(rulings);
    const Item& item = questions().item(at);
    const Table& table = questions().table(at);
    const auto& answer = table.answers[static_cast<std::size_t>(table.answer_under(rulings))];
    EXPECT_TRUE(agrees(engine->ask(item.position, item.question), answer)) << item.scenario;
  }
}

TEST(Questions, EveryRulingIsToldApartBySome) {
  for (const Ruling ruling : all_rulings()) {
    int telling = 0;
    for (std::size_t at = 0; at < questions().size(); ++at) {
      const auto& depends = questions().table(at).depends;
      telling += std::count(depends.begin(), depends.end(), ruling) > 0 ? 1 : 0;
    }
    EXPECT_GT(telling, 0) << name(ruling);
  }
}

TEST(Questions, TheNumberOfThreadsChangesNothing) {
  const auto few = corpus::scenarios_of(corpus::read_corpus({CASEBOOK_SCENARIOS "/charges"}));
  const Questions one(few, 1);
  const Questions three(few, 3);
  ASSERT_EQ(one.size(), three.size());
  for (std::size_t at = 0; at < one.size(); ++at)
    EXPECT_EQ(one.table(at).answer, three.table(at).answer);
}

// Readings that are left open include the right one; all others are right.
TEST(Infer, RecoversReadingsDrawnAtRandom) {
  const std::size_t vectors = asked_for("CASEBOOK_INFER_VECTORS", 64);
  std::mt19937_64 random(7);
  int open = 0;
  for (std::size_t vector = 0; vector < vectors; ++vector) {
    Rulings rulings;
    for (const Ruling ruling : all_rulings())
      rulings.set(ruling,
                  static_cast<int>(random() % static_cast<unsigned>(reading_count(ruling))));
    const auto engine = engines::make_bitboard_engine();
    engine->take(rulings);
    Options options;
    options.faults = Faults::left_alone;
    const Inference inference = infer(*engine, questions(), options);
    EXPECT_LE(inference.asked, 150);
    for (const RulingFinding& finding : inference.findings) {
      EXPECT_TRUE(contains(finding.readings, rulings.reading(finding.ruling)))
          << name(finding.ruling) << " of " << to_text(rulings);
      if (finding.is_settled()) continue;
      ++open;
      std::printf("%s is open under %s\n", std::string(name(finding.ruling)).c_str(),
                  to_text(rulings).c_str());
    }
  }
  std::printf("%zu sets of readings recovered, %d rulings open\n", vectors, open);
  EXPECT_LE(open, static_cast<int>(vectors) / 4);
}

TEST(Infer, NamesSingleFaults) {
  const auto mutants = mutants::all_mutants();
  const std::size_t wanted = std::min(asked_for("CASEBOOK_INFER_FAULTS", 20), mutants.size());
  for (std::size_t number = 0; number < wanted; ++number) {
    const mutants::Mutant& fault = mutants[number * mutants.size() / wanted];
    const auto engine = mutants::make_engine_with(fault);
    const Inference inference = infer(*engine, questions());
    EXPECT_LE(inference.asked, 150) << fault.name;
    ASSERT_FALSE(inference.faults.empty()) << fault.name;
    const auto& named = inference.faults.front().faults;
    EXPECT_NE(std::find(named.begin(), named.end(), &fault), named.end()) << fault.name;
    EXPECT_LE(named.size(), 3U) << fault.name;
  }
}

TEST(Infer, FindsNothingWrongWithTheRules) {
  const auto engine = engines::make_literal_engine();
  const Inference inference = infer(*engine, questions());
  EXPECT_EQ(inference.rulings, Rulings{});
  EXPECT_TRUE(inference.deviations.empty());
  EXPECT_TRUE(inference.faults.empty());
  for (const RulingFinding& finding : inference.findings) {
    EXPECT_TRUE(finding.is_settled()) << name(finding.ruling);
    EXPECT_FALSE(finding.shown_by.empty()) << name(finding.ruling);
  }
}

TEST(Infer, AReadingAndAFaultTogether) {
  const mutants::Mutant& fault = *mutants::mutant_named("cavalry-goes-one-square");
  const auto engine = mutants::make_engine_with(fault);
  engine->take(Rulings{}.with(LineCutters::fighting_units));
  const Inference inference = infer(*engine, questions());
  EXPECT_EQ(inference.rulings, Rulings{}.with(LineCutters::fighting_units));
  ASSERT_FALSE(inference.faults.empty());
  EXPECT_EQ(inference.faults.front().faults.front(), &fault);
}

TEST(Infer, WhatIsNeverAnsweredStaysOpen) {
  Reticent engine;
  const Inference inference = infer(engine, questions());
  EXPECT_EQ(inference.asked, engine.asked);
  EXPECT_GT(inference.unanswered, 0);
  const auto& destruction =
      inference.findings[static_cast<std::size_t>(Ruling::arsenal_destruction)];
  EXPECT_FALSE(destruction.is_settled());
  // What it declares is not looked at.
  EXPECT_EQ(inference.findings[static_cast<std::size_t>(Ruling::terrain_bonus)].readings,
            std::vector<int>{0});
}

TEST(Infer, AsksNoMoreThanItMay) {
  Reticent engine;
  Options options;
  options.questions = 10;
  int last = -1;
  options.progress = [&last](int asked) { last = asked; };
  const Inference inference = infer(engine, questions(), options);
  EXPECT_EQ(inference.asked, 10);
  EXPECT_EQ(engine.asked, 10);
  EXPECT_EQ(last, 9);
}

TEST(Infer, TheSameQuestionsGiveTheSameReport) {
  const auto report = [] {
    const auto engine =
        mutants::make_engine_with(*mutants::mutant_named("cavalry-goes-one-square"));
    const Inference inference = infer(*engine, questions());
    return to_text(inference, questions()) + to_json(inference, questions());
  };
  const std::string first = report();
  EXPECT_EQ(first, report());
  EXPECT_NE(first.find("cavalry-goes-one-square"), std::string::npos);
}

}  // namespace
}  // namespace casebook::infer
