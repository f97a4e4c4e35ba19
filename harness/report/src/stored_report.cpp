#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

#include "casebook/report/difference.hpp"

namespace casebook::report {
namespace {

using Json = nlohmann::json;

std::string text_at(const Json& line, const char* key) {
  const auto found = line.find(key);
  return found != line.end() && found->is_string() ? found->get<std::string>() : std::string();
}

// What is wrong with the first line; empty if nothing is.
std::string fault_of_header(const Json& header) {
  if (text_at(header, "casebook").empty()) return "this is no report; `run --json` writes one";
  const auto format = header.find("format");
  if (format == header.end() || *format != 1) return "only reports of format 1 can be read";
  return {};
}

tl::expected<StoredCheck, std::string> check_from(const Json& line) {
  StoredCheck check;
  check.id = text_at(line, "id");
  check.check = text_at(line, "check");
  const auto verdict = judge::verdict_named(text_at(line, "verdict"));
  if (check.id.empty() || check.check.empty() || !verdict) {
    return tl::unexpected<std::string>("expected a check with `id`, `check` and `verdict`");
  }
  check.verdict = *verdict;
  check.question = text_at(line, "question");
  check.got = text_at(line, "got");
  check.file = text_at(line, "file");
  check.rule = text_at(line, "rule");
  check.difference = text_at(line, "difference");
  const auto rulings = line.find("rulings");
  if (rulings != line.end()) {
    check.rulings = rulings->dump(-1, ' ', false, Json::error_handler_t::replace);
  }
  return check;
}

class Reading {
 public:
  // What is wrong with the line; empty if nothing is.
  std::string take(const Json& line) {
    if (!line.is_object()) return "expected an object";
    if (!has_header_) {
      has_header_ = true;
      take_header(line);
      return fault_of_header(line);
    }
    if (report_.is_whole) return "the report has ended before";
    if (line.contains("counts")) {
      report_.is_whole = true;
      return {};
    }
    auto check = check_from(line);
    if (!check) return check.error();
    if (!known_.emplace(check->id, check->check, check->rulings).second) {
      return check->id + " " + check->check + " stands twice";
    }
    report_.checks.push_back(std::move(*check));
    return {};
  }

  bool has_header() const { return has_header_; }
  StoredReport report() { return std::move(report_); }

 private:
  void take_header(const Json& line) {
    report_.engine = text_at(line, "engine");
    report_.engine_version = text_at(line, "engine-version");
    report_.source = text_at(line, "source");
    report_.commit = text_at(line, "commit");
    report_.date = text_at(line, "date");
  }

  StoredReport report_;
  std::set<std::tuple<std::string, std::string, std::string>> known_;
  bool has_header_ = false;
};

}  // namespace

tl::expected<StoredReport, std::string> stored_report(std::string_view text) {
  Reading reading;
  int number = 0;
  while (!text.empty()) {
    ++number;
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    const Json json = Json::parse(line.begin(), line.end(), nullptr, false);
    const bool is_cut_short = end == std::string_view::npos && json.is_discarded();
    if (is_cut_short && reading.has_header()) break;
    const std::string fault = json.is_discarded() ? "no JSON text" : reading.take(json);
    if (!fault.empty()) return tl::unexpected("line " + std::to_string(number) + ": " + fault);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  if (!reading.has_header()) return tl::unexpected<std::string>("line 1: the report is empty");
  return reading.report();
}

}  // namespace casebook::report
