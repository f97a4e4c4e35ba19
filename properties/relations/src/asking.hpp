// Short ways to ask an engine. An engine that does not answer gives nothing, and breaks nothing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "casebook/relations/relations.hpp"

namespace casebook::relations {

using Broken = std::optional<std::string>;

std::optional<Squares> communication(engines::Engine& engine, const Position& position);
std::optional<engines::AttackReply> attack(engines::Engine& engine, const Position& position,
                                           Square target);
std::optional<std::vector<Move>> moves(engines::Engine& engine, const Position& position);
std::optional<engines::TurnReply> turn(engines::Engine& engine, const Position& position,
                                       const std::string& play);

// Whether the first action of the turn is legal; the turn may still be illegal later on.
std::optional<bool> begins_legally(engines::Engine& engine, const Position& position,
                                   const Action& action);

// A square of the board that holds nobody and is no mountain; nothing if there is none.
std::optional<Square> free_square(const Situation& situation);
// A unit of that side, or of any; nothing if there is none.
std::optional<Square> some_unit(const Situation& situation, const Squares& units);

std::string in_words(const Squares& squares);
std::string in_words(const std::vector<Move>& moves);
std::string in_words(const engines::AttackReply& reply);

// One table a file.
std::span<const Relation> symmetries();
std::span<const Relation> additions();
std::span<const Relation> consistencies();
std::span<const Relation> indifferences();

}  // namespace casebook::relations
