// What a corpus could do without.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "casebook/adequacy/adequacy.hpp"
#include "casebook/adequacy/coverage.hpp"
#include "casebook/adequacy/readings.hpp"
#include "casebook/corpus/read.hpp"
#include "casebook/model/square.hpp"

namespace casebook::adequacy {

// Units of a scenario whose removal, each by itself, changes no check of it, none of its tempting
// wrong answers, and no ruling on which it depends. Not counted: a unit that a check says to be
// isolated, and a side's only fighting unit.
struct IdleUnits {
  std::string scenario;
  std::string theme;  // the folder it stands in
  std::vector<Square> units;
  std::string kept;  // why they stay; empty: nobody has said
};

// A scenario by its name.
struct Spare {
  std::string scenario;
  std::string theme;
};

struct Minimality {
  std::size_t scenarios = 0;
  // Scenarios of which each, taken away by itself, would leave every wrong variant killed (and by a
  // scenario about its own rule if it was), every answer of a rule seen, and every reading told.
  std::vector<Spare> spare;
  std::vector<IdleUnits> idle;
  // "theme/scenario: A4", said to stay though the unit does change something.
  std::vector<std::string> kept_for_nothing;
  // Idle units stay for a reason, and every reason is needed.
  bool holds() const;
};

// What the same scenarios were found to do.
struct Worth {
  const Adequacy& kills;
  const Coverage& coverage;
  const ReadingDependence& readings;
};

// Units are taken away under the readings with which the scenario is run, and the literal rules
// asked again. The result does not depend on `jobs`, from 1.
Minimality minimality(std::span<const corpus::ScenarioFile> files, const Worth& worth, int jobs);

// Units that are idle for no reason, and a line of totals.
std::string to_text(const Minimality& minimality);
// The scenarios that could go, theme by theme, and the idle units that stay, with the reasons;
// positions that are given whole are left out.
std::string details_to_text(const Minimality& minimality);

}  // namespace casebook::adequacy
