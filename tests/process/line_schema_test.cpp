// Lines against the protocol's schema.
#include "casebook/process/line_schema.hpp"

#include <gtest/gtest.h>

namespace casebook::process {
namespace {

constexpr const char* attack =
    R"({"seq":1,"verb":"ask","position":{"map":"book","to-move":"north"},)"
    R"("question":{"attack":{"square":"L15"}}})";

// What is wrong with a line that is heard after the attack was asked.
std::string answered(std::string_view line) {
  LineSchema schema;
  EXPECT_EQ(schema.fault(Direction::sent, attack), "");
  return schema.fault(Direction::heard, line);
}

TEST(LineSchema, WhatTheProtocolAllows) {
  EXPECT_EQ(answered(R"({"seq":1,"answer":{"offence":8,"defence":6,"outcome":"destroyed"}})"), "");
  EXPECT_EQ(answered(R"({"seq":1,"skipped":"no"})"), "");
  EXPECT_EQ(answered(R"({"seq":1,"error":"no"})"), "");
}

TEST(LineSchema, WhatItDoesNot) {
  EXPECT_NE(answered(R"({"seq":1,"answer":{"offence":"eight"}})").find("[answer][offence]"),
            std::string::npos);
  EXPECT_NE(answered(R"({"seq":1,"answer":{"outcome":"won"}})"), "");
  EXPECT_NE(answered("[]"), "");
  EXPECT_EQ(answered("eight"), "no JSON");
}

// Another question's answer would be allowed by itself.
TEST(LineSchema, AnAnswerIsHeldAgainstItsQuestion) {
  LineSchema schema;
  EXPECT_NE(schema.fault(Direction::sent, R"({"seq":1,"verb":"ask"})"), "");
  EXPECT_EQ(schema.fault(Direction::sent, R"({"verb":"hello","protocol":1})"), "");
  EXPECT_NE(schema.fault(Direction::heard, R"({"seq":1,"answer":{"all":[]}})"), "");
  EXPECT_EQ(
      schema.fault(Direction::heard, R"({"engine":"e","version":"1","language":"l","source":"s",)"
                                     R"("answers":["attack"]})"),
      "");
}

}  // namespace
}  // namespace casebook::process
