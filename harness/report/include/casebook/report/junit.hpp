// The report for build servers.
#pragma once

#include <string>

#include "casebook/report/run_report.hpp"

namespace casebook::report {

// JUnit XML, a suite a theme and a case a check, valid against the strict schema of Ant as well as
// against the wider ones. fail and unstable are failures; crashed, timed-out and malformed are
// errors; skipped, not-expressible and other-reading are skipped. Whatever is no character of XML
// is replaced. The time stamp the schema wants is always the same.
std::string junit_xml(const RunReport& report, Times times = Times::left_out);

}  // namespace casebook::report
