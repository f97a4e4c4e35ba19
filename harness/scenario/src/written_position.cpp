#include "casebook/scenario/drawing.hpp"
#include "written_values.hpp"

namespace casebook::scenario {
namespace {

bool draws(const Scenario& scenario) {
  return scenario.unit_notation == UnitNotation::drawing ||
         scenario.map_notation == MapNotation::drawing;
}

Value arsenals_value(const Board& board) {
  std::vector<Entry> sides;
  for (const Side side : all_sides) {
    if (board.arsenals(side).empty()) continue;
    sides.push_back({std::string(name(side)), value_of(board.arsenals(side))});
  }
  return map(std::move(sides));
}

Value listed_map(const Board& board) {
  std::vector<Entry> entries{{"columns", number(board.columns())}, {"rows", number(board.rows())}};
  const auto add = [&](const char* key, const Squares& squares) {
    if (!squares.empty()) entries.push_back({key, value_of(squares)});
  };
  add("mountains", board.squares_with(Terrain::mountain));
  add("passes", board.squares_with(Terrain::pass));
  add("forts", board.squares_with(Terrain::fort));
  Value arsenals = arsenals_value(board);
  if (!arsenals.entries.empty()) entries.push_back({"arsenals", std::move(arsenals)});
  return map(std::move(entries));
}

// A map is named only if it is the one of that name.
Value map_value(const Scenario& scenario) {
  const Board& board = *scenario.position.board;
  if (scenario.map_notation == MapNotation::drawing) return scalar("drawing");
  if (scenario.map_notation == MapNotation::named && board == *book_map()) return scalar("book");
  if (scenario.map_notation == MapNotation::named && board == *open_map()) return scalar("open");
  return listed_map(board);
}

Value army_value(const Units& units, Side side) {
  std::vector<Entry> kinds;
  for (const Kind kind : all_kinds) {
    std::vector<Square> squares;
    for (const Square square : units.squares(side))
      if (units.at(square)->kind == kind) squares.push_back(square);
    if (!squares.empty()) kinds.push_back({std::string(name(kind)), value_of(squares)});
  }
  return map(std::move(kinds));
}

Window window_of(const Scenario& scenario) {
  if (scenario.map_notation == MapNotation::drawing) return whole(*scenario.position.board);
  if (scenario.window) return *scenario.window;
  return window_around_units(scenario.position);
}

void add_units(const Scenario& scenario, std::vector<Entry>& entries) {
  if (draws(scenario)) {
    entries.push_back({"drawing", literal(to_drawing(scenario.position, window_of(scenario)))});
    return;
  }
  for (const Side side : all_sides) {
    if (scenario.position.units.squares(side).empty()) continue;
    entries.push_back({std::string(name(side)), army_value(scenario.position.units, side)});
  }
}

}  // namespace

Value position_value(const Scenario& scenario) {
  const Position& position = scenario.position;
  std::vector<Entry> entries;
  entries.push_back({"map", map_value(scenario)});
  entries.push_back({"to-move", scalar(name(position.to_move))});
  add_units(scenario, entries);
  if (position.shaken) entries.push_back({"shaken", value_of(Squares{*position.shaken})});
  if (!position.destroyed_arsenals.empty()) {
    entries.push_back({"destroyed-arsenals", value_of(position.destroyed_arsenals)});
  }
  if (!position.moved.empty()) entries.push_back({"moved", value_of(position.moved)});
  if (position.turn != 1) entries.push_back({"turn", number(position.turn)});
  if (position.could_move) entries.push_back({"could-move", value_of(*position.could_move)});
  return open(map(std::move(entries)));
}

}  // namespace casebook::scenario
