// Prints the seed, so that a failure can be had again.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

int main(int count, char** arguments) {
  testing::InitGoogleTest(&count, arguments);
  const char* parameters = std::getenv("RC_PARAMS");
  std::printf("RC_PARAMS=\"%s\"\n", parameters == nullptr ? "" : parameters);
  return RUN_ALL_TESTS();
}
