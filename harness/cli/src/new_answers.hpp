// What `casebook new` is told, on the command line or by a person who is asked.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "scaffold.hpp"

namespace casebook::cli {

struct NewAnswers {
  std::optional<std::string> file;
  std::optional<std::string> rule;
  std::optional<std::string> title;
  std::optional<std::string> map;
  std::optional<std::string> to_move;
  std::optional<std::string> check;
  std::optional<std::string> theme;
  std::optional<std::string> id;

  // Whether anything but the file is told.
  bool any() const { return rule || title || map || to_move || check || theme || id; }
};

// One thing to be told.
struct Question {
  const char* option;  // "--rule"
  const char* words;   // for a person: "rule under test"
  std::optional<std::string> NewAnswers::*answer;
  std::string (*proposal)(const NewAnswers& so_far);  // where nothing is told
  std::string (*problem)(const std::string& answer);  // why it cannot be taken, or ""
};

// In the order of asking: the proposals depend on earlier answers.
const std::vector<Question>& new_questions();

// All of it understood; what is not told is as proposed. In error, one message with its option.
tl::expected<NewScenario, std::string> understood(NewAnswers answers);

// Where the file goes: the one told, or scenarios/THEME/ID.yaml.
std::string path_for(const NewAnswers& answers, const NewScenario& scenario);

}  // namespace casebook::cli
