#include "same.hpp"

namespace casebook::judge {
namespace {

using namespace engines;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

bool equal(const CommunicationReply& a, const CommunicationReply& b) { return a.in == b.in; }
bool equal(const AttackReply& a, const AttackReply& b) {
  return a.offence == b.offence && a.defence == b.defence && a.outcome == b.outcome &&
         a.counting == b.counting && a.not_counting == b.not_counting;
}
bool equal(const LineReply& a, const LineReply& b) { return a.path == b.path && a.cuts == b.cuts; }
bool equal(const MovesReply& a, const MovesReply& b) { return a.moves == b.moves; }
bool equal(const LegalTurnReply& a, const LegalTurnReply& b) {
  return a.position == b.position && a.end == b.end && a.says_end == b.says_end &&
         a.account == b.account;
}
bool equal(const IllegalTurnReply& a, const IllegalTurnReply& b) {
  return a.at == b.at && a.because == b.because;
}
bool equal(const TurnReply& a, const TurnReply& b) {
  if (a.index() != b.index()) return false;
  if (const auto* legal = std::get_if<LegalTurnReply>(&a)) {
    return equal(*legal, std::get<LegalTurnReply>(b));
  }
  return equal(std::get<IllegalTurnReply>(a), std::get<IllegalTurnReply>(b));
}
bool equal(const DeploymentReply& a, const DeploymentReply& b) {
  return a.legal == b.legal && a.because == b.because;
}
bool equal(const PerftReply& a, const PerftReply& b) { return a.nodes == b.nodes; }
bool equal(const Skipped&, const Skipped&) { return true; }
bool equal(const Refused&, const Refused&) { return true; }
bool equal(const Failure& a, const Failure& b) { return a.kind == b.kind; }

}  // namespace

bool same(const Reply& a, const Reply& b) {
  return std::visit(
      [&b](const auto& one) {
        const auto* other = std::get_if<std::decay_t<decltype(one)>>(&b);
        return other != nullptr && equal(one, *other);
      },
      a);
}

}  // namespace casebook::judge
