// What engines were found to do, from stored reports: a page of Markdown.
#pragma once

#include <string>
#include <vector>

#include "casebook/report/difference.hpp"
#include "casebook/report/stored_inference.hpp"

namespace casebook::report {

// A scenario that was made because of an engine.
struct MadeFrom {
  std::string file;  // "scenarios/engines/….yaml"
  std::string title;
  std::string engine;  // its `source: {engine: …}`
};

// A fault that explains checks which an engine gets wrong; or several, each of which does.
struct Explanation {
  std::vector<StoredFault> faults;  // at least one
  std::vector<std::size_t> checks;  // numbers in the report, from 0
};

// What is known of one engine.
struct EngineRuns {
  std::string name;  // short, for the heads of tables
  StoredReport report;
  StoredInference inference;
  std::vector<Explanation> explained = {};
};

// A table of the engines, of what each has of every theme, and of the readings that each takes;
// then, engine by engine, the faults that explain what is wrong, each with the rule that it breaks
// and the rule's locators, and the rules under test where nothing explains it; with scenarios and a
// first difference. Links go to `to_project` + the scenario's file. What comes from an engine
// is cleaned, and means nothing in Markdown.
std::string engines_page(const std::vector<EngineRuns>& engines,
                         const std::vector<MadeFrom>& scenarios, const std::string& to_project);

}  // namespace casebook::report
