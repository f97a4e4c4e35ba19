#include "casebook/judge/verdict.hpp"

namespace casebook::judge {
namespace {

// In the order of the enumeration.
constexpr std::array<std::string_view, all_verdicts.size()> names{
    "pass",     "fail",    "not-expressible", "other-reading", "skipped",
    "unstable", "crashed", "timed-out",       "malformed"};

}  // namespace

std::string_view name(Verdict verdict) { return names[static_cast<std::size_t>(verdict)]; }

std::optional<Verdict> verdict_named(std::string_view text) {
  for (const Verdict verdict : all_verdicts) {
    if (name(verdict) == text) return verdict;
  }
  return std::nullopt;
}

bool is_fault(Verdict verdict) {
  switch (verdict) {
    case Verdict::fail:
    case Verdict::unstable:
    case Verdict::crashed:
    case Verdict::timed_out:
    case Verdict::malformed: return true;
    case Verdict::pass:
    case Verdict::not_expressible:
    case Verdict::other_reading:
    case Verdict::skipped: break;
  }
  return false;
}

}  // namespace casebook::judge
