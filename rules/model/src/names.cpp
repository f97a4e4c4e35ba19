#include <cctype>
#include <utility>

#include "casebook/model/answers.hpp"
#include "casebook/model/rule_id.hpp"
#include "casebook/model/side.hpp"

namespace casebook {
namespace {

constexpr std::array<std::string_view, 2> side_names{"north", "south"};
constexpr std::array<std::string_view, 6> kind_names{"infantry",
                                                     "cavalry",
                                                     "foot-artillery",
                                                     "horse-artillery",
                                                     "foot-communications",
                                                     "mounted-communications"};
constexpr std::array<std::string_view, 6> kind_prose{"infantry",
                                                     "cavalry",
                                                     "foot artillery",
                                                     "horse artillery",
                                                     "foot communications unit",
                                                     "mounted communications unit"};
constexpr std::string_view letters = "ICAHRM";
constexpr std::array<std::string_view, 4> outcome_names{"none", "resists", "shaken", "destroyed"};
constexpr std::array<RuleId, 5> end_rules{rule::end_both_arsenals, rule::end_no_fighting_unit,
                                          rule::end_all_isolated, rule::end_surrender,
                                          rule::end_draw_agreed};

template <class Value, std::size_t count>
std::optional<Value> value_named(const std::array<std::string_view, count>& names,
                                 std::string_view text) {
  for (std::size_t i = 0; i < count; ++i)
    if (names[i] == text) return static_cast<Value>(i);
  return std::nullopt;
}

}  // namespace

std::string_view name(Side side) { return side_names[static_cast<std::size_t>(side)]; }
std::optional<Side> side_named(std::string_view text) {
  return value_named<Side>(side_names, text);
}

std::string_view name(Kind kind) { return kind_names[static_cast<std::size_t>(kind)]; }
std::string_view prose(Kind kind) { return kind_prose[static_cast<std::size_t>(kind)]; }
std::optional<Kind> kind_named(std::string_view text) {
  return value_named<Kind>(kind_names, text);
}

char letter(Unit unit) {
  const char upper = letters[static_cast<std::size_t>(unit.kind)];
  return unit.side == Side::north ? upper : static_cast<char>(upper - 'A' + 'a');
}

std::optional<Unit> unit_of_letter(char letter) {
  for (const Side side : all_sides)
    for (const Kind kind : all_kinds)
      if (casebook::letter({side, kind}) == letter) return Unit{side, kind};
  return std::nullopt;
}

std::string_view name(Outcome outcome) { return outcome_names[static_cast<std::size_t>(outcome)]; }
std::optional<Outcome> outcome_named(std::string_view text) {
  return value_named<Outcome>(outcome_names, text);
}

RuleId rule_of(LinkKind kind) {
  switch (kind) {
    case LinkKind::on_arsenal: return rule::communication_on_the_arsenal;
    case LinkKind::arsenal_line: return rule::communication_direct;
    case LinkKind::redirected_line: return rule::communication_redirected;
    case LinkKind::contact: break;
  }
  return rule::communication_contact;
}

RuleId rule_of(EndCause cause) { return end_rules[static_cast<std::size_t>(cause)]; }
std::optional<EndCause> end_cause_named(std::string_view rule) {
  for (std::size_t i = 0; i < end_rules.size(); ++i)
    if (end_rules[i].text == rule) return static_cast<EndCause>(i);
  return std::nullopt;
}

std::optional<RuleId> rule_named(std::string_view text) {
  for (const RuleId id : rule::all)
    if (id.text == text) return id;
  return std::nullopt;
}

}  // namespace casebook
