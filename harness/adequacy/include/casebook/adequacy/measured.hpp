// All that was measured of a corpus.
#pragma once

#include <optional>

#include "casebook/adequacy/adequacy.hpp"
#include "casebook/adequacy/coverage.hpp"
#include "casebook/adequacy/minimality.hpp"
#include "casebook/adequacy/readings.hpp"
#include "casebook/adequacy/refusals.hpp"

namespace casebook::adequacy {

// A section that was not asked for is absent.
struct Measured {
  std::optional<Adequacy> mutants;
  std::optional<Refusals> refusals;
  std::optional<Coverage> coverage;
  std::optional<ReadingDependence> readings;
  std::optional<Minimality> minimality;
};

}  // namespace casebook::adequacy
