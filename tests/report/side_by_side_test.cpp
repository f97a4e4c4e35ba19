#include <gtest/gtest.h>

#include <sstream>

#include "casebook/report/text.hpp"
#include "sample.hpp"

namespace casebook::report {
namespace {

using judge::Sight;
using judge::Sights;

Square at(const char* text) { return *Square::parse(text); }

Position position_on(int columns, int rows) {
  Position position;
  position.board = std::make_shared<const Board>(columns, rows);
  return position;
}

Squares set(std::initializer_list<const char*> texts) {
  Squares squares;
  for (const char* text : texts) squares.insert(at(text));
  return squares;
}

// What the report shows below the line of a check that failed over these.
std::string shown(const Sights& sights) {
  RunReport report;
  judge::CheckResult failed = result("1", "a check", judge::Verdict::fail);
  failed.sights = std::make_shared<const Sights>(sights);
  report.scenarios = {{"a/b.yaml", {"b", rule::charge_contact, {}, {failed}}}};
  std::ostringstream out;
  TextOptions options;
  options.detail = Detail::failures_only;
  write_text(out, report, options);
  const std::string text = out.str();
  const std::size_t first = text.find('\n') + 1;
  return text.substr(first, text.rfind('\n', text.size() - 2) + 1 - first);
}

TEST(SideBySide, ShowsWhoIsIsolated) {
  Position position = position_on(12, 5);
  position.units.place(at("C6"), {Side::north, Kind::cavalry});
  position.units.place(at("C7"), {Side::south, Kind::infantry});
  EXPECT_EQ(shown({Sights::Subject::communication,
                   {position, set({"C7"}), {}},
                   {position, set({"C6"}), {}},
                   at("C6"),
                   set({"C6", "C7"})}),
            "    expected         |  got    (! isolated)\n"
            "       5  6  7  8    |     5  6  7  8\n"
            "    B  .  .  .  .    |  B  .  .  .  .\n"
            "    C  .  C  i! .    |  C  .  C! i  .\n"
            "    D  .  .  .  .    |  D  .  .  .  .\n");
}

TEST(SideBySide, ShowsWhatUnitsAdd) {
  Position position = position_on(3, 2);
  position.units.place(at("A1"), {Side::north, Kind::cavalry});
  position.units.place(at("A2"), {Side::south, Kind::infantry});
  EXPECT_EQ(shown({Sights::Subject::counting,
                   {position, {}, {}, {{at("A1"), 7}, {at("A2"), 10}}},
                   {position, {}, {}, {{at("A1"), 4}, {at("A2"), 6}}},
                   at("A1"),
                   set({"A1", "A2"})}),
            "    expected      |  got    (a unit's number: what it adds)\n"
            "       1  2  3    |     1  2  3\n"
            "    A  C7 i10.    |  A  C4 i6 .\n"
            "    B  .  .  .    |  B  .  .  .\n");
}

TEST(SideBySide, ShowsWhereAUnitCanGoAndWhatIsThere) {
  Position position;
  Board board(3, 1);
  board.set_arsenal(at("A3"), Side::south);
  board.set_terrain(at("A1"), Terrain::fort);
  position.board = std::make_shared<const Board>(board);
  position.units.place(at("A2"), {Side::north, Kind::infantry});
  EXPECT_EQ(shown({Sights::Subject::moves,
                   {position, {}, set({"A3"})},
                   {position, {}, set({"A1", "A3"})},
                   at("A1"),
                   set({"A1", "A2", "A3"})}),
            "    expected      |  got    (* within reach)\n"
            "       1  2  3    |     1  2  3\n"
            "    A  #  I  *@s  |  A  *# I  *@s\n");
}

TEST(SideBySide, AWideBoardIsCutAroundTheFirstDifference) {
  Position position = position_on(25, 20);
  position.units.place(at("A1"), {Side::north, Kind::infantry});
  position.units.place(at("T25"), {Side::south, Kind::infantry});
  const std::string text = shown({Sights::Subject::communication,
                                  {position, set({"T25"}), {}},
                                  {position, {}, {}},
                                  at("T25"),
                                  set({"A1", "T25"})});
  std::istringstream lines(text);
  int count = 0;
  std::size_t widest = 0;
  for (std::string line; std::getline(lines, line); ++count) widest = std::max(widest, line.size());
  EXPECT_LE(count, 14);  // two heads, and at most 12 rows
  EXPECT_LE(widest, 100U);
  EXPECT_NE(text.find("i!"), std::string::npos) << text;
  EXPECT_EQ(text.find("\n    A"), std::string::npos) << text;
}

TEST(SideBySide, NothingWhereThereIsNothingToSee) {
  RunReport report = sample();
  std::ostringstream out;
  write_text(out, report);
  EXPECT_EQ(out.str().find("(! isolated)"), std::string::npos);
}

}  // namespace
}  // namespace casebook::report
