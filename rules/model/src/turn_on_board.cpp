#include "casebook/model/turn_on_board.hpp"

#include <algorithm>
#include <optional>

namespace casebook {
namespace {

std::vector<Square> squares_of(const Action& action) {
  if (const auto* move = std::get_if<Move>(&action)) return {move->from, move->to};
  if (const auto* attack = std::get_if<Attack>(&action)) return {attack->target};
  if (const auto* destruction = std::get_if<Destruction>(&action)) return {destruction->square};
  return {};
}

}  // namespace

tl::expected<Turn, NotationError> turn_on_board(std::string_view text, const Board& board) {
  auto turn = turn_from_text(text);
  if (!turn) return turn;
  for (const Action& action : turn->actions)
    for (const Square square : squares_of(action)) {
      if (board.contains(square)) continue;
      // Its first mention: an earlier square that begins with the same text lies further out, and
      // would have been found before.
      const std::size_t offset = std::min(text.find(square.text()), text.size());
      return tl::make_unexpected(
          NotationError{offset, square.text() + " is beyond the edge of this map"});
    }
  return turn;
}

}  // namespace casebook
