#include "casebook/report/junit.hpp"

#include <map>
#include <pugixml.hpp>
#include <sstream>

#include "casebook/report/clean.hpp"

namespace casebook::report {
namespace {

// What a verdict is in JUnit's terms.
enum class Mark { passed, failure, error, skipped };

Mark mark_of(judge::Verdict verdict) {
  switch (verdict) {
    case judge::Verdict::pass: return Mark::passed;
    case judge::Verdict::fail:
    case judge::Verdict::unstable: return Mark::failure;
    case judge::Verdict::crashed:
    case judge::Verdict::timed_out:
    case judge::Verdict::malformed: return Mark::error;
    case judge::Verdict::not_expressible:
    case judge::Verdict::other_reading:
    case judge::Verdict::skipped: break;
  }
  return Mark::skipped;
}

struct Suite {
  std::vector<std::pair<const Judged*, const judge::CheckResult*>> cases;
  Counts counts;
  std::map<Mark, int> marks;
};

// Suites by theme.
std::map<std::string, Suite> suites_of(const RunReport& report) {
  std::map<std::string, Suite> suites;
  for (const Judged& judged : report.scenarios) {
    Suite& suite = suites[theme_of(judged.file)];
    for (const judge::CheckResult& check : judged.result.checks) {
      suite.cases.emplace_back(&judged, &check);
      suite.counts.add(check);
      ++suite.marks[mark_of(check.verdict)];
    }
  }
  return suites;
}

void set(pugi::xml_node node, const char* attribute, const std::string& value) {
  node.append_attribute(attribute).set_value(clean(value).c_str());
}

// Seconds, as the schema wants them.
std::string time_of(std::chrono::microseconds duration, Times times) {
  if (times == Times::left_out) return "0";
  std::ostringstream text;
  text << std::fixed << static_cast<double>(duration.count()) / 1e6;
  return text.str();
}

void append_complaint(pugi::xml_node test, const Judged& judged, const judge::CheckResult& check) {
  const Mark mark = mark_of(check.verdict);
  if (mark == Mark::passed) return;
  if (mark == Mark::skipped) {
    set(test.append_child("skipped"), "message",
        std::string(judge::name(check.verdict)) + ": " + check.got);
    return;
  }
  pugi::xml_node complaint = test.append_child(mark == Mark::failure ? "failure" : "error");
  set(complaint, "message", check.difference.empty() ? check.got : check.difference);
  set(complaint, "type", std::string(judge::name(check.verdict)));
  const std::string text = judged.file + ":" + std::to_string(check.place.line) + ": expected " +
                           check.expected + "; got " + check.got;
  complaint.append_child(pugi::node_pcdata).set_value(clean(text).c_str());
}

void append_case(pugi::xml_node suite, const std::string& theme, const Judged& judged,
                 const judge::CheckResult& check, Times times) {
  pugi::xml_node test = suite.append_child("testcase");
  std::string title = check.check + " " + check.question;
  const Rulings& rulings = judged.result.rulings;
  if (!(rulings == Rulings{})) title += " (" + to_text(rulings) + ")";
  set(test, "name", title);
  set(test, "classname", theme + "." + judged.result.id);
  set(test, "time", time_of(check.duration, times));
  append_complaint(test, judged, check);
}

void append_suite(pugi::xml_node suites, const std::string& theme, const Suite& suite,
                  std::size_t id, Times times) {
  const auto number = [&suite](Mark mark) {
    const auto found = suite.marks.find(mark);
    return std::to_string(found == suite.marks.end() ? 0 : found->second);
  };
  pugi::xml_node node = suites.append_child("testsuite");
  set(node, "name", theme);
  set(node, "package", "casebook");
  set(node, "id", std::to_string(id));
  set(node, "timestamp", "1970-01-01T00:00:00");
  set(node, "hostname", "localhost");
  set(node, "tests", std::to_string(suite.counts.checks));
  set(node, "failures", number(Mark::failure));
  set(node, "errors", number(Mark::error));
  set(node, "skipped", number(Mark::skipped));
  set(node, "time", time_of(suite.counts.duration, times));
  node.append_child("properties");
  for (const auto& [judged, check] : suite.cases) append_case(node, theme, *judged, *check, times);
  node.append_child("system-out");
  node.append_child("system-err");
}

}  // namespace

std::string junit_xml(const RunReport& report, Times times) {
  pugi::xml_document document;
  pugi::xml_node declaration = document.append_child(pugi::node_declaration);
  set(declaration, "version", "1.0");
  set(declaration, "encoding", "UTF-8");
  pugi::xml_node suites = document.append_child("testsuites");
  std::size_t id = 0;
  for (const auto& [theme, suite] : suites_of(report)) {
    append_suite(suites, theme, suite, id++, times);
  }
  std::ostringstream text;
  document.save(text, "  ");
  return text.str();
}

}  // namespace casebook::report
