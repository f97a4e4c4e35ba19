#include <algorithm>
#include <type_traits>

#include "casebook/infer/questions.hpp"

namespace casebook::infer {
namespace {

using namespace engines;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

// Whether a part of an answer, if it was given, is the right one.
template <class Part>
bool fits(const std::optional<Part>& given, const std::optional<Part>& full) {
  return !given || given == full;
}

bool fits(const CommunicationReply& given, const CommunicationReply& full) {
  return given.in == full.in;
}
bool fits(const AttackReply& given, const AttackReply& full) {
  return fits(given.offence, full.offence) && fits(given.defence, full.defence) &&
         fits(given.outcome, full.outcome) && fits(given.counting, full.counting);
}
bool fits(const MovesReply& given, const MovesReply& full) { return given.moves == full.moves; }

bool fits(const LegalTurnReply& given, const LegalTurnReply& full) {
  return fits(given.position, full.position) && (!given.says_end || given.end == full.end);
}
bool fits(const IllegalTurnReply& given, const IllegalTurnReply& full) {
  if (!fits(given.at, full.at)) return false;
  if (!given.because || given.because->empty() || !full.because) return true;
  std::vector<std::string> named = *given.because;
  std::vector<std::string> rules = *full.because;
  std::sort(named.begin(), named.end());
  std::sort(rules.begin(), rules.end());
  return named == rules;
}
bool fits(const TurnReply& given, const TurnReply& full) {
  if (given.index() != full.index()) return false;
  if (const auto* legal = std::get_if<LegalTurnReply>(&given)) {
    return fits(*legal, std::get<LegalTurnReply>(full));
  }
  return fits(std::get<IllegalTurnReply>(given), std::get<IllegalTurnReply>(full));
}
bool fits(const DeploymentReply& given, const DeploymentReply& full) {
  return given.legal == full.legal;
}
bool fits(const PerftReply& given, const PerftReply& full) { return given.nodes == full.nodes; }
bool fits(const Skipped&, const Skipped&) { return true; }
bool fits(const Refused&, const Refused&) { return true; }
bool fits(const Failure&, const Failure&) { return false; }

}  // namespace

bool agrees(const Reply& given, const Reply& full) {
  return std::visit(
      [&full](const auto& answer) {
        const auto* right = std::get_if<std::decay_t<decltype(answer)>>(&full);
        return right != nullptr && fits(answer, *right);
      },
      given);
}

}  // namespace casebook::infer
