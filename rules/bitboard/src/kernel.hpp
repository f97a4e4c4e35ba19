// The inner loops, one set of functions a machine, chosen while the program runs.
#pragma once

#include "casebook/bitboard/machine.hpp"
#include "clash_totals.hpp"
#include "undo.hpp"

namespace casebook::bitboard {

struct Kernel {
  // The communication of one side.
  void (*find_standing)(const Ground&, const Law&, const Field&, int side, Standing&);
  // The totals of an attack on `target` by the opponent of the unit there.
  Totals (*totals_on)(const Ground&, const Law&, const Field&, const Standing&, Spot target);
  // The same for every unit of `defender`, in reading order; returns how many.
  int (*all_totals)(const Ground&, const Law&, const Field&, const Standing&, int defender,
                    Totals* answer);
  // The legal moves of the side to move; returns how many.
  int (*count_moves)(const Ground&, const Law&, const Field&);
  int (*list_moves)(const Ground&, const Law&, const Field&, Step* answer);
  void (*make)(const Ground&, const Law&, Field&, const Act&, Undo&);
  void (*unmake)(Field&, const Undo&);
  unsigned long long (*perft)(const Ground&, const Law&, Field&, int depth);
};

const Kernel& kernel_for(Machine machine);

}  // namespace casebook::bitboard
