// The parts of a position's JSON that a map and the rest of a position share, and maps.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "casebook/model/board.hpp"
#include "reader.hpp"

namespace casebook::engines {

// A fault for the first key that is none of `known`.
void refuse_unknown_keys(Reader& reader, const json::Object& object, std::string_view what,
                         std::initializer_list<std::string_view> known);

// "book", "open", or an object with the size and the lists of squares; no square stands in two
// lists, none is off the map. After a fault, some board.
BoardPointer read_map(Reader& reader, const json::Value& value, UnknownKeys unknown);

// ["K15","L15"], in reading order.
void append_squares(std::string& out, const Squares& squares, Notation notation);
// `"key":`, with a comma before it unless it is the object's first.
void append_key(std::string& out, std::string_view key);
void append_map(std::string& out, const BoardPointer& board, Notation notation);

}  // namespace casebook::engines
