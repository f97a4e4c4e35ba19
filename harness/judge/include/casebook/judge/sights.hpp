// What a check and an answer that differ say of the board, for people to see side by side.
#pragma once

#include <map>

#include "casebook/model/position.hpp"

namespace casebook::judge {

// One of the two. All squares are on the position's board.
struct Sight {
  Position position;
  Squares isolated;                  // units said to be isolated
  Squares reached;                   // squares said to be within a unit's reach
  std::map<Square, int> counting{};  // what units are said to add
};

struct Sights {
  // What the marks on the boards mean.
  enum class Subject { communication, counting, moves, position };
  Subject subject;
  Sight expected;
  Sight got;
  Square first;   // the first square of which they say different things
  Squares about;  // all squares that the check or the answer speaks of, `first` among them
};

}  // namespace casebook::judge
