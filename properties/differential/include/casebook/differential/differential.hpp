// Holds the bitboard to the literal rules: every answer to every question about a position, with
// all its reasons.
#pragma once

#include <optional>
#include <string>

#include "casebook/bitboard/machine.hpp"
#include "casebook/model/position.hpp"
#include "casebook/model/rulings.hpp"
#include "casebook/sampling/random.hpp"

namespace casebook::differential {

struct Compared {
  long answers = 0;                       // that were compared, up to the first difference
  std::optional<std::string> difference;  // the question, and both answers; nothing: all are equal
};

// Compares who is in communication and why, the clash on every unit with every share, the legal
// moves, some turns, legal and illegal, with their events, small counts of sequences, and the same
// from a Game. `random` draws the turns. The position is legal.
Compared compare(const Position& position, const Rulings& rulings, bitboard::Machine machine,
                 sampling::Random& random);

// Everything about a position that its board does not show: moved units, the shaken one, …
std::string marks_of(const Position& position);

}  // namespace casebook::differential
