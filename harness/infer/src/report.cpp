#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "casebook/engines/protocol.hpp"
#include "casebook/infer/infer.hpp"
#include "casebook/model/counted.hpp"

namespace casebook::infer {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t shown_scenarios = 3;

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.resize(width, ' ');
  return text;
}

std::string listed(const std::vector<std::string>& words, const std::string& between) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

// The first few of them, and how many more there are.
std::string some_of(std::vector<std::string> names) {
  const std::size_t all = names.size();
  if (all > shown_scenarios) names.resize(shown_scenarios);
  const std::string more =
      all > shown_scenarios ? " and " + std::to_string(all - shown_scenarios) + " more" : "";
  return listed(names, ", ") + more;
}

std::vector<std::string> readings_of(const RulingFinding& finding) {
  std::vector<std::string> names;
  for (const int reading : finding.readings)
    names.emplace_back(reading_name(finding.ruling, reading));
  return names;
}

// What the engine gave, as the protocol writes it.
std::string answer_text(const engines::Reply& reply, const engines::Question& question) {
  const Json line = Json::parse(engines::reply_to_json(reply, question));
  return line.contains("answer") ? line["answer"].dump() : line.dump();
}

void write_head(std::ostream& out, const Inference& inference) {
  const engines::Introduction& of = inference.introduction;
  out << of.engine << (of.version.empty() ? "" : " " + of.version) << ": "
      << counted(static_cast<std::size_t>(inference.asked), "question");
  if (inference.unanswered > 0) out << ", " << inference.unanswered << " of them not answered";
  out << "\n";
}

void write_settled(std::ostream& out, const Inference& inference) {
  out << "\nReadings\n";
  for (const RulingFinding& finding : inference.findings) {
    if (!finding.is_settled()) continue;
    const bool is_default = finding.readings.front() == 0;
    out << (is_default ? "    " : "  * ") << padded(std::string(name(finding.ruling)), 29)
        << reading_name(finding.ruling, finding.readings.front()) << "\n"
        << std::string(10, ' ') << "shown by " << some_of(finding.shown_by) << "\n";
  }
}

void write_open(std::ostream& out, const Inference& inference) {
  std::ostringstream open;
  for (const RulingFinding& finding : inference.findings) {
    if (finding.is_settled()) continue;
    open << "    " << padded(std::string(name(finding.ruling)), 29)
         << listed(readings_of(finding), " or ") << "\n";
  }
  if (!open.str().empty()) out << "\nReadings that the answers cannot tell apart\n" << open.str();
}

void write_faults(std::ostream& out, const Inference& inference) {
  if (!inference.faults.empty()) out << "\nFaults that explain answers no reading explains\n";
  for (const FaultFinding& finding : inference.faults) {
    bool is_first = true;
    for (const mutants::Mutant* fault : finding.faults) {
      out << (is_first ? "    " : "    or ") << fault->name << " (" << fault->rule.text
          << "): " << fault->effect << "\n";
      is_first = false;
    }
    out << std::string(10, ' ') << "explains " << counted(finding.deviations.size(), "answer");
    if (finding.contradicted > 0) {
      out << "; " << counted(static_cast<std::size_t>(finding.contradicted), "answer") << " speak"
          << (finding.contradicted == 1 ? "s" : "") << " against it";
    }
    out << "\n";
  }
}

void write_deviations(std::ostream& out, const Inference& inference, const Questions& questions) {
  std::ostringstream left;
  for (const Deviation& deviation : inference.deviations) {
    if (!deviation.explained_by.empty()) continue;
    const Item& item = questions.item(deviation.item);
    left << "    " << item.scenario << ": " << engines::question_to_json(item.question) << "\n"
         << "          rules  " << answer_text(deviation.expected, item.question) << "\n"
         << "          engine " << answer_text(deviation.given, item.question) << "\n";
  }
  if (!left.str().empty()) out << "\nAnswers that nothing explains\n" << left.str();
}

}  // namespace

std::string to_text(const Inference& inference, const Questions& questions) {
  std::ostringstream out;
  write_head(out, inference);
  write_settled(out, inference);
  write_open(out, inference);
  write_faults(out, inference);
  write_deviations(out, inference, questions);
  const auto open = std::count_if(inference.findings.begin(), inference.findings.end(),
                                  [](const RulingFinding& of) { return !of.is_settled(); });
  out << "\n"
      << counted(inference.findings.size() - static_cast<std::size_t>(open), "ruling")
      << " settled, " << open << " open; " << counted(inference.deviations.size(), "answer")
      << " against the rules under these readings\n"
      << "readings: " << to_text(inference.rulings) << "\n";
  return out.str();
}

std::string to_json(const Inference& inference, const Questions& questions, const Asked& asked) {
  Json rulings = Json::array();
  for (const RulingFinding& finding : inference.findings)
    rulings.push_back({{"ruling", name(finding.ruling)},
                       {"readings", readings_of(finding)},
                       {"shown-by", finding.shown_by}});
  Json faults = Json::array();
  for (const FaultFinding& finding : inference.faults) {
    Json names = Json::array();
    for (const mutants::Mutant* fault : finding.faults)
      names.push_back(
          {{"name", fault->name}, {"rule", fault->rule.text}, {"effect", fault->effect}});
    faults.push_back({{"faults", std::move(names)},
                      {"explains", finding.deviations},
                      {"contradicted", finding.contradicted}});
  }
  Json deviations = Json::array();
  for (const Deviation& deviation : inference.deviations) {
    const Item& item = questions.item(deviation.item);
    deviations.push_back(
        {{"scenario", item.scenario},
         {"position", Json::parse(engines::position_to_json(item.position))},
         {"question", Json::parse(engines::question_to_json(item.question))},
         {"expected", Json::parse(engines::reply_to_json(deviation.expected, item.question))},
         {"given", Json::parse(engines::reply_to_json(deviation.given, item.question))}});
  }
  Json all = {{"engine", inference.introduction.engine},
              {"version", inference.introduction.version},
              {"source", inference.introduction.source}};
  if (!asked.commit.empty()) all["commit"] = asked.commit;
  if (!asked.date.empty()) all["date"] = asked.date;
  all["asked"] = inference.asked;
  all["unanswered"] = inference.unanswered;
  all["rulings"] = std::move(rulings);
  all["faults"] = std::move(faults);
  all["deviations"] = std::move(deviations);
  return all.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace casebook::infer
