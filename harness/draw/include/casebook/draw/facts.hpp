// What a drawing of a position shows beside its units: where the lines of communication run, and
// which units are isolated. Asked of the literal rules, so that a picture never disagrees with
// them.
#pragma once

#include <vector>

#include "casebook/literal/rule_book.hpp"
#include "casebook/model/position.hpp"

namespace casebook::draw {

// One line of communication, from its source as far as it runs (communication.direct,
// communication.redirected).
struct Line {
  Side side;
  Square source;  // an arsenal, or the communications unit that redirects
  Direction direction;
  std::vector<Square> squares;  // in order, the source left out; at least one
};

struct Facts {
  std::vector<Line> lines;  // North's first; by source in reading order, then clockwise from north
  Squares isolated;         // units of either side that are not in communication
};

// The facts of a legal position under that rule book. `position` is not kept.
//   facts_of(position, literal::rule_book(Rulings{})).isolated.contains(*Square::parse("M16"))
Facts facts_of(const Position& position, const literal::RuleBook& book);

}  // namespace casebook::draw
