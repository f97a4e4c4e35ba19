// What is asked about.
#pragma once

#include <vector>

#include "casebook/model/position.hpp"

namespace casebook::benchmarks {

// Both armies of the book (34 units), each unit anywhere on the book's map: the same positions in
// every run.
const std::vector<Position>& random_positions();

// The opening that most implementations begin with.
Position common_opening();

}  // namespace casebook::benchmarks
