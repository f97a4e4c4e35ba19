// What `infer --json` wrote, read again.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "casebook/model/rulings.hpp"

namespace casebook::report {

// The readings of one ruling that explain an engine's answers; at least one, the lowest first.
struct StoredReadings {
  Ruling ruling;
  std::vector<int> readings;
};

// A wrong variant of the rules that explains what no reading does.
struct StoredFault {
  std::string rule;    // its id
  std::string effect;  // "cavalry moves one square only"
};

struct StoredInference {
  std::string engine;
  int asked = 0;
  int unanswered = 0;
  std::vector<StoredReadings> rulings;
  // Each a list of faults that the answers cannot tell apart, not empty.
  std::vector<std::vector<StoredFault>> faults;

  // The readings found; where several explain the answers, the lowest.
  Rulings taken() const;
};

// In error, one message: no JSON, nothing that `infer` wrote, a ruling or a reading that there is
// not.
tl::expected<StoredInference, std::string> stored_inference(std::string_view text);

}  // namespace casebook::report
