// The bounds on everything that comes from outside.
#pragma once

#include <cstddef>

namespace casebook::limits {

inline constexpr std::size_t file_bytes = 64 * 1024;       // one scenario file
inline constexpr int nesting = 32;                         // levels in a file or a request
inline constexpr std::size_t nodes = 20'000;               // in a file, counted through aliases
inline constexpr std::size_t units = 500;                  // in a position: one a square
inline constexpr std::size_t protocol_line = 1024 * 1024;  // bytes of one request or answer
inline constexpr std::size_t actions_in_turn = 1000;       // in a turn's text
inline constexpr int perft_depth = 20;
inline constexpr std::size_t scenarios = 100'000;   // files found below one folder
inline constexpr std::size_t turns_in_game = 1000;  // in a recorded game

}  // namespace casebook::limits
