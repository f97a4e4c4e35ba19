#include "walk.hpp"

#include <utility>

#include "casebook/scenario/position_problem.hpp"
#include "same.hpp"
#include "sights.hpp"
#include "unanswered.hpp"
#include "words.hpp"

namespace casebook::judge {
namespace {

// Why nothing can be asked about the position that a turn returned; empty if there is no reason.
std::string fault_of(const Position& returned, const Position& before) {
  if (!(*returned.board == *before.board)) return "a position on another map";
  const auto problem = scenario::position_problem(returned);
  return problem ? "an impossible position: " + problem->message : std::string();
}

// What stands inside a check: in its `then`, or in its `after`.
Section inside(const Section& section, std::size_t number, const scenario::Check& check) {
  return {section.number + std::to_string(number), section.label + question(check)};
}
Section then(const Section& turn) { return {turn.number + ".then.", turn.label + ", then "}; }
Section after(const Section& game, int turn) {
  const std::string number = std::to_string(turn);
  return {game.number + ".after." + number + ".", game.label + ", after turn " + number + ": "};
}

}  // namespace

template <class Answer, class Compare>
Finding Walk::put(const Position& position, const engines::Question& question,
                  const Compare& compare) {
  const engines::Reply reply = timed_reply(position, question);
  const auto* answer = std::get_if<Answer>(&reply);
  Finding finding = answer != nullptr ? compare(*answer) : without_answer(reply);
  if (asks_again(finding.verdict) && !same(reply, timed_reply(position, question))) {
    return {Verdict::unstable, "two different answers to one question", ""};
  }
  return finding;
}

bool Walk::asks_again(Verdict verdict) const {
  if (policy_.asking == Asking::twice) return true;
  return policy_.asking == Asking::again_if_wrong && verdict == Verdict::fail;
}

engines::Reply Walk::timed_reply(const Position& position, const engines::Question& question) {
  const auto start = std::chrono::steady_clock::now();
  engines::Reply reply = engine_.ask(position, question);
  spent_ += std::chrono::steady_clock::now() - start;
  return reply;
}

// Judges one check, whatever its kind.
class Walk::Asker {
 public:
  Asker(Walk& walk, const Subject& subject, const Section& inside, std::size_t result)
      : walk_(walk), subject_(subject), inside_(inside), result_(result) {}

  void operator()(const scenario::TurnCheck& check) const {
    walk_.judge_turn(check, subject_, inside_, result_);
  }
  void operator()(const scenario::GameCheck& check) const {
    walk_.judge_game(check, subject_, inside_, result_);
  }
  template <class Check>
  void operator()(const Check& check) const {
    walk_.settle(result_, finding(check));
  }

 private:
  Finding finding(const scenario::EndCheck& check) const {
    return subject_.returned == nullptr ? not_reached() : compare(check, *subject_.returned);
  }
  Finding finding(const scenario::AccountCheck& check) const {
    return subject_.returned == nullptr ? not_reached() : compare(check, *subject_.returned);
  }
  static Finding finding(const scenario::MapCheck& check) { return compare_map(check); }
  template <class Check>
  Finding finding(const Check& check) const {
    return subject_.position == nullptr ? no_position() : about(check, *subject_.position);
  }

  // A question to the engine.
  Finding about(const scenario::CommunicationCheck& check, const Position& position) const {
    return walk_.put<engines::CommunicationReply>(
        position, engines::CommunicationQuestion{},
        [&](const auto& reply) { return compared(check, reply, position); });
  }
  Finding about(const scenario::AttackCheck& check, const Position& position) const {
    return walk_.put<engines::AttackReply>(
        position, engines::AttackQuestion{check.square},
        [&](const auto& reply) { return compared(check, reply, position); });
  }
  Finding about(const scenario::MovesCheck& check, const Position& position) const {
    return walk_.put<engines::MovesReply>(
        position, engines::MovesQuestion{check.of},
        [&](const auto& reply) { return compared(check, reply, position); });
  }
  Finding about(const scenario::RefusedCheck& check, const Position& position) const {
    return refusal(check.play, {check.because}, position);
  }
  Finding about(const scenario::ViolationsCheck& check, const Position& position) const {
    return refusal(check.play, check.all, position);
  }
  Finding about(const scenario::DeploymentCheck& check, const Position& position) const {
    return walk_.put<engines::DeploymentReply>(
        position, engines::DeploymentQuestion{},
        [&](const auto& reply) { return compare(check, reply, walk_.policy_.refusals); });
  }
  Finding about(const scenario::LineCheck& check, const Position& position) const {
    return walk_.put<engines::LineReply>(position, engines::LineQuestion{check.of},
                                         [&](const auto& reply) { return compare(check, reply); });
  }
  Finding about(const scenario::PerftCheck& check, const Position& position) const {
    return walk_.put<engines::PerftReply>(position, engines::PerftQuestion{check.depth},
                                          [&](const auto& reply) { return compare(check, reply); });
  }
  // A part of what a turn returned that can be seen on the board.
  Finding about(const scenario::StandsCheck& check, const Position& position) const {
    return compared(check, position);
  }
  Finding about(const scenario::ShakenCheck& check, const Position& position) const {
    return compared(check, position);
  }
  Finding about(const scenario::DestroyedArsenalsCheck& check, const Position& position) const {
    return compared(check, position);
  }
  // Any other part.
  template <class Check>
  Finding about(const Check& check, const Position& position) const {
    return compare(check, position);
  }

  // What differs, and what there is to see of it.
  template <class Check, class Reply>
  static Finding compared(const Check& check, const Reply& reply, const Position& position) {
    Finding finding = compare(check, reply);
    if (finding.verdict == Verdict::fail) finding.sights = sights_of(check, reply, position);
    return finding;
  }
  template <class Check>
  static Finding compared(const Check& check, const Position& returned) {
    Finding finding = compare(check, returned);
    if (finding.verdict == Verdict::fail) finding.sights = sights_of(check, returned);
    return finding;
  }

  Finding refusal(const std::string& text, const std::vector<RuleId>& rules,
                  const Position& position) const {
    return walk_.put<engines::TurnReply>(
        position, engines::TurnQuestion{text}, [&](const auto& reply) {
          return compare_refusal(text, rules, reply, walk_.policy_.refusals);
        });
  }

  Walk& walk_;
  const Subject& subject_;
  const Section& inside_;
  std::size_t result_;
};

void Walk::ask(const std::vector<scenario::Check>& checks, const Position& position,
               const Section& section) {
  ask_all(checks, {&position, nullptr}, section);
}

void Walk::ask_all(const std::vector<scenario::Check>& checks, const Subject& subject,
                   const Section& section) {
  std::size_t number = 0;
  for (const scenario::Check& check : checks) {
    const std::size_t result = add(check, section, ++number);
    const Section inner = inside(section, number, check);
    std::visit(Asker(*this, subject, inner, result), check.what);
  }
}

void Walk::leave_out(const std::vector<scenario::Check>& checks, const Finding& finding,
                     const Section& section) {
  std::size_t number = 0;
  for (const scenario::Check& check : checks) {
    settle(add(check, section, ++number), finding);
    const Section inner = inside(section, number, check);
    if (const auto* turn = std::get_if<scenario::TurnCheck>(&check.what)) {
      leave_out(turn->then, finding, then(inner));
    }
    if (const auto* game = std::get_if<scenario::GameCheck>(&check.what)) {
      leave_out_after(*game, 0, finding, inner);
    }
  }
}

void Walk::leave_out_after(const scenario::GameCheck& game, int played, const Finding& finding,
                           const Section& section) {
  for (const auto& [turn, checks] : game.after) {
    if (turn > played) leave_out(checks, finding, after(section, turn));
  }
}

Walk::Played Walk::play(const Position& position, const std::string& text) {
  std::optional<engines::LegalTurnReply> returned;
  Finding finding = put<engines::TurnReply>(
      position, engines::TurnQuestion{text}, [&](const engines::TurnReply& reply) {
        const auto* legal = std::get_if<engines::LegalTurnReply>(&reply);
        if (legal == nullptr) return compare(scenario::TurnCheck{text, {}}, reply);
        const std::string fault =
            legal->position ? fault_of(*legal->position, position) : std::string();
        if (!fault.empty()) return Finding{Verdict::malformed, fault, ""};
        returned = *legal;
        return Finding{Verdict::pass, "legal", ""};
      });
  if (finding.verdict != Verdict::pass) returned.reset();
  return {std::move(finding), std::move(returned)};
}

void Walk::judge_turn(const scenario::TurnCheck& check, const Subject& subject,
                      const Section& section, std::size_t result) {
  if (subject.position == nullptr) {
    settle(result, no_position());
    return leave_out(check.then, not_reached(), then(section));
  }
  const Played played = play(*subject.position, check.play);
  settle(result, played.finding);
  if (!played.returned) return leave_out(check.then, not_reached(), then(section));
  ask_all(check.then, subject_of(*played.returned), then(section));
}

void Walk::judge_game(const scenario::GameCheck& check, const Subject& subject,
                      const Section& section, std::size_t result) {
  engines::LegalTurnReply now;
  if (subject.position != nullptr) now.position = *subject.position;
  Finding finding{Verdict::pass, std::to_string(check.turns.size()) + " legal turns", ""};
  std::chrono::steady_clock::duration on_turns{};
  int played = 0;
  for (const std::string& text : check.turns) {
    Played next = play_on(now, text);
    on_turns += std::exchange(spent_, {});
    if (!next.returned) {
      finding = std::move(next.finding);
      const std::string which = "turn " + std::to_string(played + 1) + " (" + text + "): ";
      finding.got.insert(0, which);
      if (!finding.difference.empty()) finding.difference.insert(0, which);
      break;
    }
    now = std::move(*next.returned);
    const auto checks = check.after.find(++played);
    if (checks == check.after.end()) continue;
    ask_all(checks->second, subject_of(now), after(section, played));
  }
  leave_out_after(check, played, not_reached(), section);
  spent_ = on_turns;
  settle(result, finding);
}

Walk::Played Walk::play_on(const engines::LegalTurnReply& now, const std::string& text) {
  if (!now.position) return {no_position(), std::nullopt};
  if (now.end) return {{Verdict::fail, "the war has ended", "the war has ended"}, std::nullopt};
  return play(*now.position, text);
}

std::size_t Walk::add(const scenario::Check& check, const Section& section, std::size_t number) {
  CheckResult result;
  result.check = section.number + std::to_string(number);
  result.question = section.label + question(check);
  result.expected = expected(check);
  result.place = check.place;
  results_.push_back(std::move(result));
  return results_.size() - 1;
}

void Walk::settle(std::size_t result, const Finding& finding) {
  CheckResult& settled = results_[result];
  settled.verdict = finding.verdict;
  settled.got = finding.got;
  settled.difference = finding.difference;
  settled.sights = finding.sights;
  settled.duration = std::chrono::duration_cast<std::chrono::microseconds>(spent_);
  spent_ = {};
}

}  // namespace casebook::judge
