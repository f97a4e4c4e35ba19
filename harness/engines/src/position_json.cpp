#include <array>

#include "casebook/scenario/position_problem.hpp"
#include "map_json.hpp"
#include "reader.hpp"

namespace casebook::engines {
namespace {

constexpr int latest_turn = 1'000'000;

// ---------------------------------------------------------------- reading

void place_units(Reader& reader, const json::Value& value, Unit unit, Units& units) {
  const std::string what =
      "position: " + std::string(name(unit.side)) + ": " + std::string(name(unit.kind));
  for (const json::Value& item : reader.list(value, what)) {
    const Square square = reader.square(item, what);
    if (!reader.ok()) return;
    if (units.holds(square)) {
      reader.fail(what, "two units on " + square.text());
      return;
    }
    units.place(square, unit);
  }
}

void read_army(Reader& reader, const json::Value& value, Side side, UnknownKeys unknown,
               Units& units) {
  const std::string what = "position: " + std::string(name(side));
  for (const json::Member& member : reader.object(value, what)) {
    if (const auto kind = kind_named(member.key)) {
      place_units(reader, member.value, {side, *kind}, units);
    } else if (unknown == UnknownKeys::are_errors) {
      reader.fail(what, quoted(member.key) +
                            " is no kind of unit: write infantry, cavalry, foot-artillery, "
                            "horse-artillery, foot-communications or mounted-communications");
    }
  }
}

void read_side_to_move(Reader& reader, const json::Object& object, Position& position) {
  const json::Value* value = reader.required(object, "to-move", "position");
  if (value == nullptr) return;
  const std::string& written = reader.text(*value, "position: to-move");
  if (const auto side = side_named(written)) {
    position.to_move = *side;
  } else {
    reader.fail("position: to-move", R"(write "north" or "south", not )" + quoted(written));
  }
}

void read_shaken(Reader& reader, const json::Value& value, Position& position) {
  const Squares squares = reader.squares(value, "position: shaken");
  if (squares.size() > 1) {
    reader.fail("position: shaken", "at most one unit is shaken, of the side to move");
  }
  for (const Square square : squares) position.shaken = square;
}

void read_marks(Reader& reader, const json::Object& object, Position& position) {
  if (const auto* value = find(object, "shaken")) read_shaken(reader, *value, position);
  if (const auto* value = find(object, "destroyed-arsenals")) {
    position.destroyed_arsenals = reader.squares(*value, "position: destroyed-arsenals");
  }
  if (const auto* value = find(object, "moved")) {
    position.moved = reader.squares(*value, "position: moved");
  }
  if (const auto* value = find(object, "could-move")) {
    position.could_move = reader.squares(*value, "position: could-move");
  }
  if (const auto* value = find(object, "turn")) {
    position.turn = reader.whole(*value, "position: turn", 1, latest_turn);
  }
}

BoardPointer board_of(Reader& reader, const json::Object& object, UnknownKeys unknown,
                      const BoardPointer& board_if_missing) {
  const json::Value* map = find(object, "map");
  if (map != nullptr) return read_map(reader, *map, unknown);
  if (board_if_missing != nullptr) return board_if_missing;
  reader.required(object, "map", "position");
  return book_map();
}

// ---------------------------------------------------------------- writing

void append_army(std::string& out, const Units& units, Side side, Notation notation) {
  std::array<Squares, all_kinds.size()> by_kind;
  for (const Square square : units.squares(side))
    by_kind[static_cast<std::size_t>(units.at(square)->kind)].insert(square);
  out += '{';
  for (const Kind kind : all_kinds) {
    const Squares& squares = by_kind[static_cast<std::size_t>(kind)];
    if (squares.empty()) continue;
    append_key(out, name(kind));
    append_squares(out, squares, notation);
  }
  out += '}';
}

void append_marks(std::string& out, const Position& position, Notation notation) {
  if (position.shaken) {
    append_key(out, "shaken");
    append_squares(out, Squares{*position.shaken}, notation);
  }
  if (!position.destroyed_arsenals.empty()) {
    append_key(out, "destroyed-arsenals");
    append_squares(out, position.destroyed_arsenals, notation);
  }
  if (!position.moved.empty()) {
    append_key(out, "moved");
    append_squares(out, position.moved, notation);
  }
  if (position.could_move) {
    append_key(out, "could-move");
    append_squares(out, *position.could_move, notation);
  }
}

}  // namespace

Position read_position(Reader& reader, const json::Value& value, UnknownKeys unknown,
                       const BoardPointer& board_if_missing) {
  Position position;
  const json::Object& object = reader.object(value, "position");
  if (!reader.ok()) return position;
  if (unknown == UnknownKeys::are_errors) {
    refuse_unknown_keys(reader, object, "position",
                        {"map", "to-move", "north", "south", "shaken", "destroyed-arsenals",
                         "moved", "could-move", "turn"});
  }
  position.board = board_of(reader, object, unknown, board_if_missing);
  read_side_to_move(reader, object, position);
  for (const Side side : all_sides) {
    const json::Value* army = find(object, name(side));
    if (army != nullptr) read_army(reader, *army, side, unknown, position.units);
  }
  read_marks(reader, object, position);
  if (!reader.ok()) return position;
  if (const auto problem = scenario::position_problem(position)) {
    reader.fail("position: " + problem->key, problem->message);
  }
  return position;
}

void append_position(std::string& out, const Position& position, Notation notation) {
  out += "{\"map\":";
  append_map(out, position.board, notation);
  out += R"(,"to-move":")";
  out += name(position.to_move);
  out += '"';
  for (const Side side : all_sides) {
    append_key(out, name(side));
    append_army(out, position.units, side, notation);
  }
  append_marks(out, position, notation);
  append_key(out, "turn");
  out += std::to_string(position.turn) + "}";
}

tl::expected<Position, std::string> position_from_json(std::string_view text, Notation notation) {
  const json::Parsed parsed = json::parse(text);
  if (!parsed.fault.empty()) return tl::make_unexpected(parsed.fault);
  Reader reader(notation);
  Position position = read_position(reader, parsed.value, UnknownKeys::are_errors, nullptr);
  if (!reader.ok()) return tl::make_unexpected(reader.problem());
  return position;
}

std::string position_to_json(const Position& position, Notation notation) {
  std::string out;
  append_position(out, position, notation);
  return out;
}

}  // namespace casebook::engines
