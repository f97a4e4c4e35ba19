#include "filling.hpp"

#include "casebook/literal/questions.hpp"
#include "casebook/model/answer_text.hpp"
#include "words.hpp"

namespace casebook::judge {
namespace {

std::vector<RuleId> rules_of(const IllegalTurn& illegal) {
  std::vector<RuleId> rules;
  for (const Violation& violation : illegal.because) rules.push_back(violation.rule);
  return rules;
}

// "K15-K18 is refused by move.speed"
std::string refusal(const std::string& text, const IllegalTurn& illegal) {
  std::vector<std::string> rules;
  for (const RuleId rule : rules_of(illegal)) rules.emplace_back(rule.text);
  return refusal_in_words(text, {illegal.at, std::move(rules)});
}

// What is not on the board as it was.
scenario::StandsCheck changes(const Units& before, const Units& after) {
  scenario::StandsCheck check;
  for (const Square square : before.squares() | after.squares()) {
    if (!(before.at(square) == after.at(square))) check.stands[square] = after.at(square);
  }
  return check;
}

std::vector<scenario::Check> changes(const Position& before, const PlayedTurn& played) {
  std::vector<scenario::Check> then;
  const Position& after = played.position;
  auto stands = changes(before.units, after.units);
  if (!stands.stands.empty()) then.push_back({std::move(stands)});
  if (after.shaken) then.push_back({scenario::ShakenCheck{{*after.shaken}}});
  if (!(after.destroyed_arsenals == before.destroyed_arsenals)) {
    then.push_back({scenario::DestroyedArsenalsCheck{list_of(after.destroyed_arsenals)}});
  }
  then.push_back({scenario::EndCheck{played.end}});
  return then;
}

class Filler {
 public:
  Filler(const Position& position, const literal::RuleBook& book)
      : position_(position), book_(book) {}

  std::string operator()(scenario::CommunicationCheck& check) const {
    const Squares in = literal::communication(position_, book_).in;
    for (const Square square : position_.units.squares()) {
      (in.contains(square) ? check.in : check.out).push_back(square);
    }
    return "";
  }

  std::string operator()(scenario::AttackCheck& check) const {
    const auto clash = literal::clash(position_, check.square, book_);
    if (!clash) return "no unit stands on " + check.square.text();
    if (check.offence.value_or(clash->offence) != clash->offence) {
      return otherwise("offence", std::to_string(clash->offence));
    }
    if (check.defence.value_or(clash->defence) != clash->defence) {
      return otherwise("defence", std::to_string(clash->defence));
    }
    if (check.outcome.value_or(clash->outcome) != clash->outcome) {
      return otherwise("outcome", std::string(name(clash->outcome)));
    }
    check.offence = clash->offence;
    check.defence = clash->defence;
    check.outcome = clash->outcome;
    check.counting.emplace();
    for (const auto* shares : {&clash->attackers, &clash->defenders})
      for (const Share& share : *shares) check.counting->emplace(share.square, share.factor);
    return "";
  }

  std::string operator()(scenario::MovesCheck& check) const {
    if (!check.of) {
      check.all = literal::moves(position_, book_);
      return "";
    }
    for (const Move& move : literal::moves_of(position_, *check.of, book_))
      check.to.push_back(move.to);
    return "";
  }

  std::string operator()(scenario::LineCheck& check) const {
    for (const UnitCommunication& unit : literal::communication(position_, book_).units) {
      if (!(unit.square == check.of)) continue;
      check.path.emplace();
      for (const Link& link : unit.path) check.path->push_back(to_text(link));
      if (unit.in_communication()) return "";
      check.cuts.emplace();
      for (const Cut& cut : unit.cuts) check.cuts->push_back(to_text(cut));
      return "";
    }
    return "no unit stands on " + check.of.text();
  }

  std::string operator()(scenario::PerftCheck& check) const {
    check.nodes = literal::perft(position_, check.depth, book_);
    return "";
  }

  std::string operator()(scenario::TurnCheck& check) const {
    const TurnResult result = play(check.play);
    if (!result) return refusal(check.play, result.error()) + ": write `refused` or `violations`";
    check.then = changes(position_, *result);
    return "";
  }

  std::string operator()(scenario::RefusedCheck& check) const {
    const TurnResult result = play(check.play);
    if (result) return "the turn is legal: write `turn`";
    const std::vector<RuleId> rules = rules_of(result.error());
    if (rules.size() != 1) return refusal(check.play, result.error()) + ": write `violations`";
    check.because = rules.front();
    return "";
  }

  std::string operator()(scenario::ViolationsCheck& check) const {
    const TurnResult result = play(check.play);
    if (result) return "the turn is legal: write `turn`";
    check.all = rules_of(result.error());
    return "";
  }

  template <class Check>
  std::string operator()(Check&) const {
    return "";
  }

 private:
  static std::string otherwise(const std::string& what, const std::string& by_the_rules) {
    return "the rules give " + what + " " + by_the_rules + ", which is not what stands here";
  }

  TurnResult play(const std::string& text) const {
    return literal::play(position_, turn_from_text(text).value(), book_);
  }

  const Position& position_;
  const literal::RuleBook& book_;
};

}  // namespace

std::string fill(scenario::Check& check, const Position& position, const literal::RuleBook& book) {
  return std::visit(Filler(position, book), check.what);
}

}  // namespace casebook::judge
