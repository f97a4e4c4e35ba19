#include "casebook/scenario/scenario.hpp"

namespace casebook::scenario {
namespace {

// By the order of the alternatives of Check::what.
constexpr std::string_view check_names[] = {
    "communication", "attack", "moves",  "turn",   "refused",            "violations",
    "deployment",    "map",    "game",   "end",    "stands",             "shaken",
    "destroyed-arsenals",      "to-move", "line",  "perft",              "account"};

bool same(const std::optional<ReadingChecks>& a, const std::optional<ReadingChecks>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return a->ruling == b->ruling && a->readings == b->readings;
}

}  // namespace

std::string_view name(const Check& check) { return check_names[check.what.index()]; }

bool operator==(const Check& a, const Check& b) { return a.what == b.what; }
bool operator==(const TurnCheck& a, const TurnCheck& b) {
  return a.play == b.play && a.then == b.then;
}
bool operator==(const GameCheck& a, const GameCheck& b) {
  return a.turns == b.turns && a.after == b.after;
}

bool operator==(const Scenario& a, const Scenario& b) {
  return a.id == b.id && a.title == b.title && a.rules == b.rules && a.when == b.when &&
         a.why == b.why && a.source == b.source && a.hunts == b.hunts && a.position == b.position &&
         a.position.turn == b.position.turn && a.unit_notation == b.unit_notation &&
         a.map_notation == b.map_notation && a.window == b.window && a.checks == b.checks &&
         same(a.readings, b.readings) && a.tempting == b.tempting && a.unconfirmed == b.unconfirmed;
}

}  // namespace casebook::scenario
