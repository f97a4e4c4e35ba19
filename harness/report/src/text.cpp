#include "casebook/report/text.hpp"

#include <iomanip>
#include <map>
#include <ostream>
#include <set>
#include <sstream>

#include "casebook/model/counted.hpp"
#include "casebook/report/clean.hpp"
#include "side_by_side.hpp"

namespace casebook::report {
namespace {

constexpr const char* red = "\x1b[31m";
constexpr const char* bold = "\x1b[1m";
constexpr const char* plain = "\x1b[0m";

// What was judged of one rule in one theme.
struct Group {
  std::vector<const Judged*> judged;
  std::set<std::string> files;
  Counts counts;
};

using Theme = std::map<std::string_view, Group>;  // by rule

std::map<std::string, Theme> themes_of(const RunReport& report) {
  std::map<std::string, Theme> themes;
  for (const Judged& judged : report.scenarios) {
    Theme& theme = themes[theme_of(judged.file)];
    Group& group = theme[judged.result.rule.text];
    group.judged.push_back(&judged);
    group.files.insert(judged.file);
    for (const judge::CheckResult& check : judged.result.checks) group.counts.add(check);
  }
  return themes;
}

std::string milliseconds(std::chrono::microseconds duration) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(1) << static_cast<double>(duration.count()) / 1000.0
       << " ms";
  return text.str();
}

class TextReport {
 public:
  TextReport(std::ostream& out, const TextOptions& options) : out_(out), options_(options) {}

  void write(const RunReport& report) {
    for (const auto& [name, theme] : themes_of(report)) write_theme(name, theme);
    if (options_.detail == Detail::every_rule) out_ << '\n' << setting(report) << '\n';
    const Counts counts = count(report);
    out_ << counted(counts.scenarios, "scenario") << ", " << counted(counts.checks, "check") << ": "
         << verdicts(counts) << time_of(counts) << '\n';
  }

 private:
  std::string in(const char* colour, const std::string& text) const {
    return options_.colour == Colour::on ? colour + text + plain : text;
  }

  std::string time_of(const Counts& counts) const {
    return options_.times == Times::shown ? ", " + milliseconds(counts.duration) : "";
  }

  static std::string setting(const RunReport& report) {
    const std::string under = report.rulings ? "rulings " + to_text(*report.rulings)
                                             : "each scenario under its own rulings";
    return clean("engine " + report.engine + " " + report.engine_version + ", " + under);
  }

  // "all pass"; "5 pass, 1 fail, 2 skipped".
  std::string verdicts(const Counts& counts) const {
    if (counts.checks > 0 && counts.of(judge::Verdict::pass) == counts.checks) return "all pass";
    std::string text;
    for (const judge::Verdict verdict : judge::all_verdicts) {
      const std::size_t number = counts.of(verdict);
      if (number == 0) continue;
      const std::string words = std::to_string(number) + " " + std::string(judge::name(verdict));
      text += text.empty() ? "" : ", ";
      text += judge::is_fault(verdict) ? in(red, words) : words;
    }
    return text.empty() ? "nothing was asked" : text;
  }

  void write_theme(const std::string& name, const Theme& theme) {
    if (options_.detail == Detail::every_rule) out_ << in(bold, clean(name)) << '\n';
    for (const auto& [rule, group] : theme) write_group(rule, group);
  }

  void write_group(std::string_view rule, const Group& group) {
    if (options_.detail == Detail::every_rule) {
      out_ << "  " << std::left << std::setw(46) << rule << ' '
           << counted(group.files.size(), "scenario") << ", "
           << counted(group.counts.checks, "check") << ": " << verdicts(group.counts)
           << time_of(group.counts) << '\n';
    }
    for (const Judged* judged : group.judged) {
      for (const judge::CheckResult& check : judged->result.checks) {
        if (judge::is_fault(check.verdict)) write_fault(*judged, check);
      }
    }
  }

  void write_fault(const Judged& judged, const judge::CheckResult& check) {
    if (options_.detail == Detail::every_rule) out_ << "    ";
    std::string place = judged.file + ":" + std::to_string(check.place.line);
    if (check.place.column > 0) place += ":" + std::to_string(check.place.column);
    std::string text =
        ": " + check.question + ": expected " + check.expected + "; got " + check.got;
    if (!check.difference.empty() && check.difference != check.got) {
      text += "; first difference: " + check.difference;
    }
    const Rulings& rulings = judged.result.rulings;
    if (!(rulings == Rulings{})) text += " (under " + to_text(rulings) + ")";
    out_ << clean(place) << ": " << in(red, std::string(judge::name(check.verdict))) << clean(text)
         << '\n';
    if (check.sights) out_ << side_by_side(*check.sights);
    if (options_.again) out_ << "      again: " << clean(options_.again(judged)) << '\n';
  }

  std::ostream& out_;
  TextOptions options_;
};

}  // namespace

void write_text(std::ostream& out, const RunReport& report, const TextOptions& options) {
  TextReport(out, options).write(report);
}

}  // namespace casebook::report
