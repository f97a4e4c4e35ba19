// A unit more, or a unit less.
#include "asking.hpp"

namespace casebook::relations {
namespace {

Position with_unit(const Position& position, Square square, Unit unit) {
  Position more = position;
  more.units.place(square, unit);
  return more;
}

Kind some_kind(const Situation& of) {
  return all_kinds[static_cast<std::size_t>(of.random.between(0, 5))];
}

// A unit more for one of the sides of an attack.
struct Reinforced {
  Square target;
  Side attacked;
  Position position;
};
enum class For { attacker, defender };

std::optional<Reinforced> reinforced(const Situation& of, For whom) {
  const auto target = some_unit(of, of.position.units.squares());
  const auto square = free_square(of);
  if (!target || !square) return std::nullopt;
  const Side attacked = of.position.units.at(*target)->side;
  const Side helped = whom == For::defender ? attacked : opponent(attacked);
  return Reinforced{*target, attacked, with_unit(of.position, *square, {helped, some_kind(of)})};
}

Broken friend_lowers_defence(const Situation& of) {
  const auto more = reinforced(of, For::defender);
  if (!more) return std::nullopt;
  const auto before = attack(of.engine, of.position, more->target);
  const auto after = attack(of.engine, more->position, more->target);
  if (!before || !after || !before->defence || !after->defence) return std::nullopt;
  if (*after->defence >= *before->defence) return std::nullopt;
  return "defence of " + more->target.text() + " " + std::to_string(*before->defence) +
         ", with a friend more " + std::to_string(*after->defence);
}

Broken friend_lowers_offence(const Situation& of) {
  const auto more = reinforced(of, For::attacker);
  if (!more) return std::nullopt;
  const auto before = attack(of.engine, of.position, more->target);
  const auto after = attack(of.engine, more->position, more->target);
  if (!before || !after || !before->offence || !after->offence) return std::nullopt;
  if (*after->offence >= *before->offence) return std::nullopt;
  return "offence against " + more->target.text() + " " + std::to_string(*before->offence) +
         ", with a unit more " + std::to_string(*after->offence);
}

Broken enemy_gone_isolates(const Situation& of) {
  const auto gone = some_unit(of, of.position.units.squares());
  if (!gone) return std::nullopt;
  const Side side = opponent(of.position.units.at(*gone)->side);
  Position less = of.position;
  less.units.remove(*gone);
  less.moved.erase(*gone);
  if (less.could_move) less.could_move->erase(*gone);
  if (less.shaken == *gone) less.shaken.reset();
  const auto before = communication(of.engine, of.position);
  const auto after = communication(of.engine, less);
  if (!before || !after) return std::nullopt;
  const Squares lost = (*before & of.position.units.squares(side)) - *after;
  if (lost.empty()) return std::nullopt;
  return "without the enemy on " + gone->text() + " isolated: " + in_words(lost);
}

bool in_line(Square a, Square b) {
  const int rows = std::abs(a.row() - b.row());
  const int columns = std::abs(a.column() - b.column());
  return rows == 0 || columns == 0 || rows == columns;
}

// Whether nothing on the board can have to do with a unit on that square.
bool is_out_of_the_way(const Position& position, Square square) {
  for (const Square unit : position.units.squares())
    if (in_line(unit, square)) return false;
  for (const Side side : all_sides)
    for (const Square arsenal : position.board->arsenals(side))
      if (in_line(arsenal, square)) return false;
  return true;
}

Broken bystander_matters(const Situation& of) {
  const auto square = free_square(of);
  if (!square || !is_out_of_the_way(of.position, *square)) return std::nullopt;
  const Side side = of.random.one_in(2) ? Side::north : Side::south;
  const Position more = with_unit(of.position, *square, {side, some_kind(of)});
  const auto before = communication(of.engine, of.position);
  const auto after = communication(of.engine, more);
  if (before && after && !(*before == *after)) {
    return "with a bystander on " + square->text() + " in communication: " + in_words(*after) +
           ", without: " + in_words(*before);
  }
  for (const Square target : of.position.units.squares()) {
    const auto one = attack(of.engine, of.position, target);
    const auto other = attack(of.engine, more, target);
    if (!one || !other) continue;
    if (one->offence == other->offence && one->defence == other->defence) continue;
    return "with a bystander on " + square->text() + " the attack on " + target.text() + " is " +
           in_words(*other) + ", without " + in_words(*one);
  }
  return std::nullopt;
}

// Isolation makes worthless (4.6.2, 4.9.1), so to take isolated attackers away changes no offence,
// unless they cut lines.
Broken isolated_attacker_counts(const Situation& of) {
  const auto in = communication(of.engine, of.position);
  const auto target = some_unit(of, of.position.units.squares());
  if (!in || !target) return std::nullopt;
  const auto reply = attack(of.engine, of.position, *target);
  if (!reply || !reply->counting) return std::nullopt;
  const Side attacked = of.position.units.at(*target)->side;
  for (const auto& [square, factor] : *reply->counting) {
    const auto unit = of.position.units.at(square);
    if (!unit || factor == 0 || in->contains(square)) continue;
    const bool may_count = is_communications_unit(unit->kind) && square == *target;
    if (unit->side == attacked && may_count) continue;
    return square.text() + " is isolated and adds " + std::to_string(factor) + " in the clash on " +
           target->text();
  }
  return std::nullopt;
}

// Whatever a relation adds or takes away is chosen at random: it is tried a few times.
template <Broken (*Once)(const Situation&)>
Broken tried(const Situation& of) {
  constexpr int tries = 8;
  for (int number = 0; number < tries; ++number)
    if (auto broken = Once(of)) return broken;
  return std::nullopt;
}

constexpr std::array<Relation, 5> table{{
    {"a-friend-never-lowers-a-defence",
     "A friend adds its factor or nothing (III.2.2); it interrupts neither lines (4.7.1) nor "
     "support of its side, and can only bring more units into communication (4.5.2, 4.8.1).",
     &tried<&friend_lowers_defence>},
    {"a-comrade-never-lowers-an-offence",
     "A unit more of the attacker adds its factor or nothing (III.2.1); on a square that was empty "
     "it breaks no column (II.6.1), and it cuts no line of its own side (4.7.1).",
     &tried<&friend_lowers_offence>},
    {"an-enemy-gone-isolates-nobody",
     "An enemy can only cut lines (4.7.1); when it is gone they are open again (4.8.1, 4.9.2).",
     &tried<&enemy_gone_isolates>},
    {"a-bystander-changes-no-clash",
     "A unit that is in line with nothing touches nobody, stands on no line, cuts none, and "
     "neither "
     "fires nor supports (II.8.1, 4.3.1, 4.5.1).",
     &tried<&bystander_matters>},
    {"the-isolated-count-nothing",
     "Who is isolated adds nothing to a clash (4.6.2, 4.9.1), but for an attacked communications "
     "unit itself (4.4.2).",
     &tried<&isolated_attacker_counts>},
}};

}  // namespace

std::span<const Relation> additions() { return table; }

}  // namespace casebook::relations
