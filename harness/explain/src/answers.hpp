// Everything that is asked of a position to see which rulings matter in it.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "casebook/model/answers.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::explain {

// Answers under one set of rulings. The questions depend on the position alone, so that two of
// these have the same keys.
struct Answers {
  Squares in_communication;
  std::map<Square, Squares> moves;  // of each unit of the side to move
  std::map<Square, Clash> attacks;  // on each unit of the other side
  std::map<Square, std::string>
      afterwards;  // what else an attack on it brings: "; removed at once"
  std::map<std::string, std::string> turns;  // by the turn's text: "-", "*T3"
};

Answers answers(const Position& position, const Rulings& rulings);

}  // namespace casebook::explain
