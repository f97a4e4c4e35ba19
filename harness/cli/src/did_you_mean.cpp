#include "did_you_mean.hpp"

#include <algorithm>

#include "casebook/corpus/edits.hpp"

namespace casebook::cli {
namespace {

constexpr std::size_t longest = 100;  // no name is longer; what the user wrote may be

}  // namespace

std::string did_you_mean(std::string_view text, const std::vector<std::string_view>& names) {
  if (text.size() > longest) return {};
  std::size_t fewest = std::max<std::size_t>(2, text.size() / 3) + 1;
  std::string_view best;
  for (const std::string_view name : names) {
    const std::size_t steps = corpus::edits_between(text, name);
    if (steps >= fewest) continue;
    fewest = steps;
    best = name;
  }
  return best.empty() ? "" : "; did you mean `" + std::string(best) + "`?";
}

}  // namespace casebook::cli
