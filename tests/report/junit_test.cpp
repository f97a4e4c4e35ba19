#include "casebook/report/junit.hpp"

#include <gtest/gtest.h>

#include <pugixml.hpp>

#include "sample.hpp"

namespace casebook::report {
namespace {

TEST(Junit, HasASuiteAThemeAndACaseACheck) {
  // U+FFFD stands for the escape character that the engine sent.
  EXPECT_EQ(junit_xml(sample()), R"xml(<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="charges" package="casebook" id="0" timestamp="1970-01-01T00:00:00" hostname="localhost" tests="3" failures="1" errors="0" skipped="1" time="0">
    <properties />
    <testcase name="1 attack C8" classname="charges.a" time="0" />
    <testcase name="2 attack C7" classname="charges.a" time="0">
      <failure message="offence: expected 7, got 4" type="fail">scenarios/charges/a.yaml:12: expected offence 7; got offence 4</failure>
    </testcase>
    <testcase name="1 communication" classname="charges.b" time="0">
      <skipped message="skipped: not &lt;that>" />
    </testcase>
    <system-out />
    <system-err />
  </testsuite>
  <testsuite name="movement" package="casebook" id="1" timestamp="1970-01-01T00:00:00" hostname="localhost" tests="1" failures="0" errors="1" skipped="0" time="0">
    <properties />
    <testcase name="1 moves of K15 (terrain-bonus: only-when-attacked)" classname="movement.c" time="0">
      <error message="gone �[31m" type="crashed">scenarios/movement/c.yaml:12: expected J15; got gone �[31m</error>
    </testcase>
    <system-out />
    <system-err />
  </testsuite>
</testsuites>
)xml");
}

TEST(Junit, CanBeReadWhateverAnEngineSent) {
  RunReport report = sample();
  std::string everything;
  for (int byte = 0; byte < 256; ++byte) everything += static_cast<char>(byte);
  everything += "\xED\xA0\x80 \xEF\xBF\xBF \xF4\x90\x80\x80 \xC0\x80 \xE2\x82\xAC ]]>";
  judge::CheckResult& failed = report.scenarios.front().result.checks.back();
  failed.difference = everything;
  failed.got = everything;
  failed.question = everything;
  const std::string xml = junit_xml(report);
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string(xml.c_str()));
  for (const char byte : xml) {
    EXPECT_FALSE(static_cast<unsigned char>(byte) < 0x20 && byte != '\n') << int{byte};
  }
  EXPECT_EQ(xml.find("&#"), std::string::npos);
  EXPECT_NE(xml.find("\xE2\x82\xAC"), std::string::npos);
  EXPECT_EQ(xml.find("\xEF\xBF\xBF"), std::string::npos);
}

TEST(Junit, ShowsTimesOnlyWhenAsked) {
  const std::string xml = junit_xml(sample(), Times::shown);
  EXPECT_NE(xml.find("time=\"0.001500\""), std::string::npos);
  EXPECT_NE(xml.find("time=\"0.004500\""), std::string::npos);
}

}  // namespace
}  // namespace casebook::report
