#include "casebook/adequacy/minimality.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <sstream>

#include "casebook/engines/literal_engine.hpp"
#include "casebook/judge/judge.hpp"
#include "casebook/judge/proofs.hpp"
#include "casebook/report/run_report.hpp"
#include "casebook/scenario/every_check.hpp"
#include "kept_units.hpp"
#include "parallel.hpp"

namespace casebook::adequacy {
namespace {

// Their positions are given as wholes: every unit has its place in them.
constexpr std::array<std::string_view, 4> whole_themes{"book", "engines", "openings", "puzzles"};

bool is_whole(const std::string& theme) {
  return std::find(whole_themes.begin(), whole_themes.end(), theme) != whole_themes.end();
}

scenario::Scenario without(const scenario::Scenario& scenario, Square unit) {
  scenario::Scenario less = scenario;
  less.position.units.remove(unit);
  less.position.moved.erase(unit);
  if (less.position.could_move) less.position.could_move->erase(unit);
  if (less.position.shaken == unit) less.position.shaken.reset();
  return less;
}

// Its checks, its tempting wrong answers, and that no ruling which `when` leaves open matters.
bool holds(const scenario::Scenario& scenario, engines::Engine& engine) {
  for (const Rulings& rulings : judge::runs_of(scenario))
    for (const judge::CheckResult& check : judge::judge(scenario, engine, rulings).checks)
      if (check.verdict != judge::Verdict::pass && check.verdict != judge::Verdict::skipped) {
        return false;
      }
  return judge::tempting_answers_are_true(scenario).empty() &&
         judge::when_is_right(scenario, {0, 1}).empty();
}

// A unit that a check says to be isolated: nobody on its square would be so too.
bool is_named(const scenario::Scenario& scenario, Square unit) {
  for (const scenario::Check* check : scenario::every_check(scenario)) {
    const auto* asked = std::get_if<scenario::CommunicationCheck>(&check->what);
    if (asked == nullptr) continue;
    if (std::count(asked->out.begin(), asked->out.end(), unit) > 0) return true;
  }
  return false;
}

// An army without a fighting unit is a lost one to many engines, whatever they are asked.
bool is_the_last_to_fight(const Position& position, Square unit) {
  const Unit of = *position.units.at(unit);
  if (!is_fighting_unit(of.kind)) return false;
  int fighting = 0;
  for (const Square other : position.units.squares(of.side))
    fighting += is_fighting_unit(position.units.at(other)->kind) ? 1 : 0;
  return fighting == 1;
}

std::string listed(const std::vector<Square>& units) {
  std::string list;
  for (const Square unit : units) list += (list.empty() ? "" : " ") + unit.text();
  return list;
}

const KeptUnits* registered(const IdleUnits& of) {
  for (const KeptUnits& kept : kept_units())
    if (kept.scenario == of.theme + "/" + of.scenario) return &kept;
  return nullptr;
}

// Why they stay: the position is whole, or the register names exactly them.
std::string reason_for(const IdleUnits& of) {
  if (is_whole(of.theme)) return "a position that is given whole";
  const KeptUnits* const kept = registered(of);
  const bool names_them =
      kept != nullptr && (kept->units == "*" || kept->units == listed(of.units));
  return names_them ? std::string(kept->why) : "";
}

IdleUnits idle_units(const corpus::ScenarioFile& file) {
  IdleUnits idle{file.scenario.id, report::theme_of(file.path), {}, {}};
  const auto rules = engines::make_literal_engine();
  for (const Square unit : file.scenario.position.units.squares())
    if (!is_named(file.scenario, unit) && !is_the_last_to_fight(file.scenario.position, unit) &&
        holds(without(file.scenario, unit), *rules))
      idle.units.push_back(unit);
  idle.kept = reason_for(idle);
  return idle;
}

// Of a register's entry for this scenario, whether the units are not idle as it says.
std::optional<std::string> kept_for_nothing(const IdleUnits& of) {
  const KeptUnits* const kept = registered(of);
  if (kept == nullptr || (!of.units.empty() && !of.kept.empty())) return std::nullopt;
  return of.theme + "/" + of.scenario + ": " + std::string(kept->units);
}

// The scenarios without which some variant would survive, or lose the one about its own rule.
void add_needed(const Adequacy& measured, std::set<std::string>& needed) {
  for (const Finding& finding : measured.findings) {
    std::vector<std::string> about_it;
    for (const Kill& kill : finding.kills)
      if (kill.rule == finding.mutant->rule) about_it.push_back(kill.scenario);
    if (finding.kills.size() == 1) needed.insert(finding.kills.front().scenario);
    if (about_it.size() == 1) needed.insert(about_it.front());
  }
}

std::set<std::string> needed_for(const Worth& worth) {
  std::set<std::string> needed;
  add_needed(worth.kills, needed);
  for (const RuleUse& use : worth.coverage.uses)
    needed.insert(use.seen_only_in.begin(), use.seen_only_in.end());
  needed.insert(worth.readings.told_only_by.begin(), worth.readings.told_only_by.end());
  return needed;
}

}  // namespace

bool Minimality::holds() const {
  return kept_for_nothing.empty() &&
         std::none_of(idle.begin(), idle.end(),
                      [](const IdleUnits& of) { return of.kept.empty(); });
}

Minimality minimality(std::span<const corpus::ScenarioFile> files, const Worth& worth, int jobs) {
  std::vector<IdleUnits> all(files.size(), IdleUnits{});
  share_out(files.size(), jobs, [&](std::size_t at) { all[at] = idle_units(files[at]); });
  Minimality result;
  result.scenarios = files.size();
  const std::set<std::string> needed = needed_for(worth);
  for (const corpus::ScenarioFile& file : files)
    if (!needed.contains(file.scenario.id)) {
      result.spare.push_back({file.scenario.id, report::theme_of(file.path)});
    }
  for (IdleUnits& idle : all) {
    if (const auto needless = kept_for_nothing(idle)) result.kept_for_nothing.push_back(*needless);
    if (!idle.units.empty()) result.idle.push_back(std::move(idle));
  }
  return result;
}

std::string to_text(const Minimality& minimality) {
  std::ostringstream out;
  std::size_t idle = 0;
  std::size_t kept = 0;
  for (const IdleUnits& of : minimality.idle) {
    (of.kept.empty() ? idle : kept) += of.units.size();
    if (of.kept.empty()) {
      out << "idle      " << of.theme << '/' << of.scenario << ": " << listed(of.units) << '\n';
    }
  }
  for (const std::string& needless : minimality.kept_for_nothing)
    out << "kept      " << needless << " is not idle: it needs no reason to stay\n";
  out << minimality.scenarios << " scenarios: " << minimality.spare.size()
      << " could go one by one without a loss of kills, coverage or readings; " << idle
      << " units are idle, and " << kept << " more for a reason\n";
  return out.str();
}

std::string details_to_text(const Minimality& minimality) {
  std::map<std::string, std::vector<std::string>> themes;
  for (const Spare& spare : minimality.spare) themes[spare.theme].push_back(spare.scenario);
  std::ostringstream out;
  for (const auto& [theme, scenarios] : themes)
    for (const std::string& scenario : scenarios)
      out << "spare     " << theme << '/' << scenario << '\n';
  for (const IdleUnits& of : minimality.idle) {
    if (of.kept.empty() || is_whole(of.theme)) continue;
    out << "stays     " << of.theme << '/' << of.scenario << ": " << listed(of.units) << ": "
        << of.kept << '\n';
  }
  return out.str();
}

}  // namespace casebook::adequacy
