#include "casebook/adequacy/coverage.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <sstream>

#include "casebook/corpus/registers.hpp"
#include "casebook/engines/literal_engine.hpp"
#include "casebook/judge/judge.hpp"
#include "casebook/literal/case.hpp"
#include "parallel.hpp"

namespace casebook::adequacy {
namespace {

// Rules whose function cannot answer both ways in any position, and why.
struct Excuse {
  RuleId rule;
  std::string_view why;
};
constexpr std::string_view never_nothing = "it is a number, and none of them is 0";
constexpr std::array<Excuse, 17> excuses{{
    {rule::factor_infantry, never_nothing},
    {rule::factor_infantry_pass, never_nothing},
    {rule::factor_infantry_fort, never_nothing},
    {rule::factor_cavalry, never_nothing},
    {rule::factor_cavalry_no_terrain, never_nothing},
    {rule::factor_artillery, never_nothing},
    {rule::factor_artillery_pass, never_nothing},
    {rule::factor_artillery_fort, never_nothing},
    {rule::fire_range_infantry, never_nothing},
    {rule::fire_range_cavalry, never_nothing},
    {rule::fire_range_artillery, never_nothing},
    {rule::fire_range_communications_unit, never_nothing},
    {rule::terrain_fort_serves_occupant, "a fort helps whoever stands in it (V)"},
    {rule::charge_each_line, "no line forbids a charge on another one (II.8.5)"},
    {rule::clash_shaken, "asked of the one difference that shakes (III.2.5)"},
    {rule::communication_direct, "an arsenal's lines run in all directions (4.3.1)"},
    {rule::end_draw_agreed, "nobody wins by a draw"},
}};

// What each slot answered in one scenario.
class Notes : public literal::Trace {
 public:
  struct Answers {
    bool yes = false, no = false;
  };
  void note(const char* slot, bool answer) override {
    (answer ? slots[slot].yes : slots[slot].no) = true;
  }
  std::map<const char*, Answers> slots;
};

Notes watched(const scenario::Scenario& scenario) {
  Notes notes;
  const auto engine = engines::make_book_engine("watched", [&notes](const Rulings& rulings) {
    literal::RuleBook book = literal::rule_book(rulings);
    book.watching = &notes;
    return book;
  });
  for (const Rulings& rulings : judge::runs_of(scenario)) judge::judge(scenario, *engine, rulings);
  return notes;
}

bool has_function(RuleId rule) {
  const auto entries = literal::rule_entries();
  return std::any_of(entries.begin(), entries.end(),
                     [rule](const literal::RuleEntry& entry) { return entry.rule == rule; });
}

bool is_asked(RuleId rule, const Notes& notes) {
  for (const literal::RuleEntry& entry : literal::rule_entries())
    if (entry.rule == rule && notes.slots.contains(entry.slot)) return true;
  for (const RuleId cause : corpus::registers().of(rule).follows_from)
    if (!(cause == rule) && is_asked(cause, notes)) return true;
  return false;
}

void add_unasked(const scenario::Scenario& scenario, const Notes& notes, Coverage& coverage) {
  for (const RuleId rule : scenario.rules) {
    const auto& entry = corpus::registers().of(rule);
    const bool can_be_asked = has_function(rule) || entry.kind == corpus::RuleKind::consequence;
    if (can_be_asked && !is_asked(rule, notes)) coverage.unasked.push_back({scenario.id, rule});
  }
}

void count_answers(const char* slot, std::span<const corpus::ScenarioFile> files,
                   const std::vector<Notes>& all, RuleUse& use) {
  std::string sees_yes;
  std::string sees_no;
  for (std::size_t at = 0; at < all.size(); ++at) {
    const auto found = all[at].slots.find(slot);
    if (found == all[at].slots.end()) continue;
    ++use.asked_in;
    use.said_yes += found->second.yes ? 1 : 0;
    use.said_no += found->second.no ? 1 : 0;
    if (found->second.yes) sees_yes = files[at].scenario.id;
    if (found->second.no) sees_no = files[at].scenario.id;
  }
  if (use.said_yes == 1) use.seen_only_in.push_back(sees_yes);
  if (use.said_no == 1) use.seen_only_in.push_back(sees_no);
}

std::vector<RuleUse> uses_in(std::span<const corpus::ScenarioFile> files,
                             const std::vector<Notes>& all) {
  std::vector<RuleUse> uses;
  for (const literal::RuleEntry& entry : literal::rule_entries()) {
    RuleUse use{entry.rule, 0, 0, 0, {}, {}};
    count_answers(entry.slot, files, all, use);
    for (const Excuse& excuse : excuses)
      if (excuse.rule == entry.rule) use.excuse = excuse.why;
    uses.push_back(std::move(use));
  }
  return uses;
}

}  // namespace

bool Coverage::holds() const {
  return unasked.empty() && std::all_of(uses.begin(), uses.end(), [](const RuleUse& use) {
           return use.is_covered() && !use.is_excused_for_nothing();
         });
}

Coverage coverage(std::span<const corpus::ScenarioFile> files, int jobs) {
  std::vector<Notes> all(files.size());
  share_out(files.size(), jobs, [&](std::size_t at) { all[at] = watched(files[at].scenario); });
  Coverage coverage;
  coverage.uses = uses_in(files, all);
  for (std::size_t at = 0; at < files.size(); ++at)
    add_unasked(files[at].scenario, all[at], coverage);
  return coverage;
}

std::string to_text(const Coverage& coverage) {
  std::ostringstream out;
  for (const UnaskedRule& unasked : coverage.unasked)
    out << "not asked " << unasked.scenario << ": no check asks " << unasked.rule.text << '\n';
  int both = 0;
  int excused = 0;
  for (const RuleUse& use : coverage.uses) {
    if (use.is_excused_for_nothing()) {
      out << "excused   " << use.rule.text << " answers both ways: it needs no excuse\n";
    }
    if (!use.is_covered()) {
      out << "one way   " << use.rule.text << ": asked in " << use.asked_in << " scenarios, yes in "
          << use.said_yes << ", no in " << use.said_no << '\n';
    }
    (use.answers_both_ways() ? both : excused) += use.is_covered() ? 1 : 0;
  }
  const auto uses = static_cast<int>(coverage.uses.size());
  out << uses << " functions of rules: " << both << " are seen to answer both ways, " << excused
      << " one way for a reason, " << uses - both - excused << " without; "
      << coverage.unasked.size() << " rules named by a scenario that does not ask them\n";
  return out.str();
}

}  // namespace casebook::adequacy
