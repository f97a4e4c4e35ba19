#include "side_by_side.hpp"

#include <algorithm>
#include <sstream>
#include <vector>

#include "casebook/draw/text_board.hpp"

namespace casebook::report {
namespace {

using judge::Sight;
using judge::Sights;

constexpr const char* margin = "    ";
constexpr const char* between = "  |  ";
constexpr std::size_t label_width = 3;  // as harness/draw has it
constexpr std::size_t cell_width = 3;
// Two boards, the margin and what stands between them: at most 99 characters.
constexpr int most_columns = 14;
constexpr int most_rows = 12;

// The numbers from `low` to `high` and one more to each side, within 0 to `end`; at most `most` of
// them, then around `middle`.
std::pair<int, int> stretch(int low, int high, int middle, int end, int most) {
  low = std::max(low - 1, 0);
  high = std::min(high + 1, end);
  if (high - low < most) return {low, high};
  low = std::clamp(middle - most / 2, low, high - most + 1);
  return {low, low + most - 1};
}

scenario::Window window_of(const Sights& sights) {
  const Board& board = *sights.got.position.board;
  int top = sights.first.row();
  int bottom = top;
  int left = sights.first.column();
  int right = left;
  for (const Square square : sights.about) {
    top = std::min(top, square.row());
    bottom = std::max(bottom, square.row());
    left = std::min(left, square.column());
    right = std::max(right, square.column());
  }
  const auto rows = stretch(top, bottom, sights.first.row(), board.rows() - 1, most_rows);
  const auto columns =
      stretch(left, right, sights.first.column(), board.columns() - 1, most_columns);
  return {Square(rows.first, columns.first), Square(rows.second, columns.second)};
}

// A board as lines of one width, in which cells can be written anew.
class Sheet {
 public:
  Sheet(const Sight& sight, const scenario::Window& window) : window_(window) {
    draw::TextStyle style;
    style.lines = draw::Lines::none;
    style.legend = draw::Legend::off;
    style.window = window;
    draw::Facts facts;
    facts.isolated = sight.isolated;
    std::istringstream text(draw::text_board(sight.position, facts, style));
    const auto columns =
        static_cast<std::size_t>(window.south_east.column() - window.north_west.column() + 1);
    width_ = label_width + cell_width * columns;
    for (std::string line; std::getline(text, line);) {
      line.resize(width_, ' ');
      lines_.push_back(line);
    }
  }

  // A unit's number behind its letter; a star on a square that is reached.
  void mark(const Sight& sight) {
    for (const auto& unit : sight.counting) {
      rewrite(unit.first, cell(unit.first).substr(0, 1) + std::to_string(unit.second));
    }
    for (const Square square : sight.reached) {
      const std::string old = cell(square);
      rewrite(square, "*" + (old.front() == '.' ? "" : old));
    }
  }

  const std::vector<std::string>& lines() const { return lines_; }
  std::size_t width() const { return width_; }

 private:
  std::size_t line_of(Square square) const {
    return 1 + static_cast<std::size_t>(square.row() - window_.north_west.row());
  }
  std::size_t column_of(Square square) const {
    const int column = square.column() - window_.north_west.column();
    return label_width + cell_width * static_cast<std::size_t>(column);
  }
  std::string cell(Square square) const {
    if (!window_.contains(square)) return ".";
    return lines_.at(line_of(square)).substr(column_of(square), cell_width);
  }
  void rewrite(Square square, std::string text) {
    if (!window_.contains(square)) return;
    text.resize(cell_width, ' ');
    lines_.at(line_of(square)).replace(column_of(square), cell_width, text);
  }

  scenario::Window window_;
  std::size_t width_;
  std::vector<std::string> lines_;
};

const char* meaning(Sights::Subject subject) {
  switch (subject) {
    case Sights::Subject::communication: return "! isolated";
    case Sights::Subject::counting: return "a unit's number: what it adds";
    case Sights::Subject::moves: return "* within reach";
    case Sights::Subject::position: break;
  }
  return "~ shaken, x a fallen arsenal";
}

std::string line_of(std::string left, std::size_t width, const std::string& right) {
  left.resize(std::max(left.size(), width), ' ');
  std::string line = margin + left + between + right;
  line.erase(line.find_last_not_of(' ') + 1);
  return line + "\n";
}

}  // namespace

std::string side_by_side(const Sights& sights) {
  const scenario::Window window = window_of(sights);
  Sheet expected(sights.expected, window);
  Sheet got(sights.got, window);
  expected.mark(sights.expected);
  got.mark(sights.got);
  const std::size_t width = std::max(expected.width(), std::string("expected").size());
  std::string text =
      line_of("expected", width, std::string("got    (") + meaning(sights.subject) + ")");
  for (std::size_t i = 0; i < expected.lines().size(); ++i) {
    text += line_of(expected.lines()[i], width, got.lines()[i]);
  }
  return text;
}

}  // namespace casebook::report
