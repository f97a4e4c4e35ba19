#include "nearest.hpp"

#include <algorithm>

namespace casebook::explain {
namespace {

constexpr std::size_t longest_name = 60;  // longer text resembles no name

// Letters to insert, remove or exchange to make one text of the other.
std::size_t edits_between(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t exchanged = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, exchanged});
    }
  }
  return row[b.size()];
}

}  // namespace

std::string no_such(std::string_view what, std::string_view text,
                    const std::vector<std::string_view>& known, std::string_view command) {
  const std::string_view shown = text.substr(0, longest_name);
  std::string message = "no " + std::string(what) + " is called `" + std::string(shown) +
                        (shown.size() < text.size() ? "…`" : "`");
  const auto nearest =
      std::min_element(known.begin(), known.end(), [shown](std::string_view a, std::string_view b) {
        return edits_between(shown, a) < edits_between(shown, b);
      });
  if (nearest != known.end() && edits_between(shown, *nearest) <= 1 + nearest->size() / 4) {
    message += "; did you mean `" + std::string(*nearest) + "`?";
  } else {
    message += ';';
  }
  return message + " `" + std::string(command) + "` lists them all";
}

}  // namespace casebook::explain
