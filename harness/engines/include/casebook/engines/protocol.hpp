// The protocol's JSON: positions, questions and replies as text, and text as positions, questions
// and replies. One JSON text each, compact, without a line break.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "casebook/engines/engine.hpp"
#include "casebook/model/position.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::engines {

// How an engine writes squares. The project's own engines use the book's notation; an engine that
// says `"notation":"spreadsheet"` in its hello is written to, and read, in the other one.
enum class Notation : std::uint8_t {
  book,         // row letter A-T, then column 1-25: L15
  spreadsheet,  // column letter A-Y, then row 1-20: O12 is the book's L15
};

// ---------------------------------------------------------------- positions

// Reads a position. In error: a key it does not know (a slip would change the answer), a missing
// map or side to move, and every position that is not legal: two units on a square, a unit off the
// map or on a mountain, a shaken square without a unit of the side to move, and so on. A missing
// army is empty. The message names the key and what to write instead.
//   position_from_json(R"({"map":"book","to-move":"north","north":{"infantry":["K15"]}})")
tl::expected<Position, std::string> position_from_json(std::string_view text,
                                                       Notation notation = Notation::book);

// Writes a legal position: the map by name where it is the book's or the open one, units by kind
// and in reading order, the turn always, the rest where there is any. `could-move` stands wherever
// it is known, even if no unit could move.
std::string position_to_json(const Position& position, Notation notation = Notation::book);

// ---------------------------------------------------------------- questions

// Reads a question: an object with exactly one key that names a question; keys it does not know
// are ignored. Depths over limits::perft_depth are in error. The text of a turn is not looked at.
//   question_from_json(R"({"attack":{"square":"L15"}})")
tl::expected<Question, std::string> question_from_json(std::string_view text,
                                                       Notation notation = Notation::book);

// The text of a turn is translated where it can be read, and left as it is where it cannot.
std::string question_to_json(const Question& question, Notation notation = Notation::book);

// ---------------------------------------------------------------- replies

// Writes the line that answers an `ask`: {"seq":7,"answer":{…}}, {"seq":7,"skipped":"why"} or
// {"seq":7,"error":"why"} (for Refused, and for the Failure of an engine that is asked on behalf
// of another). `seq` is JSON text, or empty: then the line has none. `reply` answers `question`.
std::string reply_to_json(const Reply& reply, const Question& question, std::string_view seq = {});

// What a reply is read against.
struct Asked {
  const Position& position;
  const Question& question;
  std::optional<long long> seq;  // what the request carried
  Notation notation = Notation::book;
};

// Reads the line with which an engine answered. Unknown keys are ignored, and what the engine
// leaves out is left out of the reply. A returned position without a map stands on the map of the
// position that was asked about. Failure::malformed: no JSON, another `seq`, wrong types, an
// illegal position, no part of an answer to the question that was asked.
Reply reply_from_json(std::string_view line, const Asked& asked);

// ---------------------------------------------------------------- requests

struct HelloRequest {};
// The readings to take. `unknown` are the names in it that are no ruling, and the rulings in it
// whose reading is none of theirs.
struct RulingsRequest {
  Rulings rulings;
  std::vector<std::string> unknown;
};
struct AskRequest {
  Position position;
  Question question;
};
struct ByeRequest {};

struct Request {
  std::string seq;  // JSON text of any type; empty where the request carries none
  std::variant<HelloRequest, RulingsRequest, AskRequest, ByeRequest> verb;
};

// What is wrong with a request, and the `seq` to answer it under.
struct RequestFault {
  std::string seq;
  std::string message;
};

// Reads one request line. Never throws for what the line holds.
tl::expected<Request, RequestFault> request_from_json(std::string_view line);
// Writes one request line, without the line break.
std::string request_to_json(const Request& request, Notation notation = Notation::book);

// ---------------------------------------------------------------- other answers

// {"seq":7,"error":"why"}
std::string error_to_json(std::string_view why, std::string_view seq = {});
// What is in error, if the line is such an answer; nothing for any other line.
std::optional<std::string> error_from_json(std::string_view line);

// The answer to `hello`, in the book's notation.
std::string hello_to_json(const Introduction& introduction, std::string_view seq = {});

// What an engine answered to `hello`.
struct Hello {
  Introduction introduction;
  Notation notation = Notation::book;
};
// Reads it; `engine` alone must be there. An engine that does not say what it answers is asked
// everything. In error: wrong types, a ruling, a reading or a notation that does not exist.
tl::expected<Hello, std::string> hello_from_json(std::string_view line);

// The answer to `rulings`: {"ok":true}, or {"ok":false,"cannot":[…]} where there are any.
std::string taken_to_json(const std::vector<std::string>& cannot, std::string_view seq = {});
// Reads it: the names of what the engine cannot take. `"ok":false` must say what.
tl::expected<std::vector<std::string>, std::string> taken_from_json(std::string_view line);

}  // namespace casebook::engines
