// A scenario: one position, and what the rules say of it. One file, one idea.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "casebook/model/answers.hpp"
#include "casebook/model/position.hpp"
#include "casebook/model/rulings.hpp"
#include "casebook/scenario/window.hpp"

namespace casebook::scenario {

// Where something stands in a file: 1-based; 0 when unknown (a scenario that was not read).
struct Place {
  int line = 0;
  int column = 0;
  friend bool operator==(const Place&, const Place&) = default;
};

// ---------------------------------------------------------------- checks

struct Check;

// Units that must be in communication, and units that must be isolated. Others are not asked.
struct CommunicationCheck {
  std::vector<Square> in;
  std::vector<Square> out;
  friend bool operator==(const CommunicationCheck&, const CommunicationCheck&) = default;
};

struct AttackCheck {
  Square square;
  std::optional<int> offence;
  std::optional<int> defence;
  std::optional<Outcome> outcome;
  std::optional<std::map<Square, int>> counting;  // every unit whose number is not 0
  // Every other unit in line with the square, or on it, and the rule by which it adds nothing.
  std::optional<std::map<Square, RuleId>> not_counting{};
  friend bool operator==(const AttackCheck&, const AttackCheck&) = default;
};

// The exact set of moves: of one unit (`of`, then only `to` is used), or of all.
struct MovesCheck {
  std::optional<Square> of;
  std::vector<Square> to;
  std::vector<Move> all;
  friend bool operator==(const MovesCheck&, const MovesCheck&) = default;
};

// The text is a legal turn; `then` is asked of what follows.
struct TurnCheck {
  std::string play;
  std::vector<Check> then;
};

// The first illegal action of the text is refused by exactly this permission.
struct RefusedCheck {
  std::string play;
  RuleId because;
  friend bool operator==(const RefusedCheck&, const RefusedCheck&) = default;
};

// The first illegal action of the text is refused by exactly these, in the rule book's order.
struct ViolationsCheck {
  std::string play;
  std::vector<RuleId> all;
  friend bool operator==(const ViolationsCheck&, const ViolationsCheck&) = default;
};

// How the unit is reached, link by link (empty for an isolated unit), and where the lines that would
// reach it are cut; in the words of casebook/model/answer_text.hpp. What is left out is not asked.
struct LineCheck {
  Square of;
  std::optional<std::vector<std::string>> path;
  std::optional<std::vector<std::string>> cuts;
  friend bool operator==(const LineCheck&, const LineCheck&) = default;
};

// How many sequences of exactly so many actions there are.
struct PerftCheck {
  int depth = 1;  // 0-2
  std::optional<unsigned long long> nodes;  // up to 999,999,999
  friend bool operator==(const PerftCheck&, const PerftCheck&) = default;
};

struct DeploymentCheck {
  bool legal = true;
  std::vector<RuleId> because;  // empty where legal
  friend bool operator==(const DeploymentCheck&, const DeploymentCheck&) = default;
};

// How much of each the map gives a side's territory; what is left out is not asked. Only of the
// project's own book map.
struct TerritoryCount {
  std::optional<int> arsenals, forts, passes, mountains;
  friend bool operator==(const TerritoryCount&, const TerritoryCount&) = default;
};
struct MapCheck {
  std::map<Side, TerritoryCount> territories;
  friend bool operator==(const MapCheck&, const MapCheck&) = default;
};

// A recorded game: whole turns from the position, with checks after some of them (1-based).
struct GameCheck {
  std::vector<std::string> turns;
  std::map<int, std::vector<Check>> after;
};

// These stand only inside `then` and `after`: each compares one part of what a turn returns.
struct EndCheck {
  std::optional<End> end;  // nothing: `end: none`
  friend bool operator==(const EndCheck&, const EndCheck&) = default;
};
struct StandsCheck {
  std::map<Square, std::optional<Unit>> stands;  // nothing: `nobody`
  friend bool operator==(const StandsCheck&, const StandsCheck&) = default;
};
struct ShakenCheck {
  std::vector<Square> squares;  // at most one
  friend bool operator==(const ShakenCheck&, const ShakenCheck&) = default;
};
struct DestroyedArsenalsCheck {
  std::vector<Square> squares;
  friend bool operator==(const DestroyedArsenalsCheck&, const DestroyedArsenalsCheck&) = default;
};
struct ToMoveCheck {
  Side side;
  friend bool operator==(const ToMoveCheck&, const ToMoveCheck&) = default;
};

// Everything that happened in the turn, in order, in the words of casebook/model/answer_text.hpp.
struct AccountCheck {
  std::vector<std::string> events;
  friend bool operator==(const AccountCheck&, const AccountCheck&) = default;
};

struct Check {
  std::variant<CommunicationCheck, AttackCheck, MovesCheck, TurnCheck, RefusedCheck,
               ViolationsCheck, DeploymentCheck, MapCheck, GameCheck, EndCheck, StandsCheck,
               ShakenCheck, DestroyedArsenalsCheck, ToMoveCheck, LineCheck, PerftCheck, AccountCheck>
      what;
  Place place{};
};

// Equal in what they ask, wherever they stand in their files.
bool operator==(const Check& a, const Check& b);
bool operator==(const TurnCheck& a, const TurnCheck& b);
bool operator==(const GameCheck& a, const GameCheck& b);

// The key that the file uses: "communication", "attack", …, "to-move".
std::string_view name(const Check& check);

// ---------------------------------------------------------------- scenarios

// The readings that each of these rulings may have for the scenario to hold; sorted by number.
using When = std::map<Ruling, std::vector<int>>;

// Where the scenario comes from: exactly one of the first five.
struct Source {
  std::vector<std::string> text;       // locators: II.6.2
  std::vector<std::string> book;       // sections: V
  std::vector<std::string> secondary;  // RSG
  std::string engine;
  bool original = false;
  friend bool operator==(const Source&, const Source&) = default;
};

// Checks that hold under one reading each of one ruling.
struct ReadingChecks {
  Ruling ruling;
  std::vector<std::pair<int, std::vector<Check>>> readings;  // sorted by the reading's number
};

// The tempting wrong answer: what check number `check` (1-based) gives without the rule `without`.
struct TemptingAnswer {
  int check = 1;
  std::optional<int> offence;
  std::optional<int> defence;
  std::optional<Outcome> outcome;
  RuleId without;
  friend bool operator==(const TemptingAnswer&, const TemptingAnswer&) = default;
};

// How the file writes its units and its map; fmt keeps it unless asked to convert.
enum class UnitNotation { lists, drawing };
enum class MapNotation { named, listed, drawing };

struct Scenario {
  std::string id;
  std::string title;
  std::vector<RuleId> rules;  // the first is the one under test
  std::optional<When> when;   // nothing: under every reading of every ruling
  std::string why;            // running text, without line breaks except between paragraphs
  Source source;
  std::string hunts;
  Position position;
  UnitNotation unit_notation = UnitNotation::lists;
  MapNotation map_notation = MapNotation::named;
  std::optional<Window> window;  // of the drawing; nothing where the units stand in lists
  std::vector<Check> checks;
  std::optional<ReadingChecks> readings;
  std::vector<TemptingAnswer> tempting;
  bool unconfirmed = false;  // filled in by `complete`, no person has worked it out yet
};

// Equal in everything that a file says, the turn's number and the notations included; the places of
// the checks are left out.
bool operator==(const Scenario& a, const Scenario& b);
inline bool operator!=(const Scenario& a, const Scenario& b) { return !(a == b); }

}  // namespace casebook::scenario
