// Questions that tell readings of the rulings apart, each with what is answered under which.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "casebook/engines/engine.hpp"
#include "casebook/judge/agreement.hpp"
#include "casebook/model/rule_id.hpp"
#include "casebook/model/rulings.hpp"
#include "casebook/scenario/scenario.hpp"

namespace casebook::infer {

using judge::agrees;

// One question about one position of a scenario: what its checks ask, and besides, of every
// position that they lead to, which units are in communication and which moves are legal.
struct Item {
  std::string scenario;       // its id
  std::vector<RuleId> rules;  // that the scenario names
  Position position;
  engines::Question question;
};

// What the rules answer, by reading. `depends` are the rulings that the answer depends on, at most
// five; `answer` has one number for each combination of their readings, the last ruling's changing
// fastest, and points into `answers`, which differ from one another.
struct Table {
  std::vector<Ruling> depends;
  std::vector<int> answer;
  std::vector<engines::Reply> answers;

  // The number of the answer under these readings.
  int answer_under(const Rulings& rulings) const;
  bool tells_readings_apart() const { return answers.size() > 1; }
};

// All questions that a corpus holds, with their tables. Items and tables have the same order, which
// depends on the scenarios alone.
class Questions {
 public:
  // Works the tables out with the project's own rules, on `jobs` threads, from 1. Questions whose
  // answer depends on more than five rulings are left out.
  Questions(std::span<const scenario::Scenario> scenarios, int jobs);

  std::size_t size() const { return items_.size(); }
  const Item& item(std::size_t at) const { return items_[at]; }
  const Table& table(std::size_t at) const { return tables_[at]; }

 private:
  std::vector<Item> items_;
  std::vector<Table> tables_;
};

}  // namespace casebook::infer
