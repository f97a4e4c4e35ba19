// What a position has in it that some rule is about, so that whoever draws positions at random can
// count whether it comes up often enough.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "casebook/model/position.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::sampling {

enum class Trait : std::uint8_t {
  isolated_unit,
  armies_in_contact,
  charge_of_one,       // a clash in which one cavalry charges on its line
  charge_of_two,       // two on one line
  charge_of_three_up,  // three or more on one line
  shaken_outcome,      // a clash that would shake the unit attacked
  destroyed_outcome,
  redirected_line,   // a unit in communication by a redirected line
  line_cut,          // a unit isolated because an enemy cuts a line
  line_nearly_cut,   // an enemy beside a line on which a unit stands
  occupied_arsenal,  // an enemy on an arsenal
  fallen_arsenal,
  unit_in_fort,
  unit_in_pass,
  shaken_unit,
  moved_unit,
  full_map,  // 25 columns by 20 rows
  small_map,
  other_reading,  // some ruling is not at its default
};

inline constexpr std::size_t trait_count = 19;

// "isolated unit", "charge of two", …
std::string_view name(Trait trait);
std::array<Trait, trait_count> all_traits();

// The traits of a position under these readings, each once.
std::vector<Trait> traits_of(const Position& position, const Rulings& rulings);

}  // namespace casebook::sampling
