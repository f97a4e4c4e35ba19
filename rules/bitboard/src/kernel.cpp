#include "kernel.hpp"

namespace casebook::bitboard {

extern const Kernel portable_kernel;
#if defined(CASEBOOK_HAS_AVX2_KERNEL)
extern const Kernel avx2_kernel;
#endif

bool can_run(Machine machine) {
  if (machine == Machine::portable) return true;
#if defined(CASEBOOK_HAS_AVX2_KERNEL)
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
#else
  return false;
#endif
}

Machine fastest_machine() {
  static const Machine fastest = can_run(Machine::avx2) ? Machine::avx2 : Machine::portable;
  return fastest;
}

const Kernel& kernel_for(Machine machine) {
#if defined(CASEBOOK_HAS_AVX2_KERNEL)
  if (machine == Machine::avx2 && can_run(machine)) return avx2_kernel;
#endif
  (void)machine;
  return portable_kernel;
}

}  // namespace casebook::bitboard
