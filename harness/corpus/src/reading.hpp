// What reading a scenario's nodes needs everywhere: the text, for places inside it, and the faults
// found so far. The nodes have passed the schema; what is read here no schema can say.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "casebook/scenario/scenario.hpp"
#include "schema.hpp"
#include "yaml.hpp"

namespace casebook::corpus {

class Reading {
 public:
  explicit Reading(std::string_view text, Answers answers = Answers::required)
      : text_(text), answers_(answers) {}

  void fault(scenario::Place place, std::string message);
  std::vector<yaml::Fault> faults;

  // Whether a check without its answer is a fault.
  Answers answers() const { return answers_; }
  // The places of the checks that could say more about the answer, in the order of reading.
  std::vector<scenario::Place> unanswered;

  // A list of squares without repetition, in reading order.
  std::vector<Square> squares(const yaml::Node& list);
  // The same; each on the board.
  std::vector<Square> squares_on(const yaml::Node& list, const Board& board);
  // Whether the square is on the board, else a fault.
  bool is_on(const yaml::Node& node, Square square, const Board& board);

  // An id of the rule book, or a fault and nothing.
  std::optional<RuleId> rule(const yaml::Node& node);
  // Ids without repetition.
  std::vector<RuleId> rules(const yaml::Node& list);
  // Ids without repetition, in the order of the rule book.
  std::vector<RuleId> rules_in_order(const yaml::Node& list);
  // A rule that can refuse an action.
  std::optional<RuleId> permission(const yaml::Node& node);

  // The text of a turn; one that cannot be read is a fault at the very word.
  std::string play(const yaml::Node& node);

  // Running text in one line; in paragraphs.
  std::string line(const yaml::Node& node);
  std::string prose(const yaml::Node& node);
  // A text, or a list of texts.
  static std::vector<std::string> texts(const yaml::Node& node);

  // The place `offset` bytes into a node's text.
  scenario::Place inside(const yaml::Node& node, std::size_t offset) const;
  std::string_view text() const { return text_; }

 private:
  std::string_view text_;
  Answers answers_;
};

// The square of a node that the schema knows for one.
Square square_of(const yaml::Node& node);
Square square_of(const std::string& text);

// A position and how its file writes it.
struct ReadPosition {
  Position position;
  scenario::UnitNotation unit_notation = scenario::UnitNotation::lists;
  scenario::MapNotation map_notation = scenario::MapNotation::named;
  std::optional<scenario::Window> window;
};
// Nothing where there were faults.
std::optional<ReadPosition> read_position(Reading& reading, const yaml::Node& node);

// Of what the checks are asked: of the position in the file, whose units are known here, or of what
// follows a turn.
enum class Moment { as_given, after_a_turn };
std::vector<scenario::Check> read_checks(Reading& reading, const yaml::Node& list,
                                         const Position& position, Moment moment);

// Faults in what an attack check says of itself and of the position.
void judge_attack(Reading& reading, const yaml::Node& node, const scenario::AttackCheck& check,
                  const Position& position, Moment moment);

// The whole scenario; meaningless where there were faults.
scenario::Scenario read_nodes(Reading& reading, const yaml::Node& root);

}  // namespace casebook::corpus
