// What a side does in its turn, and the text it is written in: "K14-K15 L17-L16 xM12".
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "casebook/model/square.hpp"

namespace casebook {

// A displacement from one square to another one; two-square moves name no path.
struct Move {
  Square from;
  Square to;
  friend bool operator==(const Move&, const Move&) = default;
  // By first square, then last.
  friend bool operator<(const Move& a, const Move& b) {
    return a.from == b.from ? a.to < b.to : a.from < b.from;
  }
};

// An attack on the unit that stands on `target`.
struct Attack {
  Square target;
  friend bool operator==(const Attack&, const Attack&) = default;
};

// The destruction of the arsenal on `square`.
struct Destruction {
  Square square;
  friend bool operator==(const Destruction&, const Destruction&) = default;
};

struct EndOfTurn {
  friend bool operator==(const EndOfTurn&, const EndOfTurn&) = default;
};

using Action = std::variant<Move, Attack, Destruction, EndOfTurn>;

// The actions of a turn in the order they are played, without the end of the turn. How many there
// may be, and in which order, is for the rules to judge. `surrender` and `draw` stand alone.
struct Turn {
  enum class Kind { played, surrender, draw };
  Kind kind = Kind::played;
  std::vector<Action> actions;
  friend bool operator==(const Turn&, const Turn&) = default;
};

// "K14-K15", "xM12", "*T3"; "end of the turn".
std::string to_text(const Move& move);
std::string to_text(const Action& action);
// "K14-K15 xM12"; "-" for an empty turn; "surrender"; "draw".
std::string to_text(const Turn& turn);

// "K14-K15"; nothing for any other text.
std::optional<Move> move_from_text(std::string_view text);

// What is wrong with a turn's text, and where in it (a 0-based offset).
struct NotationError {
  std::size_t offset;
  std::string message;
};

// Reads a turn. At most 1000 actions. Unreadable: a move to its own square, a square off the book's
// range, an unknown word, nothing at all.
//   turn_from_text("K15-K16 xL15")->actions.size() == 2
tl::expected<Turn, NotationError> turn_from_text(std::string_view text);

}  // namespace casebook
