#include "strokes.hpp"

namespace casebook::draw {
namespace {

constexpr std::size_t width = 78;

// Puts the parts on as few lines as hold them, three blanks between two of them.
std::string flowing(const std::vector<std::string>& parts) {
  std::string text;
  std::string line;
  for (const std::string& part : parts) {
    if (!line.empty() && line.size() + 3 + part.size() > width) {
      text += line + '\n';
      line.clear();
    }
    line += (line.empty() ? "" : "   ") + part;
  }
  return line.empty() ? text : text + line + '\n';
}

// "M16, M18", going on on the next line where it gets long, under the first square.
std::string list_of(const std::string& title, const Squares& squares) {
  std::string text = title;
  std::size_t used = title.size();
  const char* separator = " ";
  for (const Square square : squares) {
    const std::string name = square.text();
    if (used + 2 + name.size() > width - 1) {
      text += std::string(",\n") + std::string(title.size() + 1, ' ') + name;
      used = title.size() + 1 + name.size();
    } else {
      text += separator + name;
      used += 2 + name.size();
    }
    separator = ", ";
  }
  return text + '\n';
}

bool has_terrain(const Board& board, Terrain terrain) {
  return !board.squares_with(terrain).empty();
}

std::vector<std::string> signs_of(const Position& position) {
  const Board& board = *position.board;
  std::vector<std::string> signs;
  if (has_terrain(board, Terrain::mountain)) signs.emplace_back("^ mountain");
  if (has_terrain(board, Terrain::pass)) signs.emplace_back("= mountain pass");
  if (has_terrain(board, Terrain::fort)) signs.emplace_back("# fort");
  const Squares arsenals = board.arsenals(Side::north) | board.arsenals(Side::south);
  if (!(arsenals - position.destroyed_arsenals).empty()) {
    signs.emplace_back("@ arsenal (@n North's, @s South's)");
  }
  if (!position.destroyed_arsenals.empty()) signs.emplace_back("x destroyed arsenal");
  return signs;
}

std::string units_line(const Position& position) {
  if (position.units.squares().empty()) return "No unit is on the board.\n";
  return "Units, North in capitals, South in small letters:\n" +
         flowing({"I infantry", "C cavalry", "A foot artillery", "H horse artillery",
                  "R foot communications", "M mounted communications"});
}

std::string strokes_line(const Facts& facts, Lines lines) {
  bool north = false;
  bool south = false;
  for (const Line& line : facts.lines) {
    if (shows(lines, line.side)) (line.side == Side::north ? north : south) = true;
  }
  if (!north && !south) return "";
  const std::string signs = "- | / \\ + lines of communication (+ a crossing)";
  if (north && south) return signs + ": first North's, then South's\n";
  return signs + (north ? " of North\n" : " of South\n");
}

}  // namespace

std::string legend_of(const Position& position, const Facts& facts, const TextStyle& style) {
  std::string text = "Turn " + std::to_string(position.turn) + ", " +
                     (position.to_move == Side::north ? "North" : "South") + " to move.\n";
  text += units_line(position) + flowing(signs_of(position));
  text += strokes_line(facts, style.lines);
  if (!facts.isolated.empty()) text += list_of("! isolated:", facts.isolated);
  if (position.shaken) text += list_of("~ shaken:", Squares{*position.shaken});
  if (!position.moved.empty()) text += list_of("' moved in this turn:", position.moved);
  return text;
}

}  // namespace casebook::draw
