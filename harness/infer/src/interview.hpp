// Puts questions to the engine, each once, and keeps the answers.
#pragma once

#include <optional>
#include <vector>

#include "beliefs.hpp"
#include "casebook/infer/infer.hpp"

namespace casebook::infer {

class Interview {
 public:
  Interview(engines::Engine& engine, const Questions& questions, const Options& options);

  // Whether another question may be put, when so many are held back for later.
  bool may_ask(int held_back = 0) const { return asked_ + held_back < options_.questions; }
  // Whether that question was not put yet, and is one that the engine says it answers.
  bool is_open(std::size_t item) const;
  // Puts it; nothing if the engine gives no answer to it.
  const engines::Reply* ask(std::size_t item);

  // The questions that were answered, in the order in which they were put.
  const std::vector<std::size_t>& answered() const { return answered_; }
  const engines::Reply& answer(std::size_t item) const { return *answers_[item]; }
  const Questions& questions() const { return questions_; }
  const engines::Introduction& introduction() const { return introduction_; }
  int asked() const { return asked_; }
  // How many questions may be put in all.
  int most() const { return options_.questions; }

 private:
  engines::Engine& engine_;
  const Questions& questions_;
  const Options& options_;
  engines::Introduction introduction_;
  std::vector<char> was_put_;
  std::vector<std::optional<engines::Reply>> answers_;
  std::vector<std::size_t> answered_;
  int asked_ = 0;
};

// Asks until the answers settle the readings, or nothing left to ask could; some questions are held
// back for faults.
void settle_readings(Interview& interview, Beliefs& beliefs);

}  // namespace casebook::infer
