#include <algorithm>
#include <vector>

#include "casebook/scenario/drawing.hpp"

namespace casebook::scenario {
namespace {

struct Word {
  std::string_view text;
  int column;  // 1-based
};

struct Line {
  int number;  // 1-based
  std::vector<Word> words;
};

// What a cell says; a plain sign is the absence of any.
struct Cell {
  std::optional<Unit> unit;
  Terrain terrain = Terrain::plain;
  std::optional<Side> arsenal;
};

using Failure = tl::unexpected<DrawingError>;

Failure failure(const Line& line, const Word& word, const std::string& message) {
  return tl::make_unexpected(DrawingError{line.number, word.column, message});
}

std::string shown(std::string_view text) {
  constexpr std::size_t longest = 12;
  return "`" + std::string(text.substr(0, longest)) + (text.size() > longest ? "…`" : "`");
}

std::vector<Word> words_of(std::string_view line) {
  std::vector<Word> words;
  std::size_t at = 0;
  while ((at = line.find_first_not_of(' ', at)) != std::string_view::npos) {
    const std::size_t end = std::min(line.find(' ', at), line.size());
    words.push_back({line.substr(at, end - at), static_cast<int>(at) + 1});
    at = end;
  }
  return words;
}

// The lines that hold anything.
std::vector<Line> lines_of(std::string_view text) {
  std::vector<Line> lines;
  int number = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    ++number;
    auto words = words_of(text.substr(at, end - at));
    if (!words.empty()) lines.push_back({number, std::move(words)});
    at = end + 1;
  }
  return lines;
}

std::optional<int> column_number(std::string_view text) {
  const auto square = Square::parse("A" + std::string(text));
  if (!square) return std::nullopt;
  return square->column();
}

std::optional<int> row_number(std::string_view text) {
  const auto square = Square::parse(std::string(text) + "1");
  if (!square || text.size() != 1) return std::nullopt;
  return square->row();
}

std::optional<DrawingError> header_error(const Line& header) {
  const auto error = [&](const Word& word, const std::string& message) {
    return DrawingError{header.number, word.column, message};
  };
  if (header.words[0].text != ".") {
    return error(header.words[0],
                 "a drawing's first line is a `.` above the row letters, then the column numbers");
  }
  if (header.words.size() < 2) {
    return error(header.words[0], "column numbers expected after the `.`, such as `.    13  14`");
  }
  for (std::size_t i = 1; i < header.words.size(); ++i) {
    const auto column = column_number(header.words[i].text);
    if (!column) {
      return error(header.words[i],
                   shown(header.words[i].text) + " is no column number: 1 to 25 expected");
    }
    const auto first = column_number(header.words[1].text);
    if (*column != *first + static_cast<int>(i) - 1) {
      return error(header.words[i], "column " + std::to_string(*first + static_cast<int>(i)) +
                                        " expected here: columns follow one another");
    }
  }
  return std::nullopt;
}

std::optional<DrawingError> label_error(const std::vector<Line>& lines, std::size_t at) {
  const Word& label = lines[at].words[0];
  const auto row = row_number(label.text);
  if (!row) {
    return DrawingError{lines[at].number, label.column,
                        shown(label.text) + " is no row letter: A to T expected"};
  }
  if (*row != *row_number(lines[1].words[0].text) + static_cast<int>(at) - 1) {
    return DrawingError{lines[at].number, label.column,
                        "rows follow one another, from north to south"};
  }
  if (lines[at].words.size() != lines[0].words.size()) {
    return DrawingError{lines[at].number, label.column,
                        "row " + std::string(label.text) + " has " +
                            std::to_string(lines[at].words.size() - 1) + " cells, but there are " +
                            std::to_string(lines[0].words.size() - 1) +
                            " columns: write `.` for an empty square"};
  }
  return std::nullopt;
}

std::optional<Cell> cell_of(std::string_view text) {
  Cell cell;
  if (text == ".") return cell;
  cell.unit = unit_of_letter(text.front());
  const std::string_view sign = cell.unit ? text.substr(1) : text;
  if (sign.empty()) return cell;
  if (sign == "^") cell.terrain = Terrain::mountain;
  if (sign == "=") cell.terrain = Terrain::pass;
  if (sign == "#") cell.terrain = Terrain::fort;
  if (sign == "@n") cell.arsenal = Side::north;
  if (sign == "@s") cell.arsenal = Side::south;
  if (cell.terrain == Terrain::plain && !cell.arsenal) return std::nullopt;
  return cell;
}

std::string unreadable(std::string_view text) {
  if (!text.empty() && text.back() == '@') return "write an arsenal with its owner: `@n` or `@s`";
  return shown(text) +
         " is no cell: a unit (I C A H R M, lower case for South), a sign (. ^ = # @n @s), or "
         "both, "
         "the unit first";
}

// What the board has there, in words.
std::string terrain_words(const Board& board, Square square) {
  if (const auto owner = board.arsenal_owner(square)) {
    return std::string(name(*owner)) + "'s arsenal";
  }
  return std::string(name(board.terrain(square)));
}

bool agrees(const Cell& cell, const Board& board, Square square) {
  if (cell.arsenal) return cell.arsenal == board.arsenal_owner(square);
  if (cell.terrain == Terrain::plain) return true;
  return cell.terrain == board.terrain(square);
}

// A drawing whose labels are in order and whose rows are complete.
class Grid {
 public:
  static tl::expected<Grid, DrawingError> of(std::string_view text) {
    Grid grid;
    grid.lines_ = lines_of(text);
    if (grid.lines_.size() < 2) {
      return tl::make_unexpected(
          DrawingError{1, 1, "a line of column numbers and at least one row expected"});
    }
    if (auto error = header_error(grid.lines_[0])) return tl::make_unexpected(*error);
    for (std::size_t at = 1; at < grid.lines_.size(); ++at)
      if (auto error = label_error(grid.lines_, at)) return tl::make_unexpected(*error);
    return grid;
  }

  int rows() const { return static_cast<int>(lines_.size()) - 1; }
  int columns() const { return static_cast<int>(lines_[0].words.size()) - 1; }
  Window window() const {
    const Square first(*row_number(word(0, -1).text), *column_number(word(-1, 0).text));
    return {first, Square(first.row() + rows() - 1, first.column() + columns() - 1)};
  }
  // Row -1 is the line of column numbers, column -1 that of row letters.
  const Line& line(int row) const { return lines_[static_cast<std::size_t>(row + 1)]; }
  const Word& word(int row, int column) const {
    return line(row).words[static_cast<std::size_t>(column + 1)];
  }

 private:
  std::vector<Line> lines_;
};

// Calls place(line, word, cell, square) on each cell in reading order until it returns an error.
template <class Place>
std::optional<DrawingError> for_each_cell(const Grid& grid, Place place) {
  const Square first = grid.window().north_west;
  for (int row = 0; row < grid.rows(); ++row) {
    for (int column = 0; column < grid.columns(); ++column) {
      const Word& word = grid.word(row, column);
      const auto cell = cell_of(word.text);
      const DrawingError here{grid.line(row).number, word.column, ""};
      if (!cell) return DrawingError{here.line, here.column, unreadable(word.text)};
      const std::string wrong = place(*cell, Square(first.row() + row, first.column() + column));
      if (!wrong.empty()) return DrawingError{here.line, here.column, wrong};
    }
  }
  return std::nullopt;
}

// The message if the unit cannot stand there.
std::string place_unit(const Cell& cell, const Board& board, Square square, Units& units) {
  if (!cell.unit) return "";
  if (board.terrain(square) == Terrain::mountain) {
    return square.text() + ": no unit can stand on a mountain";
  }
  units.place(square, *cell.unit);
  return "";
}

}  // namespace

tl::expected<Drawing, DrawingError> units_from_drawing(std::string_view text, BoardPointer board) {
  const auto grid = Grid::of(text);
  if (!grid) return tl::make_unexpected(grid.error());
  const Window window = grid->window();
  if (!board->contains(window.north_west) || !board->contains(window.south_east)) {
    return failure(grid->line(-1), grid->word(-1, -1),
                   "the drawing reaches to " + window.south_east.text() +
                       ", but the map has only " + std::to_string(board->columns()) +
                       " columns and " + std::to_string(board->rows()) + " rows");
  }
  Drawing drawing{std::move(board), {}, window};
  const auto place = [&drawing](const Cell& cell, Square square) {
    if (!agrees(cell, *drawing.board, square)) {
      return square.text() + " is " + terrain_words(*drawing.board, square) +
             " on this map: draw that, or leave the terrain out";
    }
    return place_unit(cell, *drawing.board, square, drawing.units);
  };
  if (auto error = for_each_cell(*grid, place)) return tl::make_unexpected(*error);
  return drawing;
}

tl::expected<Drawing, DrawingError> map_from_drawing(std::string_view text) {
  const auto grid = Grid::of(text);
  if (!grid) return tl::make_unexpected(grid.error());
  const Window window = grid->window();
  if (!(window.north_west == Square(0, 0))) {
    return failure(grid->line(-1), grid->word(-1, -1),
                   "a drawing that makes the map begins at row A and column 1");
  }
  auto board = std::make_shared<Board>(grid->columns(), grid->rows());
  Units units;
  const auto place = [&board, &units](const Cell& cell, Square square) {
    board->set_terrain(square, cell.terrain);
    if (cell.arsenal) board->set_arsenal(square, *cell.arsenal);
    return place_unit(cell, *board, square, units);
  };
  if (auto error = for_each_cell(*grid, place)) return tl::make_unexpected(*error);
  return Drawing{std::move(board), units, window};
}

}  // namespace casebook::scenario
