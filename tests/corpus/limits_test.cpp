// Every bound of casebook/model/limits.hpp that a file can meet: at it, and one over it.
#include "casebook/model/limits.hpp"

#include <chrono>

#include "example.hpp"

namespace casebook::corpus {
namespace {

using ::testing::HasSubstr;

std::string first_message(const std::string& text) {
  const auto errors = errors_in(text);
  return errors.empty() ? "" : errors.front().message;
}

TEST(Limits, AFileHas64KiB) {
  std::string text(example);
  text += "#" + std::string(limits::file_bytes - text.size() - 2, 'x') + "\n";
  ASSERT_EQ(text.size(), limits::file_bytes);
  EXPECT_EQ(first_message(text), "");
  text.insert(0, "\n");
  const auto errors = errors_in(text);
  ASSERT_EQ(errors.size(), 1U);
  EXPECT_EQ(errors[0].line, 0);
  EXPECT_THAT(errors[0].message, HasSubstr("more than 64 KiB"));
}

// `levels` lists in one another below the map of the file, which is a level too.
std::string nested(int levels) {
  const auto brackets = static_cast<std::size_t>(levels - 1);
  return "a: " + std::string(brackets, '[') + "x" + std::string(brackets, ']') + "\n";
}

TEST(Limits, AFileHas32Levels) {
  EXPECT_THAT(first_message(nested(limits::nesting)), HasSubstr("unknown key `a`"));
  EXPECT_THAT(first_message(nested(limits::nesting + 1)), HasSubstr("more than 32 levels"));
  std::string blocks;
  for (int i = 0; i < 300; ++i) blocks += std::string(static_cast<std::size_t>(i), ' ') + "a:\n";
  EXPECT_THAT(first_message(blocks), HasSubstr("more than 32 levels"));
  EXPECT_FALSE(errors_in(std::string(60'000, '[')).empty());
  EXPECT_FALSE(errors_in(std::string(60'000, '{')).empty());
}

TEST(Limits, LevelsCountThroughAliases) {
  const auto text = [](int inner, int outer) {
    const auto a = static_cast<std::size_t>(inner);
    const auto b = static_cast<std::size_t>(outer);
    return "a: &a " + std::string(a, '[') + "x" + std::string(a, ']') +
           "\nb: " + std::string(b, '[') + "*a" + std::string(b, ']') + "\n";
  };
  EXPECT_THAT(first_message(text(20, 11)), HasSubstr("unknown key `a`"));
  EXPECT_THAT(first_message(text(20, 12)), HasSubstr("more than 32 levels"));
}

// A map, its key, a list, and as many items as make up `nodes` nodes.
std::string of_nodes(std::size_t nodes) {
  std::string text = "a: [";
  for (std::size_t i = 3; i < nodes; ++i) text += "x,";
  return text + "]\n";
}

TEST(Limits, AFileHas20000Nodes) {
  EXPECT_THAT(first_message(of_nodes(limits::nodes)), HasSubstr("unknown key `a`"));
  EXPECT_THAT(first_message(of_nodes(limits::nodes + 1)), HasSubstr("more than 20,000 nodes"));
}

// Nine levels of ten aliases each: a billion nodes if they were written out.
TEST(Limits, NodesCountThroughAliases) {
  std::string text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
  for (int i = 1; i < 10; ++i) {
    const std::string before = "*a" + std::to_string(i - 1);
    text += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + before;
    for (int j = 1; j < 10; ++j) text += ", " + before;
    text += "]\n";
  }
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_THAT(first_message(text), HasSubstr("counted through aliases"));
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
}

TEST(Limits, TextCountsThroughAliases) {
  std::string text = "a: &a \"" + std::string(30'000, 'x') + "\"\nb: [*a";
  for (int i = 0; i < 1000; ++i) text += ", *a";
  EXPECT_THAT(first_message(text + "]\n"), HasSubstr("more than 64 KiB"));
}

TEST(Limits, ATurnHas1000Actions) {
  std::string turn = "C3-B3";
  for (std::size_t i = 1; i < limits::actions_in_turn; ++i) turn += " xC5";
  const auto message = [](const std::string& play) {
    return first_message(with("play: \"C3-A1\"", "play: \"" + play + "\""));
  };
  EXPECT_EQ(message(turn), "");
  EXPECT_THAT(message(turn + " xC5"), HasSubstr("more than 1000 actions"));
}

TEST(Limits, AGameHas1000Turns) {
  const auto message = [](std::size_t turns) {
    std::string list = "[\"C3-B3\"";
    for (std::size_t i = 1; i < turns; ++i) list += ", \"-\"";
    return first_message(with("[\"C3-B3\", \"-\"]", list + "]"));
  };
  EXPECT_EQ(message(limits::turns_in_game), "");
  EXPECT_THAT(message(limits::turns_in_game + 1), HasSubstr("at most 1000"));
}

TEST(Limits, APositionHas500Units) {
  std::string all;
  for (int index = 0; index < Square::count; ++index)
    all += (all.empty() ? "" : ", ") + Square::at(index).text();
  const auto message = [](const std::string& squares) {
    return first_message(
        "id: a-case\ntitle: A\nrules: [move.speed]\nwhy: W\nsource: {original: true}\n"
        "position:\n  map: {columns: 25, rows: 20}\n  to-move: north\n  north: {infantry: [" +
        squares + "]}\nchecks: [{moves: {all: []}}]\n");
  };
  EXPECT_EQ(message(all), "");
  EXPECT_THAT(message(all + ", A1"), HasSubstr("at most 500"));
}

TEST(Limits, HostileTextsAreAnsweredSoon) {
  std::vector<std::string> texts;
  for (const char* part :
       {"- ",  "? ",   "&a ", "*a ",   "!a ",   "\"",   "'",       "a: ", "{a: ", "[",
        "|\n", ">\n ", "%\n", "---\n", "...\n", "# \n", "a: &a\n", "\\",  ", ",   "]"}) {
    std::string text;
    while (text.size() + 10 < limits::file_bytes) text += part;
    texts.push_back(text);
    texts.push_back("a: " + text);
  }
  texts.push_back("id: " + std::string(60'000, 'a') + "\n");
  texts.push_back(with("title: Two", "title: " + std::string(60'000, 'a')));
  texts.push_back(with("[clash.destroyed", "[" + std::string(60'000, 'a') + ".b"));
  texts.push_back(with("in: [C4]", "in: [" + std::string(60'000, 'C') + "]"));
  for (const std::string& text : texts) {
    const auto begin = std::chrono::steady_clock::now();
    const auto errors = errors_in(text);
    EXPECT_FALSE(errors.empty()) << text.substr(0, 20);
    EXPECT_LE(errors.size(), 20U) << text.substr(0, 20);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20))
        << text.substr(0, 20);
    for (const FileError& error : errors) EXPECT_LT(error.message.size(), 2000U);
  }
}

}  // namespace
}  // namespace casebook::corpus
