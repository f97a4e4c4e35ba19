// A child process that is written and answers in lines. Behind it stands Boost.Process, which only
// child.cpp sees.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "casebook/process/command.hpp"

namespace casebook::process {

// What came back for a line.
struct Heard {
  enum class State {
    line,      // `text` is one line, without its line break
    too_long,  // more than limits::protocol_line bytes without a line break
    ended,     // the process ended, or closed its output or its input; `text` says which
    silent,    // no whole line within the time
  };
  State state;
  std::string text;
};

// Never keeps more than one line too many and the end of what the process says on its standard
// error. The process is the leader of a process group; the whole group is killed when this goes,
// and the process itself even if this program is killed. What leaves the group (setsid) gets away.
class Child {
 public:
  // In error: no such program, or one that cannot be started.
  static tl::expected<Child, std::string> start(const Command& command);

  Child(Child&&) noexcept;
  Child& operator=(Child&&) noexcept;
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child();

  // Sends the line, which has no line break in it, and waits for one in return. A line that came
  // earlier without having been asked for is what is heard first. After anything but a line the
  // process is of no more use.
  Heard ask(std::string_view line, std::chrono::milliseconds time);

  // Sends the line and waits for the process to end. Whether it did.
  bool ends_after(std::string_view line, std::chrono::milliseconds time);

  // The end of what it said on standard error, at most some two thousand bytes.
  std::string said_on_errors() const;

 private:
  class State;
  explicit Child(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace casebook::process
