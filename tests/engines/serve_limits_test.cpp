// Whatever a line holds: one clear error, and the next line is answered.
#include <gmock/gmock.h>

#include "casebook/model/limits.hpp"
#include "served.hpp"

namespace casebook::engines {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;

const std::string good = R"({"verb":"rulings","seq":"next","set":{}})";
const std::string good_answer = R"({"seq":"next","ok":true})";

// The answer to a line, after making sure that the one behind it is answered as well.
std::string answered(const std::string& line) {
  const auto lines = served(line + "\n" + good + "\n");
  if (lines.size() != 2 || lines[1] != good_answer) return "the next line was not answered";
  return lines[0];
}

struct Malformed {
  std::string name;
  std::string line;
  std::string says;
};
void PrintTo(const Malformed& malformed, std::ostream* out) { *out << malformed.name; }

class MalformedLine : public testing::TestWithParam<Malformed> {};

TEST_P(MalformedLine, HasOneErrorForAnAnswer) {
  const std::string answer = answered(GetParam().line);
  EXPECT_THAT(answer, AllOf(StartsWith(R"({"error":")"), HasSubstr(GetParam().says)));
  EXPECT_LT(answer.size(), 400U);
}

INSTANTIATE_TEST_SUITE_P(
    Serve, MalformedLine,
    testing::Values(Malformed{"NoJson", "hello", "no JSON text: at byte"},
                    Malformed{"OpenBrace", "{", "no JSON text"},
                    Malformed{"CutOff", R"({"verb":"hello","seq":1)", "no JSON text"},
                    Malformed{"TwoTexts", R"({"verb":"hello"} {"verb":"hello"})", "no JSON text"},
                    Malformed{"SingleQuotes", R"({'verb':'hello'})", "no JSON text"},
                    Malformed{"Comment", R"({"verb":"hello"/**/})", "no JSON text"},
                    Malformed{"TrailingComma", R"({"verb":"hello",})", "no JSON text"},
                    Malformed{"NotANumber", R"({"verb":"hello","seq":NaN})", "no JSON text"},
                    Malformed{"LeadingZero", R"({"verb":"hello","seq":01})", "no JSON text"},
                    Malformed{"NumberBeyondAll", R"({"verb":"hello","seq":1e999})",
                              "number overflow"},
                    Malformed{"InvalidUtf8", "{\"verb\":\"h\xff\"}", "no JSON text"},
                    Malformed{"OverlongUtf8", "{\"verb\":\"\xc0\x80\"}", "no JSON text"},
                    Malformed{"HalfASurrogate", R"({"verb":"\ud800"})", "no JSON text"},
                    Malformed{"ControlCharacter", "{\"verb\":\"a\tb\"}", "no JSON text"},
                    Malformed{"ZeroByte", std::string("{\"verb\":\"a\0\"}", 12), "no JSON text"},
                    Malformed{"ZeroByteAlone", std::string("\0", 1), "no JSON text"},
                    Malformed{"List", "[]", "an object, not a list"},
                    Malformed{"Number", "7", "an object, not a whole number"},
                    Malformed{"Text", "\"hello\"", "an object, not a text"},
                    Malformed{"Null", "null", "an object, not null"},
                    Malformed{"NoVerb", "{}", "\\\"verb\\\" is missing"},
                    Malformed{"VerbTwice", R"({"verb":"hello","verb":"bye"})", "twice"},
                    Malformed{"SeqTwice", R"({"verb":"hello","seq":1,"seq":2})", "twice"},
                    Malformed{"HiddenKeyTwice", R"({"verb":"hello","x":[{"a":1,"a":1}]})", "twice"},
                    Malformed{"LongGarbage", std::string(100'000, '{'), "no JSON text"}),
    [](const auto& test) { return test.param.name; });

// ---------------------------------------------------------------- limits at and over

std::string padded(std::size_t bytes) { return good + std::string(bytes - good.size(), ' '); }

TEST(ServeLimits, TakesTheLongestLine) {
  EXPECT_EQ(answered(padded(limits::protocol_line)), good_answer);
}

TEST(ServeLimits, RefusesALongerLineAndFindsTheNext) {
  const std::string too_long = answered(padded(limits::protocol_line + 1));
  EXPECT_THAT(too_long, AllOf(StartsWith(R"({"error":")"), HasSubstr("1048576 bytes")));
  EXPECT_EQ(answered(padded(5 * limits::protocol_line)), too_long);
}

TEST(ServeLimits, RefusesALongLastLine) {
  const auto lines = served(std::string(limits::protocol_line + 1, 'x'));
  ASSERT_THAT(lines, SizeIs(1));
  EXPECT_THAT(lines[0], StartsWith(R"({"error":")"));
}

std::string nested(int levels) {
  const auto lists = static_cast<std::size_t>(levels - 1);
  return R"({"verb":"rulings","seq":1,"set":{},"x":)" + std::string(lists, '[') +
         std::string(lists, ']') + "}";
}

TEST(ServeLimits, CountsLevels) {
  EXPECT_EQ(answered(nested(limits::nesting)), R"({"seq":1,"ok":true})");
  EXPECT_THAT(answered(nested(limits::nesting + 1)),
              AllOf(StartsWith(R"({"seq":1,"error":")"), HasSubstr("32 levels")));
  EXPECT_THAT(answered(nested(500'000)), HasSubstr("32 levels"));
}

TEST(ServeLimits, WideLinesAreTakenWhole) {
  std::string wide = R"({"verb":"rulings","seq":1,"set":{},"x":[0)";
  while (wide.size() < limits::protocol_line - 10) wide += ",[]";
  EXPECT_EQ(answered(wide + "]}"), R"({"seq":1,"ok":true})");
}

TEST(ServeLimits, ManyKeysTakeNoTime) {
  std::string wide = R"({"verb":"rulings","seq":1,"set":{})";
  for (int i = 0; wide.size() < limits::protocol_line - 30; ++i)
    wide += ",\"k" + std::to_string(i) + "\":0";
  EXPECT_EQ(answered(wide + "}"), R"({"seq":1,"ok":true})");
}

TEST(ServeLimits, FillsTheWholeBoard) {
  std::string units;
  for (int index = 0; index < Square::count; ++index)
    units += (units.empty() ? "\"" : ",\"") + Square::at(index).text() + "\"";
  const std::string answer = answered(R"({"verb":"ask","position":{"map":"open","to-move":"north",)"
                                      R"("north":{"infantry":[)" +
                                      units + R"(]}},"question":{"moves":{}}})");
  EXPECT_EQ(answer, R"({"answer":{"all":[]}})");
}

TEST(ServeLimits, BoundsMovedUnits) {
  const auto moved = [](const std::string& squares) {
    return answered(R"({"verb":"ask","position":{"map":"open","to-move":"north",)"
                    R"("north":{"infantry":["A1","A2","A3","A4","A5","A6"]},"moved":[)" +
                    squares + R"(]},"question":{"moves":{}}})");
  };
  EXPECT_EQ(moved(R"("A1","A2","A3","A4","A5")"), R"({"answer":{"all":[]}})");
  EXPECT_THAT(moved(R"("A1","A2","A3","A4","A5","A6")"), StartsWith(R"({"error":")"));
}

TEST(ServeLimits, BoundsDepth) {
  EXPECT_THAT(answered(R"({"verb":"ask","position":{"map":"open","to-move":"north"},)"
                       R"("question":{"perft":{"depth":21}}})"),
              AllOf(StartsWith(R"({"error":")"), HasSubstr("20")));
}

}  // namespace
}  // namespace casebook::engines
