// The known name that a mistyped one was probably meant to be.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace casebook::explain {

// "no rule is called `mov.speed`; did you mean `move.speed`? COMMAND lists them all". A name that
// resembles none gets no proposal. Overlong text is cut.
std::string no_such(std::string_view what, std::string_view text,
                    const std::vector<std::string_view>& known, std::string_view command);

}  // namespace casebook::explain
