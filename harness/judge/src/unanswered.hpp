// What is found where there is no answer to compare.
#pragma once

#include "casebook/engines/engine.hpp"
#include "walk.hpp"

namespace casebook::judge {

// Of a reply that is no answer to its question.
Finding without_answer(const engines::Reply& reply);
// Of a position that no turn led to.
Finding not_reached();
// Of an engine that does not tell the position after a turn.
Finding no_position();

}  // namespace casebook::judge
