// Whether a program is written as the protocol wants, apart from whether its answers are right.
#pragma once

#include <chrono>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "casebook/process/process_engine.hpp"

namespace casebook::process {

struct Finding {
  enum class State {
    ok,
    advice,  // no fault, but less can be judged
    wrong,
  };
  State state;
  std::string what;  // "an unknown verb is an error"
  // Of what is not ok; each may be empty.
  std::string sent;      // the line
  std::string got;       // the line, or why there was none
  std::string expected;  // in words, or an example of a line
};

struct Smoke {
  std::vector<Finding> findings;
  int timed_questions = 0;                // how many were asked one after the other …
  std::chrono::microseconds duration{0};  // … and how long that took
};

// Starts the program and asks it what takes a second or two: who it is, whether it repeats `seq`,
// what it does with an unknown verb and with rulings, questions of each kind about the example of
// docs/protocol.md, texts that cannot be read, the same twice, a few hundred in a row, `bye`.
// Answers are held against what any rules allow: a unit in communication stands on the board, moves
// are sorted, squares are in the notation that it has declared. In error, why it cannot be asked
// anything.
tl::expected<Smoke, std::string> smoke(const Command& command, const Limits& limits = {},
                                       Log log = {});

// "ok     an unknown verb is an error", four lines for what is wrong, and a line of counts.
// Control characters are left as they are.
std::string to_text(const Finding& finding);

}  // namespace casebook::process
