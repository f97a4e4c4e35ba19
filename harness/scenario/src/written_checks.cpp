#include "written_values.hpp"

namespace casebook::scenario {
namespace {

Value scalars(const std::vector<std::string>& texts) {
  std::vector<Value> items;
  for (const std::string& text : texts) items.push_back(quoted(text));
  return list(std::move(items));
}

Value plain(const std::vector<std::string>& texts) {
  std::vector<Value> items;
  for (const std::string& text : texts) items.push_back(scalar(text));
  return list(std::move(items));
}

Value inside(const CommunicationCheck& check) {
  std::vector<Entry> entries;
  if (!check.in.empty()) entries.push_back({"in", value_of(check.in)});
  if (!check.out.empty()) entries.push_back({"out", value_of(check.out)});
  return map(std::move(entries));
}

Value inside(const AttackCheck& check) {
  std::vector<Entry> entries{{"square", value_of(check.square)}};
  if (check.offence) entries.push_back({"offence", number(*check.offence)});
  if (check.defence) entries.push_back({"defence", number(*check.defence)});
  if (check.outcome) entries.push_back({"outcome", scalar(name(*check.outcome))});
  if (check.counting) {
    std::vector<Entry> units;
    for (const auto& unit : *check.counting)
      units.push_back({unit.first.text(), number(unit.second)});
    entries.push_back({"counting", map(std::move(units))});
  }
  if (check.not_counting) {
    std::vector<Entry> units;
    for (const auto& unit : *check.not_counting)
      units.push_back({unit.first.text(), scalar(unit.second.text)});
    entries.push_back({"not-counting", map(std::move(units))});
  }
  return map(std::move(entries));
}

Value inside(const MovesCheck& check) {
  if (check.of) return map({{"of", value_of(*check.of)}, {"to", value_of(check.to)}});
  std::vector<std::string> moves;
  for (const Move& move : check.all) moves.push_back(to_text(move));
  return map({{"all", scalars(moves)}});
}

Value inside(const TurnCheck& check) {
  std::vector<Entry> entries{{"play", quoted(check.play)}};
  if (!check.then.empty()) entries.push_back({"then", value_of(check.then)});
  return map(std::move(entries));
}

Value inside(const RefusedCheck& check) {
  return map({{"play", quoted(check.play)}, {"because", scalar(check.because.text)}});
}

Value inside(const ViolationsCheck& check) {
  return map({{"play", quoted(check.play)}, {"all", value_of(check.all)}});
}

Value inside(const DeploymentCheck& check) {
  if (check.legal) return map({{"legal", yes()}});
  return map({{"because", value_of(check.because)}});
}

Value inside(const MapCheck& check) {
  std::vector<Entry> sides;
  for (const auto& territory : check.territories) {
    const TerritoryCount& count = territory.second;
    std::vector<Entry> entries;
    if (count.arsenals) entries.push_back({"arsenals", number(*count.arsenals)});
    if (count.forts) entries.push_back({"forts", number(*count.forts)});
    if (count.passes) entries.push_back({"passes", number(*count.passes)});
    if (count.mountains) entries.push_back({"mountains", number(*count.mountains)});
    sides.push_back({std::string(name(territory.first)), map(std::move(entries))});
  }
  return map(std::move(sides));
}

Value inside(const GameCheck& check) {
  std::vector<Entry> entries{{"turns", scalars(check.turns)}};
  std::vector<Entry> after;
  for (const auto& checks : check.after)
    after.push_back({std::to_string(checks.first), value_of(checks.second)});
  if (!after.empty()) entries.push_back({"after", map(std::move(after))});
  return map(std::move(entries));
}

Value inside(const EndCheck& check) {
  if (!check.end) return scalar("none");
  const auto& winner = check.end->winner;
  return map({{"winner", winner ? scalar(name(*winner)) : nothing()},
              {"by", scalar(rule_of(check.end->by).text)}});
}

Value inside(const StandsCheck& check) {
  std::vector<Entry> squares;
  for (const auto& stands : check.stands) {
    std::string unit = "nobody";
    if (stands.second) {
      unit = std::string(name(stands.second->side)) + " " + std::string(name(stands.second->kind));
    }
    squares.push_back({stands.first.text(), scalar(unit)});
  }
  return map(std::move(squares));
}

Value inside(const LineCheck& check) {
  std::vector<Entry> entries{{"of", value_of(check.of)}};
  if (check.path) entries.push_back({"path", plain(*check.path)});
  if (check.cuts) entries.push_back({"cuts", plain(*check.cuts)});
  return map(std::move(entries));
}

Value inside(const PerftCheck& check) {
  std::vector<Entry> entries{{"depth", number(check.depth)}};
  if (check.nodes) entries.push_back({"nodes", number(static_cast<int>(*check.nodes))});
  return map(std::move(entries));
}

Value inside(const AccountCheck& check) { return scalars(check.events); }

Value inside(const ShakenCheck& check) { return value_of(check.squares); }
Value inside(const DestroyedArsenalsCheck& check) { return value_of(check.squares); }
Value inside(const ToMoveCheck& check) { return scalar(name(check.side)); }

}  // namespace

Value value_of(const Square& square) { return scalar(square.text()); }

Value value_of(const std::vector<Square>& squares) {
  std::vector<Value> items;
  for (const Square square : squares) items.push_back(value_of(square));
  return list(std::move(items));
}

Value value_of(const Squares& squares) {
  std::vector<Value> items;
  for (const Square square : squares) items.push_back(value_of(square));
  return list(std::move(items));
}

Value value_of(const std::vector<RuleId>& rules) {
  std::vector<Value> items;
  for (const RuleId rule : rules) items.push_back(scalar(rule.text));
  return list(std::move(items));
}

Value value_of(const Check& check) {
  Value written = std::visit([](const auto& what) { return inside(what); }, check.what);
  return map({{std::string(name(check)), std::move(written)}});
}

Value value_of(const std::vector<Check>& checks) {
  std::vector<Value> items;
  for (const Check& check : checks) items.push_back(value_of(check));
  return list(std::move(items));
}

}  // namespace casebook::scenario
