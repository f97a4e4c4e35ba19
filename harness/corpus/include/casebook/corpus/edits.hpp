// How far two words are apart, for proposals such as "did you mean".
#pragma once

#include <cstddef>
#include <string_view>

namespace casebook::corpus {

// The number of letters to add, leave out or exchange to make one text of the other; 0 for equal
// texts. Takes time and memory by the lengths, so cut what a user wrote before.
//   edits_between("mov.speed", "move.speed") == 1
std::size_t edits_between(std::string_view a, std::string_view b);

}  // namespace casebook::corpus
