// What can be said of one check put to one engine.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace casebook::judge {

enum class Verdict : std::uint8_t {
  pass,
  fail,
  not_expressible,  // the check could not be put, with a reason
  other_reading,    // the scenario states no answer for the readings under test
  skipped,          // the engine declined, or left out all that was asked for
  unstable,         // asked twice, the engine gave two answers
  crashed,
  timed_out,
  malformed,  // the engine's answer makes no sense
};

inline constexpr std::array<Verdict, 9> all_verdicts{
    Verdict::pass,          Verdict::fail,      Verdict::not_expressible,
    Verdict::other_reading, Verdict::skipped,   Verdict::unstable,
    Verdict::crashed,       Verdict::timed_out, Verdict::malformed};

// "pass", "fail", "not-expressible", …: the same everywhere.
std::string_view name(Verdict verdict);
std::optional<Verdict> verdict_named(std::string_view text);

// Whether the verdict speaks against the engine: fail, unstable, crashed, timed-out, malformed.
bool is_fault(Verdict verdict);

}  // namespace casebook::judge
