#include "counterexample.hpp"

#include <cstdlib>
#include <memory>

#include "casebook/corpus/files.hpp"
#include "casebook/differential/differential.hpp"
#include "casebook/engines/literal_engine.hpp"
#include "casebook/judge/disagreement.hpp"
#include "casebook/judge/minimise.hpp"
#include "casebook/scenario/write.hpp"

namespace casebook::properties {
namespace {

std::string folder() {
  const char* asked = std::getenv("CASEBOOK_COUNTEREXAMPLES");
  return asked == nullptr ? "." : asked;
}

// Where the engine and the rules differ over a question that a scenario can ask.
std::optional<judge::Disagreement> disagreement(engines::Engine& tested, const Position& position,
                                                const Rulings& rulings) {
  const auto rules = engines::make_literal_engine();
  rules->take(rulings);
  tested.take(rulings);
  return judge::first_disagreement(
      *rules, tested, position,
      {judge::Topic::communication, judge::Topic::attack, judge::Topic::moves, judge::Topic::turn});
}

void write(const std::string& name, engines::Engine& tested, Counterexample& found) {
  const auto differing = disagreement(tested, found.position, found.rulings);
  if (!differing) return;
  const auto scenario =
      judge::scenario_of(*differing, found.rulings, {name, tested.introduction().engine, "", {}});
  const std::string file = folder() + "/" + name + ".yaml";
  if (corpus::write_file_atomically(file, scenario::to_yaml(scenario))) found.file = file;
}

std::string in_words(const Counterexample& found, const Fault& fault) {
  return fault(found.position, found.rulings) + "\n" + to_text(found.position) +
         differential::marks_of(found.position) + "\n" + to_text(found.rulings) + "\n" +
         (found.file.empty() ? "no scenario can show it" : "written: " + found.file);
}

}  // namespace

Counterexample counterexample(const std::string& name, engines::Engine& tested,
                              const Position& position, const Rulings& rulings,
                              const Fault& fault) {
  Counterexample found{position, rulings, "", ""};
  // What a scenario can show is made small as such, so that it stays so.
  if (disagreement(tested, position, rulings)) {
    found.position =
        judge::minimise(position, [&](const Position& of) {
          return !fault(of, rulings).empty() && disagreement(tested, of, rulings).has_value();
        }).position;
    found.rulings = judge::minimise_rulings(rulings, [&](const Rulings& of) {
      return !fault(found.position, of).empty() &&
             disagreement(tested, found.position, of).has_value();
    });
    write(name, tested, found);
    found.message = in_words(found, fault);
    return found;
  }
  const auto shows = [&](const Position& of) { return !fault(of, found.rulings).empty(); };
  found.position = judge::minimise(position, shows).position;
  found.rulings = judge::minimise_rulings(
      rulings, [&](const Rulings& of) { return !fault(found.position, of).empty(); });
  found.position = judge::minimise(found.position, shows).position;
  found.message = in_words(found, fault);
  return found;
}

}  // namespace casebook::properties
