// Text that may have come from anywhere, made fit for terminals, XML and HTML.
#pragma once

#include <string>
#include <string_view>

namespace casebook::report {

// The same text as UTF-8 without control characters: each of them, a line break too, and each byte
// that is no part of a character becomes U+FFFD.
std::string clean(std::string_view text);

// That, with what means something in HTML written so that it means itself: `a<b` is `a&lt;b`.
std::string for_html(std::string_view text);

}  // namespace casebook::report
