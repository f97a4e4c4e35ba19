#include <sstream>

#include "casebook/adequacy/reports.hpp"
#include "casebook/model/counted.hpp"

namespace casebook::adequacy {
namespace {

void write_head(std::ostream& out, const Finding& finding) {
  out << finding.mutant->name << " (" << finding.mutant->rule.text
      << "): " << finding.mutant->effect << '\n';
}

}  // namespace

std::string to_text(const Adequacy& adequacy) {
  std::ostringstream out;
  for (const std::string& id : adequacy.broken) {
    out << "broken    " << id << ": the rules themselves fail it\n";
  }
  for (const Finding& finding : adequacy.findings) {
    if (finding.is_attributed()) continue;
    out << (finding.is_killed() ? "elsewhere " : "survives  ");
    write_head(out, finding);
  }
  const std::size_t all = adequacy.findings.size();
  out << counted(static_cast<std::size_t>(adequacy.scenarios), "scenario") << ", "
      << counted(all, "wrong variant") << " of the rules: " << adequacy.killed() << " killed ("
      << percent(adequacy.killed(), all) << " %), " << adequacy.attributed()
      << " by a scenario about their own rule (" << percent(adequacy.attributed(), all) << " %)\n";
  return out.str();
}

std::string to_text(const Finding& finding) {
  std::ostringstream out;
  write_head(out, finding);
  for (const Kill& kill : finding.kills) {
    out << "  " << kill.scenario << ", check " << kill.check << " (" << kill.rule.text << ")\n";
  }
  if (!finding.is_killed()) out << "  no scenario kills it\n";
  return out.str();
}

}  // namespace casebook::adequacy
