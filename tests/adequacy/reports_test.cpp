#include "casebook/adequacy/reports.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "samples.hpp"

namespace casebook::adequacy {
namespace {

// One killed by a scenario about its rule, one by a scenario about another, one survivor.
class Reports : public testing::Test {
 protected:
  const std::vector<mutants::Mutant> mutants =
      mutants_named({"a-charge-of-six", "cavalry-defence-six", "infantry-goes-two-squares"});
  const std::vector<corpus::ScenarioFile> files{charge(), untrue()};
  const Adequacy measured = adequacy(files, mutants, 1);
  const Measured all{measured, std::nullopt, std::nullopt, std::nullopt, std::nullopt};
};

TEST_F(Reports, TextNamesWhatIsMissing) {
  const std::string expected =
      "broken    untrue: the rules themselves fail it\n"
      "elsewhere cavalry-defence-six (factor.cavalry): cavalry defends with 6\n"
      "survives  infantry-goes-two-squares (move.speed): infantry moves up to two squares\n"
      "1 scenario, 3 wrong variants of the rules: 2 killed (66 %), "
      "1 by a scenario about their own rule (33 %)\n";
  EXPECT_EQ(to_text(measured), expected);
}

TEST_F(Reports, TextOfOneMutantNamesItsKillers) {
  EXPECT_EQ(to_text(measured.findings[0]),
            "a-charge-of-six (charge.contact): cavalry in contact charges with 6\n"
            "  a-charge, check 1 (charge.contact)\n");
  EXPECT_EQ(to_text(measured.findings[2]),
            "infantry-goes-two-squares (move.speed): infantry moves up to two squares\n"
            "  no scenario kills it\n");
}

TEST_F(Reports, JsonSaysTheSame) {
  const auto json = nlohmann::json::parse(to_json(all))["mutants"];
  EXPECT_EQ(json["scenarios"], 1);
  EXPECT_EQ(json["broken"], nlohmann::json::array({"untrue"}));
  EXPECT_EQ(json["variants"], 3);
  EXPECT_EQ(json["killed"], 2);
  EXPECT_EQ(json["attributed"], 1);
  const auto& first = json["findings"][0];
  EXPECT_EQ(first["name"], "a-charge-of-six");
  EXPECT_EQ(first["killed"], true);
  EXPECT_EQ(first["killed-by"][0]["scenario"], "a-charge");
  EXPECT_EQ(json["findings"][1]["attributed"], false);
  EXPECT_EQ(json["findings"][2]["killed"], false);
}

// Every section that was measured, and no other.
TEST_F(Reports, AllSectionsAsJsonAndHtml) {
  Measured measured_all = all;
  measured_all.refusals = refusals(files, 1);
  measured_all.coverage = coverage(files, 1);
  measured_all.readings = reading_dependence(files);
  measured_all.minimality =
      minimality(files, {measured, *measured_all.coverage, *measured_all.readings}, 1);
  const auto json = nlohmann::json::parse(to_json(measured_all));
  EXPECT_EQ(json["refusals"]["checks"], 0);
  EXPECT_FALSE(json["refusals"]["permissions-without-any"].empty());
  EXPECT_EQ(json["coverage"]["rules"].size(), measured_all.coverage->uses.size());
  EXPECT_EQ(json["readings"]["scenarios"], 2);
  EXPECT_EQ(json["minimality"]["scenarios"], 2);
  EXPECT_EQ(nlohmann::json::parse(to_json(all)).size(), 1U);
  const std::string html = to_html(measured_all);
  for (const char* part : {"<h2>Refusals</h2>", "<h2>Rules that are asked</h2>",
                           "<h2>Readings</h2>", "<h2>What could go</h2>",
                           "<p class=\"missing\">move.speed: no check is refused by it</p>"}) {
    EXPECT_NE(html.find(part), std::string::npos) << part;
  }
  EXPECT_EQ(to_html(all).find("<h2>Refusals</h2>"), std::string::npos);
}

TEST_F(Reports, HtmlMarksEveryState) {
  const std::string html = to_html(all);
  for (const char* part :
       {"<tr class=\"killed\"><td><code>a-charge-of-six", "<tr class=\"survives\"><td><code>inf",
        "<tr class=\"elsewhere\"><td><code>cavalry-def", "a-charge, check 1", "</html>"}) {
    EXPECT_NE(html.find(part), std::string::npos) << part;
  }
}

}  // namespace
}  // namespace casebook::adequacy
