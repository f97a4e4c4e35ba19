#include "reading.hpp"

namespace casebook::corpus {
namespace {

using scenario::AttackCheck;
using yaml::Node;

struct Totals {
  int offence = 0;
  int defence = 0;
};

void compare(Reading& reading, const Node& node, const char* what, int stated, int counted) {
  if (stated == counted) return;
  reading.fault(node.place, std::string(what) + " is " + std::to_string(stated) +
                                ", but the units that count add up to " + std::to_string(counted));
}

// What the units of either side add up to. A square without a unit is a fault.
std::optional<Totals> totals(Reading& reading, const Node& counting, const AttackCheck& check,
                             const Position& position, Side defender) {
  Totals sum;
  bool all_stand = true;
  for (const auto& unit : *check.counting) {
    const auto stands = position.units.at(unit.first);
    if (!stands) {
      reading.fault(counting.entry(unit.first.text())->place,
                    "no unit stands on " + unit.first.text() + ", so none counts there");
      all_stand = false;
      continue;
    }
    (stands->side == defender ? sum.defence : sum.offence) += unit.second;
  }
  if (!all_stand) return std::nullopt;
  return sum;
}

void judge_totals(Reading& reading, const Node& node, const AttackCheck& check,
                  const Position& position) {
  const auto target = position.units.at(check.square);
  if (!target) return;  // said already
  const auto sum = totals(reading, *node.find("counting"), check, position, target->side);
  if (!sum) return;
  if (check.offence) {
    compare(reading, *node.find("offence"), "the offence", *check.offence, sum->offence);
  }
  if (check.defence) {
    compare(reading, *node.find("defence"), "the defence", *check.defence, sum->defence);
  }
}

}  // namespace

void judge_attack(Reading& reading, const Node& node, const AttackCheck& check,
                  const Position& position, Moment moment) {
  const Node* total = node.find("offence") != nullptr ? node.find("offence") : node.find("defence");
  if (!check.counting) {
    if (total == nullptr || reading.answers() == Answers::may_be_missing) return;
    reading.fault(total->place,
                  "a total needs `counting`: every unit that counts, with its factor, such as "
                  "counting: {K15: 4, L15: 6}");
    return;
  }
  const Node& counting = *node.find("counting");
  bool on_map = true;
  for (const yaml::Entry& unit : counting.entries)
    on_map = reading.is_on(*unit.value, square_of(unit.key), *position.board) && on_map;
  if (!on_map) return;
  if (moment == Moment::as_given) return judge_totals(reading, node, check, position);
  // After a turn the units are not known here; the sum of all is.
  if (!check.offence || !check.defence) return;
  int sum = 0;
  for (const auto& unit : *check.counting) sum += unit.second;
  compare(reading, counting, "offence and defence together", *check.offence + *check.defence, sum);
}

}  // namespace casebook::corpus
