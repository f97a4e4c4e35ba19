// A board and a reading of every ruling, made ready for the engine.
#pragma once

#include <memory>

#include "casebook/bitboard/machine.hpp"
#include "casebook/model/board.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::bitboard {

struct Prepared;

// Making one takes some twenty microseconds on a new board, next to nothing on the last one of this
// thread; copying one costs nothing. Questions about positions on
// that board (the same one, or one equal to it) take it in place of the rulings.
//   const Rules rules(book_map(), Rulings{}.with(UnitsStopFire::enemies));
//   moves(position, rules);
class Rules {
 public:
  // `board` is not null. A machine that cannot run falls back to Machine::portable.
  Rules(BoardPointer board, const Rulings& rulings, Machine machine = fastest_machine());

  const BoardPointer& board() const;
  const Rulings& rulings() const;

  // For the engine itself.
  const Prepared& prepared() const { return *prepared_; }

 private:
  std::shared_ptr<const Prepared> prepared_;
};

}  // namespace casebook::bitboard
