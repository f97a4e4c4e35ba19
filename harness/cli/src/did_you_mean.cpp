#include "did_you_mean.hpp"

#include <algorithm>
#include <numeric>

namespace casebook::cli {
namespace {

constexpr std::size_t longest = 100;  // no name is longer; what the user wrote may be

// How many letters have to be added, left out or exchanged to make one text of the other.
std::size_t steps_between(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t exchanged = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({exchanged, diagonal + 1, row[j] + 1});
    }
  }
  return row.back();
}

}  // namespace

std::string did_you_mean(std::string_view text, const std::vector<std::string_view>& names) {
  if (text.size() > longest) return {};
  std::size_t fewest = std::max<std::size_t>(2, text.size() / 3) + 1;
  std::string_view best;
  for (const std::string_view name : names) {
    const std::size_t steps = steps_between(text, name);
    if (steps >= fewest) continue;
    fewest = steps;
    best = name;
  }
  return best.empty() ? "" : "; did you mean `" + std::string(best) + "`?";
}

}  // namespace casebook::cli
