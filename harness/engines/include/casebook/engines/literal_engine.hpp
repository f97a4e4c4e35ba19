// The literal rules as an engine.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "casebook/engines/engine.hpp"
#include "casebook/literal/rule_book.hpp"

namespace casebook::engines {

// An engine that answers every question from the literal rules, and takes every reading. It begins
// with `literal`; its introduction declares the readings that it has taken since.
// Refused: an attack on an empty square, a turn's text that cannot be read.
// Skipped: deployment on any map but the book's.
std::unique_ptr<Engine> make_literal_engine();

// The same over other rule books: `book` gives the one for each reading of the rulings. A rule book
// with a fault in it is an engine that should fail some scenario. `name` is what it calls itself.
std::unique_ptr<Engine> make_book_engine(std::string name,
                                         std::function<literal::RuleBook(const Rulings&)> book);

}  // namespace casebook::engines
