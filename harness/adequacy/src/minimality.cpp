#include "casebook/adequacy/minimality.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <sstream>

#include "casebook/engines/literal_engine.hpp"
#include "casebook/judge/judge.hpp"
#include "casebook/judge/proofs.hpp"
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
bool is_named(const std::vector<scenario::Check>& checks, Square unit) {
  for (const scenario::Check& check : checks) {
    if (const auto* asked = std::get_if<scenario::CommunicationCheck>(&check.what)) {
      if (std::count(asked->out.begin(), asked->out.end(), unit) > 0) return true;
    }
    if (const auto* turn = std::get_if<scenario::TurnCheck>(&check.what)) {
      if (is_named(turn->then, unit)) return true;
    }
    if (const auto* game = std::get_if<scenario::GameCheck>(&check.what)) {
      for (const auto& after : game->after)
        if (is_named(after.second, unit)) return true;
    }
  }
  return false;
}

bool is_named(const scenario::Scenario& scenario, Square unit) {
  if (is_named(scenario.checks, unit)) return true;
  if (!scenario.readings) return false;
  const auto& blocks = scenario.readings->readings;
  return std::any_of(blocks.begin(), blocks.end(),
                     [&](const auto& block) { return is_named(block.second, unit); });
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

IdleUnits idle_units(const corpus::ScenarioFile& file) {
  IdleUnits idle{
      file.scenario.id, std::filesystem::path(file.path).parent_path().filename().string(), {}};
  const auto rules = engines::make_literal_engine();
  for (const Square unit : file.scenario.position.units.squares())
    if (!is_named(file.scenario, unit) && !is_the_last_to_fight(file.scenario.position, unit) &&
        holds(without(file.scenario, unit), *rules))
      idle.units.push_back(unit);
  return idle;
}

// The scenarios without which some variant would survive, or lose the one about its own rule.
std::set<std::string> needed_by(const Adequacy& measured) {
  std::set<std::string> needed;
  for (const Finding& finding : measured.findings) {
    std::vector<std::string> about_it;
    for (const Kill& kill : finding.kills)
      if (kill.rule == finding.mutant->rule) about_it.push_back(kill.scenario);
    if (finding.kills.size() == 1) needed.insert(finding.kills.front().scenario);
    if (about_it.size() == 1) needed.insert(about_it.front());
  }
  return needed;
}

}  // namespace

Minimality minimality(std::span<const corpus::ScenarioFile> files, const Adequacy& measured,
                      int jobs) {
  std::vector<IdleUnits> all(files.size(), IdleUnits{});
  share_out(files.size(), jobs, [&](std::size_t at) { all[at] = idle_units(files[at]); });
  Minimality result;
  result.scenarios = files.size();
  const std::set<std::string> needed = needed_by(measured);
  for (const corpus::ScenarioFile& file : files)
    if (needed.count(file.scenario.id) == 0) result.not_alone.push_back(file.scenario.id);
  for (IdleUnits& idle : all)
    if (!idle.units.empty()) result.idle.push_back(std::move(idle));
  return result;
}

std::string to_text(const Minimality& minimality) {
  std::ostringstream out;
  std::size_t idle = 0;
  std::size_t in_wholes = 0;
  for (const IdleUnits& of : minimality.idle) {
    (is_whole(of.theme) ? in_wholes : idle) += of.units.size();
    if (is_whole(of.theme)) continue;
    out << "idle      " << of.theme << '/' << of.scenario << ':';
    for (const Square unit : of.units) out << ' ' << unit.text();
    out << '\n';
  }
  out << minimality.scenarios
      << " scenarios: " << minimality.scenarios - minimality.not_alone.size()
      << " are needed by a wrong variant that no other scenario, or no other about its rule, "
         "kills; "
      << idle << " units could go one by one, and " << in_wholes << " of whole positions\n";
  return out.str();
}

}  // namespace casebook::adequacy
