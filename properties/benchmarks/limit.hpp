// How fast the machine could be at best.
#pragma once

namespace casebook::benchmarks {

// Registers `limit/…`: a loop of as many bare vector operations as one answer about the
// communication of both sides needs, and nothing else; where the machine has vectors of 32 bytes.
void register_limit();

// Asks the bitboard, on the portable path, so many times about the communication of both sides, for
// a tool that counts instructions. Returns a digest of the answers.
unsigned long long ask_portably(int times);

}  // namespace casebook::benchmarks
