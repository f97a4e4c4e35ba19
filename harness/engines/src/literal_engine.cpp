#include "casebook/engines/literal_engine.hpp"

#include <utility>

#include "casebook/literal/questions.hpp"
#include "casebook/literal/rule_book.hpp"

namespace casebook::engines {
namespace {

std::vector<std::string> names_of(const std::vector<RuleId>& rules) {
  std::vector<std::string> names;
  names.reserve(rules.size());
  for (const RuleId rule : rules) names.emplace_back(rule.text);
  return names;
}

TurnReply reply_of(const TurnResult& result) {
  if (result) return LegalTurnReply{result->position, result->end};
  std::vector<RuleId> rules;
  for (const Violation& violation : result.error().because) rules.push_back(violation.rule);
  return IllegalTurnReply{result.error().at, names_of(rules)};
}

AttackReply reply_of(const Clash& clash) {
  std::map<Square, int> counting;
  for (const auto* shares : {&clash.attackers, &clash.defenders})
    for (const Share& share : *shares) counting[share.square] = share.factor;
  return {clash.offence, clash.defence, clash.outcome, std::move(counting)};
}

// Answers one question about one position.
struct Answerer {
  const Position& position;
  const literal::RuleBook& book;

  Reply operator()(const CommunicationQuestion&) const {
    return CommunicationReply{literal::communication(position, book).in};
  }
  Reply operator()(const AttackQuestion& question) const {
    const auto clash = literal::clash(position, question.square, book);
    if (!clash) return Refused{question.square.text() + " is empty: there is no unit to attack"};
    return reply_of(*clash);
  }
  Reply operator()(const MovesQuestion& question) const {
    return MovesReply{question.of ? literal::moves_of(position, *question.of, book)
                                  : literal::moves(position, book)};
  }
  Reply operator()(const TurnQuestion& question) const {
    const auto turn = turn_from_text(question.play);
    if (!turn) {
      return Refused{"the turn cannot be read: at character " +
                     std::to_string(turn.error().offset + 1) + ", " + turn.error().message};
    }
    return reply_of(literal::play(position, *turn, book));
  }
  Reply operator()(const DeploymentQuestion&) const {
    if (!(*position.board == *book_map())) {
      return Skipped{"only the book's map has territories to deploy in"};
    }
    const std::vector<RuleId> refusing = literal::deployment(position);
    return DeploymentReply{refusing.empty(), names_of(refusing)};
  }
  Reply operator()(const PerftQuestion& question) const {
    return PerftReply{literal::perft(position, question.depth, book)};
  }
};

class BookEngine : public Engine {
 public:
  BookEngine(std::string name, std::function<literal::RuleBook(const Rulings&)> book)
      : name_(std::move(name)), book_for_(std::move(book)), book_(book_for_(rulings_)) {}

  Introduction introduction() override {
    return {name_,
            CASEBOOK_VERSION,
            "C++",
            "the literal rules of casebook",
            {"communication", "attack", "moves", "turn", "deployment", "perft"},
            rulings_};
  }
  std::vector<Ruling> take(const Rulings& rulings) override {
    rulings_ = rulings;
    book_ = book_for_(rulings);
    return {};
  }
  Reply ask(const Position& position, const Question& question) override {
    return std::visit(Answerer{position, book_}, question);
  }

 private:
  std::string name_;
  std::function<literal::RuleBook(const Rulings&)> book_for_;
  Rulings rulings_;
  literal::RuleBook book_;
};

}  // namespace

std::unique_ptr<Engine> make_literal_engine() {
  return make_book_engine("casebook-literal", literal::rule_book);
}

std::unique_ptr<Engine> make_book_engine(std::string name,
                                         std::function<literal::RuleBook(const Rulings&)> book) {
  return std::make_unique<BookEngine>(std::move(name), std::move(book));
}

}  // namespace casebook::engines
