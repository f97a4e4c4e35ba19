#include <algorithm>

#include "reading.hpp"
#include "text.hpp"

namespace casebook::corpus {
namespace {

using namespace scenario;
using yaml::Node;

// Whether the check leaves its answer, or a part of it, to be filled in.
bool lacks_answer(const std::string& key, const Node& node) {
  const auto has = [&node](std::string_view part) { return node.find(part) != nullptr; };
  const auto names_none = [&node, &has](std::string_view part) {
    return !has(part) || node.find(part)->items.empty();
  };
  if (key == "communication") return names_none("in") && names_none("out");
  if (key == "attack") return !has("counting");
  if (key == "moves") return !has("to") && !has("all");
  if (key == "turn") return !has("then");
  if (key == "line") return !has("path") && !has("cuts");
  if (key == "perft") return !has("nodes");
  if (key == "refused") return !has("because");
  return key == "violations" && !has("all");
}

class CheckReader {
 public:
  CheckReader(Reading& reading, const Position& position, Moment moment)
      : reading_(reading), position_(position), board_(*position.board), moment_(moment) {}

  Check read(const Node& node) {
    const yaml::Entry& entry = node.entries.front();
    Check check = what(entry.key, *entry.value);
    check.place = entry.place;
    if (lacks_answer(entry.key, *entry.value)) reading_.unanswered.push_back(entry.place);
    if (entry.key == "deployment" || entry.key == "map") needs_the_books_map(entry);
    return check;
  }

 private:
  Check what(const std::string& key, const Node& node) {
    if (key == "communication") return {communication(node)};
    if (key == "attack") return {attack(node)};
    if (key == "moves") return {moves(node)};
    if (key == "turn") return {turn(node)};
    if (key == "refused") return {refused(node)};
    if (key == "violations") return {violations(node)};
    if (key == "deployment") return {deployment(node)};
    if (key == "map") return {map(node)};
    if (key == "game") return {game(node)};
    if (key == "end") return {end(node)};
    if (key == "stands") return {stands(node)};
    if (key == "shaken") return {ShakenCheck{reading_.squares_on(node, board_)}};
    if (key == "line") return {line(node)};
    if (key == "perft") return {perft(node)};
    if (key == "account") return {AccountCheck{reading_.texts(node)}};
    if (key == "destroyed-arsenals") return {destroyed_arsenals(node)};
    return {ToMoveCheck{side_named(node.text).value()}};
  }

  void needs_the_books_map(const yaml::Entry& entry) {
    if (board_ == *book_map()) return;
    reading_.fault(entry.place, "`" + entry.key + "` can be asked on `map: book` only");
  }

  // In the position as given there must be a unit on a square that a check asks about.
  void needs_unit(const Node& node, Square square) {
    if (moment_ == Moment::after_a_turn || !reading_.is_on(node, square, board_)) return;
    if (position_.units.holds(square)) return;
    reading_.fault(node.place, "no unit stands on " + square.text());
  }

  std::vector<Square> units(const Node* list) {
    if (list == nullptr) return {};
    for (const auto& item : list->items) needs_unit(*item, square_of(*item));
    return reading_.squares(*list);
  }

  CommunicationCheck communication(const Node& node) {
    CommunicationCheck check{units(node.find("in")), units(node.find("out"))};
    if (check.in.empty() && check.out.empty() && reading_.answers() == Answers::required) {
      reading_.fault(node.place, "this names no unit: give `in` or `out` a square");
    }
    const Node* out = node.find("out");
    if (out == nullptr) return check;
    for (const auto& item : out->items) {
      const Square square = square_of(*item);
      if (std::find(check.in.begin(), check.in.end(), square) == check.in.end()) continue;
      reading_.fault(item->place, square.text() + " cannot be both `in` and `out`");
    }
    return check;
  }

  AttackCheck attack(const Node& node) {
    AttackCheck check{square_of(*node.find("square")), {}, {}, {}, {}};
    needs_unit(*node.find("square"), check.square);
    if (const Node* offence = node.find("offence")) check.offence = yaml::integer(*offence);
    if (const Node* defence = node.find("defence")) check.defence = yaml::integer(*defence);
    if (const Node* outcome = node.find("outcome")) check.outcome = outcome_named(outcome->text);
    if (const Node* counting = node.find("counting")) {
      check.counting.emplace();
      for (const yaml::Entry& unit : counting->entries)
        check.counting->emplace(square_of(unit.key), yaml::integer(*unit.value).value());
    }
    if (const Node* others = node.find("not-counting")) check.not_counting = reasons(*others);
    judge_attack(reading_, node, check, position_, moment_);
    return check;
  }

  std::map<Square, RuleId> reasons(const Node& units) {
    std::map<Square, RuleId> reasons;
    for (const yaml::Entry& unit : units.entries) {
      const Square square = square_of(unit.key);
      needs_unit(*unit.value, square);
      if (const auto rule = reading_.rule(*unit.value)) reasons.emplace(square, *rule);
    }
    return reasons;
  }

  LineCheck line(const Node& node) {
    LineCheck check{square_of(*node.find("of")), {}, {}};
    needs_unit(*node.find("of"), check.of);
    if (const Node* path = node.find("path")) check.path = Reading::texts(*path);
    if (const Node* cuts = node.find("cuts")) check.cuts = Reading::texts(*cuts);
    if (!check.path && !check.cuts && reading_.answers() == Answers::required) {
      reading_.fault(node.place, "`line` says nothing of the unit: give `path` or `cuts`");
    }
    return check;
  }

  static PerftCheck perft(const Node& node) {
    PerftCheck check{yaml::integer(*node.find("depth")).value(), {}};
    if (const Node* nodes = node.find("nodes")) {
      check.nodes = static_cast<unsigned long long>(yaml::integer(*nodes).value());
    }
    return check;
  }

  MovesCheck moves(const Node& node) {
    MovesCheck check;
    if (const Node* all = node.find("all")) {
      if (node.find("of") != nullptr) {
        reading_.fault(node.place, "either `of` and `to`, or `all`: not both in one check");
      }
      check.all = all_moves(*all);
      return check;
    }
    const Node* of = node.find("of");
    if (of == nullptr) return check;  // all moves, not said yet
    check.of = square_of(*of);
    needs_unit(*of, *check.of);
    if (const Node* to = node.find("to")) check.to = reading_.squares_on(*to, board_);
    return check;
  }

  std::vector<Move> all_moves(const Node& list) {
    std::vector<Move> moves;
    for (const auto& item : list.items) {
      const auto move = move_from_text(item->text);
      if (!move) {
        reading_.fault(item->place, shown(item->text) +
                                        " is no move: two different squares of "
                                        "rows A to T and columns 1 to 25 expected");
        continue;
      }
      if (!reading_.is_on(*item, move->from, board_)) continue;
      if (!reading_.is_on(*item, move->to, board_)) continue;
      if (std::find(moves.begin(), moves.end(), *move) != moves.end()) {
        reading_.fault(item->place, shown(item->text) + " stands in this list twice");
      }
      moves.push_back(*move);
    }
    std::sort(moves.begin(), moves.end());
    return moves;
  }

  std::vector<Check> following(const Node& list) {
    return read_checks(reading_, list, position_, Moment::after_a_turn);
  }

  TurnCheck turn(const Node& node) {
    TurnCheck check{reading_.play(*node.find("play")), {}};
    if (const Node* then = node.find("then")) check.then = following(*then);
    return check;
  }

  RefusedCheck refused(const Node& node) {
    const Node* because = node.find("because");
    const auto rule = because == nullptr ? std::nullopt : reading_.permission(*because);
    return {reading_.play(*node.find("play")), rule.value_or(RuleId{})};
  }

  ViolationsCheck violations(const Node& node) {
    ViolationsCheck check{reading_.play(*node.find("play")), {}};
    const Node* all = node.find("all");
    if (all == nullptr) return check;
    check.all = reading_.rules_in_order(*all);
    for (const auto& item : all->items)
      if (rule_named(item->text)) reading_.permission(*item);
    return check;
  }

  DeploymentCheck deployment(const Node& node) {
    const Node* because = node.find("because");
    if (because == nullptr) return {};
    for (const auto& item : because->items) {
      if (!rule_named(item->text) || item->text.rfind("deployment.", 0) == 0) continue;
      reading_.fault(item->place,
                     "a deployment is refused by deployment.roster or "
                     "deployment.own-territory, not by " +
                         shown(item->text));
    }
    return {false, reading_.rules_in_order(*because)};
  }

  MapCheck map(const Node& node) {
    MapCheck check;
    for (const yaml::Entry& side : node.entries) {
      const auto count = [&side](std::string_view key) {
        const Node* number = side.value->find(key);
        return number == nullptr ? std::optional<int>{} : yaml::integer(*number);
      };
      check.territories[side_named(side.key).value()] = {count("arsenals"), count("forts"),
                                                         count("passes"), count("mountains")};
    }
    return check;
  }

  GameCheck game(const Node& node) {
    GameCheck check;
    for (const auto& turn : node.find("turns")->items) check.turns.push_back(reading_.play(*turn));
    const Node* after = node.find("after");
    if (after == nullptr) return check;
    for (const yaml::Entry& entry : after->entries) {
      const int number = std::stoi(entry.key);
      if (static_cast<std::size_t>(number) > check.turns.size()) {
        reading_.fault(entry.place, "the game has only " + std::to_string(check.turns.size()) +
                                        " turns, so none is number " + entry.key);
      }
      check.after[number] = following(*entry.value);
    }
    return check;
  }

  EndCheck end(const Node& node) {
    if (node.kind == Node::Kind::text) return {};
    const Node& winner = *node.find("winner");
    const auto side = winner.kind == Node::Kind::nothing ? std::nullopt : side_named(winner.text);
    return {End{side, end_cause_named(node.find("by")->text).value()}};
  }

  StandsCheck stands(const Node& node) {
    StandsCheck check;
    for (const yaml::Entry& entry : node.entries) {
      const Square square = square_of(entry.key);
      if (!board_.contains(square)) reading_.is_on(*entry.value, square, board_);
      check.stands[square] = unit_named(entry.value->text);
    }
    return check;
  }

  // "north cavalry"; nothing for "nobody".
  static std::optional<Unit> unit_named(const std::string& text) {
    const std::size_t blank = text.find(' ');
    if (blank == std::string::npos) return std::nullopt;
    return Unit{side_named(text.substr(0, blank)).value(),
                kind_named(text.substr(blank + 1)).value()};
  }

  DestroyedArsenalsCheck destroyed_arsenals(const Node& node) {
    for (const auto& item : node.items) {
      const Square square = square_of(*item);
      if (!reading_.is_on(*item, square, board_) || board_.arsenal_owner(square)) continue;
      reading_.fault(item->place, "the map has no arsenal on " + square.text());
    }
    return {reading_.squares(node)};
  }

  Reading& reading_;
  const Position& position_;
  const Board& board_;
  Moment moment_;
};

}  // namespace

std::vector<Check> read_checks(Reading& reading, const Node& list, const Position& position,
                               Moment moment) {
  std::vector<Check> checks;
  for (const auto& item : list.items)
    checks.push_back(CheckReader(reading, position, moment).read(*item));
  return checks;
}

}  // namespace casebook::corpus
