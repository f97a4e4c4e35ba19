// The events of a turn, in words and on the board.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "casebook/model/answers.hpp"

namespace casebook::explain {

// How the event is noted, and what happened: {"K15-K16", "North's cavalry moves 1 square."}.
// `before` is the position in which it happened, `end` how the turn ended the war, if it did.
std::pair<std::string, std::string> in_words(const Event& event, const Position& before,
                                             const std::optional<End>& end);

// Carries the event out on a position, as far as sentences about what follows need it: units,
// moved and shaken marks, fallen arsenals, and the end of the turn.
void carry_out(const Event& event, Position& position);

}  // namespace casebook::explain
