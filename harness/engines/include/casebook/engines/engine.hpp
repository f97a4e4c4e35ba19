// One interface to every engine: the literal rules, the bitboard, a process that speaks the
// protocol. An engine is asked one question about one position at a time.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "casebook/model/action.hpp"
#include "casebook/model/answers.hpp"
#include "casebook/model/position.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::engines {

// ---------------------------------------------------------------- questions

// Which units of either side are in communication?
struct CommunicationQuestion {};
// How does an attack on the unit that stands there go? The attacker is its opponent.
struct AttackQuestion {
  Square square;
};
// The legal next moves now, of one unit or of all.
struct MovesQuestion {
  std::optional<Square> of;
};
// Is the rest of the turn legal, and what comes of it? The text is passed on as it is written.
struct TurnQuestion {
  std::string play;
};
// May an army be deployed like this? On the book's map only.
struct DeploymentQuestion {};
// How many sequences of exactly so many actions are there? depth 0–limits::perft_depth.
struct PerftQuestion {
  int depth;
};

// By which links is the unit there in communication, or where is every line to it cut?
struct LineQuestion {
  Square of;
};

using Question = std::variant<CommunicationQuestion, AttackQuestion, MovesQuestion, TurnQuestion,
                              DeploymentQuestion, PerftQuestion, LineQuestion>;

// "communication", "attack", "moves", "turn", "deployment", "perft", "line".
std::string_view name(const Question& question);

// ---------------------------------------------------------------- replies

struct CommunicationReply {
  Squares in;
};

// What an engine leaves out is not judged.
struct AttackReply {
  std::optional<int> offence;
  std::optional<int> defence;
  std::optional<Outcome> outcome;
  std::optional<std::map<Square, int>> counting;  // units that add something, of both sides
  // Units in line with the square, or on it, that add nothing: the rule by which.
  std::optional<std::map<Square, std::string>> not_counting{};
};

struct MovesReply {
  std::vector<Move> moves;  // sorted by first square, then last
};

struct LegalTurnReply {
  std::optional<Position> position;  // after the turn's end
  std::optional<End> end;            // nothing: the war goes on
  bool says_end = true;              // whether the engine said anything about the end
  // What happened, in the words of casebook/model/answer_text.hpp.
  std::optional<std::vector<std::string>> account{};
};

struct IllegalTurnReply {
  std::optional<int> at;                            // index of the first illegal action
  std::optional<std::vector<std::string>> because;  // rule ids; an engine may give none
};

using TurnReply = std::variant<LegalTurnReply, IllegalTurnReply>;

struct DeploymentReply {
  bool legal;
  std::vector<std::string> because;
};

struct PerftReply {
  unsigned long long nodes;
};

// In the words of casebook/model/answer_text.hpp: the links from an arsenal to the unit (none for an
// isolated one), by the path with the fewest; the places where lines that would reach it are cut.
struct LineReply {
  std::optional<std::vector<std::string>> path;
  std::optional<std::vector<std::string>> cuts;
};

// The engine declined, with its reason.
struct Skipped {
  std::string why;
};

// The engine says that the question is in error.
struct Refused {
  std::string why;
};

// The engine failed; each is a verdict of its own.
struct Failure {
  enum class Kind { crashed, timed_out, malformed };
  Kind kind;
  std::string why;
};

using Reply = std::variant<CommunicationReply, AttackReply, MovesReply, TurnReply, DeploymentReply,
                           PerftReply, LineReply, Skipped, Refused, Failure>;

// ---------------------------------------------------------------- engines

// What an engine says of itself.
struct Introduction {
  std::string engine;
  std::string version;
  std::string language;
  std::string source;
  std::vector<std::string> answers;  // names of the questions it answers
  Rulings rulings;                   // the readings it declares; the default where it declares none
};

class Engine {
 public:
  Engine() = default;
  Engine(const Engine&) = delete;
  Engine(Engine&&) = delete;
  Engine& operator=(const Engine&) = delete;
  Engine& operator=(Engine&&) = delete;
  virtual ~Engine() = default;
  virtual Introduction introduction() = 0;
  // Takes these readings from now on. Returns the rulings that it cannot take; then nothing has
  // changed.
  virtual std::vector<Ruling> take(const Rulings& rulings) = 0;
  // The position is legal (see position_problem in casebook/scenario/position_problem.hpp); every
  // other fault is the reply's.
  virtual Reply ask(const Position& position, const Question& question) = 0;
};

}  // namespace casebook::engines
