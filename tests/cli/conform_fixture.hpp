// Two scenarios, one of which states what the rules do not say, and programs to put them to.
#pragma once

#include "process.hpp"

namespace casebook::cli {

class Conform : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    write("scenarios/charges/a.yaml", scenario_file("a", right_check));
    write("scenarios/charges/b.yaml", scenario_file("b", wrong_check));
  }

  static std::string fake(const std::string& mode) {
    return std::string("'") + CASEBOOK_PYTHON + "' '" + CASEBOOK_FAKE_ENGINE + "' " + mode;
  }
};

inline const std::string ours = std::string("'") + CASEBOOK_EXECUTABLE + "' serve";
inline const std::string only_a = " --scenarios scenarios/charges/a.yaml ";

}  // namespace casebook::cli
