// Makes a position small: whoever looks at a difference between two engines should see what it is
// about and nothing else.
#pragma once

#include <functional>

#include "casebook/model/position.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::judge {

// Whether a position still shows what was found.
using Shows = std::function<bool(const Position&)>;

struct MinimiseOptions {
  int questions = 20'000;  // how often the predicate may be called, from 0
};

struct Minimised {
  Position position;  // shows what was found
  int asked = 0;      // how often the predicate was called
};

// Takes away what the finding does not need, until nothing more can go: units, many at once and
// then one by one; the marks of the turn and fallen arsenals; terrain and arsenals; rows and
// columns without units, so that units come nearer and the board gets smaller; then units are moved
// nearer still, and replaced by weaker ones. `position` shows what was found; only legal positions
// (scenario::position_problem) are tried. The same position and predicate give the same result.
//   minimise(position, [&](const Position& p) { return answers_differ(p); }).position
Minimised minimise(const Position& position, const Shows& shows,
                   const MinimiseOptions& options = {});

// Sets readings back to their defaults, one by one, as long as the predicate holds; it holds for
// `rulings`.
Rulings minimise_rulings(const Rulings& rulings, const std::function<bool(const Rulings&)>& shows);

}  // namespace casebook::judge
