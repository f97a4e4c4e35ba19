// A run in which something of everything happened.
#pragma once

#include <string>
#include <utility>

#include "casebook/report/run_report.hpp"

namespace casebook::report {

inline judge::CheckResult result(std::string check, std::string question, judge::Verdict verdict) {
  judge::CheckResult result;
  result.check = std::move(check);
  result.question = std::move(question);
  result.verdict = verdict;
  result.expected = "offence 7";
  result.got = "offence 7";
  result.place = {12, 5};
  result.duration = std::chrono::microseconds(1500);
  return result;
}

inline RunReport sample() {
  RunReport report;
  report.version = "0.1.0";
  report.engine = "an-engine";
  report.engine_version = "2";
  judge::CheckResult failed = result("2", "attack C7", judge::Verdict::fail);
  failed.got = "offence 4";
  failed.difference = "offence: expected 7, got 4";
  judge::CheckResult crashed = result("1", "moves of K15", judge::Verdict::crashed);
  crashed.expected = "J15";
  crashed.got = "gone \x1b[31m";
  judge::CheckResult skipped = result("1", "communication", judge::Verdict::skipped);
  skipped.expected = "in C6";
  skipped.got = "not <that>";
  const Rulings other = Rulings{}.with(TerrainBonus::only_when_attacked);
  report.scenarios = {
      {"scenarios/charges/a.yaml",
       {"a", rule::charge_contact, {}, {result("1", "attack C8", judge::Verdict::pass), failed}}},
      {"scenarios/charges/b.yaml", {"b", rule::charge_contact, {}, {skipped}}},
      {"scenarios/movement/c.yaml", {"c", rule::move_speed, other, {crashed}}},
  };
  return report;
}

}  // namespace casebook::report
