#include "casebook/report/difference.hpp"

#include <array>
#include <map>
#include <tuple>

#include "casebook/report/clean.hpp"

namespace casebook::report {
namespace {

constexpr std::array<Change, 5> all_changes{Change::fixed, Change::broken, Change::is_new,
                                            Change::gone, Change::changed_reason};

// Which check, under which readings.
using Key = std::tuple<std::string_view, std::string_view, std::string_view>;
Key key_of(const StoredCheck& check) { return {check.id, check.check, check.rulings}; }

std::map<Key, const StoredCheck*> by_key(const StoredReport& report) {
  std::map<Key, const StoredCheck*> checks;
  for (const StoredCheck& check : report.checks) checks.emplace(key_of(check), &check);
  return checks;
}

bool is_same(const StoredCheck& before, const StoredCheck& after) {
  if (before.verdict != after.verdict) return false;
  return !judge::is_fault(after.verdict) || before.got == after.got;
}

Change change_between(const StoredCheck& before, const StoredCheck& after) {
  using judge::Verdict;
  const bool was_wrong = judge::is_fault(before.verdict);
  if (!was_wrong && judge::is_fault(after.verdict)) return Change::broken;
  if (before.verdict == Verdict::pass && after.verdict == Verdict::skipped) return Change::broken;
  if (was_wrong && after.verdict == Verdict::pass) return Change::fixed;
  return Change::changed_reason;
}

// "pass"; "fail: offence 4".
std::string state_of(const StoredCheck& check) {
  std::string text(judge::name(check.verdict));
  if (check.verdict != judge::Verdict::pass) text += ": " + check.got;
  return text;
}

std::string line_of(const Changed& changed) {
  const StoredCheck& check = changed.after != nullptr ? *changed.after : *changed.before;
  std::string text(name(changed.change));
  text += ": " + check.id + " " + check.check + " (" + check.question + "): ";
  if (changed.before != nullptr) text += state_of(*changed.before);
  if (changed.before != nullptr && changed.after != nullptr) text += " -> ";
  if (changed.after != nullptr) text += state_of(*changed.after);
  if (!check.rulings.empty()) text += " (under " + check.rulings + ")";
  return clean(text) + '\n';
}

}  // namespace

std::string_view name(Change change) {
  switch (change) {
    case Change::fixed: return "fixed";
    case Change::broken: return "broken";
    case Change::is_new: return "new";
    case Change::gone: return "gone";
    case Change::changed_reason: break;
  }
  return "changed reason";
}

std::vector<Changed> changes(const StoredReport& before, const StoredReport& after) {
  auto left = by_key(before);
  std::vector<Changed> all;
  for (const StoredCheck& check : after.checks) {
    const auto found = left.find(key_of(check));
    if (found == left.end()) {
      all.push_back({Change::is_new, nullptr, &check});
      continue;
    }
    const StoredCheck& earlier = *found->second;
    left.erase(found);
    if (!is_same(earlier, check)) all.push_back({change_between(earlier, check), &earlier, &check});
  }
  for (const StoredCheck& check : before.checks) {
    if (left.contains(key_of(check))) all.push_back({Change::gone, &check, nullptr});
  }
  return all;
}

std::string to_text(const std::vector<Changed>& changes) {
  std::map<Change, std::size_t> counts;
  std::string text;
  for (const Changed& changed : changes) {
    text += line_of(changed);
    ++counts[changed.change];
  }
  for (const Change change : all_changes) {
    text += (change == all_changes.front() ? "" : ", ") + std::to_string(counts[change]) + " ";
    text += name(change);
  }
  return text + '\n';
}

}  // namespace casebook::report
