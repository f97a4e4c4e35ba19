// Holds reports against junit.xsd with xmllint, which knows nothing of this program.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "casebook/report/junit.hpp"
#include "sample.hpp"

namespace casebook::report {
namespace {

constexpr int valid = 0;
constexpr int not_as_the_schema_has_it = 3;  // as the manual of xmllint says

int xmllint(const std::string& text) {
  std::string folder = (std::filesystem::temp_directory_path() / "casebook-XXXXXX").string();
  if (mkdtemp(folder.data()) == nullptr) return -1;
  const std::string file = folder + "/report.xml";
  std::ofstream(file, std::ios::binary) << text;
  const std::string command = "xmllint --nonet --noout --schema '" CASEBOOK_JUNIT_SCHEMA "' '" +
                              file + "' 2>'" + folder + "/errors'";
  const int status = std::system(command.c_str());  // NOLINT(cert-env33-c): a test of a file
  std::filesystem::remove_all(folder);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

// The sample has a case that passed, one that failed, one that was skipped and one that crashed.
TEST(JunitSchema, TakesAReportWithSomethingOfEverything) {
  EXPECT_EQ(xmllint(junit_xml(sample())), valid);
  EXPECT_EQ(xmllint(junit_xml(sample(), Times::shown)), valid);
}

TEST(JunitSchema, RefusesWhatBuildServersDoNotRead) {
  const std::string report = junit_xml(sample());
  EXPECT_EQ(xmllint(replaced(report, " tests=\"3\"", "")), not_as_the_schema_has_it);
  EXPECT_EQ(xmllint(replaced(report, "<failure message=", "<failure note=")),
            not_as_the_schema_has_it);
  EXPECT_EQ(xmllint(replaced(report, " classname=", " class=")), not_as_the_schema_has_it);
  EXPECT_EQ(xmllint(replaced(report, "type=\"crashed\"", "type=\"fail\"")),
            not_as_the_schema_has_it);
  EXPECT_EQ(xmllint(replaced(report, "<properties />", "")), not_as_the_schema_has_it);
  EXPECT_EQ(xmllint(replaced(report, "1970-01-01T00:00:00", "yesterday")),
            not_as_the_schema_has_it);
}

}  // namespace
}  // namespace casebook::report
