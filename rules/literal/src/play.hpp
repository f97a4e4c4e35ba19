// A turn being played: its beginning, its actions, its end.
#pragma once

#include <optional>
#include <vector>

#include "casebook/literal/case.hpp"

namespace casebook::literal {

// One turn, or the rest of one. Every action given to apply() has been found legal; what a rule
// taken out of the book lets through, and the board cannot hold, does nothing.
class TurnInPlay {
 public:
  // Carries out the beginning, if the position has no moved unit (retreat.no-room,
  // retreat.isolated), and fixes which units can move (communication.read-when-used).
  TurnInPlay(Position position, const RuleBook& book);

  Case now() const { return Case(position_, *book_, progress_); }
  const Position& position() const { return position_; }
  const Progress& progress() const { return progress_; }
  const RuleBook& book() const { return *book_; }

  // One action; EndOfTurn hands the turn over to the other side.
  void apply(const Action& action);
  // Ends the war by surrender or an agreed draw; nothing else of the turn is carried out.
  void conclude(EndCause cause, std::optional<Side> winner);

  std::vector<Event>& events() { return events_; }

 private:
  void begin();
  void make(const Move& move);
  void make(const Attack& attack);
  void make(const Destruction& destruction);
  void make(const EndOfTurn&);

  void carry_marks(const Move& move);
  void enter_arsenal(Square square);
  void destroy_arsenal(Square square);
  Squares arsenals_that_fall() const;
  // The unit if it stays there, shaken.
  std::optional<Square> shake(Square target);
  // Takes a unit off the board, and ends the war if it was its side's last fighting unit.
  void remove_unit(Square square);
  void judge_isolation();
  void end_war(End end);
  void hand_over();
  void note(Event event) { events_.push_back(std::move(event)); }

  Position position_;
  const RuleBook* book_;
  Progress progress_;
  std::optional<Square> shaken_by_attack_;
  std::vector<Event> events_;
};

}  // namespace casebook::literal
