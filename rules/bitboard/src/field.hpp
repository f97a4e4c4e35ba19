// A position in the form the engine works on, and what a turn in play adds to it.
#pragma once

#include <cstdint>

#include "casebook/model/answers.hpp"
#include "casebook/model/side.hpp"
#include "rows.hpp"

namespace casebook::bitboard {

// The kinds that range and factors tell apart: foot and horse artillery are alike, and so are the
// two communications units. What tells them apart is speed (Field::fast).
enum Arm : std::uint8_t { infantry, cavalry, artillery, communications };
inline constexpr int arm_count = 4;
inline constexpr Arm arm_of_kind[6] = {infantry,  cavalry,        artillery,
                                       artillery, communications, communications};
inline constexpr bool kind_is_fast[6] = {false, true, false, true, false, true};

// A unit as a number: 0 for nobody, else 1 + 6 * side + kind.
using Code = std::uint8_t;

enum class Spent : std::uint8_t { nothing, attack, destruction };

// Everything but the sets, small enough to be copied and put back.
struct Marks {
  std::uint64_t hash;
  int turn;
  std::uint16_t fighting[2];       // fighting units of each side
  std::uint16_t arsenals_left[2];  // standing arsenals of each side
  Spot shaken;                     // of the side to move
  Spot shaken_by_attack;           // of the other side, by this turn's attack
  std::uint8_t to_move;
  std::uint8_t moves_made;
  Spent spent;
  bool knows_could_move;
  bool has_ended;
  EndCause cause;
  std::uint8_t winner;  // a side, or 2: nobody
};

struct Field {
  Rows side[2];
  Rows arm[arm_count];  // of both sides
  Rows fast;            // cavalry, horse artillery, mounted communications units of both sides
  Rows moved;
  Rows could_move;  // only kept where communication is read at the beginning of the turn
  Rows fallen;      // destroyed arsenals
  Code code[spot_count];
  Marks marks;
};

// What the hash tells of a spot beyond the twelve units, and of the position as a whole.
enum class Feature : std::uint32_t { moved = 13, could_move, fallen, shaken, whole };

inline namespace CASEBOOK_MACHINE {

// `code` is not 0.
constexpr Code code_of(Unit unit) {
  return static_cast<Code>(1 + 6 * static_cast<int>(unit.side) + static_cast<int>(unit.kind));
}
constexpr int side_of(Code code) { return code > 6 ? 1 : 0; }
constexpr int kind_of(Code code) { return (code - 1) % 6; }
constexpr Arm arm_of(Code code) { return arm_of_kind[kind_of(code)]; }
constexpr Unit unit_of(Code code) {
  return {static_cast<Side>(side_of(code)), static_cast<Kind>(kind_of(code))};
}
inline Code code_at(const Field& field, Spot spot) { return field.code[spot.at]; }
constexpr bool is_fighting(Code code) { return arm_of(code) != communications; }

// The hash is the exclusive or of one key for each fact of the position (Zobrist). Keys are
// computed, not stored: the multiplications cost less than a table's cache lines.
constexpr std::uint64_t key(std::uint32_t feature, Spot spot) {
  std::uint64_t value = (std::uint64_t{feature} * 1024 + spot.at + 1) * 0x9E3779B97F4A7C15U;
  value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
  value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
  return value ^ (value >> 31U);
}
constexpr std::uint64_t key(Feature feature, Spot spot) {
  return key(static_cast<std::uint32_t>(feature), spot);
}
inline constexpr std::uint64_t key_of_south_to_move = key(Feature::whole, Spot{0});
inline constexpr std::uint64_t key_of_known_could_move = key(Feature::whole, Spot{1});

// Puts a unit on an empty spot, or takes it away: the same change of every set.
inline void toggle_unit(Field& field, Spot spot, Code code) {
  const std::uint32_t bit = bit_of(spot);
  const int row = spot.row();
  field.side[side_of(code)].row[row] ^= bit;
  field.arm[arm_of(code)].row[row] ^= bit;
  if (kind_is_fast[kind_of(code)]) field.fast.row[row] ^= bit;
  field.code[spot.at] = static_cast<Code>(field.code[spot.at] ^ code);
  field.marks.hash ^= key(code, spot);
}

}  // namespace CASEBOOK_MACHINE
}  // namespace casebook::bitboard
