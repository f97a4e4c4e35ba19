// The program to start as an engine, and how long it may take.
#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace casebook::process {

// A program and its arguments; no shell reads them. A program without a slash is looked up in PATH.
struct Command {
  std::vector<std::string> words;  // at least one; the first names the program
};

struct Limits {
  std::chrono::milliseconds start{10'000};    // from the start to the answer to `hello`
  std::chrono::milliseconds question{5'000};  // for any other answer
  int restarts = 200;                         // of one engine, in all; from 0
  int faults_in_a_row = 10;  // crashes, silences and failed starts after which it is given up
};

}  // namespace casebook::process
