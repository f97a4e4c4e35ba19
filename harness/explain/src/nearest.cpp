#include "nearest.hpp"

#include <algorithm>

#include "casebook/corpus/edits.hpp"

namespace casebook::explain {
namespace {

constexpr std::size_t longest_name = 60;  // longer text resembles no name

}  // namespace

std::string no_such(std::string_view what, std::string_view text,
                    const std::vector<std::string_view>& known, std::string_view command) {
  const std::string_view shown = text.substr(0, longest_name);
  std::string message = "no " + std::string(what) + " is called `" + std::string(shown) +
                        (shown.size() < text.size() ? "…`" : "`");
  const auto nearest =
      std::min_element(known.begin(), known.end(), [shown](std::string_view a, std::string_view b) {
        return corpus::edits_between(shown, a) < corpus::edits_between(shown, b);
      });
  if (nearest != known.end() && corpus::edits_between(shown, *nearest) <= 1 + nearest->size() / 4) {
    message += "; did you mean `" + std::string(*nearest) + "`?";
  } else {
    message += ';';
  }
  return message + " `" + std::string(command) + "` lists them all";
}

}  // namespace casebook::explain
