#include "html_sections.hpp"

#include "casebook/report/clean.hpp"

namespace casebook::adequacy {
namespace {

using report::for_html;

constexpr const char* missing = "<p class=\"missing\">";

// The line of totals of a section's text: its last.
template <class Section>
std::string totals_of(const Section& section) {
  std::string text = to_text(section);
  text.pop_back();
  return text.substr(text.rfind('\n') + 1);
}

template <class Section>
void begin(std::ostream& out, const char* title, const Section& section) {
  out << "<h2>" << title << "</h2>\n<p>" << for_html(totals_of(section)) << "</p>\n";
}

void write_row(std::ostream& out, const RuleUse& use) {
  const bool is_right = use.is_covered() && !use.is_excused_for_nothing();
  out << "<tr" << (is_right ? "" : " class=\"missing\"") << "><td>" << for_html(use.rule.text)
      << "</td>";
  for (const int number : {use.asked_in, use.said_yes, use.said_no})
    out << "<td class=\"number\">" << number << "</td>";
  out << "<td>" << for_html(use.excuse) << "</td></tr>\n";
}

void write_row(std::ostream& out, const Dependence& of) {
  const bool is_right = of.needless.empty() && of.missing.empty();
  out << "<tr" << (is_right ? "" : " class=\"missing\"") << "><td>" << for_html(of.scenario)
      << "</td><td>";
  for (std::size_t at = 0; at < of.rulings.size(); ++at)
    out << (at == 0 ? "" : ", ") << for_html(name(of.rulings[at]));
  out << "</td><td>";
  for (const Ruling ruling : of.needless) out << for_html(name(ruling)) << " is needless. ";
  if (!of.missing.empty()) out << "fails under " << for_html(of.missing);
  out << "</td></tr>\n";
}

void write_row(std::ostream& out, const IdleUnits& of) {
  out << "<tr" << (of.kept.empty() ? " class=\"missing\"" : "") << "><td>"
      << for_html(of.theme + "/" + of.scenario) << "</td><td>";
  for (const Square unit : of.units) out << unit.text() << ' ';
  out << "</td><td>" << for_html(of.kept) << "</td></tr>\n";
}

}  // namespace

void write_section(std::ostream& out, const Refusals& refusals) {
  begin(out, "Refusals", refusals);
  for (const RefusalProblem& problem : refusals.problems)
    out << missing << for_html(problem.scenario + ": " + problem.message) << "</p>\n";
  for (const RuleId rule : refusals.unrefused)
    out << missing << for_html(rule.text) << ": no check is refused by it</p>\n";
}

void write_section(std::ostream& out, const Coverage& coverage) {
  begin(out, "Rules that are asked", coverage);
  for (const UnaskedRule& one : coverage.unasked)
    out << missing << for_html(one.scenario) << ": no check asks " << for_html(one.rule.text)
        << "</p>\n";
  out << "<table>\n<tr><th>rule</th><th>asked in</th><th>yes in</th><th>no in</th>"
         "<th>why one answer is enough</th></tr>\n";
  for (const RuleUse& use : coverage.uses) write_row(out, use);
  out << "</table>\n";
}

void write_section(std::ostream& out, const ReadingDependence& dependence) {
  begin(out, "Readings", dependence);
  for (const std::string& reading : dependence.untold)
    out << missing << for_html(reading) << ": no scenario tells it from the default</p>\n";
  out << "<table>\n<tr><th>scenario</th><th>depends on</th><th>is wrong</th></tr>\n";
  for (const Dependence& of : dependence.scenarios) {
    if (of.rulings.empty() && of.needless.empty() && of.missing.empty()) continue;
    write_row(out, of);
  }
  out << "</table>\n";
}

void write_section(std::ostream& out, const Minimality& minimality) {
  begin(out, "What could go", minimality);
  for (const std::string& needless : minimality.kept_for_nothing)
    out << missing << for_html(needless) << " is not idle: it needs no reason to stay</p>\n";
  out << "<table>\n<tr><th>scenario</th><th>idle units</th><th>why they stay</th></tr>\n";
  for (const IdleUnits& of : minimality.idle) write_row(out, of);
  out << "</table>\n<details><summary>Scenarios that could go one by one</summary>\n<p>";
  for (const Spare& spare : minimality.spare)
    out << for_html(spare.theme + "/" + spare.scenario) << "<br>\n";
  out << "</p></details>\n";
}

}  // namespace casebook::adequacy
