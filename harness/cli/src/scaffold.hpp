// A scenario file to begin with.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "casebook/model/rule_id.hpp"
#include "casebook/model/square.hpp"
#include "casebook/scenario/scenario.hpp"

namespace casebook::cli {

// The question that the file begins with; its answer is left open.
struct FirstCheck {
  enum class Kind { communication, attack, moves, turn, refused };
  Kind kind = Kind::communication;
  std::optional<Square> square;  // of attack and moves, and only of them
};

struct NewScenario {
  std::string id;
  std::string title;
  RuleId rule{""};  // one of rule::all
  BoardPointer board;
  scenario::MapNotation map_notation = scenario::MapNotation::named;  // never listed
  Side to_move = Side::north;
  FirstCheck check;
};

// The file: every key with a comment that says what it is for, an empty drawing to put units into,
// the rule's statement as the beginning of `why`, and a source from the rule book. In the canonical
// form; the units and the answer are missing. In error, a message: an id or a title that no file
// can have.
tl::expected<std::string, std::string> scaffold(const NewScenario& wanted);

// The middle of the drawing where no check names a square.
Square middle_of(const Board& board);

}  // namespace casebook::cli
