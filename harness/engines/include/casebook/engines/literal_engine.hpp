// The literal rules as an engine.
#pragma once

#include <memory>

#include "casebook/engines/engine.hpp"

namespace casebook::engines {

// An engine that answers every question from the literal rules, and takes every reading. It begins
// with `literal`; its introduction declares the readings that it has taken since.
// Refused: an attack on an empty square, a turn's text that cannot be read.
// Skipped: deployment on any map but the book's.
std::unique_ptr<Engine> make_literal_engine();

}  // namespace casebook::engines
