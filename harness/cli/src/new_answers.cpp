#include "new_answers.hpp"

#include <cctype>
#include <map>

#include "casebook/corpus/registers.hpp"
#include "did_you_mean.hpp"
#include "slug.hpp"

namespace casebook::cli {
namespace {

constexpr std::size_t longest_word = 30;  // the bounds of an id, as in scenarios/schema.json
constexpr std::size_t longest_id = 120;

// ---------------------------------------------------------------- single answers

std::string rule_problem(const std::string& text) {
  if (rule_named(text)) return "";
  std::vector<std::string_view> names;
  for (const RuleId rule : rule::all) names.push_back(rule.text);
  return "there is no rule `" + text.substr(0, 60) + "`" + did_you_mean(text, names) +
         "; `casebook rules` lists them";
}

std::string title_problem(const std::string& text) {
  if (text.find_first_not_of(" \t") == std::string::npos) return "the title is blank";
  for (const char sign : text) {
    if (std::iscntrl(static_cast<unsigned char>(sign)) != 0) {
      return "a control character stands in the title";
    }
  }
  return "";
}

// "9x7": 9 columns, 7 rows.
std::optional<std::pair<int, int>> size_from(const std::string& text) {
  const std::size_t sign = text.find('x');
  const auto number = [](const std::string& digits) {
    const bool reads = !digits.empty() && digits.size() <= 2 &&
                       digits.find_first_not_of("0123456789") == std::string::npos;
    return reads ? std::stoi(digits) : 0;
  };
  if (sign == std::string::npos) return std::nullopt;
  const int columns = number(text.substr(0, sign));
  const int rows = number(text.substr(sign + 1));
  if (columns < 2 || columns > Square::columns || rows < 1 || rows > Square::rows) {
    return std::nullopt;
  }
  return std::pair(columns, rows);
}

std::string map_problem(const std::string& text) {
  if (text == "book" || text == "open" || size_from(text)) return "";
  return "write book, open, or the columns and rows of a map of its own, such as 9x7 (2 to 25 "
         "columns, 1 to 20 rows)";
}

std::string side_problem(const std::string& text) {
  return side_named(text) ? "" : "write north or south";
}

std::optional<FirstCheck> check_from(const std::string& text) {
  const std::map<std::string, FirstCheck::Kind> alone{
      {"communication", FirstCheck::Kind::communication},
      {"turn", FirstCheck::Kind::turn},
      {"refused", FirstCheck::Kind::refused}};
  const std::map<std::string, FirstCheck::Kind> of_a_square{{"attack", FirstCheck::Kind::attack},
                                                            {"moves", FirstCheck::Kind::moves}};
  if (const auto kind = alone.find(text); kind != alone.end()) return FirstCheck{kind->second, {}};
  const std::size_t colon = text.find(':');
  if (colon == std::string::npos) return std::nullopt;
  const auto kind = of_a_square.find(text.substr(0, colon));
  const auto square = Square::parse(text.substr(colon + 1));
  if (kind == of_a_square.end() || !square) return std::nullopt;
  return FirstCheck{kind->second, square};
}

std::string check_problem(const std::string& text) {
  if (check_from(text)) return "";
  return "write communication, attack:L15, moves:K15, turn or refused";
}

// "A gap ends it!": "a-gap-ends-it"
std::string slug(const std::string& text) {
  std::string words;
  std::size_t length = 0;  // of the last word
  bool is_between = false;
  for (const char sign : text) {
    const auto code = static_cast<unsigned char>(sign);
    if (code >= 0x80 || std::isalnum(code) == 0) {
      is_between = is_between || sign != '\'';
      continue;
    }
    if (is_between && !words.empty()) {
      if (words.size() + longest_word > longest_id) break;
      words += '-';
      length = 0;
    }
    is_between = false;
    if (length++ < longest_word) words += static_cast<char>(std::tolower(code));
  }
  return words;
}

// ---------------------------------------------------------------- proposals

std::string section_of(const NewAnswers& answers) {
  const auto rule = rule_named(answers.rule.value_or(""));
  return rule ? corpus::registers().of(*rule).section : "";
}

BoardPointer board_from(const std::string& text) {
  if (text == "book") return book_map();
  if (text == "open") return open_map();
  const auto size = size_from(text).value();
  Board board(size.first, size.second);
  board.set_arsenal(Square(0, 0), Side::north);
  board.set_arsenal(Square(size.second - 1, size.first - 1), Side::south);
  return std::make_shared<const Board>(board);
}

std::string proposed_check(const NewAnswers& answers) {
  const std::string section = section_of(answers);
  for (const char* fighting : {"factor", "fire", "charge", "support", "clash"}) {
    if (section == fighting) {
      return "attack:" + middle_of(*board_from(answers.map.value_or("book"))).text();
    }
  }
  const auto rule = rule_named(answers.rule.value_or(""));
  if (rule && corpus::registers().of(*rule).kind == corpus::RuleKind::permission) return "refused";
  return "communication";
}

std::string proposed_theme(const NewAnswers& answers) {
  const std::map<std::string, std::string> themes{
      {"arsenal", "arsenals"}, {"charge", "charges"},    {"clash", "support"},
      {"factor", "forts"},     {"fire", "artillery"},    {"deployment", "openings"},
      {"move", "movement"},    {"terrain", "mountains"}, {"retreat", "one-point-retreats"},
  };
  const std::string section = section_of(answers);
  const auto theme = themes.find(section);
  return theme == themes.end() ? section : theme->second;
}

std::string id_of_file(const std::string& file) {
  constexpr std::string_view ending = ".yaml";
  const std::size_t slash = file.rfind('/');
  const std::string last = slash == std::string::npos ? file : file.substr(slash + 1);
  const bool has_ending = last.size() > ending.size() &&
                          last.compare(last.size() - ending.size(), ending.size(), ending) == 0;
  return has_ending ? last.substr(0, last.size() - ending.size()) : "";
}

std::string proposed_id(const NewAnswers& answers) {
  if (answers.file) return id_of_file(*answers.file);
  return slug(answers.title.value_or(""));
}

std::string about_file(const NewAnswers& answers) {
  if (!answers.file) return "";
  const std::string id = id_of_file(*answers.file);
  if (id.empty()) return "FILE: `" + *answers.file + "` does not end in a name and .yaml";
  if (answers.id == id) return "";
  return "--id: the file's name asks for " + id + "; leave the option out";
}

}  // namespace

const std::vector<Question>& new_questions() {
  static const std::vector<Question> all{
      {"--rule", "rule under test", &NewAnswers::rule,
       [](const NewAnswers&) { return std::string("communication.direct"); }, rule_problem},
      {"--title", "title", &NewAnswers::title,
       [](const NewAnswers& answers) { return "A case of " + answers.rule.value_or(""); },
       title_problem},
      {"--map", "map (book, open, or columns x rows such as 9x7)", &NewAnswers::map,
       [](const NewAnswers&) { return std::string("book"); }, map_problem},
      {"--to-move", "side to move", &NewAnswers::to_move,
       [](const NewAnswers&) { return std::string("north"); }, side_problem},
      {"--check", "first check (communication, attack:L15, moves:K15, turn, refused)",
       &NewAnswers::check, proposed_check, check_problem},
      {"--theme", "theme, a folder below scenarios", &NewAnswers::theme, proposed_theme,
       slug_problem},
  };
  return all;
}

tl::expected<NewScenario, std::string> understood(NewAnswers answers) {
  for (const Question& question : new_questions()) {
    std::optional<std::string>& answer = answers.*question.answer;
    if (!answer) answer = question.proposal(answers);
    const std::string problem = question.problem(*answer);
    if (!problem.empty()) return tl::make_unexpected(question.option + (": " + problem));
  }
  if (!answers.id) answers.id = proposed_id(answers);
  if (const std::string problem = about_file(answers); !problem.empty()) {
    return tl::make_unexpected(problem);
  }
  if (const std::string problem = slug_problem(*answers.id); !problem.empty()) {
    return tl::make_unexpected("--id: " + problem);
  }
  NewScenario scenario;
  scenario.id = *answers.id;
  scenario.title = *answers.title;
  scenario.rule = rule_named(*answers.rule).value();
  scenario.board = board_from(*answers.map);
  if (size_from(*answers.map)) scenario.map_notation = scenario::MapNotation::drawing;
  scenario.to_move = side_named(*answers.to_move).value();
  scenario.check = check_from(*answers.check).value();
  if (scenario.check.square && !scenario.board->contains(*scenario.check.square)) {
    return tl::make_unexpected("--check: " + scenario.check.square->text() + " is off the map");
  }
  return scenario;
}

std::string path_for(const NewAnswers& answers, const NewScenario& scenario) {
  if (answers.file) return *answers.file;
  NewAnswers told = answers;
  told.rule = std::string(scenario.rule.text);
  return "scenarios/" + answers.theme.value_or(proposed_theme(told)) + "/" + scenario.id + ".yaml";
}

}  // namespace casebook::cli
