// Scenarios for these tests.
#pragma once

#include <string>
#include <vector>

#include "casebook/adequacy/adequacy.hpp"
#include "casebook/corpus/read.hpp"

namespace casebook::adequacy {

inline corpus::ScenarioFile sample(const std::string& id, const std::string& rule,
                                   const std::string& checks) {
  const std::string text = "id: " + id +
                           "\n"
                           "title: A sample\n"
                           "rules: [" +
                           rule +
                           "]\n"
                           "why: For the test.\n"
                           "source: {original: true}\n"
                           "position:\n"
                           "  map: {columns: 12, rows: 5, arsenals: {north: [C1], south: [C12]}}\n"
                           "  to-move: north\n"
                           "  north: {infantry: [B5], cavalry: [C6]}\n"
                           "  south: {cavalry: [C7]}\n" +
                           checks;
  return {id + ".yaml", corpus::read_scenario(text, id + ".yaml").value()};
}

// Cavalry in contact charges with 7 (II.5.1).
inline corpus::ScenarioFile charge(const std::string& id = "a-charge",
                                   const std::string& rule = "charge.contact") {
  return sample(id, rule, "checks: [{attack: {square: C7, outcome: destroyed}}]\n");
}
// Cavalry goes two squares (II.2.1).
inline corpus::ScenarioFile ride() {
  return sample("a-ride", "move.speed",
                "checks:\n"
                "  - attack: {square: C7, outcome: destroyed}\n"
                "  - turn: {play: \"C6-C4\", then: [{stands: {C4: north cavalry}}]}\n");
}
// The infantry on B5 is on no line and touches the cavalry at a corner (4.5.2).
inline corpus::ScenarioFile contact() {
  return sample("contact", "communication.contact", "checks: [{communication: {in: [B5]}}]\n");
}
// Not so: a charge of 7 destroys cavalry.
inline corpus::ScenarioFile untrue() {
  return sample("untrue", "charge.contact", "checks: [{attack: {square: C7, outcome: resists}}]\n");
}

inline std::vector<mutants::Mutant> mutants_named(const std::vector<std::string>& names) {
  std::vector<mutants::Mutant> found;
  for (const std::string& name : names) found.push_back(*mutants::mutant_named(name));
  return found;
}

}  // namespace casebook::adequacy
