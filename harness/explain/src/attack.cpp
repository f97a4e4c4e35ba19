#include "casebook/explain/attack.hpp"

#include "casebook/literal/case.hpp"
#include "casebook/literal/questions.hpp"
#include "layout.hpp"
#include "reasons.hpp"
#include "words.hpp"

namespace casebook::explain {
namespace {

constexpr std::size_t indent = 2;

// "north 3": where the unit stands, seen from the target.
std::string line_of(const Share& share, Square target) {
  const auto direction = line_between(target, share.square);
  if (!direction) return share.square == target ? "itself" : std::to_string(share.distance);
  return std::string(name(*direction)) + ' ' + std::to_string(share.distance);
}

void add_share(Table& table, const Share& share, Square target, std::string reason) {
  table.add_row({share.square.text(), briefly(share.unit.kind) + ground(share.terrain),
                 std::to_string(share.factor), line_of(share, target), std::move(reason)},
                indent);
}

void add_side(Table& table, const literal::Case& c, const Clash& clash, Side side,
              const std::vector<Share>& counting) {
  for (const Share& share : counting)
    add_share(table, share, clash.target, rule_of_share(c, share, clash.target));
  for (const Share& share : clash.not_counting)
    if (share.unit.side == side) {
      add_share(table, share, clash.target, why_not_counting(c, share, clash.target));
    }
}

// "4 + 7 + 7 = 18"; the number alone where one unit counts, or none.
std::string sum_of(const std::vector<Share>& shares, int total) {
  std::vector<std::string> factors;
  for (const Share& share : shares) factors.push_back(std::to_string(share.factor));
  if (factors.size() < 2) return std::to_string(total);
  return joined(factors, " + ") + " = " + std::to_string(total);
}

}  // namespace

tl::expected<std::string, std::string> attack(const Position& position, Square target,
                                              const Rulings& rulings) {
  const literal::RuleBook book = literal::rule_book(rulings);
  const auto clash = literal::clash(position, target, book);
  if (!clash) {
    return tl::make_unexpected("nobody stands on " + target.text() +
                               "; an attack is on the square of a unit");
  }
  const literal::Case c(position, book);
  const Side defender = position.units.at(target)->side;
  const Side attacker = opponent(defender);
  Table table({Align::left, Align::left, Align::right, Align::left, Align::left});
  table.add_line(proper(attacker) + " attacks " + target.text() + ", " +
                     owned(*position.units.at(target)) + ground(position.board->terrain(target)),
                 0);
  add_side(table, c, *clash, attacker, clash->attackers);
  table.add_line("offence " + sum_of(clash->attackers, clash->offence), indent);
  table.add_line("", 0);
  table.add_line(proper(defender) + " defends", 0);
  add_side(table, c, *clash, defender, clash->defenders);
  table.add_line("defence " + sum_of(clash->defenders, clash->defence), indent);
  table.add_line("", 0);
  return reading_line(rulings) + table.text() + wrapped(outcome_in_words(position, *clash), 0) +
         '\n';
}

}  // namespace casebook::explain
