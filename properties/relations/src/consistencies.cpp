// Answers to different questions that say the same thing.
#include <algorithm>

#include "asking.hpp"

namespace casebook::relations {
namespace {

// By contact with a unit in communication a unit is in communication itself.
Broken contact_is_lopsided(const Situation& of) {
  const auto in = communication(of.engine, of.position);
  if (!in) return std::nullopt;
  const bool all_units = of.rulings.get<ContactLinks>() == ContactLinks::all_units;
  const auto links = [&](Square square) {
    return all_units || is_fighting_unit(of.position.units.at(square)->kind);
  };
  for (const Side side : all_sides)
    for (const Square unit : of.position.units.squares(side))
      for (const Direction direction : all_directions) {
        const auto near = of.position.board->neighbour(unit, direction);
        if (!near || !of.position.units.holds(*near, side)) continue;
        if (!links(unit) || !links(*near) || in->contains(unit) == in->contains(*near)) continue;
        return unit.text() + " and " + near->text() + " touch, and one of them is isolated";
      }
  return std::nullopt;
}

Outcome outcome_of(int offence, int defence) {
  if (offence == 0) return Outcome::none;
  if (offence <= defence) return Outcome::resists;
  return offence == defence + 1 ? Outcome::shaken : Outcome::destroyed;
}

Broken sums_are_wrong(const Situation& of) {
  const auto target = some_unit(of, of.position.units.squares());
  if (!target) return std::nullopt;
  const auto reply = attack(of.engine, of.position, *target);
  if (!reply || !reply->offence || !reply->defence) return std::nullopt;
  if (reply->outcome && *reply->outcome != outcome_of(*reply->offence, *reply->defence)) {
    return "attack on " + target->text() + ": " + in_words(*reply);
  }
  if (!reply->counting) return std::nullopt;
  int sums[2] = {0, 0};
  for (const auto& [square, factor] : *reply->counting) {
    const auto unit = of.position.units.at(square);
    if (!unit) return "attack on " + target->text() + ": nobody stands on " + square.text();
    sums[static_cast<std::size_t>(unit->side)] += factor;
  }
  const Side attacked = of.position.units.at(*target)->side;
  const int defence = sums[static_cast<std::size_t>(attacked)];
  const int offence = sums[static_cast<std::size_t>(opponent(attacked))];
  if (offence == *reply->offence && defence == *reply->defence) return std::nullopt;
  return "attack on " + target->text() + ": " + in_words(*reply) + ", but the shares add up to " +
         std::to_string(offence) + " against " + std::to_string(defence);
}

// A move is listed if and only if nothing refuses it.
Broken list_and_judgement_differ(const Situation& of) {
  const auto listed = moves(of.engine, of.position);
  const auto unit = some_unit(of, of.position.units.squares());
  if (!listed || !unit) return std::nullopt;
  for (int rows = -3; rows <= 3; ++rows)
    for (int columns = -3; columns <= 3; ++columns) {
      const int row = unit->row() + rows;
      const int column = unit->column() + columns;
      if ((rows == 0 && columns == 0) || row < 0 || column < 0 ||
          row >= of.position.board->rows() || column >= of.position.board->columns()) {
        continue;
      }
      const Move move{*unit, Square(row, column)};
      const bool is_listed = std::binary_search(listed->begin(), listed->end(), move);
      const auto is_legal = begins_legally(of.engine, of.position, move);
      if (!is_legal || *is_legal == is_listed) continue;
      return to_text(move) + (is_listed ? " is listed, but refused" : " is not listed, but legal");
    }
  return std::nullopt;
}

// What an attack does to the unit attacked is what its reckoning says.
Broken attack_does_something_else(const Situation& of) {
  const auto target = some_unit(of, of.position.units.squares(opponent(of.position.to_move)));
  if (!target || of.position.shaken) return std::nullopt;
  const auto reckoned = attack(of.engine, of.position, *target);
  const auto played = turn(of.engine, of.position, "x" + target->text());
  if (!reckoned || !reckoned->outcome || !played) return std::nullopt;
  const auto* legal = std::get_if<engines::LegalTurnReply>(&*played);
  const bool should_be_legal = *reckoned->outcome != Outcome::none;
  if (should_be_legal != (legal != nullptr)) {
    return "attack on " + target->text() + ": " + in_words(*reckoned) +
           (legal == nullptr ? ", but it is refused" : ", but it is legal");
  }
  const bool judged_at_once = of.rulings.get<NoRoomJudged>() == NoRoomJudged::at_once;
  if (legal == nullptr || !legal->position || judged_at_once) return std::nullopt;
  const bool stands = legal->position->units.holds(*target);
  const bool is_shaken = legal->position->shaken == *target;
  if (stands == (*reckoned->outcome != Outcome::destroyed) &&
      is_shaken == (*reckoned->outcome == Outcome::shaken)) {
    return std::nullopt;
  }
  return "attack on " + target->text() + ": " + in_words(*reckoned) + ", but the unit " +
         (stands ? is_shaken ? "is shaken" : "stands unharmed" : "is gone");
}

// Two moves of different units, of which neither ends on an arsenal of the enemy.
Broken order_matters(const Situation& of) {
  const auto listed = moves(of.engine, of.position);
  if (!listed || listed->empty()) return std::nullopt;
  for (int tries = 0; tries < 4; ++tries) {
    const Move one = of.random.element_of(*listed);
    const Move other = of.random.element_of(*listed);
    if (one.from == other.from || one.to == other.to) continue;
    if (of.position.board->arsenal_owner(one.to) || of.position.board->arsenal_owner(other.to)) {
      continue;
    }
    const auto first = turn(of.engine, of.position, to_text(one) + " " + to_text(other));
    const auto second = turn(of.engine, of.position, to_text(other) + " " + to_text(one));
    if (!first || !second) continue;
    const auto* a = std::get_if<engines::LegalTurnReply>(&*first);
    const auto* b = std::get_if<engines::LegalTurnReply>(&*second);
    if (a == nullptr || b == nullptr || !a->position || !b->position) continue;
    if (*a->position == *b->position && a->end == b->end) continue;
    return to_text(one) + " and " + to_text(other) + " lead elsewhere in the other order";
  }
  return std::nullopt;
}

constexpr std::array<Relation, 5> table{{
    {"contact-is-symmetric",
     "A unit that touches one in communication is in communication (4.5.1, 4.5.2): of two units of "
     "a side that touch, both are or neither.",
     &contact_is_lopsided},
    {"the-outcome-follows-from-the-sums",
     "III.2.3 to III.2.5 name the outcome for every difference, and the sums are those of the "
     "shares (III.2.1, III.2.2).",
     &sums_are_wrong},
    {"a-listed-move-is-a-legal-one", "The legal moves are those that nothing refuses.",
     &list_and_judgement_differ},
    {"an-attack-does-what-it-was-reckoned-to-do",
     "An attack is legal if any offence counts (III.2.1), and its outcome befalls the unit "
     "attacked (III.2.3 to III.2.5).",
     &attack_does_something_else},
    {"moves-commute",
     "A turn's moves are made in any order (II.2.1): where both orders are legal they lead to the "
     "same position.",
     &order_matters},
}};

}  // namespace

std::span<const Relation> consistencies() { return table; }

}  // namespace casebook::relations
