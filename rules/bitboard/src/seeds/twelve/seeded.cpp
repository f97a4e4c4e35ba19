#include "casebook/bitboard/seeded.hpp"

#include <array>

#include "seeds.hpp"

namespace casebook::bitboard {

Fault fault_in_force = Fault::none;

namespace {

// In the order of Fault, without `none`.
constexpr std::array<SeededFault, 12> faults{{
    {"no-falling-lines", rule::communication_direct,
     "lines do not run along one of the two diagonals"},
    {"fallen-arsenals-send-lines", rule::arsenal_gone_for_good,
     "a destroyed arsenal goes on sending lines"},
    {"contact-spreads-once", rule::communication_contact_spreads,
     "contact reaches the neighbours of units on lines, and no further"},
    {"redirected-once", rule::communication_redirected_again,
     "a redirected line is not redirected again"},
    {"three-in-a-column", rule::charge_reach, "a column of cavalry counts three at most"},
    {"forts-raise-cavalry", rule::factor_cavalry_no_terrain, "a fort raises cavalry's defence"},
    {"shaken-units-attack", rule::retreat_no_offence_next_turn,
     "the shaken unit's offence is counted"},
    {"steps-over-units", rule::move_through_empty_squares,
     "a move of two squares may pass over a unit"},
    {"arsenals-stay-fallen", rule::arsenal_destroyed_by_occupation,
     "taking a destruction back leaves the arsenal destroyed"},
    {"hash-without-the-shaken", rule::clash_shaken,
     "the hash kept while playing does not know the shaken unit"},
    {"the-edge-is-room", rule::retreat_no_room, "beyond the edge is room for a retreat"},
    {"units-move-twice", rule::turn_unit_moves_once, "a unit that has moved may move again"},
}};

}  // namespace

std::span<const SeededFault> seeded_faults() { return faults; }

void seed_fault(std::string_view name) {
  for (std::size_t number = 0; number < faults.size(); ++number)
    if (faults[number].name == name) fault_in_force = static_cast<Fault>(number + 1);
}

void seed_no_fault() { fault_in_force = Fault::none; }

}  // namespace casebook::bitboard
