#include "casebook/corpus/edits.hpp"

#include <gtest/gtest.h>

namespace casebook::corpus {
namespace {

TEST(Edits, CountsLettersAddedLeftOutAndExchanged) {
  EXPECT_EQ(edits_between("mov.speed", "move.speed"), 1U);
  EXPECT_EQ(edits_between("to-mvoe", "to-move"), 2U);
  EXPECT_EQ(edits_between("fort", "ford"), 1U);
  EXPECT_EQ(edits_between("", "pass"), 4U);
  EXPECT_EQ(edits_between("pass", ""), 4U);
  EXPECT_EQ(edits_between("charge", "charge"), 0U);
}

}  // namespace
}  // namespace casebook::corpus
