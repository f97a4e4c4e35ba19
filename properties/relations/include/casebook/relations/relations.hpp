// What the rules imply about two questions at once, whatever the right answers are. An engine that
// breaks a relation is wrong, and nobody had to say what is right.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "casebook/engines/engine.hpp"
#include "casebook/model/position.hpp"
#include "casebook/model/rulings.hpp"
#include "casebook/sampling/random.hpp"

namespace casebook::relations {

// An engine that has taken `rulings`, and a position to ask it about.
struct Situation {
  engines::Engine& engine;
  const Position& position;  // legal
  const Rulings& rulings;
  sampling::Random& random;  // for what the relation chooses
};

struct Relation {
  std::string_view name;      // a slug: "mirrored-east-west"
  std::string_view argument;  // why it follows from the rules, with their locators
  // What is broken, or nothing; nothing too where the relation says nothing about the position.
  std::optional<std::string> (*broken)(const Situation&);
};

// All of them, in a fixed order.
std::span<const Relation> all_relations();

}  // namespace casebook::relations
