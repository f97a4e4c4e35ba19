// Text that may have come from anywhere, made fit for terminals and XML.
#pragma once

#include <string>
#include <string_view>

namespace casebook::report {

// The same text as UTF-8 without control characters: each of them, a line break too, and each byte
// that is no part of a character becomes U+FFFD.
std::string clean(std::string_view text);

}  // namespace casebook::report
