// On which rulings the answers of each scenario depend, and whether its `when` says so.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "casebook/corpus/read.hpp"
#include "casebook/model/rulings.hpp"

namespace casebook::adequacy {

struct Dependence {
  std::string scenario;
  std::vector<Ruling> rulings;   // whose other readings, each by itself, change an answer
  std::vector<Ruling> needless;  // that `when` names though no answer depends on them
  std::string missing;  // readings that `when` admits and under which a check fails; empty: none
};

struct ReadingDependence {
  std::vector<Dependence> scenarios;  // in the order given
  // Readings, other than the defaults, that change no answer of any scenario: "ruling: reading".
  std::vector<std::string> untold;
  std::vector<std::string> told_only_by;  // scenarios that alone tell some reading
  bool holds() const;
};

struct ReadingOptions {
  int random_vectors = 200;  // for each scenario, from 0
  int jobs = 1;              // threads, from 1; the result does not depend on it
};

// Flips every ruling singly, every two together, and draws readings of all at random; asks the
// bitboard, which answers as the literal rules do. A ruling in `when` is needless if the answers
// stay what they are under all these flips with it set free.
ReadingDependence reading_dependence(std::span<const corpus::ScenarioFile> files,
                                     const ReadingOptions& options = {});

// What is missing or needless, and a line of totals.
std::string to_text(const ReadingDependence& dependence);

}  // namespace casebook::adequacy
