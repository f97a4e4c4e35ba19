// What a corpus could do without.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "casebook/adequacy/adequacy.hpp"
#include "casebook/corpus/read.hpp"
#include "casebook/model/square.hpp"

namespace casebook::adequacy {

// A scenario with units whose removal, each by itself, changes no check of it. Not counted: a unit
// that a check says to be isolated, and a side's only fighting unit.
struct IdleUnits {
  std::string scenario;
  std::string theme;  // the folder it stands in
  std::vector<Square> units;
};

struct Minimality {
  std::size_t scenarios = 0;
  // Scenarios of which each, taken away by itself, would leave every wrong variant killed, and
  // every killed one killed by a scenario about its own rule if it was.
  std::vector<std::string> not_alone;
  std::vector<IdleUnits> idle;
};

// `measured` is what the same scenarios kill. Units are taken away under the readings with which
// the scenario is run, and the literal rules asked again. The result does not depend on `jobs`.
Minimality minimality(std::span<const corpus::ScenarioFile> files, const Adequacy& measured,
                      int jobs);

// Idle units scenario by scenario, those of whole positions (the themes book, engines, openings and
// puzzles) counted apart, and a line of totals.
std::string to_text(const Minimality& minimality);

}  // namespace casebook::adequacy
