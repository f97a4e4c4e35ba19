#include "unanswered.hpp"

namespace casebook::judge {
namespace {

Verdict verdict_of(engines::Failure::Kind kind) {
  switch (kind) {
    case engines::Failure::Kind::crashed: return Verdict::crashed;
    case engines::Failure::Kind::timed_out: return Verdict::timed_out;
    case engines::Failure::Kind::malformed: break;
  }
  return Verdict::malformed;
}

}  // namespace

Finding without_answer(const engines::Reply& reply) {
  if (const auto* skipped = std::get_if<engines::Skipped>(&reply)) {
    return {Verdict::skipped, skipped->why, ""};
  }
  if (const auto* refused = std::get_if<engines::Refused>(&reply)) {
    return {Verdict::fail, "error: " + refused->why, "an error where an answer was expected"};
  }
  if (const auto* failure = std::get_if<engines::Failure>(&reply)) {
    return {verdict_of(failure->kind), failure->why, ""};
  }
  return {Verdict::malformed, "an answer to another question", ""};
}

Finding not_reached() { return {Verdict::not_expressible, "no turn led to this position", ""}; }

Finding no_position() { return {Verdict::skipped, "no position after the turn", ""}; }

}  // namespace casebook::judge
