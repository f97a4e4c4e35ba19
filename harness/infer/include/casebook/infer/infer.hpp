// Finds out, from an engine's answers alone, which reading of each ruling it takes, and which
// single faults explain what no reading explains.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "casebook/engines/engine.hpp"
#include "casebook/infer/questions.hpp"
#include "casebook/mutants/mutants.hpp"

namespace casebook::infer {

// Whether faults are looked for once the readings are settled.
enum class Faults { sought, left_alone };

struct Options {
  int questions = 150;     // that may be put to the engine, from 1
  std::uint64_t seed = 1;  // of the choices between questions that are equally good
  Faults faults = Faults::sought;
  // Called before each question with the number of those put; for progress.
  std::function<void(int)> progress = [](int) {};
};

// What was found of one ruling.
struct RulingFinding {
  Ruling ruling;
  // The readings that explain the answers best; several if the answers cannot tell them apart.
  std::vector<int> readings;
  // Scenarios with a question whose answer would have been another one under another reading; empty
  // where there was none.
  std::vector<std::string> shown_by;
  bool is_settled() const { return readings.size() == 1; }
};

// An answer that is not that of the rules under the readings found.
struct Deviation {
  std::size_t item;         // of the questions
  engines::Reply expected;  // under the readings found
  engines::Reply given;
  std::vector<const mutants::Mutant*> explained_by;  // of the faults found
};

// Single faults that explain deviations; the questions asked cannot tell them apart.
struct FaultFinding {
  std::vector<const mutants::Mutant*> faults;  // at least one
  std::vector<std::size_t> deviations;         // their numbers, from 0
  int contradicted = 0;                        // right answers that the fault would have spoilt
};

struct Inference {
  engines::Introduction introduction;
  int asked = 0;       // questions put to the engine
  int unanswered = 0;  // of those it declined, could not read or failed to answer
  Rulings rulings;     // the readings found; the default where several explain the answers
  std::vector<RulingFinding> findings;  // of every ruling, in their order
  std::vector<Deviation> deviations;
  std::vector<FaultFinding> faults;  // the one that explains most first
};

// Asks the engine, in the state in which it is, at most `options.questions` questions; each is
// chosen for what the answers so far leave open. What the engine declares of its readings is not
// looked at. The same engine, questions and options give the same result.
//   const Questions questions(scenarios, 2);
//   infer(*engine, questions).findings
Inference infer(engines::Engine& engine, const Questions& questions, const Options& options = {});

// What was found, for people: readings, rulings that stay open, faults, what is left unexplained.
std::string to_text(const Inference& inference, const Questions& questions);
// Which version of an engine was asked, and on which day, as whoever asked it says; may be empty.
struct Asked {
  std::string commit;
  std::string date;
};
// The same as one JSON object.
std::string to_json(const Inference& inference, const Questions& questions,
                    const Asked& asked = {});

}  // namespace casebook::infer
