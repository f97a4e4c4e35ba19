#include "failure.hpp"

#include "casebook/model/limits.hpp"

namespace casebook::process {
namespace {

using engines::Failure;

std::string in_words(std::chrono::milliseconds time) {
  if (time.count() % 1000 == 0) return std::to_string(time.count() / 1000) + " s";
  return std::to_string(time.count()) + " ms";
}

}  // namespace

Failure failure_of(const Heard& heard, std::chrono::milliseconds time) {
  switch (heard.state) {
    case Heard::State::too_long:
      return {Failure::Kind::malformed,
              "a line of more than " + std::to_string(limits::protocol_line) + " bytes"};
    case Heard::State::silent:
      return {Failure::Kind::timed_out, "no answer within " + in_words(time)};
    case Heard::State::ended:
    case Heard::State::line: break;
  }
  return {Failure::Kind::crashed, heard.text};
}

Failure with_last_words(Failure failure, std::string said) {
  while (!said.empty() && (said.back() == '\n' || said.back() == '\r')) said.pop_back();
  if (failure.kind == Failure::Kind::crashed && !said.empty()) {
    failure.why += "; its last words: " + said.substr(said.rfind('\n') + 1);
  }
  return failure;
}

}  // namespace casebook::process
