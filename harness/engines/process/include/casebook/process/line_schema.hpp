// Holds what an engine is told and says against the schema of the protocol.
#pragma once

#include <string>
#include <string_view>

#include "casebook/process/process_engine.hpp"

namespace casebook::process {

// Takes the lines of one engine in their order.
class LineSchema {
 public:
  // What harness/engines/protocol.schema.json finds wrong with the line; empty if nothing is. A
  // line that was heard is held against what the line sent before it asks for. A line that is no
  // JSON is wrong.
  std::string fault(Direction direction, std::string_view line);

 private:
  std::string due_ = "hello";  // the schema's definition of what is to be heard
};

}  // namespace casebook::process
