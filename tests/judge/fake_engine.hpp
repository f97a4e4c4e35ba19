// Engines that answer whatever a test wants, and scenarios to ask them.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "casebook/corpus/read.hpp"
#include "casebook/engines/engine.hpp"
#include "casebook/judge/judge.hpp"

namespace casebook::judge {

class FakeEngine : public engines::Engine {
 public:
  using Answer = std::function<engines::Reply(const Position&, const engines::Question&)>;

  explicit FakeEngine(Answer answer) : answer_(std::move(answer)) {}
  // The same reply to every question.
  explicit FakeEngine(const engines::Reply& reply)
      : answer_([reply](const Position&, const engines::Question&) { return reply; }) {}

  engines::Introduction introduction() override { return {"fake", "1", "", "", {}, {}}; }
  std::vector<Ruling> take(const Rulings&) override { return cannot; }
  engines::Reply ask(const Position& position, const engines::Question& question) override {
    ++asked;
    return answer_(position, question);
  }

  std::vector<Ruling> cannot;
  int asked = 0;

 private:
  Answer answer_;
};

inline Square at(std::string_view text) { return *Square::parse(text); }

// A scenario in which North's cavalry on C6 meets South's on C7; `rest` is its checks and so on.
inline scenario::Scenario scenario_with(const std::string& rest) {
  const std::string text =
      "id: a-case\n"
      "title: A case\n"
      "rules: [charge.contact, factor.cavalry]\n"
      "why: For a test.\n"
      "source: {original: true}\n"
      "position:\n"
      "  map: {columns: 12, rows: 5, arsenals: {north: [C1], south: [C12]}}\n"
      "  to-move: north\n"
      "  north: {cavalry: [C6]}\n"
      "  south: {cavalry: [C7]}\n" +
      rest;
  const auto read = corpus::read_scenario(text, "a-case.yaml");
  if (!read) {
    ADD_FAILURE() << corpus::to_text(read.error().front());
    return {};
  }
  return *read;
}

}  // namespace casebook::judge
