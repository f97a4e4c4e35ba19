// Names of sides, kinds, letters, terrain, outcomes, ends and rules.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "casebook/model/answers.hpp"
#include "casebook/model/board.hpp"
#include "casebook/model/rule_id.hpp"
#include "casebook/model/side.hpp"

namespace casebook {
namespace {

TEST(Side, HasANameAndAnOpponent) {
  EXPECT_EQ(name(Side::north), "north");
  EXPECT_EQ(name(Side::south), "south");
  EXPECT_EQ(side_named("south"), Side::south);
  for (const char* text : {"", "North", "east", "north "}) EXPECT_FALSE(side_named(text)) << text;
  EXPECT_EQ(opponent(Side::north), Side::south);
  EXPECT_EQ(opponent(Side::south), Side::north);
}

struct KindNames {
  const char* key;
  const char* prose;
  Kind kind;
  char letter;
  bool fights;
};

constexpr KindNames kinds[] = {
    {"infantry", "infantry", Kind::infantry, 'I', true},
    {"cavalry", "cavalry", Kind::cavalry, 'C', true},
    {"foot-artillery", "foot artillery", Kind::foot_artillery, 'A', true},
    {"horse-artillery", "horse artillery", Kind::horse_artillery, 'H', true},
    {"foot-communications", "foot communications unit", Kind::foot_communications, 'R', false},
    {"mounted-communications", "mounted communications unit", Kind::mounted_communications, 'M',
     false},
};

TEST(Kind, HasTheKeyTheProseAndTheLetterOfScenarioFiles) {
  ASSERT_EQ(std::size(kinds), all_kinds.size());
  for (const KindNames& is : kinds) {
    EXPECT_EQ(name(is.kind), is.key);
    EXPECT_EQ(prose(is.kind), is.prose);
    EXPECT_EQ(kind_named(is.key), is.kind);
    EXPECT_EQ(letter({Side::north, is.kind}), is.letter);
    EXPECT_EQ(letter({Side::south, is.kind}), is.letter - 'A' + 'a');
    EXPECT_EQ(unit_of_letter(is.letter), (Unit{Side::north, is.kind}));
    EXPECT_EQ(is_fighting_unit(is.kind), is.fights);
    EXPECT_EQ(is_communications_unit(is.kind), !is.fights);
  }
  EXPECT_FALSE(kind_named("relay"));
  EXPECT_FALSE(kind_named("Infantry"));
}

TEST(Kind, FootAndHorseArtilleryAreArtillery) {
  for (const Kind kind : all_kinds)
    EXPECT_EQ(is_artillery(kind), kind == Kind::foot_artillery || kind == Kind::horse_artillery);
}

TEST(Letter, OthersStandForNoUnit) {
  const std::string letters = "ICAHRMicahrm";
  for (int code = 0; code < 128; ++code) {
    const char character = static_cast<char>(code);
    const bool known = letters.find(character) != std::string::npos;
    EXPECT_EQ(unit_of_letter(character).has_value(), known) << code;
  }
}

TEST(Terrain, HasAName) {
  EXPECT_EQ(name(Terrain::plain), "plain");
  EXPECT_EQ(name(Terrain::mountain), "mountain");
  EXPECT_EQ(name(Terrain::pass), "pass");
  EXPECT_EQ(name(Terrain::fort), "fort");
}

TEST(Outcome, HasAName) {
  for (const auto& [outcome, text] :
       {std::pair{Outcome::none, "none"}, std::pair{Outcome::resists, "resists"},
        std::pair{Outcome::shaken, "shaken"}, std::pair{Outcome::destroyed, "destroyed"}}) {
    EXPECT_EQ(name(outcome), text);
    EXPECT_EQ(outcome_named(text), outcome);
  }
  EXPECT_FALSE(outcome_named("wins"));
}

TEST(EndCause, IsNamedByItsRule) {
  EXPECT_EQ(rule_of(EndCause::both_arsenals), rule::end_both_arsenals);
  EXPECT_EQ(rule_of(EndCause::no_fighting_unit), rule::end_no_fighting_unit);
  EXPECT_EQ(rule_of(EndCause::all_isolated), rule::end_all_isolated);
  EXPECT_EQ(rule_of(EndCause::surrender), rule::end_surrender);
  EXPECT_EQ(rule_of(EndCause::draw_agreed), rule::end_draw_agreed);
  EXPECT_EQ(end_cause_named("end.no-fighting-unit"), EndCause::no_fighting_unit);
  EXPECT_FALSE(end_cause_named("end.at-once"));
}

TEST(RuleId, EachIsNamedOnceAndFoundByItsName) {
  std::set<std::string_view> names;
  for (const RuleId id : rule::all) {
    EXPECT_TRUE(names.insert(id.text).second) << id.text << " is named twice";
    EXPECT_EQ(rule_named(id.text), id);
  }
  EXPECT_FALSE(rule_named(""));
  EXPECT_FALSE(rule_named("move.speed "));
}

TEST(RuleId, IsASectionAndWordsNeverANumber) {
  for (const RuleId id : rule::all) {
    const auto point = id.text.find('.');
    ASSERT_NE(point, std::string_view::npos) << id.text;
    EXPECT_TRUE(std::all_of(id.text.begin(), id.text.end(), [](char c) {
      return (c >= 'a' && c <= 'z') || c == '-' || c == '.';
    })) << id.text;
    EXPECT_EQ(id.text.find('.', point + 1), std::string_view::npos) << id.text;
  }
}

}  // namespace
}  // namespace casebook
