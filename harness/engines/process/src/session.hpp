// A conversation with a program under the smoke test, and the findings made in it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "casebook/engines/protocol.hpp"
#include "casebook/process/smoke.hpp"
#include "child.hpp"
#include "json.hpp"

namespace casebook::process {

// A line that came back, read as JSON.
struct Said {
  std::string line;
  engines::json::Parsed parsed;
  // Null unless it is an object.
  const engines::json::Object* object() const {
    return parsed.fault.empty() ? std::get_if<engines::json::Object>(&parsed.value.is) : nullptr;
  }
};

class Session {
 public:
  Session(Command command, const Limits& limits, Log log);

  // Starts the program, if it does not run. In error, why it cannot be asked anything.
  tl::expected<engines::Hello, std::string> start();

  // Sends a line and waits for one such as `expected`. Nothing if none came: that is a finding, and
  // the program is started anew for what comes next.
  std::optional<Said> ask(const std::string& what, const std::string& line,
                          const std::string& expected);
  // The same for a question about the example, with `seq`; nothing also if the answer is malformed
  // or in error, and then that is a finding.
  std::optional<engines::Reply> put(const std::string& what, const engines::Question& question);
  // What the program answered last, and what it was sent.
  const Said& last() const { return last_; }

  void ok(const std::string& what);
  // Of the last line exchanged.
  void advise(const std::string& what, const std::string& expected);
  void wrong(const std::string& what, const std::string& expected);
  void expect(bool holds, const std::string& what, const std::string& expected);

  // Whether the program has ended within its time after `bye`.
  bool ends();

  const engines::Hello& hello() const { return hello_; }
  bool answers(std::string_view question) const;
  long long next_seq() { return ++seq_; }
  std::vector<Finding>& findings() { return findings_; }

 private:
  Heard exchange(const std::string& line, std::chrono::milliseconds time);
  std::string reason_of(const Heard& heard) const;

  Command command_;
  Limits limits_;
  Log log_;
  std::optional<Child> child_;
  engines::Hello hello_;
  std::string sent_;
  Said last_;
  long long seq_ = 0;
  std::vector<Finding> findings_;
};

// The example of docs/protocol.md.
Position example_position();

}  // namespace casebook::process
