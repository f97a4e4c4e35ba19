// Answers the protocol for an engine: one JSON object a line in, one a line out.
#pragma once

#include <istream>
#include <ostream>

#include "casebook/engines/engine.hpp"

namespace casebook::engines {

// Answers requests until `bye` (which has no answer), the end of the input, or the first answer
// that cannot be written. Every answer is flushed. Blank lines are ignored; a last line without a
// line break counts. A line over limits::protocol_line is not stored: it is answered by an error
// when its end has come. Whatever a line holds, it has one answer, and nothing is thrown for it.
// perft of a great depth takes its time: whoever asks sets the limit.
void serve(Engine& engine, std::istream& in, std::ostream& out);

}  // namespace casebook::engines
