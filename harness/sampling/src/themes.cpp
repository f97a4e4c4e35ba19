// What rules are about, put into a position. Each theme adds what it can; where there is no room it
// adds less.
#include "boards.hpp"
#include "casebook/bitboard/questions.hpp"

namespace casebook::sampling {
namespace {

Side random_side(Random& random) { return random.one_in(2) ? Side::north : Side::south; }

// A square on a line of one of the side's standing arsenals, or any square.
Square square_on_a_line(Random& random, const Position& position, Side side) {
  const std::vector<Square> arsenals =
      list_of(position.board->arsenals(side) - position.destroyed_arsenals);
  if (arsenals.empty()) return random_square(random, *position.board);
  const Square arsenal = random.element_of(arsenals);
  const Direction direction = random_direction(random);
  const auto square = steps_away(*position.board, arsenal, direction, random.between(1, 7));
  return square ? *square : arsenal;
}

// Cavalry in a column before an enemy unit, in communication if the line holds.
void add_column(Random& random, Position& position) {
  const Side side = random_side(random);
  const Square head = square_on_a_line(random, position, side);
  const Direction back = random_direction(random);
  const int length = random.between(1, 5);
  for (int step = 0; step < length; ++step)
    if (const auto square = steps_away(*position.board, head, back, step)) {
      put(position, *square, {side, random.one_in(8) ? random_kind(random) : Kind::cavalry});
    }
  for (const Direction direction : all_directions) {
    const auto target = position.board->neighbour(head, direction);
    if (!target || steps_away(*position.board, *target, back, 1) != head) continue;
    put(position, *target, {opponent(side), random_kind(random)});
  }
}

// An enemy on a line on which a unit stands, or beside it.
void add_threat_to_a_line(Random& random, Position& position) {
  const Side side = random_side(random);
  const Square unit = square_on_a_line(random, position, side);
  put(position, unit, {side, random_kind(random)});
  const Square on_line = square_on_a_line(random, position, side);
  const auto beside = random.one_in(2)
                          ? position.board->neighbour(on_line, random_direction(random))
                          : std::optional<Square>(on_line);
  if (beside) put(position, *beside, {opponent(side), random_kind(random)});
}

// A communications unit on a line, and a unit on one that it redirects.
void add_redirection(Random& random, Position& position) {
  const Side side = random_side(random);
  const Square relay = square_on_a_line(random, position, side);
  put(position, relay,
      {side, random.one_in(2) ? Kind::foot_communications : Kind::mounted_communications});
  const auto reached =
      steps_away(*position.board, relay, random_direction(random), random.between(1, 6));
  if (reached) put(position, *reached, {side, random_kind(random)});
}

// A unit of either side on an arsenal, or next to it.
void add_visitor_to_an_arsenal(Random& random, Position& position) {
  const Side owner = random_side(random);
  const std::vector<Square> arsenals = list_of(position.board->arsenals(owner));
  if (arsenals.empty()) return;
  const Square arsenal = random.element_of(arsenals);
  const auto square = random.one_in(3)
                          ? position.board->neighbour(arsenal, random_direction(random))
                          : std::optional<Square>(arsenal);
  const Side visitor = random.one_in(3) ? owner : opponent(owner);
  if (square) put(position, *square, {visitor, random_kind(random)});
}

// A unit in a fort or a pass, and some of both sides around it.
void add_garrison(Random& random, Position& position) {
  const std::vector<Square> places =
      list_of(position.board->squares_with(random.one_in(2) ? Terrain::fort : Terrain::pass));
  if (places.empty()) return;
  const Square place = random.element_of(places);
  const Side side = random_side(random);
  put(position, place, {side, random_kind(random)});
  for (int units = random.between(1, 6); units > 0; --units) {
    const auto square =
        steps_away(*position.board, place, random_direction(random), random.between(1, 3));
    if (square) put(position, *square, {random_side(random), random_kind(random)});
  }
}

// A clash around a unit that stands on a line of its side.
void add_melee(Random& random, Position& position) {
  const Side side = random_side(random);
  const Square middle = square_on_a_line(random, position, side);
  put(position, middle, {side, random_kind(random)});
  for (int units = random.between(2, 9); units > 0; --units) {
    const auto square =
        steps_away(*position.board, middle, random_direction(random), random.between(1, 3));
    if (square) {
      put(position, *square, {random.one_in(3) ? side : opponent(side), random_kind(random)});
    }
  }
}

// An arsenal of the side near the square; not on the book's own maps.
void build_arsenal(Random& random, Position& position, Square near, Side side) {
  if (position.board == book_map() || position.board == open_map()) return;
  const auto square =
      steps_away(*position.board, near, random_direction(random), random.between(1, 2));
  if (!square || position.board->arsenal_owner(*square)) return;
  if (position.board->terrain(*square) != Terrain::plain) return;
  auto board = std::make_shared<Board>(*position.board);
  board->set_arsenal(*square, side);
  position.board = board;
}

// Puts a unit of each side on squares that touch, both in communication if such are found soon.
// Returns the square of the second side's unit.
std::optional<Square> put_face_to_face(Random& random, Position& position, Side attacker) {
  constexpr int tries = 24;
  for (int number = 0; number < tries; ++number) {
    Position both = position;
    const Square target = square_on_a_line(random, position, opponent(attacker));
    const auto head = position.board->neighbour(target, random_direction(random));
    if (!head || !is_free(both, target) || !is_free(both, *head)) continue;
    put(both, target, {opponent(attacker), random_kind(random)});
    put(both, *head, {attacker, random.one_in(2) ? Kind::cavalry : random_kind(random)});
    const Squares in = bitboard::communication(both, Rulings{}).in;
    if (!in.contains(target) || !in.contains(*head)) continue;
    position = both;
    return target;
  }
  return std::nullopt;
}

// A clash in which the unit attacked is shaken, if a few units more for one side or the other bring
// that about.
void add_narrow_clash(Random& random, Position& position) {
  constexpr int most_added = 16;
  const Side attacker = random_side(random);
  const Square near = random_square(random, *position.board);
  for (const Side builder : all_sides) build_arsenal(random, position, near, builder);
  const auto target = put_face_to_face(random, position, attacker);
  if (!target) return;
  for (int added = 0; added < most_added; ++added) {
    const auto clash = bitboard::clash(position, *target, Rulings{});
    if (clash->outcome == Outcome::shaken) return;
    const Side helped = clash->offence <= clash->defence ? attacker : opponent(attacker);
    const auto square =
        steps_away(*position.board, *target, random_direction(random), random.between(1, 2));
    if (square) put(position, *square, {helped, random_kind(random)});
  }
}

// A unit with few free squares around it or none.
void add_crowd(Random& random, Position& position) {
  const Square middle = random_square(random, *position.board);
  put(position, middle, {position.to_move, random_kind(random)});
  for (const Direction direction : all_directions) {
    const auto square = position.board->neighbour(middle, direction);
    if (square && !random.one_in(8)) {
      put(position, *square, {random_side(random), random_kind(random)});
    }
  }
}

}  // namespace

void add_theme(Random& random, Position& position) {
  switch (random.between(0, 9)) {
    case 0:
    case 1: add_column(random, position); break;
    case 2: add_threat_to_a_line(random, position); break;
    case 3: add_redirection(random, position); break;
    case 4: add_visitor_to_an_arsenal(random, position); break;
    case 5: add_garrison(random, position); break;
    case 6:
    case 7: add_narrow_clash(random, position); break;
    case 8: add_melee(random, position); break;
    default: add_crowd(random, position); break;
  }
}

}  // namespace casebook::sampling
