#include "casebook/infer/infer.hpp"

#include <algorithm>

#include "beliefs.hpp"
#include "interview.hpp"
#include "suspects.hpp"

namespace casebook::infer {
namespace {

constexpr int most_rounds = 3;

// The scenarios of these questions, each once.
std::vector<std::string> scenarios_of(const std::vector<std::size_t>& items,
                                      const Questions& questions) {
  std::vector<std::string> names;
  for (const std::size_t item : items) {
    const std::string& name = questions.item(item).scenario;
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  return names;
}

// Every reading against the one found, the other rulings standing where they fit best with it.
RulingFinding finding_of(Ruling ruling, const Rulings& found, const Beliefs& beliefs,
                         const Questions& questions) {
  RulingFinding finding{ruling, {found.reading(ruling)}, {}};
  std::vector<std::size_t> telling;
  for (int reading = 0; reading < reading_count(ruling); ++reading) {
    if (reading == found.reading(ruling)) continue;
    Rulings rival = found;
    rival.set(ruling, reading);
    const auto items = beliefs.told_apart(found, rival);
    telling.insert(telling.end(), items.begin(), items.end());
    const Rulings best_rival = beliefs.best_with(ruling, reading);
    if (beliefs.misfits(best_rival) <= beliefs.misfits(found)) finding.readings.push_back(reading);
  }
  finding.shown_by = scenarios_of(telling, questions);
  return finding;
}

// Readings first, then faults; again, if the answers about faults speak for other readings.
Rulings settled(Interview& interview, Beliefs& beliefs, const Options& options) {
  for (int round = 1;; ++round) {
    settle_readings(interview, beliefs);
    if (options.faults == Faults::left_alone) return beliefs.best();
    const std::size_t heard = interview.answered().size();
    Suspects suspects(interview, beliefs.best(), options.seed);
    suspects.question();
    for (std::size_t at = heard; at < interview.answered().size(); ++at)
      beliefs.hear(interview.answered()[at], interview.answer(interview.answered()[at]));
    const bool is_settled = beliefs.misfits(beliefs.best()) >= suspects.fewest_misfits();
    if (is_settled || round == most_rounds) return suspects.readings();
  }
}

}  // namespace

Inference infer(engines::Engine& engine, const Questions& questions, const Options& options) {
  Interview interview(engine, questions, options);
  Beliefs beliefs(questions, options.seed);
  const Rulings rulings = settled(interview, beliefs, options);

  Inference inference;
  inference.introduction = interview.introduction();
  inference.asked = interview.asked();
  inference.unanswered = interview.asked() - static_cast<int>(interview.answered().size());
  inference.rulings = rulings;
  for (const Ruling ruling : all_rulings())
    inference.findings.push_back(finding_of(ruling, inference.rulings, beliefs, questions));
  if (options.faults == Faults::sought) explain_deviations(interview, inference);
  return inference;
}

}  // namespace casebook::infer
