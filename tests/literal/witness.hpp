// One question whose answer a rule, or the reading of a ruling, decides.
#pragma once

#include <string>

#include "laid.hpp"

namespace casebook::literal {

struct Witness {
  Position position;
  std::string question;
  std::string by_default;
  std::string otherwise;
};

// The answer under both books is what was worked out by hand.
void expect_decided(const Witness& witness, const RuleBook& other, std::string_view which);

}  // namespace casebook::literal
