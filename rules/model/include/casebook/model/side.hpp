// The two sides, the six kinds of unit, and a unit: a kind that fights for a side.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace casebook {

enum class Side : std::uint8_t { north, south };

inline constexpr std::array<Side, 2> all_sides{Side::north, Side::south};

// The side that plays against `side`.
constexpr Side opponent(Side side) { return side == Side::north ? Side::south : Side::north; }

// "north" or "south".
std::string_view name(Side side);
// The side of that name, or nothing: side_named("north") is Side::north.
std::optional<Side> side_named(std::string_view text);

// What a unit is (II.1.1, 4.4.1). The last two are the communications units.
enum class Kind : std::uint8_t {
  infantry,
  cavalry,
  foot_artillery,
  horse_artillery,
  foot_communications,
  mounted_communications,
};

inline constexpr std::array<Kind, 6> all_kinds{Kind::infantry,
                                               Kind::cavalry,
                                               Kind::foot_artillery,
                                               Kind::horse_artillery,
                                               Kind::foot_communications,
                                               Kind::mounted_communications};

// A communications unit, on foot or mounted; every other kind is a fighting unit (4.4.2).
constexpr bool is_communications_unit(Kind kind) {
  return kind == Kind::foot_communications || kind == Kind::mounted_communications;
}
constexpr bool is_fighting_unit(Kind kind) { return !is_communications_unit(kind); }
// Artillery, on foot or on horses: they differ in speed alone (II.7.1).
constexpr bool is_artillery(Kind kind) {
  return kind == Kind::foot_artillery || kind == Kind::horse_artillery;
}

// The key of scenario files: "infantry", "horse-artillery", "mounted-communications", …
std::string_view name(Kind kind);
// The same in prose: "horse artillery", "mounted communications unit", …
std::string_view prose(Kind kind);
std::optional<Kind> kind_named(std::string_view text);

struct Unit {
  Side side;
  Kind kind;
  friend constexpr bool operator==(Unit, Unit) = default;
};

// The letter of drawings: I C A H R M, upper case for North, lower case for South.
char letter(Unit unit);
// The unit of that letter, or nothing: unit_of_letter('i') is South's infantry.
std::optional<Unit> unit_of_letter(char letter);

}  // namespace casebook
