// The first difference of a check that failed, on two small boards.
#pragma once

#include <string>

#include "casebook/judge/sights.hpp"

namespace casebook::report {

// What was expected on the left, what came on the right; around the first difference, where the
// whole would be too large. Each line begins with four blanks, has at most 100 characters and ends
// with '\n'.
std::string side_by_side(const judge::Sights& sights);

}  // namespace casebook::report
