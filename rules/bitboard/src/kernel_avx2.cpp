// The kernel for machines with AVX2, BMI and their bit counts; compiled for them (CMakeLists.txt).
#define CASEBOOK_MACHINE avx2
#include "kernel_functions.hpp"

namespace casebook::bitboard {

extern const Kernel avx2_kernel;
const Kernel avx2_kernel = kernel_of_this_machine;

}  // namespace casebook::bitboard
