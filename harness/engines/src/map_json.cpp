#include "map_json.hpp"

#include <array>
#include <memory>

namespace casebook::engines {
namespace {

struct TerrainKey {
  std::string_view key;
  Terrain terrain;
};
constexpr std::array<TerrainKey, 3> terrain_keys{
    {{"mountains", Terrain::mountain}, {"passes", Terrain::pass}, {"forts", Terrain::fort}}};

// Reads the squares of one list of a map and takes care that none stands in two lists.
Squares listed_once(Reader& reader, const json::Value& value, std::string_view what,
                    const Board& board, Squares& listed) {
  const Squares squares = reader.squares(value, what);
  for (const Square square : squares) {
    if (!board.contains(square)) reader.fail(what, square.text() + " is off the map");
    if (listed.contains(square)) reader.fail(what, square.text() + " stands in two lists");
  }
  listed = listed | squares;
  return reader.ok() ? squares : Squares{};
}

void read_terrain(Reader& reader, const json::Object& map, Board& board, Squares& listed) {
  for (const TerrainKey& entry : terrain_keys) {
    const json::Value* value = find(map, entry.key);
    if (value == nullptr) continue;
    const std::string what = "position: map: " + std::string(entry.key);
    for (const Square square : listed_once(reader, *value, what, board, listed))
      board.set_terrain(square, entry.terrain);
  }
}

void read_arsenals(Reader& reader, const json::Object& map, Board& board, Squares& listed,
                   UnknownKeys unknown) {
  const json::Value* value = find(map, "arsenals");
  if (value == nullptr) return;
  const std::string what = "position: map: arsenals";
  const json::Object& arsenals = reader.object(*value, what);
  if (unknown == UnknownKeys::are_errors) {
    refuse_unknown_keys(reader, arsenals, what, {"north", "south"});
  }
  for (const Side side : all_sides) {
    const json::Value* squares = find(arsenals, name(side));
    if (squares == nullptr) continue;
    const std::string whose = what + ": " + std::string(name(side));
    for (const Square square : listed_once(reader, *squares, whose, board, listed))
      board.set_arsenal(square, side);
  }
}

BoardPointer read_listed_map(Reader& reader, const json::Object& map, UnknownKeys unknown) {
  const std::string_view what = "position: map";
  if (unknown == UnknownKeys::are_errors) {
    refuse_unknown_keys(reader, map, what,
                        {"columns", "rows", "mountains", "passes", "forts", "arsenals"});
  }
  const json::Value* columns = reader.required(map, "columns", what);
  const json::Value* rows = reader.required(map, "rows", what);
  if (columns == nullptr || rows == nullptr) return book_map();
  const int width = reader.whole(*columns, "position: map: columns", 1, Square::columns);
  const int height = reader.whole(*rows, "position: map: rows", 1, Square::rows);
  Board board(width, height);
  Squares listed;
  read_terrain(reader, map, board, listed);
  read_arsenals(reader, map, board, listed, unknown);
  return std::make_shared<const Board>(board);
}

void append_listed_map(std::string& out, const Board& board, Notation notation) {
  out += "{\"columns\":" + std::to_string(board.columns());
  out += ",\"rows\":" + std::to_string(board.rows());
  for (const TerrainKey& entry : terrain_keys) {
    append_key(out, entry.key);
    append_squares(out, board.squares_with(entry.terrain), notation);
  }
  out += ",\"arsenals\":{";
  for (const Side side : all_sides) {
    append_key(out, name(side));
    append_squares(out, board.arsenals(side), notation);
  }
  out += "}}";
}

}  // namespace

void refuse_unknown_keys(Reader& reader, const json::Object& object, std::string_view what,
                         std::initializer_list<std::string_view> known) {
  for (const json::Member& member : object) {
    bool is_known = false;
    for (const std::string_view key : known) is_known = is_known || key == member.key;
    if (is_known) continue;
    std::string keys;
    for (const std::string_view key : known) keys += (keys.empty() ? "" : ", ") + std::string(key);
    reader.fail(what, "the key " + quoted(member.key) + " is none of " + keys);
    return;
  }
}

BoardPointer read_map(Reader& reader, const json::Value& value, UnknownKeys unknown) {
  if (const auto* map = std::get_if<json::Object>(&value.is)) {
    return read_listed_map(reader, *map, unknown);
  }
  const auto* map = std::get_if<std::string>(&value.is);
  if (map != nullptr && *map == "book") return book_map();
  if (map != nullptr && *map == "open") return open_map();
  reader.fail("position: map",
              (map == nullptr ? "this value" : quoted(*map)) +
                  R"( is no map: write "book", "open", or an object with columns and rows)");
  return book_map();
}

void append_squares(std::string& out, const Squares& squares, Notation notation) {
  char before = '[';
  for (const Square square : squares) {
    out += before;
    out += '"';
    append_square(out, square, notation);
    out += '"';
    before = ',';
  }
  out += before == '[' ? "[]" : "]";
}

void append_key(std::string& out, std::string_view key) {
  if (out.back() != '{') out += ',';
  out += '"';
  out += key;
  out += "\":";
}

void append_map(std::string& out, const BoardPointer& board, Notation notation) {
  if (board == book_map() || *board == *book_map()) {
    out += "\"book\"";
  } else if (board == open_map() || *board == *open_map()) {
    out += "\"open\"";
  } else {
    append_listed_map(out, *board, notation);
  }
}

}  // namespace casebook::engines
