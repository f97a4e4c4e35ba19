// Reads parts of the protocol's JSON. The first fault is kept; what is read after it is made of
// stand-ins and goes nowhere, so that callers ask once, at the end.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "casebook/engines/protocol.hpp"
#include "casebook/model/square.hpp"
#include "json.hpp"

namespace casebook::engines {

// A square in that notation, or nothing for any other text.
std::optional<Square> square_from_text(std::string_view text, Notation notation);
void append_square(std::string& out, Square square, Notation notation);
// "K15-K16"; nothing for any other text, and for a move to its own square.
std::optional<Move> move_from_text(std::string_view text, Notation notation);

// What to do with a key that nobody knows: a slip in a question to us, an addition in an answer.
enum class UnknownKeys { are_errors, are_ignored };

class Reader {
 public:
  explicit Reader(Notation notation) : notation_(notation) {}

  Notation notation() const { return notation_; }
  bool ok() const { return problem_.empty(); }
  // "position: moved: …", or empty.
  const std::string& problem() const { return problem_; }
  void fail(std::string_view what, std::string_view message);

  // `what` names the value in messages. A value of the wrong type is a fault, and yields an empty
  // stand-in.
  const json::Object& object(const json::Value& value, std::string_view what);
  const json::List& list(const json::Value& value, std::string_view what);
  const std::string& text(const json::Value& value, std::string_view what);
  bool yes_or_no(const json::Value& value, std::string_view what);
  int whole(const json::Value& value, std::string_view what, int least, int most);
  Square square(const json::Value& value, std::string_view what);
  Squares squares(const json::Value& value, std::string_view what);  // no square twice
  std::vector<std::string> texts(const json::Value& value, std::string_view what);
  // The value of a key that must be there; null, and a fault, if it is not.
  const json::Value* required(const json::Object& object, std::string_view key,
                              std::string_view what);

 private:
  void wrong_type(const json::Value& value, std::string_view what, std::string_view expected);

  Notation notation_;
  std::string problem_;
};

// A text as messages quote it: in quotes, the end of a long one cut off.
std::string quoted(std::string_view text);

// The parts that lines are made of. A fault is left in the reader.
Position read_position(Reader& reader, const json::Value& value, UnknownKeys unknown,
                       const BoardPointer& board_if_missing);
Question read_question(Reader& reader, const json::Value& value);
// The readings that the object names; the rest is at its default.
RulingsRequest read_rulings(Reader& reader, const json::Value& value);

void append_position(std::string& out, const Position& position, Notation notation);
void append_question(std::string& out, const Question& question, Notation notation);
// {"terrain-bonus":"only-when-attacked"}: what is not at its default.
void append_rulings(std::string& out, const Rulings& rulings);
// `"seq":7,`, or nothing.
void append_seq(std::string& out, std::string_view seq);
// ["a","b"]
void append_texts(std::string& out, const std::vector<std::string>& texts);

}  // namespace casebook::engines
