// The functions of a kernel, for the machine that this file is compiled for.
#pragma once

#include "kernel.hpp"
#include "perft.hpp"

namespace casebook::bitboard {
inline namespace CASEBOOK_MACHINE {

inline Totals totals_on(const Ground& ground, const Law& law, const Field& field,
                        const Standing& standing, Spot target) {
  const int attacker = 1 - side_of(code_at(field, target));
  return Attacks(ground, law, field, standing, attacker).on(target);
}

inline int all_totals(const Ground& ground, const Law& law, const Field& field,
                      const Standing& standing, int defender, Totals* answer) {
  const Attacks attacks(ground, law, field, standing, 1 - defender);
  int count = 0;
  for_each(field.side[defender], [&](Spot target) { answer[count++] = attacks.on(target); });
  return count;
}

inline int count_moves(const Ground& ground, const Law& law, const Field& field) {
  return Actions(ground, law, field).movement().count();
}

inline int list_moves(const Ground& ground, const Law& law, const Field& field, Step* answer) {
  int count = 0;
  for_each_move(Actions(ground, law, field).movement(), [&](Step step) { answer[count++] = step; });
  return count;
}

inline constexpr Kernel kernel_of_this_machine{
    &find_standing, &totals_on, &all_totals, &count_moves, &list_moves, &make, &unmake, &perft};

}  // namespace CASEBOOK_MACHINE
}  // namespace casebook::bitboard
