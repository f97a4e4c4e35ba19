// What an engine of ours answers to a question about the rules, with its reasons. Only data: the
// literal rules and the bitboard fill the same structures, so that they can be compared.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "casebook/model/action.hpp"
#include "casebook/model/position.hpp"
#include "casebook/model/rule_id.hpp"

namespace casebook {

// ---------------------------------------------------------------- communication

// How one step of a path carries communication.
enum class LinkKind : std::uint8_t {
  on_arsenal,       // the unit stands on its own arsenal; from == to
  arsenal_line,     // a line from the arsenal `from` passes over the unit
  redirected_line,  // a line redirected by the communications unit on `from` passes over it
  contact,          // the unit touches the one on `from`
};

// The rule by which it does: communication.direct, communication.contact, …
RuleId rule_of(LinkKind kind);

struct Link {
  LinkKind kind;
  Square from;
  Square to;
  friend bool operator==(const Link&, const Link&) = default;
};

// A line that would reach an isolated unit, and the first square on it that cuts it.
struct Cut {
  Square source;  // the arsenal, or the communications unit that redirects
  Square square;  // the first square that cuts; equal to `source` for a silenced arsenal
  RuleId rule;    // communication.severed or communication.occupied-arsenal
  friend bool operator==(const Cut&, const Cut&) = default;
};

// Why one unit is in communication or not. The path is canonical: the one with the fewest links;
// ties are broken by arsenal, then by the squares of the path in reading order, then a line before
// contact. `cuts` are sorted by source, and empty for a unit in communication.
struct UnitCommunication {
  Square square;
  Unit unit;
  std::vector<Link> path;  // from the arsenal to the unit; empty for an isolated unit
  std::vector<Cut> cuts;
  bool in_communication() const { return !path.empty(); }
  friend bool operator==(const UnitCommunication&, const UnitCommunication&) = default;
};

struct Communication {
  Squares in;                            // units of either side that are in communication
  Squares redirecting;                   // communications units that redirect lines
  std::vector<UnitCommunication> units;  // every unit, in reading order of its square
  friend bool operator==(const Communication&, const Communication&) = default;
};

// ---------------------------------------------------------------- tactical clash

// What an attack does. `none`: no unit adds any offence, so that there is no attack.
enum class Outcome : std::uint8_t { none, resists, shaken, destroyed };

// "none", "resists", "shaken", "destroyed".
std::string_view name(Outcome outcome);
std::optional<Outcome> outcome_named(std::string_view text);

// One unit's share in a clash, or the reason why it has none.
struct Share {
  Square square;
  Unit unit;
  int factor;       // 0 for a unit that does not count
  int distance;     // to the attacked square: 0 for the attacked unit itself
  Terrain terrain;  // on which the unit stands
  RuleId rule;      // that gives the factor, or that takes it away
  friend bool operator==(const Share&, const Share&) = default;
};

// The reckoning of an attack on `target` by the opponent of the unit there. All lists are in
// reading order.
struct Clash {
  Square target;
  int offence = 0;
  int defence = 0;
  Outcome outcome = Outcome::none;
  std::vector<Share> attackers{};     // factor > 0
  std::vector<Share> defenders{};     // factor > 0
  std::vector<Share> not_counting{};  // in line with the target (or on it), but adding nothing
  friend bool operator==(const Clash&, const Clash&) = default;
};

// ---------------------------------------------------------------- legality and turns

// One rule that refuses an action. `squares` and `numbers` are what the rule spoke of; their
// meaning depends on the rule, see describe() in casebook/explain.
struct Violation {
  RuleId rule;
  std::optional<Square> square;
  std::optional<Square> other;
  std::optional<int> number;  // what was asked for: squares moved, moves made, …
  std::optional<int> limit;   // what is allowed
  friend bool operator==(const Violation&, const Violation&) = default;
};

// How a war ends.
enum class EndCause : std::uint8_t {
  both_arsenals,
  no_fighting_unit,
  all_isolated,
  surrender,
  draw_agreed,
};

// The rule of that end: end.both-arsenals, …
RuleId rule_of(EndCause cause);
std::optional<EndCause> end_cause_named(std::string_view rule);

struct End {
  std::optional<Side> winner;  // nobody: a draw, or both lose at once
  EndCause by;
  friend bool operator==(const End&, const End&) = default;
};

// What happened in a turn, in order.
struct Event {
  enum class Kind : std::uint8_t {
    removed,            // a shaken unit on `square` was destroyed, by `rule`
    moved,              // from `square` to `other`
    attacked,           // the unit on `square`; `clash` says how
    arsenal_destroyed,  // on `square`
    ended_turn,
    ended_war,  // by `rule`
  };
  Kind kind;
  std::optional<Square> square;
  std::optional<Square> other;
  std::optional<RuleId> rule;
  std::optional<Clash> clash;
  friend bool operator==(const Event&, const Event&) = default;
};

struct PlayedTurn {
  Position position;  // after the turn's end: the other side is to move, even if the war is over
  std::optional<End> end;
  std::vector<Event> events;
  friend bool operator==(const PlayedTurn&, const PlayedTurn&) = default;
};

// The first illegal action of a turn: its 0-based index (the number of actions for the end of the
// turn), and every permission that refuses it, in the order of the rule book.
struct IllegalTurn {
  int at;
  std::vector<Violation> because;
  friend bool operator==(const IllegalTurn&, const IllegalTurn&) = default;
};

using TurnResult = tl::expected<PlayedTurn, IllegalTurn>;

}  // namespace casebook
