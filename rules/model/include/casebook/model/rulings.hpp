// The open questions of the rules (rulings), each with the ways to read it (readings).
// rules/rulings.yaml says what each reading means and what speaks for it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace casebook {

enum class Ruling : std::uint8_t {
  line_cutters,
  enemy_arsenal_on_line,
  occupied_arsenal,
  arsenal_square,
  contact_links,
  redirecting_needs,
  communication_read,
  fast_move_through_isolation,
  two_diagonal_steps,
  isolated_communications_unit,
  communications_unit_support,
  units_stop_fire,
  terrain_bonus,
  charge_from_fort,
  shaken_cavalry_in_column,
  arsenal_destruction,
  arsenal_assailant,
  shaken_unit_on_arsenal,
  retreat_distance,
  no_room_judged,
  isolated_shaken_unit,
  all_isolated,
};

inline constexpr std::size_t ruling_count = 22;

// The readings of each ruling, the default first.
enum class LineCutters : std::uint8_t { any_enemy_unit, fighting_units, connected_fighting_units };
enum class EnemyArsenalOnLine : std::uint8_t { open, blocks };
enum class OccupiedArsenal : std::uint8_t { silent, radiates };
enum class ArsenalSquare : std::uint8_t { communicates, does_not };
enum class ContactLinks : std::uint8_t { all_units, fighting_units };
enum class RedirectingNeeds : std::uint8_t { line, line_or_contact };
enum class CommunicationRead : std::uint8_t {
  after_every_move,
  at_turn_start_and_before_the_attack,
};
enum class FastMoveThroughIsolation : std::uint8_t { passes, stops };
enum class TwoDiagonalSteps : std::uint8_t { any, in_line };
enum class IsolatedCommunicationsUnit : std::uint8_t { defends_with_one, defends_with_zero };
enum class CommunicationsUnitSupport : std::uint8_t { counts, does_not };
enum class UnitsStopFire : std::uint8_t { none, enemies };
enum class TerrainBonus : std::uint8_t { whenever_defending, only_when_attacked };
enum class ChargeFromFort : std::uint8_t { barred, allowed };
enum class ShakenCavalryInColumn : std::uint8_t { counts_zero, breaks_column };
enum class ArsenalDestruction : std::uint8_t {
  declared_as_attack,
  on_entry_ends_turn,
  on_entry_freely,
  at_turn_end,
};
enum class ArsenalAssailant : std::uint8_t { in_communication, any_fighting_unit };
enum class ShakenUnitOnArsenal : std::uint8_t { harmless, destroys };
enum class RetreatDistance : std::uint8_t { full_speed, one_square };
enum class NoRoomJudged : std::uint8_t { at_its_first_move, at_once };
enum class IsolatedShakenUnit : std::uint8_t { destroyed, stays, retreats };
enum class AllIsolated : std::uint8_t { plays_on, loses, loses_without_communications_units };

constexpr Ruling ruling_of(LineCutters) { return Ruling::line_cutters; }
constexpr Ruling ruling_of(EnemyArsenalOnLine) { return Ruling::enemy_arsenal_on_line; }
constexpr Ruling ruling_of(OccupiedArsenal) { return Ruling::occupied_arsenal; }
constexpr Ruling ruling_of(ArsenalSquare) { return Ruling::arsenal_square; }
constexpr Ruling ruling_of(ContactLinks) { return Ruling::contact_links; }
constexpr Ruling ruling_of(RedirectingNeeds) { return Ruling::redirecting_needs; }
constexpr Ruling ruling_of(CommunicationRead) { return Ruling::communication_read; }
constexpr Ruling ruling_of(FastMoveThroughIsolation) { return Ruling::fast_move_through_isolation; }
constexpr Ruling ruling_of(TwoDiagonalSteps) { return Ruling::two_diagonal_steps; }
constexpr Ruling ruling_of(IsolatedCommunicationsUnit) {
  return Ruling::isolated_communications_unit;
}
constexpr Ruling ruling_of(CommunicationsUnitSupport) {
  return Ruling::communications_unit_support;
}
constexpr Ruling ruling_of(UnitsStopFire) { return Ruling::units_stop_fire; }
constexpr Ruling ruling_of(TerrainBonus) { return Ruling::terrain_bonus; }
constexpr Ruling ruling_of(ChargeFromFort) { return Ruling::charge_from_fort; }
constexpr Ruling ruling_of(ShakenCavalryInColumn) { return Ruling::shaken_cavalry_in_column; }
constexpr Ruling ruling_of(ArsenalDestruction) { return Ruling::arsenal_destruction; }
constexpr Ruling ruling_of(ArsenalAssailant) { return Ruling::arsenal_assailant; }
constexpr Ruling ruling_of(ShakenUnitOnArsenal) { return Ruling::shaken_unit_on_arsenal; }
constexpr Ruling ruling_of(RetreatDistance) { return Ruling::retreat_distance; }
constexpr Ruling ruling_of(NoRoomJudged) { return Ruling::no_room_judged; }
constexpr Ruling ruling_of(IsolatedShakenUnit) { return Ruling::isolated_shaken_unit; }
constexpr Ruling ruling_of(AllIsolated) { return Ruling::all_isolated; }

// The rulings in the order of the enumeration.
const std::array<Ruling, ruling_count>& all_rulings();
// "line-cutters".
std::string_view name(Ruling ruling);
std::optional<Ruling> ruling_named(std::string_view text);
// How many readings the ruling has: 2 to 4.
int reading_count(Ruling ruling);
// reading 0 to reading_count(ruling) - 1; 0 is the default: "any-enemy-unit".
std::string_view reading_name(Ruling ruling, int reading);
std::optional<int> reading_named(Ruling ruling, std::string_view text);

// One reading for each ruling. Rulings{} is `literal`: every ruling at its default.
class Rulings {
 public:
  // The reading's number, 0 to reading_count(ruling) - 1.
  int reading(Ruling ruling) const { return choices_[static_cast<std::size_t>(ruling)]; }
  // rulings.get<TerrainBonus>() == TerrainBonus::whenever_defending
  template <class Reading>
  Reading get() const {
    return static_cast<Reading>(reading(ruling_of(Reading{})));
  }
  // reading 0 to reading_count(ruling) - 1.
  void set(Ruling ruling, int reading) {
    choices_[static_cast<std::size_t>(ruling)] = static_cast<std::uint8_t>(reading);
  }
  // The same, with one reading changed: Rulings{}.with(TerrainBonus::only_when_attacked).
  template <class Reading>
  Rulings with(Reading reading) const {
    Rulings changed = *this;
    changed.set(ruling_of(reading), static_cast<int>(reading));
    return changed;
  }
  friend bool operator==(const Rulings&, const Rulings&) = default;

 private:
  friend struct std::hash<Rulings>;
  std::array<std::uint8_t, ruling_count> choices_{};
};

// "literal", or what is not at its default: "terrain-bonus: only-when-attacked, …".
std::string to_text(const Rulings& rulings);

}  // namespace casebook

template <>
struct std::hash<casebook::Rulings> {
  std::size_t operator()(const casebook::Rulings& rulings) const noexcept;
};
