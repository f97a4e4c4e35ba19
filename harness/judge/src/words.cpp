#include "words.hpp"

#include <algorithm>

#include "casebook/model/action.hpp"

namespace casebook::judge {
namespace {

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

std::string text_of(const std::vector<std::string>& texts, std::string_view none) {
  return texts.empty() ? std::string(none) : joined(texts, " ");
}

std::string expected_attack(const scenario::AttackCheck& check) {
  std::vector<std::string> parts;
  if (check.offence) parts.push_back("offence " + std::to_string(*check.offence));
  if (check.defence) parts.push_back("defence " + std::to_string(*check.defence));
  if (check.outcome) parts.push_back("outcome " + std::string(name(*check.outcome)));
  if (check.counting) parts.push_back("counting " + in_words(*check.counting));
  if (check.not_counting) {
    parts.push_back("not counting " + in_words(names_of(*check.not_counting)));
  }
  return joined(parts, ", ");
}

std::string expected_moves(const scenario::MovesCheck& check) {
  return check.of ? in_words(check.to) : in_words(check.all);
}

std::string expected_line(const scenario::LineCheck& check) {
  std::vector<std::string> parts;
  if (check.path) parts.push_back("path " + listed(*check.path));
  if (check.cuts) parts.push_back("cuts " + listed(*check.cuts));
  return joined(parts, ", ");
}

std::string expected_stands(const scenario::StandsCheck& check) {
  std::vector<std::string> parts;
  for (const auto& [square, unit] : check.stands) {
    parts.push_back(square.text() + " " + in_words(unit));
  }
  return joined(parts, ", ");
}

std::string counts_in_words(Side side, const scenario::TerritoryCount& count) {
  std::vector<std::string> parts;
  if (count.arsenals) parts.push_back("arsenals " + std::to_string(*count.arsenals));
  if (count.forts) parts.push_back("forts " + std::to_string(*count.forts));
  if (count.passes) parts.push_back("passes " + std::to_string(*count.passes));
  if (count.mountains) parts.push_back("mountains " + std::to_string(*count.mountains));
  return std::string(name(side)) + " " + joined(parts, ", ");
}

}  // namespace

std::string joined(const std::vector<std::string>& texts, std::string_view between) {
  std::string all;
  for (const std::string& text : texts) {
    if (!all.empty()) all += between;
    all += text;
  }
  return all;
}

std::vector<std::string> names_of(const std::vector<RuleId>& rules) {
  std::vector<std::string> names;
  names.reserve(rules.size());
  for (const RuleId rule : rules) names.emplace_back(rule.text);
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

std::string in_words(const std::vector<Square>& squares) {
  std::vector<std::string> texts;
  texts.reserve(squares.size());
  for (const Square square : squares) texts.push_back(square.text());
  return text_of(texts, "none");
}

std::vector<Square> list_of(const Squares& squares) {
  std::vector<Square> list;
  for (const Square square : squares) list.push_back(square);
  return list;
}

std::string in_words(const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const Move& move : moves) texts.push_back(to_text(move));
  return text_of(texts, "none");
}

std::string in_words(const std::map<Square, int>& counting) {
  std::vector<std::string> texts;
  texts.reserve(counting.size());
  for (const auto& [square, number] : counting) {
    texts.push_back(square.text() + " " + std::to_string(number));
  }
  return texts.empty() ? "nobody" : joined(texts, ", ");
}

std::string in_words(const std::map<Square, std::string>& reasons) {
  std::vector<std::string> texts;
  texts.reserve(reasons.size());
  for (const auto& [square, rule] : reasons) texts.push_back(square.text() + " by " + rule);
  return texts.empty() ? "nobody" : joined(texts, ", ");
}

std::string listed(const std::vector<std::string>& texts) {
  return texts.empty() ? "none" : joined(texts, ", ");
}

std::map<Square, std::string> names_of(const std::map<Square, RuleId>& reasons) {
  std::map<Square, std::string> names;
  for (const auto& [square, rule] : reasons) names.emplace(square, rule.text);
  return names;
}

std::string in_words(const std::optional<Unit>& unit) {
  if (!unit) return "nobody";
  return std::string(name(unit->side)) + " " + std::string(name(unit->kind));
}

std::string in_words(const std::optional<End>& end) {
  if (!end) return "none";
  const std::string_view winner = end->winner ? name(*end->winner) : "nobody";
  return std::string(winner) + " by " + std::string(rule_of(end->by).text);
}

std::string communication_in_words(const std::vector<Square>& in, const std::vector<Square>& out) {
  std::vector<std::string> parts;
  if (!in.empty()) parts.push_back("in " + in_words(in));
  if (!out.empty()) parts.push_back("out " + in_words(out));
  return joined(parts, "; ");
}

std::string refused_by(const std::vector<std::string>& rules) {
  return rules.empty() ? "refused" : "refused by " + joined(rules, ", ");
}

std::string refusal_in_words(const std::string& play, const engines::IllegalTurnReply& reply) {
  std::string refusal = refused_by(reply.because.value_or(std::vector<std::string>{}));
  const auto turn = turn_from_text(play);
  if (!reply.at || !turn || *reply.at < 0) return refusal;
  const auto at = static_cast<std::size_t>(*reply.at);
  if (at > turn->actions.size()) return refusal;
  const Action action = at == turn->actions.size() ? Action{EndOfTurn{}} : turn->actions[at];
  return to_text(action) + " is " + refusal;
}

std::string question(const scenario::Check& check) {
  std::string kind(scenario::name(check));
  return std::visit(
      Overloaded{
          [&](const scenario::AttackCheck& attack) { return kind + " " + attack.square.text(); },
          [&](const scenario::MovesCheck& moves) {
            return moves.of ? kind + " of " + moves.of->text() : kind;
          },
          [&](const scenario::LineCheck& line) { return kind + " of " + line.of.text(); },
          [&](const scenario::PerftCheck& perft) {
            return kind + " of depth " + std::to_string(perft.depth);
          },
          [&](const scenario::TurnCheck& turn) { return kind + " " + turn.play; },
          [&](const scenario::RefusedCheck& refused) { return kind + " " + refused.play; },
          [&](const scenario::ViolationsCheck& all) { return kind + " " + all.play; },
          [&](const auto&) { return kind; },
      },
      check.what);
}

std::string expected(const scenario::Check& check) {
  return std::visit(
      Overloaded{
          [](const scenario::CommunicationCheck& c) { return communication_in_words(c.in, c.out); },
          [](const scenario::AttackCheck& c) { return expected_attack(c); },
          [](const scenario::MovesCheck& c) { return expected_moves(c); },
          [](const scenario::TurnCheck&) { return std::string("legal"); },
          [](const scenario::RefusedCheck& c) { return refused_by(names_of({c.because})); },
          [](const scenario::ViolationsCheck& c) { return refused_by(names_of(c.all)); },
          [](const scenario::DeploymentCheck& c) {
            return c.legal ? "legal" : refused_by(names_of(c.because));
          },
          [](const scenario::MapCheck& c) {
            std::vector<std::string> parts;
            for (const auto& [side, count] : c.territories) {
              parts.push_back(counts_in_words(side, count));
            }
            return joined(parts, "; ");
          },
          [](const scenario::GameCheck& c) {
            return std::to_string(c.turns.size()) + " legal turns";
          },
          [](const scenario::LineCheck& c) { return expected_line(c); },
          [](const scenario::PerftCheck& c) {
            return c.nodes ? std::to_string(*c.nodes) + " nodes" : std::string();
          },
          [](const scenario::AccountCheck& c) { return listed(c.events); },
          [](const scenario::EndCheck& c) { return in_words(c.end); },
          [](const scenario::StandsCheck& c) { return expected_stands(c); },
          [](const scenario::ShakenCheck& c) { return in_words(c.squares); },
          [](const scenario::DestroyedArsenalsCheck& c) { return in_words(c.squares); },
          [](const scenario::ToMoveCheck& c) { return std::string(name(c.side)); },
      },
      check.what);
}

}  // namespace casebook::judge
