// Turns with their events, moves, and the number of sequences: questions about what can be done.
#include "casebook/bitboard/questions.hpp"
#include "prepared.hpp"
#include "reckoning.hpp"
#include "turn.hpp"

namespace casebook::bitboard {
namespace {

// Writes down what happens.
class Chronicle : public Nobody {
 public:
  Chronicle(const Prepared& prepared, const Field& field) : prepared_(prepared), field_(field) {}

  void sees_doom(Spot spot, Doom doom) {
    const RuleId rule = doom == Doom::no_room ? rule::retreat_no_room : rule::retreat_isolated;
    note({Event::Kind::removed, square_of(spot), {}, rule, {}});
  }
  void sees_move(Spot from, Spot to) {
    note({Event::Kind::moved, square_of(from), square_of(to), {}, {}});
  }
  void sees_attack(Spot target, Totals) {
    Clash clash = reckoning_of(prepared_, field_, prepared_.standing(field_), target);
    note({Event::Kind::attacked, square_of(target), {}, {}, std::move(clash)});
  }
  void sees_arsenal_fall(Spot spot) {
    note({Event::Kind::arsenal_destroyed, square_of(spot), {}, {}, {}});
  }
  void sees_end_of_war(EndCause cause) {
    note({Event::Kind::ended_war, {}, {}, rule_of(cause), {}});
  }
  void sees_end_of_turn() { note({Event::Kind::ended_turn, {}, {}, {}, {}}); }

  std::vector<Event>& events() { return events_; }

 private:
  void note(Event event) { events_.push_back(std::move(event)); }
  const Prepared& prepared_;
  const Field& field_;
  std::vector<Event> events_;
};

class Playing {
 public:
  Playing(const Position& position, const Prepared& prepared)
      : prepared_(prepared),
        board_(position.board),
        field_(field_of(position, prepared.law)),
        chronicle_(prepared, field_),
        play_(*prepared.ground, prepared.law, field_, chronicle_) {}

  void begin() { play_.begin(); }
  const Field& field() const { return field_; }

  // The action is legal.
  void make(const Action& action) {
    if (const auto* move = std::get_if<Move>(&action)) {
      play_.move(spot_of(move->from), spot_of(move->to));
    } else if (const auto* attack = std::get_if<Attack>(&action)) {
      play_.attack(spot_of(attack->target));
    } else if (const auto* destruction = std::get_if<Destruction>(&action)) {
      play_.destroy(spot_of(destruction->square));
    } else {
      play_.end_turn();
    }
  }

  // Surrender or an agreed draw: nothing else of the turn is carried out.
  void conclude(Turn::Kind kind) {
    if (kind == Turn::Kind::surrender) {
      play_.end_war(EndCause::surrender, 1 - field_.marks.to_move);
    } else {
      play_.end_war(EndCause::draw_agreed, 2);
    }
    play_.hand_over();
  }

  PlayedTurn result() {
    return {position_of(field_, board_, prepared_.law), end_of(field_),
            std::move(chronicle_.events())};
  }

 private:
  const Prepared& prepared_;
  const BoardPointer board_;
  Field field_;
  Chronicle chronicle_;
  Play<Chronicle> play_;
};

constexpr int most_moves_of_a_unit = 24;

}  // namespace

std::optional<End> end_of(const Field& field) {
  const Marks& marks = field.marks;
  if (!marks.has_ended) return std::nullopt;
  std::optional<Side> winner;
  if (marks.winner < 2) winner = static_cast<Side>(marks.winner);
  return End{winner, marks.cause};
}

std::vector<Move> moves_in(const Prepared& prepared, const Field& field) {
  const int movers = size_of(field.side[field.marks.to_move]);
  std::vector<Step> listed(static_cast<std::size_t>(most_moves_of_a_unit * movers));
  const int count =
      prepared.kernel->list_moves(*prepared.ground, prepared.law, field, listed.data());
  listed.resize(static_cast<std::size_t>(count), Step{nowhere, nowhere});
  std::vector<Move> moves;
  moves.reserve(listed.size());
  for (const Step& step : listed) moves.push_back({square_of(step.from), square_of(step.to)});
  return moves;
}

std::vector<Move> moves(const Position& position, const Rules& rules) {
  Playing playing(position, rules.prepared());
  playing.begin();
  return moves_in(rules.prepared(), playing.field());
}

std::vector<Move> moves_of(const Position& position, Square from, const Rules& rules) {
  std::vector<Move> own;
  for (const Move& move : moves(position, rules))
    if (move.from == from) own.push_back(move);
  return own;
}

TurnResult play(const Position& position, const Turn& turn, const Rules& rules) {
  const Prepared& prepared = rules.prepared();
  Playing playing(position, prepared);
  if (turn.kind != Turn::Kind::played) {
    playing.conclude(turn.kind);
    return playing.result();
  }
  playing.begin();
  std::vector<Action> actions = turn.actions;
  actions.emplace_back(EndOfTurn{});
  for (std::size_t at = 0; at < actions.size(); ++at) {
    auto because = violations(prepared, playing.field(), actions[at]);
    if (!because.empty()) {
      return tl::make_unexpected(IllegalTurn{static_cast<int>(at), std::move(because)});
    }
    playing.make(actions[at]);
  }
  return playing.result();
}

unsigned long long perft(const Position& position, int depth, const Rules& rules) {
  const Prepared& prepared = rules.prepared();
  Playing playing(position, prepared);
  playing.begin();
  Field field = playing.field();
  return prepared.kernel->perft(*prepared.ground, prepared.law, field, depth);
}

}  // namespace casebook::bitboard
