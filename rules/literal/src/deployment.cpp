// Section: deployment. A check of a position, not rules that are asked.
#include <array>

#include "casebook/literal/numbers.hpp"
#include "casebook/literal/questions.hpp"

namespace casebook::literal {
namespace {

// deployment.roster (II.1.1, 4.4.1)
bool has_its_roster(const Units& units, Side side) {
  std::array<int, all_kinds.size()> count{};
  for (const Square square : units.squares(side))
    ++count[static_cast<std::size_t>(units.at(square)->kind)];
  for (const Kind kind : all_kinds)
    if (count[static_cast<std::size_t>(kind)] != numbers::roster(kind)) return false;
  return true;
}

// deployment.own-territory (I)
bool stands_in_its_territory(const Units& units, Side side) {
  for (const Square square : units.squares(side))
    if (territory_of(square) != side) return false;
  return true;
}

}  // namespace

std::vector<RuleId> deployment(const Position& position) {
  const Units& units = position.units;
  std::vector<RuleId> refused;
  if (!has_its_roster(units, Side::north) || !has_its_roster(units, Side::south)) {
    refused.push_back(rule::deployment_roster);
  }
  if (!stands_in_its_territory(units, Side::north) ||
      !stands_in_its_territory(units, Side::south)) {
    refused.push_back(rule::deployment_own_territory);
  }
  return refused;
}

}  // namespace casebook::literal
