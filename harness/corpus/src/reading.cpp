#include "reading.hpp"

#include <algorithm>

#include "casebook/corpus/registers.hpp"
#include "casebook/model/action.hpp"
#include "text.hpp"

namespace casebook::corpus {
namespace {

using scenario::Place;

std::vector<std::string> all_rule_names() {
  std::vector<std::string> names;
  for (const RuleId id : rule::all) names.emplace_back(id.text);
  return names;
}

std::size_t rank(RuleId id) {
  return static_cast<std::size_t>(std::find(std::begin(rule::all), std::end(rule::all), id) -
                                  std::begin(rule::all));
}

}  // namespace

Square square_of(const std::string& text) { return Square::parse(text).value(); }
Square square_of(const yaml::Node& node) { return square_of(node.text); }

void Reading::fault(Place place, std::string message) {
  faults.push_back({place, std::move(message)});
}

std::vector<Square> Reading::squares(const yaml::Node& list) {
  Squares seen;
  for (const auto& item : list.items) {
    const Square square = square_of(*item);
    if (seen.contains(square)) fault(item->place, square.text() + " stands in this list twice");
    seen.insert(square);
  }
  std::vector<Square> sorted;
  for (const Square square : seen) sorted.push_back(square);
  return sorted;
}

bool Reading::is_on(const yaml::Node& node, Square square, const Board& board) {
  if (board.contains(square)) return true;
  fault(node.place, square.text() + " is off the map, whose last square is " +
                        Square(board.rows() - 1, board.columns() - 1).text());
  return false;
}

std::vector<Square> Reading::squares_on(const yaml::Node& list, const Board& board) {
  for (const auto& item : list.items) is_on(*item, square_of(*item), board);
  return squares(list);
}

std::optional<RuleId> Reading::rule(const yaml::Node& node) {
  const auto id = rule_named(node.text);
  if (!id) {
    fault(node.place, "the rule book has no rule " + shown(node.text) +
                          did_you_mean(node.text, all_rule_names()));
  }
  return id;
}

std::vector<RuleId> Reading::rules(const yaml::Node& list) {
  std::vector<RuleId> ids;
  for (const auto& item : list.items) {
    const auto id = rule(*item);
    if (!id) continue;
    if (std::find(ids.begin(), ids.end(), *id) != ids.end()) {
      fault(item->place, shown(item->text) + " stands in this list twice");
    }
    ids.push_back(*id);
  }
  return ids;
}

std::vector<RuleId> Reading::rules_in_order(const yaml::Node& list) {
  std::vector<RuleId> ids = rules(list);
  const auto earlier = [](RuleId a, RuleId b) { return rank(a) < rank(b); };
  if (!std::is_sorted(ids.begin(), ids.end(), earlier)) {
    std::stable_sort(ids.begin(), ids.end(), earlier);
    std::string order;
    for (const RuleId id : ids) order += (order.empty() ? "" : ", ") + std::string(id.text);
    fault(list.place, "in the rule book's order this list is [" + order + "]");
  }
  return ids;
}

std::optional<RuleId> Reading::permission(const yaml::Node& node) {
  const auto id = rule(node);
  if (!id || registers().of(*id).kind == RuleKind::permission) return id;
  fault(node.place, shown(node.text) + " cannot refuse an action (its kind is " +
                        std::string(name(registers().of(*id).kind)) +
                        "): name the permission that does");
  return std::nullopt;
}

std::string Reading::play(const yaml::Node& node) {
  const auto turn = turn_from_text(node.text);
  if (!turn) fault(inside(node, turn.error().offset), turn.error().message);
  return node.text;
}

std::string Reading::line(const yaml::Node& node) {
  std::string text = running_text(node.text);
  if (text.empty()) fault(node.place, "a text expected, but this one is blank");
  return text;
}

std::string Reading::prose(const yaml::Node& node) {
  std::string text = paragraphs(node.text);
  if (text.empty()) fault(node.place, "a text expected, but this one is blank");
  return text;
}

std::vector<std::string> Reading::texts(const yaml::Node& node) {
  if (node.kind == yaml::Node::Kind::text) return {running_text(node.text)};
  std::vector<std::string> all;
  for (const auto& item : node.items) all.push_back(running_text(item->text));
  return all;
}

Place Reading::inside(const yaml::Node& node, std::size_t offset) const {
  const bool quoted = node.style == yaml::Node::Style::quoted;
  const std::size_t begin = node.offset + (quoted ? 1 : 0);
  // With escapes or line breaks the text is not the file's; then its beginning has to do.
  if (begin > text_.size() || text_.substr(begin, node.text.size()) != node.text) return node.place;
  return place_of(text_, begin + offset);
}

}  // namespace casebook::corpus
