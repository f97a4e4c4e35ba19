#include "casebook/judge/agreement.hpp"

#include <algorithm>
#include <type_traits>

namespace casebook::judge {
namespace {

using namespace engines;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

// Whether a part of an answer, if it was given, is the right one. Why a unit adds nothing and how a
// turn came about are not compared: another answer is worth showing, another reason for it is not.
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
bool fits(const LineReply& given, const LineReply& full) {
  return fits(given.path, full.path) && fits(given.cuts, full.cuts);
}
bool fits(const MovesReply& given, const MovesReply& full) { return given.moves == full.moves; }

bool fits(const LegalTurnReply& given, const LegalTurnReply& full) {
  return fits(given.position, full.position) && (!given.says_end || given.end == full.end);
}
bool fits(const IllegalTurnReply& given, const IllegalTurnReply& full, Refusals refusals) {
  if (!fits(given.at, full.at)) return false;
  if (!given.because || given.because->empty() || !full.because) return true;
  std::vector<std::string> named = *given.because;
  std::vector<std::string> rules = *full.because;
  std::sort(named.begin(), named.end());
  std::sort(rules.begin(), rules.end());
  if (refusals == Refusals::exact) return named == rules;
  return std::any_of(rules.begin(), rules.end(), [&named](const std::string& rule) {
    return std::binary_search(named.begin(), named.end(), rule);
  });
}
bool fits(const TurnReply& given, const TurnReply& full, Refusals refusals) {
  if (given.index() != full.index()) return false;
  if (const auto* legal = std::get_if<LegalTurnReply>(&given)) {
    return fits(*legal, std::get<LegalTurnReply>(full));
  }
  return fits(std::get<IllegalTurnReply>(given), std::get<IllegalTurnReply>(full), refusals);
}
bool fits(const DeploymentReply& given, const DeploymentReply& full) {
  return given.legal == full.legal;
}
bool fits(const PerftReply& given, const PerftReply& full) { return given.nodes == full.nodes; }
bool fits(const Skipped&, const Skipped&) { return true; }
bool fits(const Refused&, const Refused&) { return true; }
bool fits(const Failure&, const Failure&) { return false; }

}  // namespace

bool agrees(const Reply& given, const Reply& full, Refusals refusals) {
  return std::visit(
      [&full, refusals](const auto& answer) {
        using Answer = std::decay_t<decltype(answer)>;
        const auto* right = std::get_if<Answer>(&full);
        if (right == nullptr) return false;
        if constexpr (std::is_same_v<Answer, TurnReply>) {
          return fits(answer, *right, refusals);
        } else {
          return fits(answer, *right);
        }
      },
      given);
}

}  // namespace casebook::judge
