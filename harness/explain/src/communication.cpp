#include "casebook/explain/communication.hpp"

#include <algorithm>

#include "casebook/literal/questions.hpp"
#include "layout.hpp"
#include "words.hpp"

namespace casebook::explain {
namespace {

std::string direction_of(const Link& link) {
  const auto direction = line_between(link.from, link.to);
  return direction ? std::string(name(*direction)) : "";
}

std::string link_in_words(const Link& link) {
  const std::string to = " to " + link.to.text();
  switch (link.kind) {
    case LinkKind::on_arsenal: return "on its arsenal " + link.to.text();
    case LinkKind::arsenal_line:
      return "arsenal " + link.from.text() + " → " + direction_of(link) + to;
    case LinkKind::redirected_line: return " → redirected " + direction_of(link) + to;
    case LinkKind::contact: break;
  }
  return " → contact " + link.to.text();
}

std::string path_in_words(const std::vector<Link>& path) {
  std::string text;
  for (const Link& link : path) text += link_in_words(link);
  return text;
}

// "the line south-east from arsenal D8 is cut on G11 by South's cavalry: communication.severed (…)"
std::string cut_in_words(const Position& position, const Cut& cut, Square unit) {
  const bool is_arsenal = position.board->arsenal_owner(cut.source).has_value() &&
                          !position.units.holds(cut.source, position.units.at(unit)->side);
  const auto direction = line_between(cut.source, unit);
  const auto cutter = position.units.at(cut.square);
  const std::string source = (is_arsenal ? "arsenal " : "") + cut.source.text();
  const std::string by = cutter ? " by " + owned(*cutter) : "";
  if (cut.rule == rule::communication_occupied_arsenal) {
    return source + " is silenced" + by + " on it: " + cite(cut.rule);
  }
  return "the line " + std::string(direction ? name(*direction) : "") + " from " + source +
         " is cut on " + cut.square.text() + by + ": " + cite(cut.rule);
}

// Nobody cuts a line to it: then none leads there at all.
constexpr const char* no_line = "no line leads to it, and nobody in contact hands communication on";

void add_unit(Table& table, const Position& position, const UnitCommunication& of) {
  const std::string square = of.square.text();
  const std::string kind = briefly(of.unit.kind);
  if (of.in_communication()) {
    table.add_row({square, kind, path_in_words(of.path)}, 2);
    return;
  }
  std::vector<std::string> reasons;
  for (const Cut& cut : of.cuts) reasons.push_back(cut_in_words(position, cut, of.square));
  if (reasons.empty()) reasons.emplace_back(no_line);
  table.add_row({square, kind, "isolated: " + reasons.front()}, 2);
  for (std::size_t i = 1; i < reasons.size(); ++i)
    table.add_row({"", "", "  and " + reasons[i]}, 2);
}

void add_side(Table& table, const Position& position, const Communication& answer, Side side) {
  const Squares& units = position.units.squares(side);
  const int in = (units & answer.in).size();
  table.add_line(proper(side) + ": " + std::to_string(in) + " of " + std::to_string(units.size()) +
                     (units.size() == 1 ? " unit" : " units") + " in communication",
                 0);
  for (const UnitCommunication& of : answer.units)
    if (of.unit.side == side) add_unit(table, position, of);
  table.add_line("", 0);
}

// The rules of the links that are in use, in the order of their kinds.
std::string rules_in_use(const Communication& answer) {
  constexpr std::pair<LinkKind, const char*> kinds[] = {
      {LinkKind::on_arsenal, "on its arsenal"},
      {LinkKind::arsenal_line, "a line from an arsenal"},
      {LinkKind::redirected_line, "a redirected line"},
      {LinkKind::contact, "contact"}};
  Table table({Align::left, Align::left});
  for (const auto& [kind, words] : kinds) {
    const LinkKind sought = kind;
    const bool is_used = std::any_of(
        answer.units.begin(), answer.units.end(), [sought](const UnitCommunication& of) {
          return std::any_of(of.path.begin(), of.path.end(),
                             [sought](const Link& link) { return link.kind == sought; });
        });
    if (is_used) table.add_row({words, cite(rule_of(kind))}, 0);
  }
  return table.text();
}

std::string step_in_words(const Link& link) {
  switch (link.kind) {
    case LinkKind::on_arsenal: return "stands on its own arsenal";
    case LinkKind::arsenal_line: return "line " + direction_of(link) + " from the arsenal";
    case LinkKind::redirected_line: return "line " + direction_of(link) + ", redirected";
    case LinkKind::contact: break;
  }
  return "contact";
}

}  // namespace

std::string communication(const Position& position, const Rulings& rulings) {
  const Communication answer = literal::communication(position, literal::rule_book(rulings));
  Table table({Align::left, Align::left, Align::left});
  for (const Side side : all_sides) add_side(table, position, answer, side);
  return reading_line(rulings) + table.text() + rules_in_use(answer);
}

tl::expected<std::string, std::string> communication_of(const Position& position, Square unit,
                                                        const Rulings& rulings) {
  const auto answer = literal::communication(position, literal::rule_book(rulings));
  for (const UnitCommunication& of : answer.units) {
    if (!(of.square == unit)) continue;
    Table table({Align::left, Align::left, Align::left});
    table.add_line(unit.text() + ", " + owned(of.unit) + ": " +
                       (of.in_communication() ? "in communication" : "isolated"),
                   0);
    for (const Link& link : of.path)
      table.add_row(
          {link.from == link.to ? link.to.text() : link.from.text() + " → " + link.to.text(),
           step_in_words(link), cite(rule_of(link.kind))},
          2);
    for (const Cut& cut : of.cuts) table.add_line(cut_in_words(position, cut, unit), 2);
    if (!of.in_communication() && of.cuts.empty()) table.add_line(no_line, 2);
    return reading_line(rulings) + table.text();
  }
  return tl::make_unexpected("nobody stands on " + unit.text());
}

}  // namespace casebook::explain
