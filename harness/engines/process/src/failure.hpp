// What to say of a process that has not answered.
#pragma once

#include <chrono>
#include <string>

#include "casebook/engines/engine.hpp"
#include "child.hpp"

namespace casebook::process {

// Why there is no line; `time` is how long it had. `heard` is none.
engines::Failure failure_of(const Heard& heard, std::chrono::milliseconds time);

// The same, and the last line that a process that crashed said on standard error.
engines::Failure with_last_words(engines::Failure failure, std::string said);

}  // namespace casebook::process
