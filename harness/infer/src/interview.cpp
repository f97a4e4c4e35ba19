#include "interview.hpp"

#include <algorithm>

namespace casebook::infer {
namespace {

bool is_answer(const engines::Reply& reply) {
  return !std::holds_alternative<engines::Skipped>(reply) &&
         !std::holds_alternative<engines::Refused>(reply) &&
         !std::holds_alternative<engines::Failure>(reply);
}

}  // namespace

Interview::Interview(engines::Engine& engine, const Questions& questions, const Options& options)
    : engine_(engine),
      questions_(questions),
      options_(options),
      introduction_(engine.introduction()),
      was_put_(questions.size()),
      answers_(questions.size()) {}

bool Interview::is_open(std::size_t item) const {
  if (was_put_[item] != 0) return false;
  const auto& kinds = introduction_.answers;
  return kinds.empty() || std::find(kinds.begin(), kinds.end(),
                                    engines::name(questions_.item(item).question)) != kinds.end();
}

const engines::Reply* Interview::ask(std::size_t item) {
  options_.progress(asked_++);
  was_put_[item] = 1;
  const Item& put = questions_.item(item);
  engines::Reply reply = engine_.ask(put.position, put.question);
  if (!is_answer(reply)) return nullptr;
  answers_[item] = std::move(reply);
  answered_.push_back(item);
  return &*answers_[item];
}

}  // namespace casebook::infer
