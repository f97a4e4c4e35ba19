#include "casebook/draw/text_board.hpp"

#include "strokes.hpp"

namespace casebook::draw {
namespace {

constexpr std::size_t cell_width = 3;
constexpr const char* blue = "\x1b[1;34m";
constexpr const char* red = "\x1b[1;31m";
constexpr const char* faint_blue = "\x1b[34m";
constexpr const char* faint_red = "\x1b[31m";
constexpr const char* plain = "\x1b[0m";

char stroke_of(Direction direction) { return "|/-\\"[static_cast<int>(direction) % 4]; }

std::string coloured(std::string text, const char* colour, const TextStyle& style) {
  return style.colour == Colour::on ? colour + text + plain : text;
}

// A cell's text before it is filled up with blanks: what is seen, and the same with its colours.
struct Cell {
  std::string seen;
  std::string drawn;
};

std::string terrain_sign(const Position& position, Square square) {
  if (const auto owner = position.standing_arsenal(square)) {
    return *owner == Side::north ? "@n" : "@s";
  }
  if (position.board->arsenal_owner(square)) return "x";
  switch (position.board->terrain(square)) {
    case Terrain::mountain: return "^";
    case Terrain::pass: return "=";
    case Terrain::fort: return "#";
    case Terrain::plain: break;
  }
  return ".";
}

Cell unit_cell(const Position& position, const Facts& facts, Square square,
               const TextStyle& style) {
  const Unit unit = *position.units.at(square);
  std::string text(1, letter(unit));
  const char ground = terrain_sign(position, square)[0];
  if (ground != '.') text += ground;
  if (facts.isolated.contains(square)) text += '!';
  if (position.shaken == square) text += '~';
  if (position.moved.contains(square)) text += '\'';
  text = text.substr(0, cell_width);
  return {text, coloured(text, unit.side == Side::north ? blue : red, style)};
}

Cell stroke_cell(const Strokes& strokes, Square square, const TextStyle& style) {
  const std::string north(1, strokes.at(square, Side::north));
  const std::string south(1, strokes.at(square, Side::south));
  return {north + south, coloured(north, faint_blue, style) + coloured(south, faint_red, style)};
}

Cell cell_of(const Position& position, const Facts& facts, const Strokes& strokes, Square square,
             const TextStyle& style) {
  if (position.units.holds(square)) return unit_cell(position, facts, square, style);
  const std::string sign = terrain_sign(position, square);
  if (sign == "." && strokes.runs_over(square)) return stroke_cell(strokes, square, style);
  return {sign, sign};
}

std::string trimmed(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line + '\n';
}

std::string filled_up(const Cell& cell) {
  return cell.drawn + std::string(cell_width - cell.seen.size(), ' ');
}

std::string column_numbers(const scenario::Window& window) {
  std::string line = "   ";
  for (int column = window.north_west.column(); column <= window.south_east.column(); ++column) {
    const std::string number = std::to_string(column + 1);
    line += filled_up({number, number});
  }
  return trimmed(line);
}

std::string board_of(const Position& position, const Facts& facts, const TextStyle& style) {
  const Board& board = *position.board;
  const scenario::Window window = style.window.value_or(
      scenario::Window{Square(0, 0), Square(board.rows() - 1, board.columns() - 1)});
  const Strokes strokes(facts, style.lines);
  std::string text = column_numbers(window);
  for (int row = window.north_west.row(); row <= window.south_east.row(); ++row) {
    std::string line(1, static_cast<char>('A' + row));
    line += "  ";
    for (int column = window.north_west.column(); column <= window.south_east.column(); ++column)
      line += filled_up(cell_of(position, facts, strokes, Square(row, column), style));
    text += trimmed(line);
  }
  return text;
}

}  // namespace

bool shows(Lines lines, Side side) {
  switch (lines) {
    case Lines::none: return false;
    case Lines::of_north: return side == Side::north;
    case Lines::of_south: return side == Side::south;
    case Lines::of_both: break;
  }
  return true;
}

Strokes::Strokes(const Facts& facts, Lines lines) : marks_() {
  for (auto& side : marks_) side.fill(' ');
  for (const Line& line : facts.lines) {
    if (!shows(lines, line.side)) continue;
    const char stroke = stroke_of(line.direction);
    for (const Square square : line.squares) {
      char& mark = marks_[slot(line.side)][index(square)];
      mark = mark == ' ' || mark == stroke ? stroke : '+';
    }
  }
}

std::string text_board(const Position& position, const Facts& facts, const TextStyle& style) {
  std::string text = board_of(position, facts, style);
  if (style.legend == Legend::on) text += '\n' + legend_of(position, facts, style);
  return text;
}

std::string text_board(const Position& position, const TextStyle& style) {
  return text_board(position, Facts{}, style);
}

}  // namespace casebook::draw
