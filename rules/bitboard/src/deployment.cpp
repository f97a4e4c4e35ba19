// Deployment: a check of the armies and of where they stand (I, II.1.1, 4.4.1).
#include "casebook/bitboard/questions.hpp"

namespace casebook::bitboard {
namespace {

constexpr int roster[all_kinds.size()] = {9, 4, 1, 1, 1, 1};

bool has_its_roster(const Units& units, Side side) {
  int missing[all_kinds.size()];
  for (std::size_t kind = 0; kind < all_kinds.size(); ++kind) missing[kind] = roster[kind];
  for (const Square square : units.squares(side))
    --missing[static_cast<std::size_t>(units.at(square)->kind)];
  for (const int kind : missing)
    if (kind != 0) return false;
  return true;
}

bool stands_in_its_territory(const Units& units, Side side) {
  for (const Square square : units.squares(side))
    if (territory_of(square) != side) return false;
  return true;
}

}  // namespace

std::vector<RuleId> deployment(const Position& position) {
  std::vector<RuleId> refused;
  bool has_rosters = true;
  bool stand_at_home = true;
  for (const Side side : all_sides) {
    has_rosters = has_rosters && has_its_roster(position.units, side);
    stand_at_home = stand_at_home && stands_in_its_territory(position.units, side);
  }
  if (!has_rosters) refused.push_back(rule::deployment_roster);
  if (!stand_at_home) refused.push_back(rule::deployment_own_territory);
  return refused;
}

}  // namespace casebook::bitboard
