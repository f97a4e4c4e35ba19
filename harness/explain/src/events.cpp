#include "events.hpp"

#include "reasons.hpp"
#include "words.hpp"

namespace casebook::explain {
namespace {

using Noted = std::pair<std::string, std::string>;

std::string owned_on(const Position& position, Square square) {
  const auto unit = position.units.at(square);
  return unit ? owned(*unit) : "a unit";
}

Noted removed(const Event& event, const Position& before) {
  const std::string cause =
      event.rule == rule::retreat_no_room ? "it has no free neighbour" : "it is isolated";
  return {event.square->text(), owned_on(before, *event.square) +
                                    ", shaken, is destroyed: " + cause + ". " + cite(*event.rule)};
}

Noted moved(const Event& event, const Position& before) {
  const Square from = *event.square;
  const int squares = distance(from, *event.other);
  const std::string who = owned_on(before, from);
  return {to_text(Move{from, *event.other}),
          who + (before.shaken == from ? ", shaken, retreats " : " moves ") +
              std::to_string(squares) + (squares == 1 ? " square." : " squares.")};
}

Noted attacked(const Event& event, const Position& before) {
  const Clash& clash = *event.clash;
  return {"x" + clash.target.text(), sums_in_words(clash) + ". " + outcome_in_words(before, clash)};
}

Noted arsenal_destroyed(const Event& event, const Position& before) {
  return {"*" + event.square->text(), proper(opponent(before.to_move)) + "'s arsenal on " +
                                          event.square->text() + " is destroyed. " +
                                          cite(rule::arsenal_destroyed_by_occupation)};
}

Noted ended_turn(const Position& before) {
  const Side next = opponent(before.to_move);
  return {"end", "The turn is over; " + proper(next) + " is to move in turn " +
                     std::to_string(before.turn + 1) + "."};
}

Noted ended_war(const Event& event, const std::optional<End>& end) {
  const std::string who =
      end && end->winner ? proper(*end->winner) + " wins the war. " : "The war ends undecided. ";
  return {"end", who + (event.rule ? cite(*event.rule) : "")};
}

}  // namespace

Noted in_words(const Event& event, const Position& before, const std::optional<End>& end) {
  switch (event.kind) {
    case Event::Kind::removed: return removed(event, before);
    case Event::Kind::moved: return moved(event, before);
    case Event::Kind::attacked: return attacked(event, before);
    case Event::Kind::arsenal_destroyed: return arsenal_destroyed(event, before);
    case Event::Kind::ended_war: return ended_war(event, end);
    case Event::Kind::ended_turn: break;
  }
  return ended_turn(before);
}

void carry_out(const Event& event, Position& position) {
  switch (event.kind) {
    case Event::Kind::removed:
      if (position.shaken == event.square) position.shaken.reset();
      position.units.remove(*event.square);
      break;
    case Event::Kind::moved:
      position.units.move(*event.square, *event.other);
      position.moved.insert(*event.other);
      if (position.shaken == event.square) position.shaken = event.other;
      break;
    case Event::Kind::attacked:
      if (event.clash->outcome == Outcome::destroyed) position.units.remove(*event.square);
      break;
    case Event::Kind::arsenal_destroyed: position.destroyed_arsenals.insert(*event.square); break;
    case Event::Kind::ended_war:
    case Event::Kind::ended_turn: break;
  }
}

}  // namespace casebook::explain
