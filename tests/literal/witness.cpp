#include "witness.hpp"

#include <gmock/gmock.h>

namespace casebook::literal {

void expect_decided(const Witness& witness, const RuleBook& other, std::string_view which) {
  EXPECT_NE(witness.by_default, witness.otherwise) << which << ": this decides nothing";
  EXPECT_EQ(answer(witness.position, witness.question), witness.by_default)
      << which << ", by default, " << witness.question << "\n"
      << to_text(witness.position);
  EXPECT_EQ(answer(witness.position, witness.question, other), witness.otherwise)
      << which << ", otherwise, " << witness.question << "\n"
      << to_text(witness.position);
}

}  // namespace casebook::literal
