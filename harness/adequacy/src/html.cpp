#include <algorithm>
#include <sstream>

#include "casebook/adequacy/reports.hpp"

namespace casebook::adequacy {
namespace {

constexpr const char* head = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Casebook: wrong variants of the rules</title>
<style>
body { font: 16px/1.5 sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #ccc; padding: .3em .6em; text-align: left; vertical-align: top; }
h2 { font-size: 1.1em; margin-top: 2em; }
.survives td { background: #fbd5d0; }
.elsewhere td { background: #fdf0c8; }
summary { cursor: pointer; }
</style>
</head>
<body>
<h1>Wrong variants of the rules</h1>
)";

std::string escaped(std::string_view text) {
  std::string out;
  for (const char letter : text) {
    if (letter == '&') {
      out += "&amp;";
    } else if (letter == '<') {
      out += "&lt;";
    } else if (letter == '>') {
      out += "&gt;";
    } else if (letter == '"') {
      out += "&quot;";
    } else {
      out += letter;
    }
  }
  return out;
}

std::string_view state_of(const Finding& finding) {
  if (!finding.is_killed()) return "survives";
  return finding.is_attributed() ? "killed" : "elsewhere";
}

void write_row(std::ostream& out, const Finding& finding) {
  out << "<tr class=\"" << state_of(finding) << "\"><td><code>" << escaped(finding.mutant->name)
      << "</code></td><td>" << escaped(finding.mutant->effect) << "</td><td>";
  if (finding.is_killed()) {
    out << "<details><summary>" << finding.kills.size() << "</summary>";
    for (const Kill& kill : finding.kills) {
      out << escaped(kill.scenario) << ", check " << escaped(kill.check) << "<br>";
    }
    out << "</details>";
  } else {
    out << "survives";
  }
  out << "</td></tr>\n";
}

void write_rule(std::ostream& out, const Adequacy& adequacy, RuleId rule) {
  out << "<h2>" << escaped(rule.text)
      << "</h2>\n<table>\n<tr><th>variant</th><th>what is wrong</th><th>killed by</th></tr>\n";
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

std::string to_html(const Adequacy& adequacy) {
  std::ostringstream out;
  out << head;
  write_totals(out, adequacy);
  std::vector<RuleId> done;
  for (const Finding& finding : adequacy.findings) {
    const RuleId rule = finding.mutant->rule;
    if (std::find(done.begin(), done.end(), rule) != done.end()) continue;
    done.push_back(rule);
    write_rule(out, adequacy, rule);
  }
  out << "</body>\n</html>\n";
  return out.str();
}

}  // namespace casebook::adequacy
