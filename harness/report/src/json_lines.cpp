#include "casebook/report/json_lines.hpp"

#include <nlohmann/json.hpp>

namespace casebook::report {
namespace {

using Json = nlohmann::ordered_json;

// Text from an engine need not be UTF-8.
std::string line_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

Json json_of(const Rulings& rulings) {
  Json json = Json::object();
  for (const Ruling ruling : all_rulings()) {
    const int reading = rulings.reading(ruling);
    if (reading != 0) json[std::string(name(ruling))] = reading_name(ruling, reading);
  }
  return json;
}

void add_time(Json& json, std::chrono::microseconds duration, Times times) {
  if (times == Times::shown) json["milliseconds"] = static_cast<double>(duration.count()) / 1000.0;
}

Json header_of(const RunReport& report) {
  Json json;
  json["casebook"] = report.version;
  json["format"] = 1;
  json["engine"] = report.engine;
  json["engine-version"] = report.engine_version;
  if (!report.source.empty()) json["source"] = report.source;
  if (!report.commit.empty()) json["commit"] = report.commit;
  if (!report.date.empty()) json["date"] = report.date;
  json["rulings"] = report.rulings ? json_of(*report.rulings) : Json("each-scenario");
  return json;
}

// The readings that a line need not name.
Rulings understood(const RunReport& report) { return report.rulings.value_or(Rulings{}); }

Json json_of(const Judged& judged, const judge::CheckResult& check, const Rulings& understood,
             Times times) {
  Json json;
  json["id"] = judged.result.id;
  json["rule"] = judged.result.rule.text;
  json["check"] = check.check;
  json["question"] = check.question;
  json["verdict"] = judge::name(check.verdict);
  json["expected"] = check.expected;
  if (check.verdict != judge::Verdict::pass) {  // which says that it is what was expected
    json["got"] = check.got;
    json["difference"] = check.difference;
  }
  json["file"] = judged.file;
  json["line"] = check.place.line;
  if (!(judged.result.rulings == understood)) json["rulings"] = json_of(judged.result.rulings);
  add_time(json, check.duration, times);
  return json;
}

Json footer_of(const RunReport& report, Times times) {
  const Counts counts = count(report);
  Json json;
  json["scenarios"] = counts.scenarios;
  json["checks"] = counts.checks;
  for (const judge::Verdict verdict : judge::all_verdicts) {
    json["counts"][std::string(judge::name(verdict))] = counts.of(verdict);
  }
  add_time(json, counts.duration, times);
  return json;
}

}  // namespace

std::string json_lines(const RunReport& report, Times times) {
  std::string lines = line_of(header_of(report));
  for (const Judged& judged : report.scenarios) {
    for (const judge::CheckResult& check : judged.result.checks) {
      lines += line_of(json_of(judged, check, understood(report), times));
    }
  }
  return lines + line_of(footer_of(report, times));
}

}  // namespace casebook::report
