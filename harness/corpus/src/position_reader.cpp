#include <algorithm>

#include "casebook/scenario/drawing.hpp"
#include "casebook/scenario/position_problem.hpp"
#include "reading.hpp"
#include "text.hpp"

namespace casebook::corpus {
namespace {

using scenario::MapNotation;
using scenario::Place;
using scenario::UnitNotation;
using yaml::Node;

// The node of that square somewhere below; nothing if the file names it nowhere there.
const Node* node_of(const Node& node, Square square) {
  if (node.kind == Node::Kind::text && node.text == square.text()) return &node;
  for (const auto& item : node.items)
    if (const Node* found = node_of(*item, square)) return found;
  for (const auto& entry : node.entries)
    if (const Node* found = node_of(*entry.value, square)) return found;
  return nullptr;
}

class MapReader {
 public:
  MapReader(Reading& reading, const Node& map)
      : reading_(reading),
        board_(yaml::integer(*map.find("columns")).value(),
               yaml::integer(*map.find("rows")).value()) {
    terrain(map.find("mountains"), Terrain::mountain);
    terrain(map.find("passes"), Terrain::pass);
    terrain(map.find("forts"), Terrain::fort);
    const Node* arsenals = map.find("arsenals");
    if (arsenals == nullptr) return;
    for (const Side side : all_sides)
      for (const Square square : fresh(arsenals->find(name(side))))
        board_.set_arsenal(square, side);
  }
  const Board& board() const { return board_; }

 private:
  void terrain(const Node* list, Terrain kind) {
    for (const Square square : fresh(list)) board_.set_terrain(square, kind);
  }

  // The squares of a list that are on the map and in no list yet.
  std::vector<Square> fresh(const Node* list) {
    std::vector<Square> squares;
    if (list == nullptr) return squares;
    for (const auto& item : list->items) {
      const Square square = square_of(*item);
      if (!reading_.is_on(*item, square, board_)) continue;
      if (taken_.contains(square)) {
        reading_.fault(item->place, square.text() + " stands in the map's lists twice");
        continue;
      }
      taken_.insert(square);
      squares.push_back(square);
    }
    return squares;
  }

  Reading& reading_;
  Board board_;
  Squares taken_;
};

void read_army(Reading& reading, const Node& army, Side side, Units& units) {
  for (const Kind kind : all_kinds) {
    const Node* list = army.find(name(kind));
    if (list == nullptr) continue;
    for (const auto& item : list->items) {
      const Square square = square_of(*item);
      if (const auto other = units.at(square)) {
        reading.fault(item->place, square.text() + " already holds a unit (" +
                                       std::string(name(other->side)) + "'s " +
                                       std::string(prose(other->kind)) +
                                       "): one unit stands on a square");
        continue;
      }
      units.place(square, {side, kind});
    }
  }
}

// Where a line and a column of a drawing stand in the file: below its `|`, behind its margin.
Place place_in_drawing(const Reading& reading, const Node& node,
                       const scenario::DrawingError& error) {
  if (node.style != Node::Style::block) return node.place;
  const std::string_view text = reading.text();
  std::size_t at = std::min(text.find('\n', node.offset), text.size());
  std::size_t first = text.find_first_not_of(" \r\n", at);
  if (first == std::string_view::npos) return node.place;
  const int margin = place_of(text, first).column - 1;
  return {node.place.line + error.line, margin + error.column};
}

void take(Reading& reading, const Node& node, ReadPosition& read,
          const tl::expected<scenario::Drawing, scenario::DrawingError>& drawing) {
  if (!drawing) {
    reading.fault(place_in_drawing(reading, node, drawing.error()), drawing.error().message);
    return;
  }
  read.unit_notation = UnitNotation::drawing;
  read.position.board = drawing->board;
  read.position.units = drawing->units;
  read.window = drawing->window;
}

void read_map(Reading& reading, const Node& node, ReadPosition& read) {
  const Node& map = *node.find("map");
  if (map.kind == Node::Kind::map) {
    read.map_notation = MapNotation::listed;
    read.position.board = std::make_shared<const Board>(MapReader(reading, map).board());
    return;
  }
  if (map.text != "drawing") {
    read.position.board = map.text == "book" ? book_map() : open_map();
    return;
  }
  read.map_notation = MapNotation::drawing;
  const Node* drawing = node.find("drawing");
  if (drawing == nullptr) {
    reading.fault(map.place, "`map: drawing` needs the key `drawing` with the whole map");
    return;
  }
  take(reading, *drawing, read, scenario::map_from_drawing(drawing->text));
}

void read_units(Reading& reading, const Node& node, ReadPosition& read) {
  const Node* drawing = node.find("drawing");
  for (const Side side : all_sides) {
    const yaml::Entry* army = node.entry(name(side));
    if (army == nullptr) continue;
    if (drawing != nullptr) {
      reading.fault(army->place, "units stand in the drawing or in lists, not in both");
      return;
    }
    read_army(reading, *army->value, side, read.position.units);
  }
  if (drawing != nullptr && read.map_notation != MapNotation::drawing) {
    take(reading, *drawing, read, scenario::units_from_drawing(drawing->text, read.position.board));
  }
}

std::optional<Squares> read_squares(Reading& reading, const Node& node, std::string_view key) {
  const Node* list = node.find(key);
  if (list == nullptr) return std::nullopt;
  Squares squares;
  for (const Square square : reading.squares(*list)) squares.insert(square);
  return squares;
}

void read_state(Reading& reading, const Node& node, Position& position) {
  position.to_move = side_named(node.find("to-move")->text).value();
  if (const Node* turn = node.find("turn")) position.turn = yaml::integer(*turn).value();
  if (const auto shaken = read_squares(reading, node, "shaken"))
    if (!shaken->empty()) position.shaken = *shaken->begin();
  position.destroyed_arsenals =
      read_squares(reading, node, "destroyed-arsenals").value_or(Squares{});
  position.moved = read_squares(reading, node, "moved").value_or(Squares{});
  position.could_move = read_squares(reading, node, "could-move");
}

void judge(Reading& reading, const Node& node, const Position& position) {
  if (position.units.squares().empty()) {
    reading.fault(node.place, "no unit stands anywhere: give at least one");
    return;
  }
  const auto problem = scenario::position_problem(position);
  if (!problem) return;
  const Node* part = node.find(problem->key);
  const Node* named =
      part != nullptr && problem->square ? node_of(*part, *problem->square) : nullptr;
  const Node& at = named != nullptr ? *named : part != nullptr ? *part : node;
  reading.fault(at.place, problem->message);
}

}  // namespace

std::optional<ReadPosition> read_position(Reading& reading, const Node& node) {
  const std::size_t faults = reading.faults.size();
  ReadPosition read;
  read_map(reading, node, read);
  if (reading.faults.size() == faults) read_units(reading, node, read);
  read_state(reading, node, read.position);
  if (reading.faults.size() == faults) judge(reading, node, read.position);
  if (reading.faults.size() != faults) return std::nullopt;
  return read;
}

}  // namespace casebook::corpus
