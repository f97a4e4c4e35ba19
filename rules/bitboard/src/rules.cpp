#include "casebook/bitboard/rules.hpp"

#include <optional>
#include <utility>

#include "prepared.hpp"

namespace casebook::bitboard {
namespace {

bool is_same(const BoardPointer& a, const BoardPointer& b) { return a == b || *a == *b; }

// Many readings are asked about on one board: the last one's tables are kept.
std::shared_ptr<const Ground> shared_ground(const BoardPointer& board) {
  thread_local std::shared_ptr<const Ground> last;
  if (!last || !is_same(last->board, board)) last = ground_of(board);
  return last;
}

}  // namespace

Rules::Rules(BoardPointer board, const Rulings& rulings, Machine machine) {
  auto ground = shared_ground(board);
  prepared_ = std::make_shared<const Prepared>(Prepared{std::move(board), rulings, law_of(rulings),
                                                        std::move(ground), &kernel_for(machine)});
}

const BoardPointer& Rules::board() const { return prepared_->board; }
const Rulings& Rules::rulings() const { return prepared_->rulings; }

const Rules& rules_for(const Position& position, const Rulings& rulings) {
  thread_local std::optional<Rules> last;
  if (!last || !(last->rulings() == rulings) || !is_same(last->board(), position.board)) {
    last.emplace(position.board, rulings);
  }
  return *last;
}

Standing Prepared::standing(const Field& field) const {
  Standing standing;
  for (const int side : {0, 1}) kernel->find_standing(*ground, law, field, side, standing);
  return standing;
}

bool Prepared::in_communication(const Field& field, Spot unit) const {
  if (code_at(field, unit) == 0) return false;
  const int side = side_of(code_at(field, unit));
  Standing standing;
  kernel->find_standing(*ground, law, field, side, standing);
  return holds(standing.in[side], unit);
}

}  // namespace casebook::bitboard
