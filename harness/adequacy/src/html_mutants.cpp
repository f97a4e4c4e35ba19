#include <algorithm>

#include "casebook/report/clean.hpp"
#include "html_sections.hpp"

namespace casebook::adequacy {
namespace {

using report::for_html;

std::string_view state_of(const Finding& finding) {
  if (!finding.is_killed()) return "survives";
  return finding.is_attributed() ? "killed" : "elsewhere";
}

void write_row(std::ostream& out, const Finding& finding) {
  out << "<tr class=\"" << state_of(finding) << "\"><td><code>" << for_html(finding.mutant->name)
      << "</code></td><td>" << for_html(finding.mutant->effect) << "</td><td>";
  if (finding.is_killed()) {
    out << "<details><summary>" << finding.kills.size() << "</summary>";
    for (const Kill& kill : finding.kills) {
      out << for_html(kill.scenario) << ", check " << for_html(kill.check) << "<br>";
    }
    out << "</details>";
  } else {
    out << "survives";
  }
  out << "</td></tr>\n";
}

void write_rule(std::ostream& out, const Adequacy& adequacy, RuleId rule) {
  out << "<h3>" << for_html(rule.text)
      << "</h3>\n<table>\n<tr><th>variant</th><th>what is wrong</th><th>killed by</th></tr>\n";
  for (const Finding& finding : adequacy.findings)
    if (finding.mutant->rule == rule) write_row(out, finding);
  out << "</table>\n";
}

void write_totals(std::ostream& out, const Adequacy& adequacy) {
  const std::size_t all = adequacy.findings.size();
  out << "<p>" << adequacy.scenarios << " scenarios were put to " << all
      << " wrong variants, each with one fault. " << adequacy.killed() << " ("
      << percent(adequacy.killed(), all) << " %) fail some scenario, " << adequacy.attributed()
      << " (" << percent(adequacy.attributed(), all)
      << " %) one about the rule that is broken. Survivors are red; yellow ones fail only "
         "scenarios about other rules.</p>\n";
}

}  // namespace

void write_section(std::ostream& out, const Adequacy& adequacy) {
  out << "<h2>Wrong variants of the rules</h2>\n";
  write_totals(out, adequacy);
  for (const std::string& id : adequacy.broken)
    out << "<p class=\"missing\">" << for_html(id) << ": the rules themselves fail it</p>\n";
  std::vector<RuleId> done;
  for (const Finding& finding : adequacy.findings) {
    const RuleId rule = finding.mutant->rule;
    if (std::find(done.begin(), done.end(), rule) != done.end()) continue;
    done.push_back(rule);
    write_rule(out, adequacy, rule);
  }
}

}  // namespace casebook::adequacy
