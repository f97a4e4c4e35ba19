#include "scaffold.hpp"

#include <algorithm>
#include <map>

#include "casebook/corpus/read.hpp"
#include "casebook/corpus/registers.hpp"
#include "casebook/scenario/drawing.hpp"
#include "casebook/scenario/write.hpp"

namespace casebook::cli {
namespace {

// What stands before the line of each key.
const std::map<std::string, std::string>& comments() {
  static const std::map<std::string, std::string> all{
      {"/id", "# The file's name without .yaml: unique, never changed, never used again."},
      {"/title", "# What the scenario shows, in one line."},
      {"/rules",
       "# The rule under test, then others it is about; `casebook rules` lists them all."},
      {"/why",
       "# Where the answers depend on rulings (`casebook rulings FILE` says on which), a line such "
       "as\n"
       "# when: {terrain-bonus: whenever-defending}\n"
       "# Why the answers follow from the rule, with the arithmetic of this very case."},
      {"/source",
       "# Where it comes from: {text: II.6.2}, {book: V}, {secondary: RSG} or {original: true}."},
      {"/position",
       "# hunts: the tempting mistake that the scenario catches (leave it out if there is none)\n"
       "# Who stands where."},
      {"/position/map",
       "# book, open (plain), drawing (a map of its own, drawn whole), or {columns: 9, rows: 7, "
       "…}."},
      {"/position/to-move", "# The side whose turn it is: north or south."},
      {"/position/drawing",
       "# Put units on the squares, North's in upper case, South's in lower case: I infantry,\n"
       "# C cavalry, A foot artillery, H horse artillery, R and M communications units on foot "
       "and\n"
       "# mounted. Terrain comes after the unit: i# is South's infantry in a fort. ^ is a "
       "mountain,\n"
       "# = a pass, # a fort, @n and @s are arsenals."},
  };
  return all;
}

std::string before(const scenario::WrittenLine& line) {
  const auto found = comments().find(line.path);
  if (found == comments().end()) return {};
  const std::string margin(line.text.find_first_not_of(' '), ' ');
  std::string text = margin;
  for (const char sign : found->second) {
    text += sign;
    if (sign == '\n') text += margin;
  }
  return text + "\n";
}

scenario::Source source_of(RuleId rule) {
  scenario::Source source;
  for (const std::string& locator : corpus::registers().of(rule).sources) {
    if (corpus::registers().sentence(locator) != nullptr) source.text.push_back(locator);
  }
  if (!source.text.empty()) return source;
  source.original = true;
  return source;
}

bool is_permission(RuleId rule) {
  return corpus::registers().of(rule).kind == corpus::RuleKind::permission;
}

std::string check_of(const NewScenario& wanted) {
  const std::string square = wanted.check.square ? wanted.check.square->text() : "";
  switch (wanted.check.kind) {
    case FirstCheck::Kind::communication: return "communication: {in: [], out: []}";
    case FirstCheck::Kind::attack: return "attack: {square: " + square + "}";
    case FirstCheck::Kind::moves: return "moves: {of: " + square + "}";
    case FirstCheck::Kind::turn: return "turn: {play: \"-\"}";
    case FirstCheck::Kind::refused: break;
  }
  if (!is_permission(wanted.rule)) return "refused: {play: \"-\"}";
  return "refused: {play: \"-\", because: " + std::string(wanted.rule.text) + "}";
}

std::string help_for(FirstCheck::Kind kind) {
  switch (kind) {
    case FirstCheck::Kind::communication:
      return "units that must be in communication (in), units that must be isolated (out)";
    case FirstCheck::Kind::attack:
      return "offence, defence, outcome, and counting: each unit that counts with its number";
    case FirstCheck::Kind::moves: return "to: exactly the squares that the unit can move to";
    case FirstCheck::Kind::turn:
      return "a legal turn such as \"K14-K15 xL15\", and `then` what follows from it";
    case FirstCheck::Kind::refused: break;
  }
  return "a turn whose first illegal action exactly one rule refuses, such as \"K15-K18\"";
}

scenario::Window window_of(const NewScenario& wanted) {
  const Board& board = *wanted.board;
  if (wanted.map_notation == scenario::MapNotation::drawing) return scenario::whole(board);
  const Square middle = wanted.check.square.value_or(middle_of(board));
  constexpr int rows = 3;  // to either side
  constexpr int columns = 4;
  return {Square(std::max(middle.row() - rows, 0), std::max(middle.column() - columns, 0)),
          Square(std::min(middle.row() + rows, board.rows() - 1),
                 std::min(middle.column() + columns, board.columns() - 1))};
}

scenario::Scenario scenario_of(const NewScenario& wanted) {
  scenario::Scenario scenario;
  scenario.id = wanted.id;
  scenario.title = wanted.title;
  scenario.rules = {wanted.rule};
  scenario.why = corpus::registers().of(wanted.rule).statement;
  scenario.source = source_of(wanted.rule);
  scenario.position.board = wanted.board;
  scenario.position.to_move = wanted.to_move;
  scenario.unit_notation = scenario::UnitNotation::drawing;
  scenario.map_notation = wanted.map_notation;
  scenario.window = window_of(wanted);
  return scenario;
}

// What is wrong with what was asked for: it is read with a unit and a check that can be read.
std::string problem_of(scenario::Scenario scenario) {
  scenario.position.board = open_map();
  scenario.map_notation = scenario::MapNotation::named;
  scenario.unit_notation = scenario::UnitNotation::lists;
  scenario.window.reset();
  scenario.position.units.place(Square(10, 12), {Side::north, Kind::infantry});
  scenario.checks = {{scenario::TurnCheck{"-", {}}}};
  const auto read = corpus::read_scenario(scenario::to_yaml(scenario), scenario.id + ".yaml");
  return read ? "" : read.error().front().message;
}

}  // namespace

Square middle_of(const Board& board) {
  if (board == *book_map()) return Square(11, 14);  // L15, a fort that can be attacked all round
  return {board.rows() / 2, board.columns() / 2};
}

tl::expected<std::string, std::string> scaffold(const NewScenario& wanted) {
  const scenario::Scenario scenario = scenario_of(wanted);
  if (const std::string problem = problem_of(scenario); !problem.empty()) {
    return tl::make_unexpected(problem);
  }
  std::string text;
  std::string last;  // a running text has several lines, and its comment stands before the first
  for (const scenario::WrittenLine& line : scenario::written(scenario)) {
    if (line.path != last) text += before(line);
    text += line.text + "\n";
    last = line.path;
  }
  return text + "# Questions with the answers that the rules give. Here:\n# " +
         help_for(wanted.check.kind) +
         ".\n# `casebook complete` can fill them in; a person confirms them.\nchecks:\n  - " +
         check_of(wanted) + "\n";
}

}  // namespace casebook::cli
