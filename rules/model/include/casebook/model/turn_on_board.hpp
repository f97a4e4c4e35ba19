// Reading a turn that is to be played on a given board.
#pragma once

#include <string_view>
#include <tl/expected.hpp>

#include "casebook/model/action.hpp"
#include "casebook/model/board.hpp"

namespace casebook {

// Reads a turn as turn_from_text() does; a square of the book's range that lies beyond the edge of
// this board is unreadable too. On 3 columns "A3-A4" is, on the book's map it is not.
tl::expected<Turn, NotationError> turn_on_board(std::string_view text, const Board& board);

}  // namespace casebook
