// Units that change no answer of their scenario and stay all the same.
#pragma once

#include <span>
#include <string_view>

namespace casebook::adequacy {

struct KeptUnits {
  std::string_view scenario;  // "theme/id"
  std::string_view units;     // "A4 D4", or `*`: as many as there are
  std::string_view why;
};

// In the order of the scenarios' names.
std::span<const KeptUnits> kept_units();

}  // namespace casebook::adequacy
