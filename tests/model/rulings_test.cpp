#include "casebook/model/rulings.hpp"

#include <gmock/gmock.h>

#include <set>

namespace casebook {
namespace {

using testing::ElementsAreArray;

struct Names {
  const char* ruling;
  std::vector<const char*> readings;
};

// The open questions and their readings, the default first.
const std::vector<Names>& expected() {
  static const std::vector<Names> names{
      {"line-cutters", {"any-enemy-unit", "fighting-units", "connected-fighting-units"}},
      {"enemy-arsenal-on-line", {"open", "blocks"}},
      {"occupied-arsenal", {"silent", "radiates"}},
      {"arsenal-square", {"communicates", "does-not"}},
      {"contact-links", {"all-units", "fighting-units"}},
      {"redirecting-needs", {"line", "line-or-contact"}},
      {"communication-read", {"after-every-move", "at-turn-start-and-before-the-attack"}},
      {"fast-move-through-isolation", {"passes", "stops"}},
      {"two-diagonal-steps", {"any", "in-line"}},
      {"isolated-communications-unit", {"defends-with-one", "defends-with-zero"}},
      {"communications-unit-support", {"counts", "does-not"}},
      {"units-stop-fire", {"none", "enemies"}},
      {"terrain-bonus", {"whenever-defending", "only-when-attacked"}},
      {"charge-from-fort", {"barred", "allowed"}},
      {"shaken-cavalry-in-column", {"counts-zero", "breaks-column"}},
      {"arsenal-destruction",
       {"declared-as-attack", "on-entry-ends-turn", "on-entry-freely", "at-turn-end"}},
      {"arsenal-assailant", {"in-communication", "any-fighting-unit"}},
      {"shaken-unit-on-arsenal", {"harmless", "destroys"}},
      {"retreat-distance", {"full-speed", "one-square"}},
      {"no-room-judged", {"at-its-first-move", "at-once"}},
      {"isolated-shaken-unit", {"destroyed", "stays", "retreats"}},
      {"all-isolated", {"plays-on", "loses", "loses-without-communications-units"}},
  };
  return names;
}

TEST(Ruling, ThereAre22WithTheirReadings) {
  ASSERT_EQ(all_rulings().size(), 22U);
  ASSERT_EQ(expected().size(), 22U);
  for (std::size_t i = 0; i < expected().size(); ++i) {
    const Ruling ruling = all_rulings()[i];
    EXPECT_EQ(name(ruling), expected()[i].ruling);
    std::vector<std::string_view> readings;
    readings.reserve(expected()[i].readings.size());
    for (int reading = 0; reading < reading_count(ruling); ++reading)
      readings.push_back(reading_name(ruling, reading));
    EXPECT_THAT(readings, ElementsAreArray(expected()[i].readings)) << name(ruling);
  }
}

TEST(Ruling, IsFoundByItsNameAndSoAreItsReadings) {
  for (const Ruling ruling : all_rulings()) {
    EXPECT_EQ(ruling_named(name(ruling)), ruling);
    for (int reading = 0; reading < reading_count(ruling); ++reading)
      EXPECT_EQ(reading_named(ruling, reading_name(ruling, reading)), reading);
    EXPECT_FALSE(reading_named(ruling, ""));
    EXPECT_FALSE(reading_named(ruling, "maybe"));
  }
  EXPECT_FALSE(ruling_named(""));
  EXPECT_FALSE(ruling_named("Line-cutters"));
  EXPECT_FALSE(reading_named(Ruling::line_cutters, "open"));  // another ruling's
}

TEST(Rulings, BeginAtTheDefaults) {
  const Rulings literal;
  for (const Ruling ruling : all_rulings()) EXPECT_EQ(literal.reading(ruling), 0);
  EXPECT_EQ(to_text(literal), "literal");
  EXPECT_EQ(literal.get<TerrainBonus>(), TerrainBonus::whenever_defending);
}

TEST(Rulings, WithChangesOneReadingOfACopy) {
  const Rulings literal;
  const Rulings changed = literal.with(IsolatedShakenUnit::retreats);
  EXPECT_EQ(literal, Rulings{});
  EXPECT_EQ(changed.get<IsolatedShakenUnit>(), IsolatedShakenUnit::retreats);
  for (const Ruling ruling : all_rulings())
    EXPECT_EQ(changed.reading(ruling), ruling == Ruling::isolated_shaken_unit ? 2 : 0);
  EXPECT_EQ(changed.with(IsolatedShakenUnit::destroyed), literal);
}

TEST(Rulings, TextNamesWhatIsNotTheDefault) {
  const Rulings two =
      Rulings{}.with(TerrainBonus::only_when_attacked).with(LineCutters::fighting_units);
  EXPECT_EQ(to_text(two), "line-cutters: fighting-units, terrain-bonus: only-when-attacked");
}

TEST(Rulings, EverySingleChangeIsAnotherValueTextAndHash) {
  std::set<std::string> texts{to_text(Rulings{})};
  std::set<std::size_t> hashes{std::hash<Rulings>{}(Rulings{})};
  std::size_t count = 1;
  for (const Ruling ruling : all_rulings())
    for (int reading = 1; reading < reading_count(ruling); ++reading) {
      Rulings changed;
      changed.set(ruling, reading);
      EXPECT_FALSE(changed == Rulings{});
      texts.insert(to_text(changed));
      hashes.insert(std::hash<Rulings>{}(changed));
      ++count;
    }
  EXPECT_EQ(count, 1U + 22 + 5);  // five readings beyond the second
  EXPECT_EQ(texts.size(), count);
  EXPECT_EQ(hashes.size(), count);
}

}  // namespace
}  // namespace casebook
