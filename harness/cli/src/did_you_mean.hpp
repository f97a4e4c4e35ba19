// Help for a name that does not exist.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace casebook::cli {

// "; did you mean `terrain-bonus`?", or nothing if no name is like it: at most a third of its
// letters (two at least) are added, left out or exchanged.
std::string did_you_mean(std::string_view text, const std::vector<std::string_view>& names);

}  // namespace casebook::cli
