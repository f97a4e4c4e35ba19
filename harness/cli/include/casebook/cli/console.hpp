// Where a command reads and writes.
#pragma once

#include <istream>
#include <ostream>

#include "casebook/report/text.hpp"

namespace casebook::cli {

enum class Progress { hidden, shown };
// Whether a person can be asked.
enum class Input { stream, terminal };

struct Console {
  std::istream& in;
  std::ostream& out;
  std::ostream& errors;
  report::Colour colour = report::Colour::off;  // of `out`
  Progress progress = Progress::hidden;         // on `errors`
  Input input = Input::stream;                  // of `in`
};

// The process's own streams. Colour only where the output is a terminal and NO_COLOR is not set;
// progress only where the errors are.
Console process_console();

}  // namespace casebook::cli
