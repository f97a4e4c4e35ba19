#include "casebook/engines/literal_engine.hpp"

#include <utility>

#include "answerer.hpp"
#include "casebook/literal/questions.hpp"
#include "casebook/literal/rule_book.hpp"

namespace casebook::engines {
namespace {

class BookEngine : public Engine {
 public:
  BookEngine(std::string name, std::function<literal::RuleBook(const Rulings&)> book)
      : name_(std::move(name)), book_for_(std::move(book)), book_(book_for_(rulings_)) {}

  Introduction introduction() override {
    return {name_,           CASEBOOK_VERSION, "C++", "the literal rules of casebook",
            all_questions(), rulings_};
  }
  std::vector<Ruling> take(const Rulings& rulings) override {
    rulings_ = rulings;
    book_ = book_for_(rulings);
    return {};
  }
  Reply ask(const Position& position, const Question& question) override {
    return std::visit(Answerer<literal::RuleBook>{position, book_, &literal::deployment}, question);
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
