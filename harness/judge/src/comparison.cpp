#include "comparison.hpp"

#include <algorithm>
#include <optional>

#include "words.hpp"

namespace casebook::judge {
namespace {

std::string differs(const std::string& what, const std::string& expected, const std::string& got) {
  return what + ": expected " + expected + ", got " + got;
}

// Compares an answer part by part, each in words. A part that the engine left out is not judged;
// if it left out all of them it declined.
class Parts {
 public:
  void compare(const std::string& what, const std::string& expected,
               const std::optional<std::string>& got) {
    if (!got) return;
    got_.push_back(what + " " + *got);
    if (*got != expected && difference_.empty()) difference_ = differs(what, expected, *got);
  }
  // Says more exactly what the first difference is, if it is this part's.
  void explain(const std::string& what, const std::string& difference) {
    if (difference_.rfind(what + ":", 0) == 0) difference_ = difference;
  }
  Finding finding() const {
    if (got_.empty()) return {Verdict::skipped, "nothing that was asked for", ""};
    const Verdict verdict = difference_.empty() ? Verdict::pass : Verdict::fail;
    return {verdict, joined(got_, ", "), difference_};
  }

 private:
  std::vector<std::string> got_;
  std::string difference_;
};

std::optional<std::string> text_of(const std::optional<int>& number) {
  if (!number) return std::nullopt;
  return std::to_string(*number);
}

Finding finding_of(const std::string& got, const std::string& difference) {
  return {difference.empty() ? Verdict::pass : Verdict::fail, got, difference};
}

// "K15 counts: expected 7, got 4": the first square of which two countings say different things.
std::string difference_of(const std::map<Square, int>& expected, const std::map<Square, int>& got) {
  std::map<Square, int> all = expected;
  all.insert(got.begin(), got.end());
  for (const auto& [square, number] : all) {
    const auto wanted = expected.find(square);
    const auto found = got.find(square);
    const int wanted_number = wanted == expected.end() ? 0 : wanted->second;
    const int found_number = found == got.end() ? 0 : found->second;
    if (wanted_number != found_number) {
      return differs(square.text() + " counts", std::to_string(wanted_number),
                     std::to_string(found_number));
    }
  }
  return {};
}

// Zeros say the same as nothing.
std::map<Square, int> without_zeros(const std::map<Square, int>& counting) {
  std::map<Square, int> kept;
  for (const auto& [square, number] : counting) {
    if (number != 0) kept.emplace(square, number);
  }
  return kept;
}

template <class Item>
std::vector<Item> as_set(std::vector<Item> items) {
  std::sort(items.begin(), items.end());
  items.erase(std::unique(items.begin(), items.end()), items.end());
  return items;
}

// The first item, in order, that only one of the two sets has.
template <class Item, class Text>
std::string difference_of_sets(const std::vector<Item>& expected, const std::vector<Item>& got,
                               const Text& text) {
  std::vector<Item> apart;
  std::set_symmetric_difference(expected.begin(), expected.end(), got.begin(), got.end(),
                                std::back_inserter(apart));
  if (apart.empty()) return {};
  const bool is_missing = std::binary_search(expected.begin(), expected.end(), apart.front());
  return text(apart.front()) + (is_missing ? " is missing" : " is not expected");
}

std::string rule_name(const std::string& rule) { return rule; }

// The rules that an engine named for a refusal against the scenario's; both sorted.
Finding compare_lists(const std::vector<std::string>& expected,
                      const std::vector<std::string>& named, const std::string& got,
                      Refusals refusals) {
  if (refusals == Refusals::exact) {
    return finding_of(got, difference_of_sets(expected, named, rule_name));
  }
  if (named.empty()) return {Verdict::pass, got, ""};  // the engine gave no reasons
  for (const std::string& rule : expected) {
    if (std::binary_search(named.begin(), named.end(), rule)) return {Verdict::pass, got, ""};
  }
  return finding_of(got, expected.empty() ? "" : expected.front() + " is missing");
}

}  // namespace

Finding compare(const scenario::CommunicationCheck& check,
                const engines::CommunicationReply& reply) {
  std::vector<Square> in;
  std::vector<Square> out;
  std::string difference;
  const auto judge_square = [&](Square square, const std::string& expected) {
    const bool is_in = reply.in.contains(square);
    (is_in ? in : out).push_back(square);
    const std::string got = is_in ? "in" : "out";
    if (got != expected && difference.empty()) difference = differs(square.text(), expected, got);
  };
  for (const Square square : check.in) judge_square(square, "in");
  for (const Square square : check.out) judge_square(square, "out");
  return finding_of(communication_in_words(in, out), difference);
}

Finding compare(const scenario::AttackCheck& check, const engines::AttackReply& reply) {
  Parts parts;
  if (check.offence) parts.compare("offence", *text_of(check.offence), text_of(reply.offence));
  if (check.defence) parts.compare("defence", *text_of(check.defence), text_of(reply.defence));
  if (check.outcome) {
    std::optional<std::string> got;
    if (reply.outcome) got = name(*reply.outcome);
    parts.compare("outcome", std::string(name(*check.outcome)), got);
  }
  if (check.counting) {
    const auto expected = without_zeros(*check.counting);
    std::optional<std::string> words;
    const auto got = without_zeros(reply.counting.value_or(std::map<Square, int>{}));
    if (reply.counting) words = in_words(got);
    parts.compare("counting", in_words(expected), words);
    parts.explain("counting", difference_of(expected, got));
  }
  if (check.not_counting) {
    std::optional<std::string> words;
    if (reply.not_counting) words = in_words(*reply.not_counting);
    parts.compare("not counting", in_words(names_of(*check.not_counting)), words);
  }
  return parts.finding();
}

Finding compare(const scenario::MovesCheck& check, const engines::MovesReply& reply) {
  const std::vector<Move> got = as_set(reply.moves);
  const auto move_text = [](const Move& move) { return to_text(move); };
  if (!check.of) {
    return finding_of(in_words(got), difference_of_sets(as_set(check.all), got, move_text));
  }
  std::vector<Move> expected;
  for (const Square to : check.to) expected.push_back({*check.of, to});
  std::vector<Square> squares;
  for (const Move& move : got) {
    if (!(move.from == *check.of)) {
      return {Verdict::malformed, to_text(move) + " in an answer about " + check.of->text(), ""};
    }
    squares.push_back(move.to);
  }
  return finding_of(in_words(squares), difference_of_sets(as_set(expected), got, move_text));
}

Finding compare(const scenario::LineCheck& check, const engines::LineReply& reply) {
  Parts parts;
  const auto compare_list = [&parts](const std::string& what, const auto& wanted, const auto& got) {
    if (!wanted) return;
    std::optional<std::string> words;
    if (got) words = listed(*got);
    parts.compare(what, listed(*wanted), words);
  };
  compare_list("path", check.path, reply.path);
  compare_list("cuts", check.cuts, reply.cuts);
  return parts.finding();
}

Finding compare(const scenario::PerftCheck& check, const engines::PerftReply& reply) {
  const std::string got = std::to_string(reply.nodes);
  const std::string expected = std::to_string(check.nodes.value_or(reply.nodes));
  return finding_of(got + " nodes", got == expected ? "" : differs("nodes", expected, got));
}

Finding compare(const scenario::TurnCheck& check, const engines::TurnReply& reply) {
  const auto* illegal = std::get_if<engines::IllegalTurnReply>(&reply);
  if (illegal == nullptr) return {Verdict::pass, "legal", ""};
  const std::string refusal = refusal_in_words(check.play, *illegal);
  return {Verdict::fail, refusal, refusal};
}

Finding compare(const scenario::DeploymentCheck& check, const engines::DeploymentReply& reply,
                Refusals refusals) {
  const std::vector<std::string> named = as_set(reply.because);
  const std::string got = reply.legal ? "legal" : refused_by(named);
  if (check.legal != reply.legal) {
    return {Verdict::fail, got, differs("deployment", check.legal ? "legal" : "refused", got)};
  }
  if (check.legal) return {Verdict::pass, got, ""};
  return compare_lists(names_of(check.because), named, got, refusals);
}

Finding compare_refusal(const std::string& play, const std::vector<RuleId>& rules,
                        const engines::TurnReply& reply, Refusals refusals) {
  const auto* illegal = std::get_if<engines::IllegalTurnReply>(&reply);
  if (illegal == nullptr) return {Verdict::fail, "legal", "turn: expected refused, got legal"};
  const std::string got = refusal_in_words(play, *illegal);
  if (!illegal->because) return {Verdict::pass, got, ""};
  return compare_lists(names_of(rules), as_set(*illegal->because), got, refusals);
}

Finding compare(const scenario::EndCheck& check, const engines::LegalTurnReply& returned) {
  if (!returned.says_end) return {Verdict::skipped, "nothing about the end", ""};
  const std::string got = in_words(returned.end);
  if (returned.end == check.end) return {Verdict::pass, got, ""};
  return {Verdict::fail, got, differs("end", in_words(check.end), got)};
}

Finding compare(const scenario::AccountCheck& check, const engines::LegalTurnReply& returned) {
  if (!returned.account) return {Verdict::skipped, "no account of the turn", ""};
  const std::string expected = listed(check.events);
  const std::string got = listed(*returned.account);
  return finding_of(got, got == expected ? "" : differs("account", expected, got));
}

Finding compare(const scenario::StandsCheck& check, const Position& position) {
  Parts parts;
  for (const auto& [square, unit] : check.stands) {
    parts.compare(square.text(), in_words(unit), in_words(position.units.at(square)));
  }
  return parts.finding();
}

Finding compare(const scenario::ShakenCheck& check, const Position& position) {
  std::vector<Square> got;
  if (position.shaken) got.push_back(*position.shaken);
  if (got == check.squares) return {Verdict::pass, in_words(got), ""};
  return {Verdict::fail, in_words(got), differs("shaken", in_words(check.squares), in_words(got))};
}

Finding compare(const scenario::DestroyedArsenalsCheck& check, const Position& position) {
  const std::vector<Square> got = list_of(position.destroyed_arsenals);
  return finding_of(in_words(got), difference_of_sets(as_set(check.squares), got,
                                                      [](Square square) { return square.text(); }));
}

Finding compare(const scenario::ToMoveCheck& check, const Position& position) {
  const std::string got(name(position.to_move));
  if (position.to_move == check.side) return {Verdict::pass, got, ""};
  return {Verdict::fail, got, differs("to-move", std::string(name(check.side)), got)};
}

Finding compare_map(const scenario::MapCheck& check) {
  const BoardPointer map = book_map();
  Parts parts;
  for (const auto& territory : check.territories) {
    const Side side = territory.first;
    const scenario::TerritoryCount& count = territory.second;
    const auto compare_count = [&parts, side](const std::string& what,
                                              const std::optional<int>& wanted,
                                              const Squares& squares) {
      int number = 0;
      for (const Square square : squares) number += territory_of(square) == side ? 1 : 0;
      const std::string whose = std::string(name(side)) + " " + what;
      if (wanted) parts.compare(whose, std::to_string(*wanted), std::to_string(number));
    };
    compare_count("arsenals", count.arsenals, map->arsenals(side));
    compare_count("forts", count.forts, map->squares_with(Terrain::fort));
    compare_count("passes", count.passes, map->squares_with(Terrain::pass));
    compare_count("mountains", count.mountains, map->squares_with(Terrain::mountain));
  }
  return parts.finding();
}

}  // namespace casebook::judge
