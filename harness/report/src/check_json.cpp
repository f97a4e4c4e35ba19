#include "check_json.hpp"

namespace casebook::report {
namespace {

using Json = nlohmann::ordered_json;

Json squares_json(const std::vector<Square>& squares) {
  Json list = Json::array();
  for (const Square square : squares) list.push_back(square.text());
  return list;
}

// The value under the check's key.
struct Value {
  Json operator()(const scenario::CommunicationCheck& check) const {
    Json json = Json::object();
    if (!check.in.empty()) json["in"] = squares_json(check.in);
    if (!check.out.empty()) json["out"] = squares_json(check.out);
    return json;
  }

  Json operator()(const scenario::AttackCheck& check) const {
    Json json;
    json["square"] = check.square.text();
    if (check.offence) json["offence"] = *check.offence;
    if (check.defence) json["defence"] = *check.defence;
    if (check.outcome) json["outcome"] = name(*check.outcome);
    if (check.counting) {
      json["counting"] = Json::object();
      for (const auto& unit : *check.counting) json["counting"][unit.first.text()] = unit.second;
    }
    if (check.not_counting) {
      Json& reasons = json["not-counting"] = Json::object();
      for (const auto& unit : *check.not_counting) reasons[unit.first.text()] = unit.second.text;
    }
    return json;
  }

  Json operator()(const scenario::MovesCheck& check) const {
    Json json;
    if (check.of) {
      json["of"] = check.of->text();
      json["to"] = squares_json(check.to);
      return json;
    }
    json["all"] = Json::array();
    for (const Move& move : check.all) json["all"].push_back(to_text(move));
    return json;
  }

  Json operator()(const scenario::TurnCheck& check) const {
    Json json;
    json["play"] = check.play;
    if (!check.then.empty()) json["then"] = json_of(check.then);
    return json;
  }

  Json operator()(const scenario::RefusedCheck& check) const {
    Json json;
    json["play"] = check.play;
    json["because"] = check.because.text;
    return json;
  }

  Json operator()(const scenario::ViolationsCheck& check) const {
    Json json;
    json["play"] = check.play;
    json["all"] = json_of(check.all);
    return json;
  }

  Json operator()(const scenario::DeploymentCheck& check) const {
    Json json;
    if (check.legal) {
      json["legal"] = true;
    } else {
      json["because"] = json_of(check.because);
    }
    return json;
  }

  Json operator()(const scenario::MapCheck& check) const {
    Json json;
    for (const auto& territory : check.territories) {
      const scenario::TerritoryCount& count = territory.second;
      Json& side = json[std::string(name(territory.first))];
      if (count.arsenals) side["arsenals"] = *count.arsenals;
      if (count.forts) side["forts"] = *count.forts;
      if (count.passes) side["passes"] = *count.passes;
      if (count.mountains) side["mountains"] = *count.mountains;
    }
    return json;
  }

  Json operator()(const scenario::GameCheck& check) const {
    Json json;
    json["turns"] = check.turns;
    for (const auto& after : check.after) {
      json["after"][std::to_string(after.first)] = json_of(after.second);
    }
    return json;
  }

  Json operator()(const scenario::EndCheck& check) const {
    if (!check.end) return "none";
    Json json;
    json["winner"] = check.end->winner ? Json(name(*check.end->winner)) : Json(nullptr);
    json["by"] = rule_of(check.end->by).text;
    return json;
  }

  Json operator()(const scenario::StandsCheck& check) const {
    Json json = Json::object();
    for (const auto& stands : check.stands) {
      const auto& unit = stands.second;
      json[stands.first.text()] =
          unit ? std::string(name(unit->side)) + " " + std::string(name(unit->kind)) : "nobody";
    }
    return json;
  }

  Json operator()(const scenario::LineCheck& check) const {
    Json json;
    json["of"] = check.of.text();
    if (check.path) json["path"] = *check.path;
    if (check.cuts) json["cuts"] = *check.cuts;
    return json;
  }

  Json operator()(const scenario::PerftCheck& check) const {
    Json json;
    json["depth"] = check.depth;
    if (check.nodes) json["nodes"] = *check.nodes;
    return json;
  }

  Json operator()(const scenario::AccountCheck& check) const { return check.events; }

  Json operator()(const scenario::ShakenCheck& check) const { return squares_json(check.squares); }
  Json operator()(const scenario::DestroyedArsenalsCheck& check) const {
    return squares_json(check.squares);
  }
  Json operator()(const scenario::ToMoveCheck& check) const { return name(check.side); }
};

}  // namespace

Json json_of(const scenario::Check& check) {
  Json json;
  json[std::string(scenario::name(check))] = std::visit(Value{}, check.what);
  return json;
}

Json json_of(const std::vector<scenario::Check>& checks) {
  Json list = Json::array();
  for (const scenario::Check& check : checks) list.push_back(json_of(check));
  return list;
}

Json json_of(const std::vector<RuleId>& rules) {
  Json list = Json::array();
  for (const RuleId rule : rules) list.push_back(rule.text);
  return list;
}

}  // namespace casebook::report
