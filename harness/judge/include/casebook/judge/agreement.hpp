// Whether two answers to one question are the same, as far as they go.
#pragma once

#include "casebook/engines/engine.hpp"
#include "casebook/judge/judge.hpp"

namespace casebook::judge {

// Whether what an engine answered is the full answer of the rules. A part that the engine left out
// is not compared. The rules that it names for a refusal are, whatever their order: all of them, or
// whether one of the full answer's is among them. A failure agrees with nothing, an engine that
// declined or found the question in error only with another such answer.
bool agrees(const engines::Reply& given, const engines::Reply& full,
            Refusals refusals = Refusals::exact);

}  // namespace casebook::judge
