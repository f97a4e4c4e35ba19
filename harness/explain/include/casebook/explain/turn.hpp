// A turn in words, and what refuses an action: `casebook explain --play TURN`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "casebook/model/action.hpp"
#include "casebook/model/answers.hpp"
#include "casebook/model/position.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::explain {

// What a rule that refuses an action says of it, in one sentence with the rule and its locators.
// `before` is the position in which the action was to be played.
//   "move.speed (II.2.1, II.2.4, …): cavalry moves at most 2 squares; K15 to K18 are 3."
std::string describe(const Violation& violation, const Action& action, const Position& before);

enum class Legality : std::uint8_t { legal, illegal };

struct TurnInWords {
  Legality legality;
  std::string text;
};

// Plays the rest of a turn from a legal position: an event a line, attacks with their sums and
// their rule; of an illegal turn what happened before the illegal action, then every rule that
// refuses it. In error, with one message: a text that is no turn.
//   turn_in_words(position, "K15-K16 xL15", Rulings{})->legality == Legality::legal
tl::expected<TurnInWords, std::string> turn_in_words(const Position& position,
                                                     std::string_view turn, const Rulings& rulings);

}  // namespace casebook::explain
