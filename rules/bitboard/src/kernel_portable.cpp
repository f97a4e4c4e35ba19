// The kernel for any machine.
#include "kernel_functions.hpp"

namespace casebook::bitboard {

extern const Kernel portable_kernel;
const Kernel portable_kernel = kernel_of_this_machine;

}  // namespace casebook::bitboard
