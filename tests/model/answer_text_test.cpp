#include "casebook/model/answer_text.hpp"

#include <gtest/gtest.h>

namespace casebook {
namespace {

Square at(const char* text) { return *Square::parse(text); }

TEST(AnswerText, NamesEveryKindOfLink) {
  EXPECT_EQ(to_text(Link{LinkKind::arsenal_line, at("T3"), at("K12")}), "T3 line K12");
  EXPECT_EQ(to_text(Link{LinkKind::redirected_line, at("K12"), at("K15")}), "K12 redirected K15");
  EXPECT_EQ(to_text(Link{LinkKind::contact, at("K15"), at("K16")}), "K15 contact K16");
  EXPECT_EQ(to_text(Link{LinkKind::on_arsenal, at("T3"), at("T3")}), "T3 on-arsenal T3");
}

TEST(AnswerText, SaysWhereALineIsCut) {
  EXPECT_EQ(to_text(Cut{at("T3"), at("P7"), rule::communication_severed}), "T3 at P7");
}

TEST(AnswerText, TellsEveryKindOfEvent) {
  const auto told = [](Event::Kind kind, const std::optional<RuleId>& rule) {
    return to_text(Event{kind, at("K15"), at("K16"), rule, std::nullopt});
  };
  EXPECT_EQ(told(Event::Kind::removed, rule::retreat_no_room), "K15 removed by retreat.no-room");
  EXPECT_EQ(told(Event::Kind::moved, std::nullopt), "K15-K16");
  EXPECT_EQ(told(Event::Kind::attacked, std::nullopt), "xK15");
  EXPECT_EQ(told(Event::Kind::arsenal_destroyed, std::nullopt), "*K15");
  EXPECT_EQ(told(Event::Kind::ended_turn, std::nullopt), "end of turn");
  EXPECT_EQ(told(Event::Kind::ended_war, rule::end_all_isolated),
            "end of war by end.all-isolated");
}

}  // namespace
}  // namespace casebook
