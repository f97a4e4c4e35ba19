#include "casebook/draw/facts.hpp"

#include "casebook/literal/case.hpp"

namespace casebook::draw {
namespace {

using literal::Case;
using literal::RuleBook;

bool goes_on(const Case& c, Side side, Square square) {
  return !c.ask<&RuleBook::mountain_cuts_line>(side, square) &&
         !c.ask<&RuleBook::enemy_arsenal_ends_line>(side, square) &&
         !c.ask<&RuleBook::unit_cuts>(side, square);
}

void add_line(std::vector<Line>& lines, const Case& c, Side side, Square source,
              Direction direction) {
  const Board& board = *c.position.board;
  Line line{side, source, direction, {}};
  auto square = board.neighbour(source, direction);
  while (square && goes_on(c, side, *square)) {
    line.squares.push_back(*square);
    square = board.neighbour(*square, direction);
  }
  if (!line.squares.empty()) lines.push_back(std::move(line));
}

bool sends_out(const Case& c, Side side, Square source, Direction direction) {
  if (c.reach(side).redirecting.contains(source)) return true;
  return c.position.board->arsenal_owner(source) &&
         c.ask<&RuleBook::arsenal_serves>(side, source) &&
         !c.ask<&RuleBook::is_silenced>(side, source) &&
         c.ask<&RuleBook::arsenal_radiates>(source, direction);
}

void add_lines(std::vector<Line>& lines, const Case& c, Side side) {
  const Board& board = *c.position.board;
  for (const Square source :
       board.arsenals(Side::north) | board.arsenals(Side::south) | c.reach(side).redirecting)
    for (const Direction direction : all_directions)
      if (sends_out(c, side, source, direction)) add_line(lines, c, side, source, direction);
}

}  // namespace

Facts facts_of(const Position& position, const RuleBook& book) {
  const Case c(position, book);
  Facts facts;
  for (const Side side : all_sides) {
    add_lines(facts.lines, c, side);
    facts.isolated = facts.isolated | (position.units.squares(side) - c.reach(side).in);
  }
  return facts;
}

}  // namespace casebook::draw
