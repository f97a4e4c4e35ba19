#include "casebook/bitboard/seeded.hpp"

namespace casebook::bitboard {

std::span<const SeededFault> seeded_faults() { return {}; }
void seed_fault(std::string_view) {}
void seed_no_fault() {}

}  // namespace casebook::bitboard
