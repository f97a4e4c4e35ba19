// What Rules hold.
#pragma once

#include <memory>

#include "casebook/bitboard/rules.hpp"
#include "field.hpp"
#include "ground.hpp"
#include "kernel.hpp"
#include "law.hpp"

namespace casebook::bitboard {

struct Prepared {
  BoardPointer board;
  Rulings rulings;
  Law law;
  std::shared_ptr<const Ground> ground;
  const Kernel* kernel;

  Standing standing(const Field& field) const;
  bool in_communication(const Field& field, Spot unit) const;
};

// The Rules last asked for on this thread, or new ones.
const Rules& rules_for(const Position& position, const Rulings& rulings);

// The position in the form of the engine, and back.
Field field_of(const Position& position, const Law& law);
Position position_of(const Field& field, const BoardPointer& board, const Law& law);
// The hash, worked out anew.
std::uint64_t hash_of(const Field& field);

Squares squares_of(const Rows& rows);

}  // namespace casebook::bitboard
